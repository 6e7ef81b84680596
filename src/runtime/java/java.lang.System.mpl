javaclass $Ljava_2Flang_2FSystem_3B <$Ljava_2Flang_2FSystem_3B> public final
type $Ljava_2Flang_2FSystem_3B <class <$Ljava_2Flang_2FObject_3B> {
  &Ljava_2Flang_2FSystem_3B_7C_3Cinit_3E_7C_28_29V private constructor (<* <$Ljava_2Flang_2FSystem_3B>>) void,
  &Ljava_2Flang_2FSystem_3B_7CcurrentTimeMillis_7C_28_29J public static () i64,
  &Ljava_2Flang_2FSystem_3B_7CnanoTime_7C_28_29J public static () i64,
  &Ljava_2Flang_2FSystem_3B_7CidentityHashCode_7C_28Ljava_2Flang_2FObject_3B_29I public static (<* <$Ljava_2Flang_2FObject_3B>>) i32,
  &Ljava_2Flang_2FSystem_3B_7Cexit_7C_28I_29V public static (i32) void,
  &Ljava_2Flang_2FSystem_3B_7Cgc_7C_28_29V public static () void,
  &Ljava_2Flang_2FSystem_3B_7ClineSeparator_7C_28_29Ljava_2Flang_2FString_3B public static () <* <$Ljava_2Flang_2FString_3B>>,
  &Ljava_2Flang_2FSystem_3B_7CgetProperty_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FString_3B public static (<* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FString_3B>>,
  &Ljava_2Flang_2FSystem_3B_7CgetProperty_7C_28Ljava_2Flang_2FString_3BLjava_2Flang_2FString_3B_29Ljava_2Flang_2FString_3B public static (<* <$Ljava_2Flang_2FString_3B>>, <* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FString_3B>>,
  &Ljava_2Flang_2FSystem_3B_7Cgetenv_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FString_3B public static (<* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FString_3B>>,
  &Ljava_2Flang_2FSystem_3B_7Carraycopy_7C_28Ljava_2Flang_2FObject_3BILjava_2Flang_2FObject_3BII_29V public static (<* <$Ljava_2Flang_2FObject_3B>>, i32, <* <$Ljava_2Flang_2FObject_3B>>, i32, i32) void
}>

var $Ljava_2Flang_2FSystem_3B_7Cout <* <$Ljava_2Fio_2FPrintStream_3B>> public static final = 0

var $Ljava_2Flang_2FSystem_3B_7Cerr <* <$Ljava_2Fio_2FPrintStream_3B>> public static final = 0

func &Ljava_2Flang_2FSystem_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void {
  var %_1 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %_2 <* <$Ljava_2Fio_2FPrintStream_3B>>
  dassign %_1 (gcmalloc ref <$Ljava_2Fio_2FPrintStream_3B>)
  call &Ljava_2Fio_2FPrintStream_3B_7C_3Cinit_3E_7C_28I_29V (dread ref %_1, constval i32 1)
  dassign $Ljava_2Flang_2FSystem_3B_7Cout (dread ref %_1)
  dassign %_2 (gcmalloc ref <$Ljava_2Fio_2FPrintStream_3B>)
  call &Ljava_2Fio_2FPrintStream_3B_7C_3Cinit_3E_7C_28I_29V (dread ref %_2, constval i32 2)
  dassign $Ljava_2Flang_2FSystem_3B_7Cerr (dread ref %_2)
  return ()
}

func &Ljava_2Flang_2FSystem_3B_7C_3Cinit_3E_7C_28_29V private constructor (var %_this <* <$Ljava_2Flang_2FSystem_3B>>) void {
  call &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_this)
  return ()
}

func &Ljava_2Flang_2FSystem_3B_7CcurrentTimeMillis_7C_28_29J public static () i64 {
  var %_1 i64
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  callassigned &__java_nanoseconds (constval i32 0) { dassign %_1 }
  return (div i64 (dread i64 %_1, constval i64 1000000))
}

func &Ljava_2Flang_2FSystem_3B_7CnanoTime_7C_28_29J public static () i64 {
  var %_1 i64
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  callassigned &__java_nanoseconds (constval i32 1) { dassign %_1 }
  return (dread i64 %_1)
}

func &Ljava_2Flang_2FSystem_3B_7CidentityHashCode_7C_28Ljava_2Flang_2FObject_3B_29I public static (var %object <* <$Ljava_2Flang_2FObject_3B>>) i32 {
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  return (lshr i32 (cvt i32 u64 (cvt u64 ptr (dread ref %object)), constval i32 4))
}

func &Ljava_2Flang_2FSystem_3B_7Cexit_7C_28I_29V public static (var %status i32) void {
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  call &__exit (dread i32 %status)
  return ()
}

func &Ljava_2Flang_2FSystem_3B_7Cgc_7C_28_29V public static () void {
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  return ()
}

func &Ljava_2Flang_2FSystem_3B_7ClineSeparator_7C_28_29Ljava_2Flang_2FString_3B public static () <* <$Ljava_2Flang_2FString_3B>> {
  var %_1 <* <$Ljava_2Flang_2FString_3B>>
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  # "\n"
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_0a00) { dassign %_1 }
  return (dread ref %_1)
}

# There are no properties.
func &Ljava_2Flang_2FSystem_3B_7CgetProperty_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FString_3B public static (var %name <* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  return (constval ref 0)
}

func &Ljava_2Flang_2FSystem_3B_7CgetProperty_7C_28Ljava_2Flang_2FString_3BLjava_2Flang_2FString_3B_29Ljava_2Flang_2FString_3B public static (var %name <* <$Ljava_2Flang_2FString_3B>>, var %other <* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  return (dread ref %other)
}

func &Ljava_2Flang_2FSystem_3B_7Cgetenv_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FString_3B public static (var %name <* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  return (constval ref 0)
}

# The places may overlap.
func &Ljava_2Flang_2FSystem_3B_7Carraycopy_7C_28Ljava_2Flang_2FObject_3BILjava_2Flang_2FObject_3BII_29V public static (var %from <* <$Ljava_2Flang_2FObject_3B>>, var %start i32, var %to <* <$Ljava_2Flang_2FObject_3B>>, var %offset i32, var %count i32) void {
  var %_1 i32
  var %size i32
  var %_2 i32
  var %_3 <* <$Ljava_2Flang_2FString_3B>>
  var %_4 <* <$Ljava_2Flang_2FArrayStoreException_3B>>
  var %_5 <* <$Ljava_2Flang_2FString_3B>>
  var %_6 <* <$Ljava_2Flang_2FString_3B>>
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  callassigned &__java_elementSize (dread ref %from) { dassign %_1 }
  dassign %size (dread i32 %_1)
  callassigned &__java_elementSize (dread ref %to) { dassign %_2 }
  if (cior u1 (ne u1 i32 (dread i32 %size, dread i32 %_2), eq u1 i32 (dread i32 %size, constval i32 0))) {
    # "arraycopy: type mismatch"
    callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_050699c2d7994edb3c4d3e001fce1138) { dassign %_3 }
    dassign %_4 (gcmalloc ref <$Ljava_2Flang_2FArrayStoreException_3B>)
    call &Ljava_2Flang_2FArrayStoreException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %_4, dread ref %_3)
    throw (dread ref %_4)
  }
  # "source"
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_73006f007500720063006500) { dassign %_5 }
  call &__java_check (dread i32 %start, dread i32 %count, intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %from), dread ref %_5)
  # "destination"
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_f68e98a2ef37bc3c8ebdb78ddc2e51ca) { dassign %_6 }
  call &__java_check (dread i32 %offset, dread i32 %count, intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %to), dread ref %_6)
  callassigned &__memmove (add ptr (dread ref %to, cvt ptr i32 (mul i32 (dread i32 %offset, dread i32 %size))), add ptr (dread ref %from, cvt ptr i32 (mul i32 (dread i32 %start, dread i32 %size))), mul i64 (cvt i64 i32 (dread i32 %count), cvt i64 i32 (dread i32 %size))) {}
  return ()
}



func &__java_nanoseconds (var %clock i32) i64 {
  var %_1 <* <[] i64>>
  var %time <* <[] i64>>
  dassign %_1 (gcmallocjarray ref <[] i64> (constval i32 2))
  dassign %time (dread ref %_1)
  callassigned &__clock_gettime (dread i32 %clock, dread ref %time) {}
  return (add i64 (mul i64 (iread i64 <* i64> 0 (array 1 ptr <* <[] i64>> (dread ref %time, constval i32 0)), constval i64 1000000000), iread i64 <* i64> 0 (array 1 ptr <* <[] i64>> (dread ref %time, constval i32 1))))
}

# Copies of parts of arrays.

func &__java_copyChars (var %from <* <[] u16>>, var %start i32, var %to <* <[] u16>>, var %offset i32, var %count i32) void {
  if (gt u1 i32 (dread i32 %count, constval i32 0)) {
    callassigned &__memmove (add ptr (dread ref %to, cvt ptr i32 (mul i32 (dread i32 %offset, constval i32 2))), add ptr (dread ref %from, cvt ptr i32 (mul i32 (dread i32 %start, constval i32 2))), mul i64 (cvt i64 i32 (dread i32 %count), constval i64 2)) {}
  }
  return ()
}

func &__java_grownChars (var %from <* <[] u16>>, var %count i32, var %length i32) <* <[] u16>> {
  var %_1 <* <[] u16>>
  var %copy <* <[] u16>>
  dassign %_1 (gcmallocjarray ref <[] u16> (dread i32 %length))
  dassign %copy (dread ref %_1)
  call &__java_copyChars (dread ref %from, constval i32 0, dread ref %copy, constval i32 0, dread i32 %count)
  return (dread ref %copy)
}

func &__java_copyObjects (var %from <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>, var %start i32, var %to <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>, var %offset i32, var %count i32) void {
  var %i i32
  if (ge u1 i32 (dread i32 %start, dread i32 %offset)) {
    dassign %i (constval i32 0)
    while (lt u1 i32 (dread i32 %i, dread i32 %count)) {
      iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] <* <$Ljava_2Flang_2FObject_3B>>>> (dread ref %to, add i32 (dread i32 %offset, dread i32 %i)), iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] <* <$Ljava_2Flang_2FObject_3B>>>> (dread ref %from, add i32 (dread i32 %start, dread i32 %i))))
      dassign %i (add i32 (dread i32 %i, constval i32 1))
    }
  } else {
    dassign %i (sub i32 (dread i32 %count, constval i32 1))
    while (ge u1 i32 (dread i32 %i, constval i32 0)) {
      iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] <* <$Ljava_2Flang_2FObject_3B>>>> (dread ref %to, add i32 (dread i32 %offset, dread i32 %i)), iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] <* <$Ljava_2Flang_2FObject_3B>>>> (dread ref %from, add i32 (dread i32 %start, dread i32 %i))))
      dassign %i (sub i32 (dread i32 %i, constval i32 1))
    }
  }
  return ()
}

# An array of the same class.
func &__java_arrayLike (var %array <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>, var %length i32) <* <[] <* <$Ljava_2Flang_2FObject_3B>>>> {
  var %_1 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
  var %made <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
  dassign %_1 (gcmallocjarray ref <[] <* <$Ljava_2Flang_2FObject_3B>>> (dread i32 %length))
  dassign %made (dread ref %_1)
  iassignoff ptr -16 (dread ref %made, ireadoff ptr -16 (dread ref %array))
  return (dread ref %made)
}

# Bytes of an element; 0 if it is no array of numbers or references.
func &__java_elementSize (var %array <* <$Ljava_2Flang_2FObject_3B>>) i32 {
  var %_1 <* <$Ljava_2Flang_2FNullPointerException_3B>>
  if (eq u1 ref (dread ref %array, constval ref 0)) {
    dassign %_1 (gcmalloc ref <$Ljava_2Flang_2FNullPointerException_3B>)
    call &Ljava_2Flang_2FNullPointerException_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_1)
    throw (dread ref %_1)
  }
  if (cior u1 (intrinsicopwithtype u1 <* <[] i32>> JAVA_INSTANCE_OF (dread ref %array), intrinsicopwithtype u1 <* <[] f32>> JAVA_INSTANCE_OF (dread ref %array))) {
    return (constval i32 4)
  }
  if (cior u1 (intrinsicopwithtype u1 <* <[] i64>> JAVA_INSTANCE_OF (dread ref %array), intrinsicopwithtype u1 <* <[] f64>> JAVA_INSTANCE_OF (dread ref %array))) {
    return (constval i32 8)
  }
  if (cior u1 (intrinsicopwithtype u1 <* <[] u16>> JAVA_INSTANCE_OF (dread ref %array), intrinsicopwithtype u1 <* <[] i16>> JAVA_INSTANCE_OF (dread ref %array))) {
    return (constval i32 2)
  }
  if (cior u1 (intrinsicopwithtype u1 <* <[] i8>> JAVA_INSTANCE_OF (dread ref %array), intrinsicopwithtype u1 <* <[] u1>> JAVA_INSTANCE_OF (dread ref %array))) {
    return (constval i32 1)
  }
  return (cvt i32 u64 (sizeoftype u64 <* void>))
}

func &__java_check (var %start i32, var %count i32, var %length i32, var %what <* <$Ljava_2Flang_2FString_3B>>) void {
  var %_1 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %_2 <* <$Ljava_2Flang_2FString_3B>>
  var %_3 <* <$Ljava_2Flang_2FString_3B>>
  var %_4 <* <$Ljava_2Flang_2FString_3B>>
  var %_5 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %_6 <* <$Ljava_2Flang_2FString_3B>>
  var %_7 <* <$Ljava_2Flang_2FString_3B>>
  var %_8 <* <$Ljava_2Flang_2FString_3B>>
  var %_9 <* <$Ljava_2Flang_2FString_3B>>
  var %_10 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %_11 <* <$Ljava_2Flang_2FString_3B>>
  var %_12 <* <$Ljava_2Flang_2FString_3B>>
  var %_13 <* <$Ljava_2Flang_2FString_3B>>
  var %_14 <* <$Ljava_2Flang_2FString_3B>>
  var %_15 <* <$Ljava_2Flang_2FString_3B>>
  var %_16 <* <$Ljava_2Flang_2FString_3B>>
  var %_17 <* <$Ljava_2Flang_2FString_3B>>
  var %wrong <* <$Ljava_2Flang_2FString_3B>>
  var %_18 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %_19 <* <$Ljava_2Flang_2FString_3B>>
  var %_20 <* <$Ljava_2Flang_2FString_3B>>
  var %_21 <* <$Ljava_2Flang_2FArrayIndexOutOfBoundsException_3B>>
  if (cand u1 (cand u1 (ge u1 i32 (dread i32 %start, constval i32 0), ge u1 i32 (dread i32 %count, constval i32 0)), le u1 i32 (dread i32 %start, sub i32 (dread i32 %length, dread i32 %count)))) {
    return ()
  }
  if (lt u1 i32 (dread i32 %count, constval i32 0)) {
    dassign %_1 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
    call &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_1)
    # "length "
    callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6c0065006e006700740068002000) { dassign %_2 }
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_1, dread ref %_2) {}
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_1, dread i32 %count) {}
    # " is negative"
    callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_32eafc1b6cba9485a6f5101e22b4a647) { dassign %_3 }
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_1, dread ref %_3) {}
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %_1) { dassign %_4 }
    dassign %_17 (dread ref %_4)
  } else {
    if (lt u1 i32 (dread i32 %start, constval i32 0)) {
      dassign %_5 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
      call &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_5)
      virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_5, dread ref %what) {}
      # " index "
      callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_200069006e006400650078002000) { dassign %_6 }
      virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_5, dread ref %_6) {}
      virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_5, dread i32 %start) {}
      # " out of bounds for object array["
      callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_e89645845a0f7d22a4e3677c09bf1227) { dassign %_7 }
      virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_5, dread ref %_7) {}
      virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_5, dread i32 %length) {}
      # "]"
      callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_5d00) { dassign %_8 }
      virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_5, dread ref %_8) {}
      virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %_5) { dassign %_9 }
      dassign %_16 (dread ref %_9)
    } else {
      dassign %_10 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
      call &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_10)
      # "last "
      callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6c006100730074002000) { dassign %_11 }
      virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_10, dread ref %_11) {}
      virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_10, dread ref %what) {}
      # " index "
      callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_200069006e006400650078002000) { dassign %_12 }
      virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_10, dread ref %_12) {}
      virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28J_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_10, band i64 (cvt i64 i32 (add i32 (dread i32 %start, dread i32 %count)), constval i64 4294967295)) {}
      # " out of bounds for object array["
      callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_e89645845a0f7d22a4e3677c09bf1227) { dassign %_13 }
      virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_10, dread ref %_13) {}
      virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_10, dread i32 %length) {}
      # "]"
      callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_5d00) { dassign %_14 }
      virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_10, dread ref %_14) {}
      virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %_10) { dassign %_15 }
      dassign %_16 (dread ref %_15)
    }
    dassign %_17 (dread ref %_16)
  }
  dassign %wrong (dread ref %_17)
  dassign %_18 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  call &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_18)
  # "arraycopy: "
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_c48e7bfd037b4f82b0480941ea069e9b) { dassign %_19 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_18, dread ref %_19) {}
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_18, dread ref %wrong) {}
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %_18) { dassign %_20 }
  dassign %_21 (gcmalloc ref <$Ljava_2Flang_2FArrayIndexOutOfBoundsException_3B>)
  call &Ljava_2Flang_2FArrayIndexOutOfBoundsException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %_21, dread ref %_20)
  throw (dread ref %_21)
}

func &__exit extern (var %status i32) void
func &__memmove extern (var %to ptr, var %from ptr, var %count u64) ptr
func &__clock_gettime extern (var %clock i32, var %time ptr) i32
