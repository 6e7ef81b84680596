# Reference counts. An object whose count falls to zero is pushed on the list `$__dead`, and the list is emptied in a loop:
# what an object alone holds is pushed in its turn, so that no chain of objects, however long, is followed by recursion. A
# dead array of references needs its length, so it is linked through its first element, which is let go at once; that this
# may be an array again is a loop too.

var $__dead ptr

# One reference more. Null and permanent objects are not counted.
func &__incref (var %object ref) void {
  call &__is_counted (dread ref %object)
  if (regread i32 %%retval0) {
    iassignoff i32 -8 (dread ref %object, add i32 (ireadoff i32 -8 (dread ref %object), constval i32 1))
  }
  return ()
}

# 1 if the references to an object are counted, 0 for null and permanent ones. A trap if there should be none.
func &__is_counted (var %object ref) i32 {
  var %count i32
  if (eq u1 ref (dread ref %object, constval ref 0)) { return (constval i32 0) }
  dassign %count (ireadoff i32 -8 (dread ref %object))
  if (gt u1 i32 (dread i32 %count, constval i32 0)) {
    call &__must_be_object (ireadoff ptr -16 (dread ref %object), conststr ptr "incref of what is no managed object")
    return (constval i32 1)
  }
  if (eq u1 i32 (dread i32 %count, constval i32 0)) { call &__trap_use_after_free (conststr ptr "incref of an object without references") }
  return (constval i32 0)
}

# Traps unless `%class`, taken from the header of an object, is the address of a class.
func &__must_be_object (var %class ptr, var %detail ptr) void {
  if (ne u1 ptr (dread ptr %class, constval ptr 0)) {
    if (eq u1 ptr (ireadoff ptr -16 (dread ptr %class), addrof ptr $__class.Ljava_2Flang_2FClass_3B 4)) { return () }
  }
  call &__trap_bad_object (dread ptr %detail)
  return ()
}

# One reference less; with the last one, the object and what only it holds are reclaimed.
func &__decref (var %object ref) void {
  var %count i32
  if (eq u1 ref (dread ref %object, constval ref 0)) { return () }
  dassign %count (ireadoff i32 -8 (dread ref %object))
  if (lt u1 i32 (dread i32 %count, constval i32 0)) { return () }
  if (eq u1 i32 (dread i32 %count, constval i32 0)) { call &__trap_use_after_free (conststr ptr "decref of an object without references") }
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

# One reference less, for what is already emptying the list: the object is only pushed on it.
func &__release (var %object ref) void {
  var %count i32
  if (eq u1 ref (dread ref %object, constval ref 0)) { return () }
  dassign %count (ireadoff i32 -8 (dread ref %object))
  if (le u1 i32 (dread i32 %count, constval i32 0)) { return () }
  iassignoff i32 -8 (dread ref %object, sub i32 (dread i32 %count, constval i32 1))
  if (eq u1 i32 (dread i32 %count, constval i32 1)) { call &__bury (dread ref %object) }
  return ()
}

# Pushes an object without references on the list. An empty array of references is freed at once; the first element
# of any other is let go here, and the loop goes on with it if that was its last reference.
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

# Frees what is on the list, until what they held is freed as well.
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

func &__set_permanent (var %object ref) void {
  if (eq u1 ref (dread ref %object, constval ref 0)) { return () }
  if (ge u1 i32 (ireadoff i32 -8 (dread ref %object), constval i32 0)) { iassignoff i32 -8 (dread ref %object, constval i32 -1) }
  return ()
}
