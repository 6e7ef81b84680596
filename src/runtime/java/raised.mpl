# What Java's machine raises by itself, with the messages that java gives. (lower/maple-levels/exceptions/java-exceptions.ts calls these.)

func &__java_raised_null () ref {
  var %e <* <$Ljava_2Flang_2FNullPointerException_3B>>
  dassign %e (gcmalloc ref <$Ljava_2Flang_2FNullPointerException_3B>)
  callassigned &Ljava_2Flang_2FNullPointerException_3B_7C_3Cinit_3E_7C_28_29V (dread ref %e) {}
  return (dread ref %e)
}

func &__java_raised_monitor () ref {
  var %e <* <$Ljava_2Flang_2FIllegalMonitorStateException_3B>>
  dassign %e (gcmalloc ref <$Ljava_2Flang_2FIllegalMonitorStateException_3B>)
  callassigned &__java_string (conststr ptr "current thread is not owner") {}
  callassigned &Ljava_2Flang_2FIllegalMonitorStateException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %e, regread ref %%retval0) {}
  return (dread ref %e)
}

func &__java_raised_arithmetic () ref {
  var %e <* <$Ljava_2Flang_2FArithmeticException_3B>>
  var %message ref
  dassign %e (gcmalloc ref <$Ljava_2Flang_2FArithmeticException_3B>)
  callassigned &__java_string (conststr ptr "/ by zero") { dassign %message }
  callassigned &Ljava_2Flang_2FArithmeticException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %e, dread ref %message) {}
  return (dread ref %e)
}

# `Index 5 out of bounds for length 3`
func &__java_raised_bounds (var %index i32, var %length i32) ref {
  var %e <* <$Ljava_2Flang_2FArrayIndexOutOfBoundsException_3B>>
  var %message ref
  dassign %e (gcmalloc ref <$Ljava_2Flang_2FArrayIndexOutOfBoundsException_3B>)
  callassigned &__java_format2 (conststr ptr "Index %d out of bounds for length %d", cvt i64 i32 (dread i32 %index), cvt i64 i32 (dread i32 %length)) { dassign %message }
  callassigned &Ljava_2Flang_2FArrayIndexOutOfBoundsException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %e, dread ref %message) {}
  return (dread ref %e)
}

# `-1`
func &__java_raised_size (var %length i32) ref {
  var %e <* <$Ljava_2Flang_2FNegativeArraySizeException_3B>>
  var %message ref
  dassign %e (gcmalloc ref <$Ljava_2Flang_2FNegativeArraySizeException_3B>)
  callassigned &__java_format2 (conststr ptr "%d", cvt i64 i32 (dread i32 %length), constval i64 0) { dassign %message }
  callassigned &Ljava_2Flang_2FNegativeArraySizeException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %e, dread ref %message) {}
  return (dread ref %e)
}

# `java.lang.Integer`: the class of the value
func &__java_raised_store (var %value ref) ref {
  var %e <* <$Ljava_2Flang_2FArrayStoreException_3B>>
  var %message ref
  dassign %e (gcmalloc ref <$Ljava_2Flang_2FArrayStoreException_3B>)
  callassigned &__java_string (ireadoff ptr 0 (ireadoff ptr -16 (dread ref %value))) { dassign %message }
  callassigned &Ljava_2Flang_2FArrayStoreException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %e, dread ref %message) {}
  return (dread ref %e)
}

# `class A cannot be cast to class B (A and B are in unnamed module of loader 'app')`; no message where it is not known.
func &__java_raised_cast (var %object ref, var %class ref) ref {
  var %e <* <$Ljava_2Flang_2FClassCastException_3B>>
  var %message ref
  dassign %e (gcmalloc ref <$Ljava_2Flang_2FClassCastException_3B>)
  if (ne u1 ref (dread ref %class, constval ref 0)) {
    callassigned &__java_cast_message (ireadoff ptr 0 (ireadoff ptr -16 (dread ref %object)), ireadoff ptr 0 (dread ref %class)) { dassign %message }
  }
  callassigned &Ljava_2Flang_2FClassCastException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %e, dread ref %message) {}
  return (dread ref %e)
}

func &__snprintf extern (var %buffer ptr, var %size u64, var %format ptr, ...) i32

# A text with two numbers in it.
func &__java_format2 (var %format ptr, var %a i64, var %b i64) ref {
  var %buffer ptr
  var %string ref
  dassign %buffer (malloc ptr (constval u64 128))
  callassigned &__snprintf (dread ptr %buffer, constval u64 128, dread ptr %format, cvt i32 i64 (dread i64 %a), cvt i32 i64 (dread i64 %b)) {}
  callassigned &__java_string (dread ptr %buffer) { dassign %string }
  free (dread ptr %buffer)
  return (dread ref %string)
}

func &__strncmp extern (var %a ptr, var %b ptr, var %count u64) i32

# Is it the name of a class of Java's own library?
func &__java_is_core_name (var %name ptr) u1 {
  callassigned &__strncmp (dread ptr %name, conststr ptr "java.", constval u64 5) {}
  return (eq u1 i32 (regread i32 %%retval0, constval i32 0))
}

# What java says of a cast: where both classes come from.
func &__java_cast_message (var %from ptr, var %to ptr) ref {
  var %isCore u1
  var %wantsCore u1
  var %format ptr
  callassigned &__java_is_core_name (dread ptr %from) { dassign %isCore }
  callassigned &__java_is_core_name (dread ptr %to) { dassign %wantsCore }
  if (dread u1 %isCore) {
    dassign %format (select ptr (dread u1 %wantsCore, conststr ptr "class %s cannot be cast to class %s (%s and %s are in module java.base of loader 'bootstrap')", conststr ptr "class %s cannot be cast to class %s (%s is in module java.base of loader 'bootstrap'; %s is in unnamed module of loader 'app')"))
  }
  else {
    dassign %format (select ptr (dread u1 %wantsCore, conststr ptr "class %s cannot be cast to class %s (%s is in unnamed module of loader 'app'; %s is in module java.base of loader 'bootstrap')", conststr ptr "class %s cannot be cast to class %s (%s and %s are in unnamed module of loader 'app')"))
  }
  callassigned &__java_cast_text (dread ptr %format, dread ptr %from, dread ptr %to) {}
  return (regread ref %%retval0)
}

func &__java_cast_text (var %format ptr, var %from ptr, var %to ptr) ref {
  var %size u64
  var %buffer ptr
  var %string ref
  callassigned &__snprintf (constval ptr 0, constval u64 0, dread ptr %format, dread ptr %from, dread ptr %to, dread ptr %from, dread ptr %to) {}
  dassign %size (add u64 (cvt u64 i32 (regread i32 %%retval0), constval u64 1))
  dassign %buffer (malloc ptr (dread u64 %size))
  callassigned &__snprintf (dread ptr %buffer, dread u64 %size, dread ptr %format, dread ptr %from, dread ptr %to, dread ptr %from, dread ptr %to) {}
  callassigned &__java_string (dread ptr %buffer) { dassign %string }
  free (dread ptr %buffer)
  return (dread ref %string)
}
