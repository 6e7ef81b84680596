# What classes say about each other, and methods of interfaces.

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
    call &__uncaught (conststr ptr "java.lang.ClassCastException", constval ptr 0)
  }
  return (dread ref %object)
}

# The method of a class for the key of an interface method: binary search among its keys.
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
  call &__trap_bad_indirect_call (conststr ptr "the class of the object does not implement the method")
  return (constval ptr 0)
}

# May a reference to an object of class `%from` stand where `%to` is wanted?
func &__is_assignable (var %to ptr, var %from ptr) u1 {
  if (eq u1 ptr (dread ptr %to, dread ptr %from)) { return (constval u1 1) }
  call &__is_subclass (dread ptr %from, dread ptr %to)
  return (regread u1 %%retval0)
}

# May the reference be an element of the array?
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
    call &__uncaught (conststr ptr "java.lang.ArrayStoreException", constval ptr 0)
  }
  return ()
}
