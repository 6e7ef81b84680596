/**
 * The run time of managed objects, in MAPLE: parsed into a program that needs it and lowered with it, so that it works
 * on every engine and for every target (docs/decisions/0073-objects.md).
 *
 *     object - 16   its class: the address of a `$__class`
 *     object - 8    references to it; below 0: never reclaimed. Dead and waiting: address of the next such object
 *     object - 4    length of an array
 *     object        its fields or elements
 *
 * An object whose count falls to zero is pushed on a list, and the list is emptied in a loop: what an object alone holds
 * is pushed in its turn. A dead array of references needs its length, so it is linked through its first element, which
 * is let go at once; that this may be an array again is a loop too. A class is itself a permanent object.
 *
 * What was reclaimed keeps a count of 0 until its memory is used again: counting it is a trap, and so is counting an address
 * whose class is none.
 *
 * An object of a class below java.lang.Throwable has one word more, behind its fields: its message (`message` of the class
 * says where). It is a string, or the text of one, and not counted.
 *
 * A weak reference is an address in a place that $__weaks knows: a list of places for each of 256 groups of targets. When
 * the target dies, its places become null; when the object around a place dies, the place is forgotten.
 */

/** The fields of a class, as a structure of its own and as the part of each class's variable behind the header. */
export const classFields =
  '@name ptr, @parent ptr, @supers ptr, @superCount i32, @kind i32, @drop ptr, @keys ptr, @methods ptr, @methodCount i32, @message i32';

/** Numbers of the fields of `$__class` and of the variable of a class. */
export const classField = { drop: 6, message: 10, vtable: 11 } as const;
export const CLASS_DATA = 4;

/** The class of all classes: what is behind an object's header points to something that points here. */
const classOfClasses = '$__class.Ljava_2Flang_2FClass_3B';

export const runtimeText = `
type $__class <struct {${classFields}, @vtable <[] ptr>}>
type $__monitor <struct {@object ptr, @depth i32, @next <* <$__monitor>>}>
type $__weak <struct {@cell ptr, @target ref, @next <* <$__weak>>}>
var $__dead ptr
var $__weaks <[256] ptr>
var $__weak_count i32
var $__monitors <* <$__monitor>>

func &__object_new (var %class ptr, var %size u64, var %count i32, var %length i32) ptr {
  var %raw ptr
  if (gt u1 u64 (dread u64 %size, constval u64 0x7fff0000)) { call &samara_trap (constval i32 2, constval ptr 0) }
  dassign %raw (malloc ptr (add u64 (dread u64 %size, constval u64 16)))
  if (eq u1 ptr (dread ptr %raw, constval ptr 0)) { call &samara_trap (constval i32 2, constval ptr 0) }
  call &__object_place (dread ptr %raw, dread ptr %class, dread u64 %size, dread i32 %count, dread i32 %length)
  return (regread ptr %%retval0)
}

func &__object_place (var %raw ptr, var %class ptr, var %size u64, var %count i32, var %length i32) ptr {
  intrinsiccall C_memset (dread ptr %raw, constval i32 0, add u64 (dread u64 %size, constval u64 16))
  iassignoff ptr 0 (dread ptr %raw, dread ptr %class)
  iassignoff i32 8 (dread ptr %raw, dread i32 %count)
  iassignoff i32 12 (dread ptr %raw, dread i32 %length)
  return (add ptr (dread ptr %raw, constval ptr 16))
}

func &__array_new (var %class ptr, var %element u64, var %count i32, var %length i32) ref {
  if (lt u1 i32 (dread i32 %length, constval i32 0)) { call &samara_trap (constval i32 1, conststr ptr "an array of negative length") }
  call &__object_new (dread ptr %class, mul u64 (dread u64 %element, cvt u64 u32 (dread u32 %length)), dread i32 %count, dread i32 %length)
  return (regread ref %%retval0)
}

func &__incref (var %object ref) void {
  var %count i32
  if (eq u1 ref (dread ref %object, constval ref 0)) { return () }
  dassign %count (ireadoff i32 -8 (dread ref %object))
  if (gt u1 i32 (dread i32 %count, constval i32 0)) {
    call &__must_be_object (ireadoff ptr -16 (dread ref %object), conststr ptr "incref of what is no managed object")
    iassignoff i32 -8 (dread ref %object, add i32 (dread i32 %count, constval i32 1))
    return ()
  }
  if (eq u1 i32 (dread i32 %count, constval i32 0)) { call &samara_trap (constval i32 3, conststr ptr "incref of an object without references") }
  return ()
}

func &__must_be_object (var %class ptr, var %detail ptr) void {
  if (ne u1 ptr (dread ptr %class, constval ptr 0)) {
    if (eq u1 ptr (ireadoff ptr -16 (dread ptr %class), addrof ptr ${classOfClasses} 4)) { return () }
  }
  call &samara_trap (constval i32 6, dread ptr %detail)
  return ()
}

func &__decref (var %object ref) void {
  var %count i32
  if (eq u1 ref (dread ref %object, constval ref 0)) { return () }
  dassign %count (ireadoff i32 -8 (dread ref %object))
  if (lt u1 i32 (dread i32 %count, constval i32 0)) { return () }
  if (eq u1 i32 (dread i32 %count, constval i32 0)) { call &samara_trap (constval i32 3, conststr ptr "decref of an object without references") }
  call &__must_be_object (ireadoff ptr -16 (dread ref %object), conststr ptr "decref of what is no managed object")
  iassignoff i32 -8 (dread ref %object, sub i32 (dread i32 %count, constval i32 1))
  if (gt u1 i32 (dread i32 %count, constval i32 1)) { return () }
  call &__bury (dread ref %object)
  call &__empty_dead ()
  return ()
}

func &__decrefreset (var %cell ptr) void {
  var %object ref
  dassign %object (ireadoff ref 0 (dread ptr %cell))
  iassignoff ref 0 (dread ptr %cell, constval ref 0)
  call &__decref (dread ref %object)
  return ()
}

func &__release (var %object ref) void {
  var %count i32
  if (eq u1 ref (dread ref %object, constval ref 0)) { return () }
  dassign %count (ireadoff i32 -8 (dread ref %object))
  if (le u1 i32 (dread i32 %count, constval i32 0)) { return () }
  iassignoff i32 -8 (dread ref %object, sub i32 (dread i32 %count, constval i32 1))
  if (eq u1 i32 (dread i32 %count, constval i32 1)) { call &__bury (dread ref %object) }
  return ()
}

func &__bury (var %dead ref) void {
  var %object ref
  var %first ref
  var %count i32
  dassign %object (dread ref %dead)
  while (constval u1 1) {
    if (eq u1 i32 (iread i32 <* <$__class>> 5 (ireadoff ptr -16 (dread ref %object)), constval i32 0)) {
      iassignoff ptr -8 (dread ref %object, dread ptr $__dead)
      dassign $__dead (dread ref %object)
      return ()
    }
    if (eq u1 i32 (ireadoff i32 -4 (dread ref %object), constval i32 0)) {
      if (dread i32 $__weak_count) { call &__clear_weak (dread ref %object) }
      free (sub ptr (dread ref %object, constval ptr 16))
      return ()
    }
    dassign %first (ireadoff ref 0 (dread ref %object))
    iassignoff ptr 0 (dread ref %object, dread ptr $__dead)
    dassign $__dead (dread ref %object)
    if (eq u1 ref (dread ref %first, constval ref 0)) { return () }
    dassign %count (ireadoff i32 -8 (dread ref %first))
    if (le u1 i32 (dread i32 %count, constval i32 0)) { return () }
    iassignoff i32 -8 (dread ref %first, sub i32 (dread i32 %count, constval i32 1))
    if (gt u1 i32 (dread i32 %count, constval i32 1)) { return () }
    dassign %object (dread ref %first)
  }
}

func &__empty_dead () void {
  var %object ref
  var %class ptr
  var %i i32
  while (ne u1 ptr (dread ptr $__dead, constval ptr 0)) {
    dassign %object (dread ptr $__dead)
    dassign %class (ireadoff ptr -16 (dread ref %object))
    if (dread i32 $__weak_count) { call &__clear_weak (dread ref %object) }
    if (eq u1 i32 (iread i32 <* <$__class>> 5 (dread ptr %class), constval i32 0)) {
      dassign $__dead (ireadoff ptr -8 (dread ref %object))
      iassignoff i32 -8 (dread ref %object, constval i32 0)
      if (ne u1 ptr (iread ptr <* <$__class>> 6 (dread ptr %class), constval ptr 0)) {
        icallproto <func (ref) void> (iread ptr <* <$__class>> 6 (dread ptr %class), dread ref %object)
      }
    }
    else {
      dassign $__dead (ireadoff ptr 0 (dread ref %object))
      doloop %i (constval i32 1, lt u1 i32 (dread i32 %i, ireadoff i32 -4 (dread ref %object)), constval i32 1) {
        call &__release (iread ref <* ref> 0 (array 0 ptr <* <[] ref>> (dread ref %object, dread i32 %i)))
      }
    }
    free (sub ptr (dread ref %object, constval ptr 16))
  }
  return ()
}

func &__instance_of (var %object ref, var %class ptr) u1 {
  var %own ptr
  if (eq u1 ref (dread ref %object, constval ref 0)) { return (constval u1 0) }
  dassign %own (ireadoff ptr -16 (dread ref %object))
  if (eq u1 ptr (dread ptr %own, dread ptr %class)) { return (constval u1 1) }
  call &__is_subclass (dread ptr %own, dread ptr %class)
  return (regread u1 %%retval0)
}

func &__is_subclass (var %own ptr, var %class ptr) u1 {
  var %i i32
  doloop %i (constval i32 0, lt u1 i32 (dread i32 %i, iread i32 <* <$__class>> 4 (dread ptr %own)), constval i32 1) {
    if (eq u1 ptr (iread ptr <* ptr> 0 (array 0 ptr <* <[] ptr>> (iread ptr <* <$__class>> 3 (dread ptr %own), dread i32 %i)), dread ptr %class)) {
      return (constval u1 1)
    }
  }
  return (constval u1 0)
}

func &__check_cast (var %object ref, var %class ptr) ref {
  if (eq u1 ref (dread ref %object, constval ref 0)) { return (dread ref %object) }
  call &__instance_of (dread ref %object, dread ptr %class)
  if (eq u1 u1 (regread u1 %%retval0, constval u1 0)) {
    call &samara_uncaught (conststr ptr "java.lang.ClassCastException", constval ptr 0)
  }
  return (dread ref %object)
}

func &__interface_method (var %class ptr, var %key i32) ptr {
  var %low i32
  var %high i32
  var %middle i32
  var %found i32
  dassign %low (constval i32 0)
  dassign %high (iread i32 <* <$__class>> 9 (dread ptr %class))
  while (lt u1 i32 (dread i32 %low, dread i32 %high)) {
    dassign %middle (lshr u32 (add i32 (dread i32 %low, dread i32 %high), constval i32 1))
    dassign %found (iread i32 <* i32> 0 (array 0 ptr <* <[] i32>> (iread ptr <* <$__class>> 7 (dread ptr %class), dread i32 %middle)))
    if (eq u1 i32 (dread i32 %found, dread i32 %key)) {
      return (iread ptr <* ptr> 0 (array 0 ptr <* <[] ptr>> (iread ptr <* <$__class>> 8 (dread ptr %class), dread i32 %middle)))
    }
    if (lt u1 i32 (dread i32 %found, dread i32 %key)) { dassign %low (add i32 (dread i32 %middle, constval i32 1)) }
    else { dassign %high (dread i32 %middle) }
  }
  call &samara_trap (constval i32 4, conststr ptr "the class of the object does not implement the method")
  return (constval ptr 0)
}

func &__monitor_of (var %object ref) <* <$__monitor>> {
  var %at <* <$__monitor>>
  if (eq u1 ref (dread ref %object, constval ref 0)) { call &samara_trap (constval i32 0, constval ptr 0) }
  dassign %at (dread ptr $__monitors)
  while (ne u1 ptr (dread ptr %at, constval ptr 0)) {
    if (eq u1 ptr (iread ptr <* <$__monitor>> 1 (dread ptr %at), dread ref %object)) { return (dread ptr %at) }
    dassign %at (iread ptr <* <$__monitor>> 3 (dread ptr %at))
  }
  return (dread ptr %at)
}

func &__is_entered (var %object ref) u1 {
  call &__monitor_of (dread ref %object)
  return (ne u1 ptr (regread ptr %%retval0, constval ptr 0))
}

func &__sync_enter (var %object ref) void {
  var %monitor <* <$__monitor>>
  call &__monitor_of (dread ref %object)
  dassign %monitor (regread ptr %%retval0)
  if (eq u1 ptr (dread ptr %monitor, constval ptr 0)) {
    dassign %monitor (malloc ptr (sizeoftype u64 <$__monitor>))
    iassign <* <$__monitor>> 1 (dread ptr %monitor, dread ref %object)
    iassign <* <$__monitor>> 2 (dread ptr %monitor, constval i32 0)
    iassign <* <$__monitor>> 3 (dread ptr %monitor, dread ptr $__monitors)
    dassign $__monitors (dread ptr %monitor)
  }
  iassign <* <$__monitor>> 2 (dread ptr %monitor, add i32 (iread i32 <* <$__monitor>> 2 (dread ptr %monitor), constval i32 1))
  return ()
}

func &__sync_exit (var %object ref) void {
  var %monitor <* <$__monitor>>
  var %depth i32
  var %at ptr
  call &__monitor_of (dread ref %object)
  dassign %monitor (regread ptr %%retval0)
  if (eq u1 ptr (dread ptr %monitor, constval ptr 0)) {
    call &samara_trap (constval i32 5, conststr ptr "syncexit of an object that was not entered")
  }
  dassign %depth (sub i32 (iread i32 <* <$__monitor>> 2 (dread ptr %monitor), constval i32 1))
  iassign <* <$__monitor>> 2 (dread ptr %monitor, dread i32 %depth)
  if (ne u1 i32 (dread i32 %depth, constval i32 0)) { return () }
  dassign %at (addrof ptr $__monitors)
  while (ne u1 ptr (ireadoff ptr 0 (dread ptr %at), dread ptr %monitor)) {
    dassign %at (iaddrof ptr <* <$__monitor>> 3 (ireadoff ptr 0 (dread ptr %at)))
  }
  iassignoff ptr 0 (dread ptr %at, iread ptr <* <$__monitor>> 3 (dread ptr %monitor))
  free (dread ptr %monitor)
  return ()
}

func &__write_ref (var %cell ptr, var %value ref) void {
  var %old ref
  dassign %old (ireadoff ref 0 (dread ptr %cell))
  call &__incref (dread ref %value)
  iassignoff ref 0 (dread ptr %cell, dread ref %value)
  call &__decref (dread ref %old)
  return ()
}

func &__write_ref_no_inc (var %cell ptr, var %value ref) void {
  var %old ref
  dassign %old (ireadoff ref 0 (dread ptr %cell))
  iassignoff ref 0 (dread ptr %cell, dread ref %value)
  call &__decref (dread ref %old)
  return ()
}

func &__write_ref_no_dec (var %cell ptr, var %value ref) void {
  call &__incref (dread ref %value)
  iassignoff ref 0 (dread ptr %cell, dread ref %value)
  return ()
}

func &__load_ref (var %cell ptr) ref {
  var %value ref
  dassign %value (ireadoff ref 0 (dread ptr %cell))
  call &__incref (dread ref %value)
  return (dread ref %value)
}

func &__incref_decrefreset (var %object ref, var %cell ptr) void {
  call &__incref (dread ref %object)
  call &__decrefreset (dread ptr %cell)
  return ()
}

func &__weak_bucket (var %target ref) ptr {
  return (array 0 ptr <* <[256] ptr>> (addrof ptr $__weaks, band u32 (lshr u32 (cvt u32 ptr (dread ref %target), constval u32 4), constval u32 255)))
}

func &__forget_weak (var %cell ptr) void {
  var %at ptr
  var %entry <* <$__weak>>
  if (eq u1 i32 (dread i32 $__weak_count, constval i32 0)) { return () }
  call &__weak_bucket (ireadoff ref 0 (dread ptr %cell))
  dassign %at (regread ptr %%retval0)
  while (ne u1 ptr (ireadoff ptr 0 (dread ptr %at), constval ptr 0)) {
    dassign %entry (ireadoff ptr 0 (dread ptr %at))
    if (eq u1 ptr (iread ptr <* <$__weak>> 1 (dread ptr %entry), dread ptr %cell)) {
      iassignoff ptr 0 (dread ptr %at, iread ptr <* <$__weak>> 3 (dread ptr %entry))
      free (dread ptr %entry)
      dassign $__weak_count (sub i32 (dread i32 $__weak_count, constval i32 1))
      return ()
    }
    dassign %at (iaddrof ptr <* <$__weak>> 3 (dread ptr %entry))
  }
  return ()
}

func &__write_weak (var %cell ptr, var %value ref) void {
  var %at ptr
  var %entry <* <$__weak>>
  call &__forget_weak (dread ptr %cell)
  iassignoff ref 0 (dread ptr %cell, dread ref %value)
  if (eq u1 ref (dread ref %value, constval ref 0)) { return () }
  if (lt u1 i32 (ireadoff i32 -8 (dread ref %value), constval i32 0)) { return () }
  call &__weak_bucket (dread ref %value)
  dassign %at (regread ptr %%retval0)
  dassign %entry (malloc ptr (sizeoftype u64 <$__weak>))
  if (eq u1 ptr (dread ptr %entry, constval ptr 0)) { call &samara_trap (constval i32 2, constval ptr 0) }
  iassign <* <$__weak>> 1 (dread ptr %entry, dread ptr %cell)
  iassign <* <$__weak>> 2 (dread ptr %entry, dread ref %value)
  iassign <* <$__weak>> 3 (dread ptr %entry, ireadoff ptr 0 (dread ptr %at))
  iassignoff ptr 0 (dread ptr %at, dread ptr %entry)
  dassign $__weak_count (add i32 (dread i32 $__weak_count, constval i32 1))
  return ()
}

func &__clear_weak (var %target ref) void {
  var %at ptr
  var %entry <* <$__weak>>
  call &__weak_bucket (dread ref %target)
  dassign %at (regread ptr %%retval0)
  while (ne u1 ptr (ireadoff ptr 0 (dread ptr %at), constval ptr 0)) {
    dassign %entry (ireadoff ptr 0 (dread ptr %at))
    if (eq u1 ref (iread ref <* <$__weak>> 2 (dread ptr %entry), dread ref %target)) {
      iassignoff ref 0 (iread ptr <* <$__weak>> 1 (dread ptr %entry), constval ref 0)
      iassignoff ptr 0 (dread ptr %at, iread ptr <* <$__weak>> 3 (dread ptr %entry))
      free (dread ptr %entry)
      dassign $__weak_count (sub i32 (dread i32 $__weak_count, constval i32 1))
    }
    else {
      dassign %at (iaddrof ptr <* <$__weak>> 3 (dread ptr %entry))
    }
  }
  return ()
}

func &__is_assignable (var %to ptr, var %from ptr) u1 {
  if (eq u1 ptr (dread ptr %to, dread ptr %from)) { return (constval u1 1) }
  call &__is_subclass (dread ptr %from, dread ptr %to)
  return (regread u1 %%retval0)
}

func &__can_store (var %array ref, var %value ref) u1 {
  var %element ptr
  if (eq u1 ref (dread ref %value, constval ref 0)) { return (constval u1 1) }
  dassign %element (iread ptr <* <$__class>> 8 (ireadoff ptr -16 (dread ref %array)))
  if (eq u1 ptr (dread ptr %element, constval ptr 0)) { return (constval u1 1) }
  call &__instance_of (dread ref %value, dread ptr %element)
  return (regread u1 %%retval0)
}

func &__check_store (var %array ref, var %value ref) void {
  call &__can_store (dread ref %array, dread ref %value)
  if (eq u1 u1 (regread u1 %%retval0, constval u1 0)) {
    call &samara_uncaught (conststr ptr "java.lang.ArrayStoreException", constval ptr 0)
  }
  return ()
}

func &__set_permanent (var %object ref) void {
  if (eq u1 ref (dread ref %object, constval ref 0)) { return () }
  if (ge u1 i32 (ireadoff i32 -8 (dread ref %object), constval i32 0)) { iassignoff i32 -8 (dread ref %object, constval i32 -1) }
  return ()
}

func &__set_message (var %object ref, var %message ref) void {
  var %at i32
  if (eq u1 ref (dread ref %object, constval ref 0)) { return () }
  dassign %at (iread i32 <* <$__class>> 10 (ireadoff ptr -16 (dread ref %object)))
  if (dread i32 %at) { iassignoff ref 0 (add ptr (dread ref %object, cvt ptr i32 (dread i32 %at)), dread ref %message) }
  return ()
}

func &__message_of (var %object ref) ref {
  var %at i32
  dassign %at (iread i32 <* <$__class>> 10 (ireadoff ptr -16 (dread ref %object)))
  if (eq u1 i32 (dread i32 %at, constval i32 0)) { return (constval ref 0) }
  return (ireadoff ref 0 (add ptr (dread ref %object, cvt ptr i32 (dread i32 %at))))
}

func &__jstr (var %text ptr, var %class ptr) ref {
  var %length u64
  var %string ref
  dassign %length (intrinsicop u64 C_strlen (dread ptr %text))
  call &__object_new (dread ptr %class, add u64 (dread u64 %length, constval u64 1), constval i32 -1, cvt i32 u64 (dread u64 %length))
  dassign %string (regread ref %%retval0)
  intrinsiccall C_memcpy (dread ref %string, dread ptr %text, dread u64 %length)
  return (dread ref %string)
}

func &samara_trap (var %kind i32, var %detail ptr) void
func &samara_uncaught (var %name ptr, var %message ptr) void
func &samara_checkpoint (var %action ptr) void
`;
