# A text that grows and changes: the first `count` units of an array.
javaclass $Ljava_2Flang_2FStringBuilder_3B <$Ljava_2Flang_2FStringBuilder_3B> public final
type $Ljava_2Flang_2FStringBuilder_3B <class <$Ljava_2Flang_2FObject_3B> {
  @value <* <[] u16>>,
  @count i32,
  &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V public constructor (<* <$Ljava_2Flang_2FStringBuilder_3B>>) void,
  &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28I_29V public constructor (<* <$Ljava_2Flang_2FStringBuilder_3B>>, i32) void,
  &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (<* <$Ljava_2Flang_2FStringBuilder_3B>>, <* <$Ljava_2Flang_2FString_3B>>) void,
  &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FCharSequence_3B_29V public constructor (<* <$Ljava_2Flang_2FStringBuilder_3B>>, <* <$Ljava_2Flang_2FCharSequence_3B>>) void,
  &Ljava_2Flang_2FStringBuilder_3B_7Clength_7C_28_29I public virtual (<* <$Ljava_2Flang_2FStringBuilder_3B>>) i32,
  &Ljava_2Flang_2FStringBuilder_3B_7CisEmpty_7C_28_29Z public virtual (<* <$Ljava_2Flang_2FStringBuilder_3B>>) u1,
  &Ljava_2Flang_2FStringBuilder_3B_7Ccapacity_7C_28_29I public virtual (<* <$Ljava_2Flang_2FStringBuilder_3B>>) i32,
  &Ljava_2Flang_2FStringBuilder_3B_7CensureCapacity_7C_28I_29V public virtual (<* <$Ljava_2Flang_2FStringBuilder_3B>>, i32) void,
  &Ljava_2Flang_2FStringBuilder_3B_7CtrimToSize_7C_28_29V public virtual (<* <$Ljava_2Flang_2FStringBuilder_3B>>) void,
  &Ljava_2Flang_2FStringBuilder_3B_7CcharAt_7C_28I_29C public virtual (<* <$Ljava_2Flang_2FStringBuilder_3B>>, i32) u16,
  &Ljava_2Flang_2FStringBuilder_3B_7CsetCharAt_7C_28IC_29V public virtual (<* <$Ljava_2Flang_2FStringBuilder_3B>>, i32, u16) void,
  &Ljava_2Flang_2FStringBuilder_3B_7CcheckIndex_7C_28I_29V private (<* <$Ljava_2Flang_2FStringBuilder_3B>>, i32) void,
  &Ljava_2Flang_2FStringBuilder_3B_7CsetLength_7C_28I_29V public virtual (<* <$Ljava_2Flang_2FStringBuilder_3B>>, i32) void,
  &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B public virtual (<* <$Ljava_2Flang_2FStringBuilder_3B>>, <* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FStringBuilder_3B>>,
  &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B public virtual (<* <$Ljava_2Flang_2FStringBuilder_3B>>, <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FStringBuilder_3B>>,
  &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FCharSequence_3B_29Ljava_2Flang_2FStringBuilder_3B public virtual (<* <$Ljava_2Flang_2FStringBuilder_3B>>, <* <$Ljava_2Flang_2FCharSequence_3B>>) <* <$Ljava_2Flang_2FStringBuilder_3B>>,
  &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FCharSequence_3BII_29Ljava_2Flang_2FStringBuilder_3B public virtual (<* <$Ljava_2Flang_2FStringBuilder_3B>>, <* <$Ljava_2Flang_2FCharSequence_3B>>, i32, i32) <* <$Ljava_2Flang_2FStringBuilder_3B>>,
  &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FStringBuffer_3B_29Ljava_2Flang_2FStringBuilder_3B public virtual (<* <$Ljava_2Flang_2FStringBuilder_3B>>, <* <$Ljava_2Flang_2FStringBuffer_3B>>) <* <$Ljava_2Flang_2FStringBuilder_3B>>,
  &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28AC_29Ljava_2Flang_2FStringBuilder_3B public virtual (<* <$Ljava_2Flang_2FStringBuilder_3B>>, <* <[] u16>>) <* <$Ljava_2Flang_2FStringBuilder_3B>>,
  &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28ACII_29Ljava_2Flang_2FStringBuilder_3B public virtual (<* <$Ljava_2Flang_2FStringBuilder_3B>>, <* <[] u16>>, i32, i32) <* <$Ljava_2Flang_2FStringBuilder_3B>>,
  &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B public virtual (<* <$Ljava_2Flang_2FStringBuilder_3B>>, u1) <* <$Ljava_2Flang_2FStringBuilder_3B>>,
  &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B public virtual (<* <$Ljava_2Flang_2FStringBuilder_3B>>, u16) <* <$Ljava_2Flang_2FStringBuilder_3B>>,
  &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B public virtual (<* <$Ljava_2Flang_2FStringBuilder_3B>>, i32) <* <$Ljava_2Flang_2FStringBuilder_3B>>,
  &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28J_29Ljava_2Flang_2FStringBuilder_3B public virtual (<* <$Ljava_2Flang_2FStringBuilder_3B>>, i64) <* <$Ljava_2Flang_2FStringBuilder_3B>>,
  &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28F_29Ljava_2Flang_2FStringBuilder_3B public virtual (<* <$Ljava_2Flang_2FStringBuilder_3B>>, f32) <* <$Ljava_2Flang_2FStringBuilder_3B>>,
  &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28D_29Ljava_2Flang_2FStringBuilder_3B public virtual (<* <$Ljava_2Flang_2FStringBuilder_3B>>, f64) <* <$Ljava_2Flang_2FStringBuilder_3B>>,
  &Ljava_2Flang_2FStringBuilder_3B_7CappendCodePoint_7C_28I_29Ljava_2Flang_2FStringBuilder_3B public virtual (<* <$Ljava_2Flang_2FStringBuilder_3B>>, i32) <* <$Ljava_2Flang_2FStringBuilder_3B>>,
  &Ljava_2Flang_2FStringBuilder_3B_7Cinsert_7C_28ILjava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B public virtual (<* <$Ljava_2Flang_2FStringBuilder_3B>>, i32, <* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FStringBuilder_3B>>,
  &Ljava_2Flang_2FStringBuilder_3B_7Cinsert_7C_28ILjava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B public virtual (<* <$Ljava_2Flang_2FStringBuilder_3B>>, i32, <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FStringBuilder_3B>>,
  &Ljava_2Flang_2FStringBuilder_3B_7Cinsert_7C_28ILjava_2Flang_2FCharSequence_3B_29Ljava_2Flang_2FStringBuilder_3B public virtual (<* <$Ljava_2Flang_2FStringBuilder_3B>>, i32, <* <$Ljava_2Flang_2FCharSequence_3B>>) <* <$Ljava_2Flang_2FStringBuilder_3B>>,
  &Ljava_2Flang_2FStringBuilder_3B_7Cinsert_7C_28IAC_29Ljava_2Flang_2FStringBuilder_3B public virtual (<* <$Ljava_2Flang_2FStringBuilder_3B>>, i32, <* <[] u16>>) <* <$Ljava_2Flang_2FStringBuilder_3B>>,
  &Ljava_2Flang_2FStringBuilder_3B_7Cinsert_7C_28IZ_29Ljava_2Flang_2FStringBuilder_3B public virtual (<* <$Ljava_2Flang_2FStringBuilder_3B>>, i32, u1) <* <$Ljava_2Flang_2FStringBuilder_3B>>,
  &Ljava_2Flang_2FStringBuilder_3B_7Cinsert_7C_28IC_29Ljava_2Flang_2FStringBuilder_3B public virtual (<* <$Ljava_2Flang_2FStringBuilder_3B>>, i32, u16) <* <$Ljava_2Flang_2FStringBuilder_3B>>,
  &Ljava_2Flang_2FStringBuilder_3B_7Cinsert_7C_28II_29Ljava_2Flang_2FStringBuilder_3B public virtual (<* <$Ljava_2Flang_2FStringBuilder_3B>>, i32, i32) <* <$Ljava_2Flang_2FStringBuilder_3B>>,
  &Ljava_2Flang_2FStringBuilder_3B_7Cinsert_7C_28IJ_29Ljava_2Flang_2FStringBuilder_3B public virtual (<* <$Ljava_2Flang_2FStringBuilder_3B>>, i32, i64) <* <$Ljava_2Flang_2FStringBuilder_3B>>,
  &Ljava_2Flang_2FStringBuilder_3B_7Cinsert_7C_28IF_29Ljava_2Flang_2FStringBuilder_3B public virtual (<* <$Ljava_2Flang_2FStringBuilder_3B>>, i32, f32) <* <$Ljava_2Flang_2FStringBuilder_3B>>,
  &Ljava_2Flang_2FStringBuilder_3B_7Cinsert_7C_28ID_29Ljava_2Flang_2FStringBuilder_3B public virtual (<* <$Ljava_2Flang_2FStringBuilder_3B>>, i32, f64) <* <$Ljava_2Flang_2FStringBuilder_3B>>,
  &Ljava_2Flang_2FStringBuilder_3B_7Cdelete_7C_28II_29Ljava_2Flang_2FStringBuilder_3B public virtual (<* <$Ljava_2Flang_2FStringBuilder_3B>>, i32, i32) <* <$Ljava_2Flang_2FStringBuilder_3B>>,
  &Ljava_2Flang_2FStringBuilder_3B_7CdeleteCharAt_7C_28I_29Ljava_2Flang_2FStringBuilder_3B public virtual (<* <$Ljava_2Flang_2FStringBuilder_3B>>, i32) <* <$Ljava_2Flang_2FStringBuilder_3B>>,
  &Ljava_2Flang_2FStringBuilder_3B_7Creplace_7C_28IILjava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B public virtual (<* <$Ljava_2Flang_2FStringBuilder_3B>>, i32, i32, <* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FStringBuilder_3B>>,
  &Ljava_2Flang_2FStringBuilder_3B_7Creverse_7C_28_29Ljava_2Flang_2FStringBuilder_3B public virtual (<* <$Ljava_2Flang_2FStringBuilder_3B>>) <* <$Ljava_2Flang_2FStringBuilder_3B>>,
  &Ljava_2Flang_2FStringBuilder_3B_7CindexOf_7C_28Ljava_2Flang_2FString_3B_29I public virtual (<* <$Ljava_2Flang_2FStringBuilder_3B>>, <* <$Ljava_2Flang_2FString_3B>>) i32,
  &Ljava_2Flang_2FStringBuilder_3B_7CindexOf_7C_28Ljava_2Flang_2FString_3BI_29I public virtual (<* <$Ljava_2Flang_2FStringBuilder_3B>>, <* <$Ljava_2Flang_2FString_3B>>, i32) i32,
  &Ljava_2Flang_2FStringBuilder_3B_7ClastIndexOf_7C_28Ljava_2Flang_2FString_3B_29I public virtual (<* <$Ljava_2Flang_2FStringBuilder_3B>>, <* <$Ljava_2Flang_2FString_3B>>) i32,
  &Ljava_2Flang_2FStringBuilder_3B_7ClastIndexOf_7C_28Ljava_2Flang_2FString_3BI_29I public virtual (<* <$Ljava_2Flang_2FStringBuilder_3B>>, <* <$Ljava_2Flang_2FString_3B>>, i32) i32,
  &Ljava_2Flang_2FStringBuilder_3B_7Csubstring_7C_28I_29Ljava_2Flang_2FString_3B public virtual (<* <$Ljava_2Flang_2FStringBuilder_3B>>, i32) <* <$Ljava_2Flang_2FString_3B>>,
  &Ljava_2Flang_2FStringBuilder_3B_7Csubstring_7C_28II_29Ljava_2Flang_2FString_3B public virtual (<* <$Ljava_2Flang_2FStringBuilder_3B>>, i32, i32) <* <$Ljava_2Flang_2FString_3B>>,
  &Ljava_2Flang_2FStringBuilder_3B_7CsubSequence_7C_28II_29Ljava_2Flang_2FCharSequence_3B public virtual (<* <$Ljava_2Flang_2FStringBuilder_3B>>, i32, i32) <* <$Ljava_2Flang_2FCharSequence_3B>>,
  &Ljava_2Flang_2FStringBuilder_3B_7CcompareTo_7C_28Ljava_2Flang_2FStringBuilder_3B_29I public virtual (<* <$Ljava_2Flang_2FStringBuilder_3B>>, <* <$Ljava_2Flang_2FStringBuilder_3B>>) i32,
  &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (<* <$Ljava_2Flang_2FStringBuilder_3B>>) <* <$Ljava_2Flang_2FString_3B>>,
  $Ljava_2Flang_2FCharSequence_3B
}>

func &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) void {
  var %_1 <* <[] u16>>
  call &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_this)
  dassign %_1 (gcmallocjarray ref <[] u16> (constval i32 16))
  iassign <* <$Ljava_2Flang_2FStringBuilder_3B>> 4 (dread ref %_this, dread ref %_1)
  return ()
}

func &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28I_29V public constructor (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %capacity i32) void {
  var %_1 <* <[] u16>>
  call &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_this)
  dassign %_1 (gcmallocjarray ref <[] u16> (dread i32 %capacity))
  iassign <* <$Ljava_2Flang_2FStringBuilder_3B>> 4 (dread ref %_this, dread ref %_1)
  return ()
}

func &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %text <* <$Ljava_2Flang_2FString_3B>>) void {
  var %_2 i32
  var %_3 <* <[] u16>>
  call &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_this)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Clength_7C_28_29I (dread ref %text) { dassign %_2 }
  dassign %_3 (gcmallocjarray ref <[] u16> (add i32 (dread i32 %_2, constval i32 16)))
  iassign <* <$Ljava_2Flang_2FStringBuilder_3B>> 4 (dread ref %_this, dread ref %_3)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_this, dread ref %text) {}
  return ()
}

func &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FCharSequence_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %text <* <$Ljava_2Flang_2FCharSequence_3B>>) void {
  var %_1 <* <$Ljava_2Flang_2FString_3B>>
  interfacecallassigned &Ljava_2Flang_2FCharSequence_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %text) { dassign %_1 }
  call &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %_this, dread ref %_1)
  return ()
}

func &Ljava_2Flang_2FStringBuilder_3B_7Clength_7C_28_29I public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) i32 {
  return (iread i32 <* <$Ljava_2Flang_2FStringBuilder_3B>> 5 (dread ref %_this))
}

func &Ljava_2Flang_2FStringBuilder_3B_7CisEmpty_7C_28_29Z public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) u1 {
  return (eq u1 i32 (iread i32 <* <$Ljava_2Flang_2FStringBuilder_3B>> 5 (dread ref %_this), constval i32 0))
}

func &Ljava_2Flang_2FStringBuilder_3B_7Ccapacity_7C_28_29I public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) i32 {
  return (intrinsicop i32 JAVA_ARRAY_LENGTH (iread ref <* <$Ljava_2Flang_2FStringBuilder_3B>> 4 (dread ref %_this)))
}

func &Ljava_2Flang_2FStringBuilder_3B_7CensureCapacity_7C_28I_29V public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %capacity i32) void {
  var %_1 i32
  var %_2 <* <[] u16>>
  var %_3 i32
  var %_4 <* <[] u16>>
  if (gt u1 i32 (dread i32 %capacity, intrinsicop i32 JAVA_ARRAY_LENGTH (iread ref <* <$Ljava_2Flang_2FStringBuilder_3B>> 4 (dread ref %_this)))) {
    dassign %_2 (iread ref <* <$Ljava_2Flang_2FStringBuilder_3B>> 4 (dread ref %_this))
    dassign %_3 (iread i32 <* <$Ljava_2Flang_2FStringBuilder_3B>> 5 (dread ref %_this))
    callassigned &Ljava_2Flang_2FMath_3B_7Cmax_7C_28II_29I (dread i32 %capacity, add i32 (mul i32 (intrinsicop i32 JAVA_ARRAY_LENGTH (iread ref <* <$Ljava_2Flang_2FStringBuilder_3B>> 4 (dread ref %_this)), constval i32 2), constval i32 2)) { dassign %_1 }
    callassigned &__java_grownChars (dread ref %_2, dread i32 %_3, dread i32 %_1) { dassign %_4 }
    iassign <* <$Ljava_2Flang_2FStringBuilder_3B>> 4 (dread ref %_this, dread ref %_4)
  }
  return ()
}

func &Ljava_2Flang_2FStringBuilder_3B_7CtrimToSize_7C_28_29V public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) void {
  var %_1 <* <[] u16>>
  callassigned &__java_grownChars (iread ref <* <$Ljava_2Flang_2FStringBuilder_3B>> 4 (dread ref %_this), iread i32 <* <$Ljava_2Flang_2FStringBuilder_3B>> 5 (dread ref %_this), iread i32 <* <$Ljava_2Flang_2FStringBuilder_3B>> 5 (dread ref %_this)) { dassign %_1 }
  iassign <* <$Ljava_2Flang_2FStringBuilder_3B>> 4 (dread ref %_this, dread ref %_1)
  return ()
}

func &Ljava_2Flang_2FStringBuilder_3B_7CcharAt_7C_28I_29C public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %index i32) u16 {
  call &Ljava_2Flang_2FStringBuilder_3B_7CcheckIndex_7C_28I_29V (dread ref %_this, dread i32 %index)
  return (iread i32 <* u16> 0 (array 1 ptr <* <[] u16>> (iread ref <* <$Ljava_2Flang_2FStringBuilder_3B>> 4 (dread ref %_this), dread i32 %index)))
}

func &Ljava_2Flang_2FStringBuilder_3B_7CsetCharAt_7C_28IC_29V public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %index i32, var %character u16) void {
  call &Ljava_2Flang_2FStringBuilder_3B_7CcheckIndex_7C_28I_29V (dread ref %_this, dread i32 %index)
  iassign <* u16> 0 (array 1 ptr <* <[] u16>> (iread ref <* <$Ljava_2Flang_2FStringBuilder_3B>> 4 (dread ref %_this), dread i32 %index), dread i32 %character)
  return ()
}

func &Ljava_2Flang_2FStringBuilder_3B_7CcheckIndex_7C_28I_29V private (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %index i32) void {
  var %_1 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %_2 <* <$Ljava_2Flang_2FString_3B>>
  var %_3 <* <$Ljava_2Flang_2FString_3B>>
  var %_4 <* <$Ljava_2Flang_2FString_3B>>
  var %_5 <* <$Ljava_2Flang_2FStringIndexOutOfBoundsException_3B>>
  if (cior u1 (lt u1 i32 (dread i32 %index, constval i32 0), ge u1 i32 (dread i32 %index, iread i32 <* <$Ljava_2Flang_2FStringBuilder_3B>> 5 (dread ref %_this)))) {
    dassign %_1 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
    call &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_1)
    # "index "
    callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_69006e006400650078002000) { dassign %_2 }
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_1, dread ref %_2) {}
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_1, dread i32 %index) {}
    # ", length "
    callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_c563bea331f13bd85a42e651fcbcdd3c) { dassign %_3 }
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_1, dread ref %_3) {}
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_1, iread i32 <* <$Ljava_2Flang_2FStringBuilder_3B>> 5 (dread ref %_this)) {}
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %_1) { dassign %_4 }
    dassign %_5 (gcmalloc ref <$Ljava_2Flang_2FStringIndexOutOfBoundsException_3B>)
    call &Ljava_2Flang_2FStringIndexOutOfBoundsException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %_5, dread ref %_4)
    throw (dread ref %_5)
  }
  return ()
}

func &Ljava_2Flang_2FStringBuilder_3B_7CsetLength_7C_28I_29V public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %length i32) void {
  var %_1 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %_2 <* <$Ljava_2Flang_2FString_3B>>
  var %_3 <* <$Ljava_2Flang_2FString_3B>>
  var %_4 <* <$Ljava_2Flang_2FStringIndexOutOfBoundsException_3B>>
  var %i i32
  if (lt u1 i32 (dread i32 %length, constval i32 0)) {
    dassign %_1 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
    call &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_1)
    # "String index out of range: "
    callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7cba0863b177e32ef9f1a16a3acec885) { dassign %_2 }
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_1, dread ref %_2) {}
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_1, dread i32 %length) {}
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %_1) { dassign %_3 }
    dassign %_4 (gcmalloc ref <$Ljava_2Flang_2FStringIndexOutOfBoundsException_3B>)
    call &Ljava_2Flang_2FStringIndexOutOfBoundsException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %_4, dread ref %_3)
    throw (dread ref %_4)
  }
  virtualcall &Ljava_2Flang_2FStringBuilder_3B_7CensureCapacity_7C_28I_29V (dread ref %_this, dread i32 %length)
  dassign %i (iread i32 <* <$Ljava_2Flang_2FStringBuilder_3B>> 5 (dread ref %_this))
  while (lt u1 i32 (dread i32 %i, dread i32 %length)) {
    iassign <* u16> 0 (array 1 ptr <* <[] u16>> (iread ref <* <$Ljava_2Flang_2FStringBuilder_3B>> 4 (dread ref %_this), dread i32 %i), constval i32 0)
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  iassign <* <$Ljava_2Flang_2FStringBuilder_3B>> 5 (dread ref %_this, dread i32 %length)
  return ()
}

# Appending
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %text <* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FStringBuilder_3B>> {
  var %_1 <* <$Ljava_2Flang_2FString_3B>>
  var %_2 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %_3 i32
  var %length i32
  if (eq u1 ref (dread ref %text, constval ref 0)) {
    # "null"
    callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6e0075006c006c00) { dassign %_1 }
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_this, dread ref %_1) { dassign %_2 }
    return (dread ref %_2)
  }
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Clength_7C_28_29I (dread ref %text) { dassign %_3 }
  dassign %length (dread i32 %_3)
  virtualcall &Ljava_2Flang_2FStringBuilder_3B_7CensureCapacity_7C_28I_29V (dread ref %_this, add i32 (iread i32 <* <$Ljava_2Flang_2FStringBuilder_3B>> 5 (dread ref %_this), dread i32 %length))
  virtualcall &Ljava_2Flang_2FString_3B_7CgetChars_7C_28IIACI_29V (dread ref %text, constval i32 0, dread i32 %length, iread ref <* <$Ljava_2Flang_2FStringBuilder_3B>> 4 (dread ref %_this), iread i32 <* <$Ljava_2Flang_2FStringBuilder_3B>> 5 (dread ref %_this))
  iassign <* <$Ljava_2Flang_2FStringBuilder_3B>> 5 (dread ref %_this, add i32 (iread i32 <* <$Ljava_2Flang_2FStringBuilder_3B>> 5 (dread ref %_this), dread i32 %length))
  return (dread ref %_this)
}

func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %object <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FStringBuilder_3B>> {
  var %_1 <* <$Ljava_2Flang_2FString_3B>>
  var %_2 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  callassigned &Ljava_2Flang_2FString_3B_7CvalueOf_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FString_3B (dread ref %object) { dassign %_1 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_this, dread ref %_1) { dassign %_2 }
  return (dread ref %_2)
}

func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FCharSequence_3B_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %text <* <$Ljava_2Flang_2FCharSequence_3B>>) <* <$Ljava_2Flang_2FStringBuilder_3B>> {
  var %_1 <* <$Ljava_2Flang_2FString_3B>>
  var %_2 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  callassigned &Ljava_2Flang_2FString_3B_7CvalueOf_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FString_3B (dread ref %text) { dassign %_1 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_this, dread ref %_1) { dassign %_2 }
  return (dread ref %_2)
}

func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FCharSequence_3BII_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %text <* <$Ljava_2Flang_2FCharSequence_3B>>, var %start i32, var %end i32) <* <$Ljava_2Flang_2FStringBuilder_3B>> {
  var %_1 <* <$Ljava_2Flang_2FString_3B>>
  var %all <* <$Ljava_2Flang_2FString_3B>>
  var %_2 i32
  var %_3 u1
  var %_4 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %_5 <* <$Ljava_2Flang_2FString_3B>>
  var %_6 <* <$Ljava_2Flang_2FString_3B>>
  var %_7 <* <$Ljava_2Flang_2FString_3B>>
  var %_8 i32
  var %_9 <* <$Ljava_2Flang_2FString_3B>>
  var %_10 <* <$Ljava_2Flang_2FIndexOutOfBoundsException_3B>>
  callassigned &Ljava_2Flang_2FString_3B_7CvalueOf_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FString_3B (dread ref %text) { dassign %_1 }
  dassign %all (dread ref %_1)
  dassign %_3 (cior u1 (lt u1 i32 (dread i32 %start, constval i32 0), gt u1 i32 (dread i32 %start, dread i32 %end)))
  if (lnot u1 (dread u1 %_3)) {
    virtualcallassigned &Ljava_2Flang_2FString_3B_7Clength_7C_28_29I (dread ref %all) { dassign %_2 }
    dassign %_3 (gt u1 i32 (dread i32 %end, dread i32 %_2))
  }
  if (dread u1 %_3) {
    dassign %_4 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
    call &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_4)
    # "start "
    callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_730074006100720074002000) { dassign %_5 }
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_4, dread ref %_5) {}
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_4, dread i32 %start) {}
    # ", end "
    callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2c00200065006e0064002000) { dassign %_6 }
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_4, dread ref %_6) {}
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_4, dread i32 %end) {}
    # ", length "
    callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_c563bea331f13bd85a42e651fcbcdd3c) { dassign %_7 }
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_4, dread ref %_7) {}
    virtualcallassigned &Ljava_2Flang_2FString_3B_7Clength_7C_28_29I (dread ref %all) { dassign %_8 }
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_4, dread i32 %_8) {}
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %_4) { dassign %_9 }
    dassign %_10 (gcmalloc ref <$Ljava_2Flang_2FIndexOutOfBoundsException_3B>)
    call &Ljava_2Flang_2FIndexOutOfBoundsException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %_10, dread ref %_9)
    throw (dread ref %_10)
  }
  virtualcall &Ljava_2Flang_2FStringBuilder_3B_7CensureCapacity_7C_28I_29V (dread ref %_this, sub i32 (add i32 (iread i32 <* <$Ljava_2Flang_2FStringBuilder_3B>> 5 (dread ref %_this), dread i32 %end), dread i32 %start))
  virtualcall &Ljava_2Flang_2FString_3B_7CgetChars_7C_28IIACI_29V (dread ref %all, dread i32 %start, dread i32 %end, iread ref <* <$Ljava_2Flang_2FStringBuilder_3B>> 4 (dread ref %_this), iread i32 <* <$Ljava_2Flang_2FStringBuilder_3B>> 5 (dread ref %_this))
  iassign <* <$Ljava_2Flang_2FStringBuilder_3B>> 5 (dread ref %_this, add i32 (iread i32 <* <$Ljava_2Flang_2FStringBuilder_3B>> 5 (dread ref %_this), sub i32 (dread i32 %end, dread i32 %start)))
  return (dread ref %_this)
}

func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FStringBuffer_3B_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %text <* <$Ljava_2Flang_2FStringBuffer_3B>>) <* <$Ljava_2Flang_2FStringBuilder_3B>> {
  var %_1 <* <$Ljava_2Flang_2FString_3B>>
  var %_2 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  callassigned &Ljava_2Flang_2FString_3B_7CvalueOf_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FString_3B (dread ref %text) { dassign %_1 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_this, dread ref %_1) { dassign %_2 }
  return (dread ref %_2)
}

func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28AC_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %characters <* <[] u16>>) <* <$Ljava_2Flang_2FStringBuilder_3B>> {
  var %_1 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28ACII_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_this, dread ref %characters, constval i32 0, intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %characters)) { dassign %_1 }
  return (dread ref %_1)
}

func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28ACII_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %characters <* <[] u16>>, var %offset i32, var %length i32) <* <$Ljava_2Flang_2FStringBuilder_3B>> {
  var %_1 <* <$Ljava_2Flang_2FString_3B>>
  var %_2 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  dassign %_1 (gcmalloc ref <$Ljava_2Flang_2FString_3B>)
  call &Ljava_2Flang_2FString_3B_7C_3Cinit_3E_7C_28ACII_29V (dread ref %_1, dread ref %characters, dread i32 %offset, dread i32 %length)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_this, dread ref %_1) { dassign %_2 }
  return (dread ref %_2)
}

func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %value u1) <* <$Ljava_2Flang_2FStringBuilder_3B>> {
  var %_1 <* <$Ljava_2Flang_2FString_3B>>
  var %_2 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  callassigned &Ljava_2Flang_2FString_3B_7CvalueOf_7C_28Z_29Ljava_2Flang_2FString_3B (dread u1 %value) { dassign %_1 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_this, dread ref %_1) { dassign %_2 }
  return (dread ref %_2)
}

func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %character u16) <* <$Ljava_2Flang_2FStringBuilder_3B>> {
  var %_1 i32
  var %_2 <* <[] u16>>
  virtualcall &Ljava_2Flang_2FStringBuilder_3B_7CensureCapacity_7C_28I_29V (dread ref %_this, add i32 (iread i32 <* <$Ljava_2Flang_2FStringBuilder_3B>> 5 (dread ref %_this), constval i32 1))
  dassign %_2 (iread ref <* <$Ljava_2Flang_2FStringBuilder_3B>> 4 (dread ref %_this))
  dassign %_1 (iread i32 <* <$Ljava_2Flang_2FStringBuilder_3B>> 5 (dread ref %_this))
  iassign <* <$Ljava_2Flang_2FStringBuilder_3B>> 5 (dread ref %_this, add i32 (iread i32 <* <$Ljava_2Flang_2FStringBuilder_3B>> 5 (dread ref %_this), constval i32 1))
  iassign <* u16> 0 (array 1 ptr <* <[] u16>> (dread ref %_2, dread i32 %_1), dread i32 %character)
  return (dread ref %_this)
}

func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %number i32) <* <$Ljava_2Flang_2FStringBuilder_3B>> {
  var %_1 <* <$Ljava_2Flang_2FString_3B>>
  var %_2 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  callassigned &Ljava_2Flang_2FString_3B_7CvalueOf_7C_28I_29Ljava_2Flang_2FString_3B (dread i32 %number) { dassign %_1 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_this, dread ref %_1) { dassign %_2 }
  return (dread ref %_2)
}

func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28J_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %number i64) <* <$Ljava_2Flang_2FStringBuilder_3B>> {
  var %_1 <* <$Ljava_2Flang_2FString_3B>>
  var %_2 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  callassigned &Ljava_2Flang_2FString_3B_7CvalueOf_7C_28J_29Ljava_2Flang_2FString_3B (dread i64 %number) { dassign %_1 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_this, dread ref %_1) { dassign %_2 }
  return (dread ref %_2)
}

func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28F_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %number f32) <* <$Ljava_2Flang_2FStringBuilder_3B>> {
  var %_1 <* <$Ljava_2Flang_2FString_3B>>
  var %_2 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  callassigned &Ljava_2Flang_2FString_3B_7CvalueOf_7C_28F_29Ljava_2Flang_2FString_3B (dread f32 %number) { dassign %_1 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_this, dread ref %_1) { dassign %_2 }
  return (dread ref %_2)
}

func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28D_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %number f64) <* <$Ljava_2Flang_2FStringBuilder_3B>> {
  var %_1 <* <$Ljava_2Flang_2FString_3B>>
  var %_2 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  callassigned &Ljava_2Flang_2FString_3B_7CvalueOf_7C_28D_29Ljava_2Flang_2FString_3B (dread f64 %number) { dassign %_1 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_this, dread ref %_1) { dassign %_2 }
  return (dread ref %_2)
}

func &Ljava_2Flang_2FStringBuilder_3B_7CappendCodePoint_7C_28I_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %point i32) <* <$Ljava_2Flang_2FStringBuilder_3B>> {
  var %_1 <* <$Ljava_2Flang_2FString_3B>>
  var %_2 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  callassigned &Ljava_2Flang_2FCharacter_3B_7CtoString_7C_28I_29Ljava_2Flang_2FString_3B (dread i32 %point) { dassign %_1 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_this, dread ref %_1) { dassign %_2 }
  return (dread ref %_2)
}

# Changing
func &Ljava_2Flang_2FStringBuilder_3B_7Cinsert_7C_28ILjava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %offset i32, var %text <* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FStringBuilder_3B>> {
  var %_1 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %_2 <* <$Ljava_2Flang_2FString_3B>>
  var %_3 <* <$Ljava_2Flang_2FString_3B>>
  var %_4 <* <$Ljava_2Flang_2FString_3B>>
  var %_5 <* <$Ljava_2Flang_2FStringIndexOutOfBoundsException_3B>>
  var %_6 <* <$Ljava_2Flang_2FString_3B>>
  var %given <* <$Ljava_2Flang_2FString_3B>>
  var %_7 i32
  var %length i32
  if (cior u1 (lt u1 i32 (dread i32 %offset, constval i32 0), gt u1 i32 (dread i32 %offset, iread i32 <* <$Ljava_2Flang_2FStringBuilder_3B>> 5 (dread ref %_this)))) {
    dassign %_1 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
    call &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_1)
    # "offset "
    callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6f00660066007300650074002000) { dassign %_2 }
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_1, dread ref %_2) {}
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_1, dread i32 %offset) {}
    # ", length "
    callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_c563bea331f13bd85a42e651fcbcdd3c) { dassign %_3 }
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_1, dread ref %_3) {}
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_1, iread i32 <* <$Ljava_2Flang_2FStringBuilder_3B>> 5 (dread ref %_this)) {}
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %_1) { dassign %_4 }
    dassign %_5 (gcmalloc ref <$Ljava_2Flang_2FStringIndexOutOfBoundsException_3B>)
    call &Ljava_2Flang_2FStringIndexOutOfBoundsException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %_5, dread ref %_4)
    throw (dread ref %_5)
  }
  callassigned &Ljava_2Flang_2FString_3B_7CvalueOf_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FString_3B (dread ref %text) { dassign %_6 }
  dassign %given (dread ref %_6)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Clength_7C_28_29I (dread ref %given) { dassign %_7 }
  dassign %length (dread i32 %_7)
  virtualcall &Ljava_2Flang_2FStringBuilder_3B_7CensureCapacity_7C_28I_29V (dread ref %_this, add i32 (iread i32 <* <$Ljava_2Flang_2FStringBuilder_3B>> 5 (dread ref %_this), dread i32 %length))
  call &__java_copyChars (iread ref <* <$Ljava_2Flang_2FStringBuilder_3B>> 4 (dread ref %_this), dread i32 %offset, iread ref <* <$Ljava_2Flang_2FStringBuilder_3B>> 4 (dread ref %_this), add i32 (dread i32 %offset, dread i32 %length), sub i32 (iread i32 <* <$Ljava_2Flang_2FStringBuilder_3B>> 5 (dread ref %_this), dread i32 %offset))
  virtualcall &Ljava_2Flang_2FString_3B_7CgetChars_7C_28IIACI_29V (dread ref %given, constval i32 0, dread i32 %length, iread ref <* <$Ljava_2Flang_2FStringBuilder_3B>> 4 (dread ref %_this), dread i32 %offset)
  iassign <* <$Ljava_2Flang_2FStringBuilder_3B>> 5 (dread ref %_this, add i32 (iread i32 <* <$Ljava_2Flang_2FStringBuilder_3B>> 5 (dread ref %_this), dread i32 %length))
  return (dread ref %_this)
}

func &Ljava_2Flang_2FStringBuilder_3B_7Cinsert_7C_28ILjava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %offset i32, var %object <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FStringBuilder_3B>> {
  var %_1 <* <$Ljava_2Flang_2FString_3B>>
  var %_2 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  callassigned &Ljava_2Flang_2FString_3B_7CvalueOf_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FString_3B (dread ref %object) { dassign %_1 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cinsert_7C_28ILjava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_this, dread i32 %offset, dread ref %_1) { dassign %_2 }
  return (dread ref %_2)
}

func &Ljava_2Flang_2FStringBuilder_3B_7Cinsert_7C_28ILjava_2Flang_2FCharSequence_3B_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %offset i32, var %text <* <$Ljava_2Flang_2FCharSequence_3B>>) <* <$Ljava_2Flang_2FStringBuilder_3B>> {
  var %_1 <* <$Ljava_2Flang_2FString_3B>>
  var %_2 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  callassigned &Ljava_2Flang_2FString_3B_7CvalueOf_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FString_3B (dread ref %text) { dassign %_1 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cinsert_7C_28ILjava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_this, dread i32 %offset, dread ref %_1) { dassign %_2 }
  return (dread ref %_2)
}

func &Ljava_2Flang_2FStringBuilder_3B_7Cinsert_7C_28IAC_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %offset i32, var %characters <* <[] u16>>) <* <$Ljava_2Flang_2FStringBuilder_3B>> {
  var %_1 <* <$Ljava_2Flang_2FString_3B>>
  var %_2 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  callassigned &Ljava_2Flang_2FString_3B_7CvalueOf_7C_28AC_29Ljava_2Flang_2FString_3B (dread ref %characters) { dassign %_1 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cinsert_7C_28ILjava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_this, dread i32 %offset, dread ref %_1) { dassign %_2 }
  return (dread ref %_2)
}

func &Ljava_2Flang_2FStringBuilder_3B_7Cinsert_7C_28IZ_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %offset i32, var %value u1) <* <$Ljava_2Flang_2FStringBuilder_3B>> {
  var %_1 <* <$Ljava_2Flang_2FString_3B>>
  var %_2 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  callassigned &Ljava_2Flang_2FString_3B_7CvalueOf_7C_28Z_29Ljava_2Flang_2FString_3B (dread u1 %value) { dassign %_1 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cinsert_7C_28ILjava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_this, dread i32 %offset, dread ref %_1) { dassign %_2 }
  return (dread ref %_2)
}

func &Ljava_2Flang_2FStringBuilder_3B_7Cinsert_7C_28IC_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %offset i32, var %character u16) <* <$Ljava_2Flang_2FStringBuilder_3B>> {
  var %_1 <* <$Ljava_2Flang_2FString_3B>>
  var %_2 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  callassigned &Ljava_2Flang_2FString_3B_7CvalueOf_7C_28C_29Ljava_2Flang_2FString_3B (dread i32 %character) { dassign %_1 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cinsert_7C_28ILjava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_this, dread i32 %offset, dread ref %_1) { dassign %_2 }
  return (dread ref %_2)
}

func &Ljava_2Flang_2FStringBuilder_3B_7Cinsert_7C_28II_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %offset i32, var %number i32) <* <$Ljava_2Flang_2FStringBuilder_3B>> {
  var %_1 <* <$Ljava_2Flang_2FString_3B>>
  var %_2 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  callassigned &Ljava_2Flang_2FString_3B_7CvalueOf_7C_28I_29Ljava_2Flang_2FString_3B (dread i32 %number) { dassign %_1 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cinsert_7C_28ILjava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_this, dread i32 %offset, dread ref %_1) { dassign %_2 }
  return (dread ref %_2)
}

func &Ljava_2Flang_2FStringBuilder_3B_7Cinsert_7C_28IJ_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %offset i32, var %number i64) <* <$Ljava_2Flang_2FStringBuilder_3B>> {
  var %_1 <* <$Ljava_2Flang_2FString_3B>>
  var %_2 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  callassigned &Ljava_2Flang_2FString_3B_7CvalueOf_7C_28J_29Ljava_2Flang_2FString_3B (dread i64 %number) { dassign %_1 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cinsert_7C_28ILjava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_this, dread i32 %offset, dread ref %_1) { dassign %_2 }
  return (dread ref %_2)
}

func &Ljava_2Flang_2FStringBuilder_3B_7Cinsert_7C_28IF_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %offset i32, var %number f32) <* <$Ljava_2Flang_2FStringBuilder_3B>> {
  var %_1 <* <$Ljava_2Flang_2FString_3B>>
  var %_2 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  callassigned &Ljava_2Flang_2FString_3B_7CvalueOf_7C_28F_29Ljava_2Flang_2FString_3B (dread f32 %number) { dassign %_1 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cinsert_7C_28ILjava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_this, dread i32 %offset, dread ref %_1) { dassign %_2 }
  return (dread ref %_2)
}

func &Ljava_2Flang_2FStringBuilder_3B_7Cinsert_7C_28ID_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %offset i32, var %number f64) <* <$Ljava_2Flang_2FStringBuilder_3B>> {
  var %_1 <* <$Ljava_2Flang_2FString_3B>>
  var %_2 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  callassigned &Ljava_2Flang_2FString_3B_7CvalueOf_7C_28D_29Ljava_2Flang_2FString_3B (dread f64 %number) { dassign %_1 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cinsert_7C_28ILjava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_this, dread i32 %offset, dread ref %_1) { dassign %_2 }
  return (dread ref %_2)
}

func &Ljava_2Flang_2FStringBuilder_3B_7Cdelete_7C_28II_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %start i32, var %end i32) <* <$Ljava_2Flang_2FStringBuilder_3B>> {
  var %_1 i32
  var %stop i32
  var %_2 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %_3 <* <$Ljava_2Flang_2FString_3B>>
  var %_4 <* <$Ljava_2Flang_2FString_3B>>
  var %_5 <* <$Ljava_2Flang_2FString_3B>>
  var %_6 <* <$Ljava_2Flang_2FString_3B>>
  var %_7 <* <$Ljava_2Flang_2FStringIndexOutOfBoundsException_3B>>
  callassigned &Ljava_2Flang_2FMath_3B_7Cmin_7C_28II_29I (dread i32 %end, iread i32 <* <$Ljava_2Flang_2FStringBuilder_3B>> 5 (dread ref %_this)) { dassign %_1 }
  dassign %stop (dread i32 %_1)
  if (cior u1 (lt u1 i32 (dread i32 %start, constval i32 0), gt u1 i32 (dread i32 %start, dread i32 %stop))) {
    dassign %_2 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
    call &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_2)
    # "start "
    callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_730074006100720074002000) { dassign %_3 }
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_2, dread ref %_3) {}
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_2, dread i32 %start) {}
    # ", end "
    callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2c00200065006e0064002000) { dassign %_4 }
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_2, dread ref %_4) {}
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_2, dread i32 %stop) {}
    # ", length "
    callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_c563bea331f13bd85a42e651fcbcdd3c) { dassign %_5 }
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_2, dread ref %_5) {}
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_2, iread i32 <* <$Ljava_2Flang_2FStringBuilder_3B>> 5 (dread ref %_this)) {}
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %_2) { dassign %_6 }
    dassign %_7 (gcmalloc ref <$Ljava_2Flang_2FStringIndexOutOfBoundsException_3B>)
    call &Ljava_2Flang_2FStringIndexOutOfBoundsException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %_7, dread ref %_6)
    throw (dread ref %_7)
  }
  call &__java_copyChars (iread ref <* <$Ljava_2Flang_2FStringBuilder_3B>> 4 (dread ref %_this), dread i32 %stop, iread ref <* <$Ljava_2Flang_2FStringBuilder_3B>> 4 (dread ref %_this), dread i32 %start, sub i32 (iread i32 <* <$Ljava_2Flang_2FStringBuilder_3B>> 5 (dread ref %_this), dread i32 %stop))
  iassign <* <$Ljava_2Flang_2FStringBuilder_3B>> 5 (dread ref %_this, sub i32 (iread i32 <* <$Ljava_2Flang_2FStringBuilder_3B>> 5 (dread ref %_this), sub i32 (dread i32 %stop, dread i32 %start)))
  return (dread ref %_this)
}

func &Ljava_2Flang_2FStringBuilder_3B_7CdeleteCharAt_7C_28I_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %index i32) <* <$Ljava_2Flang_2FStringBuilder_3B>> {
  var %_1 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  call &Ljava_2Flang_2FStringBuilder_3B_7CcheckIndex_7C_28I_29V (dread ref %_this, dread i32 %index)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cdelete_7C_28II_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_this, dread i32 %index, add i32 (dread i32 %index, constval i32 1)) { dassign %_1 }
  return (dread ref %_1)
}

func &Ljava_2Flang_2FStringBuilder_3B_7Creplace_7C_28IILjava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %start i32, var %end i32, var %text <* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FStringBuilder_3B>> {
  var %_1 i32
  var %stop i32
  var %_2 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %_3 <* <$Ljava_2Flang_2FString_3B>>
  var %_4 <* <$Ljava_2Flang_2FString_3B>>
  var %_5 <* <$Ljava_2Flang_2FString_3B>>
  var %_6 <* <$Ljava_2Flang_2FString_3B>>
  var %_7 <* <$Ljava_2Flang_2FStringIndexOutOfBoundsException_3B>>
  var %_8 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %_9 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  callassigned &Ljava_2Flang_2FMath_3B_7Cmin_7C_28II_29I (dread i32 %end, iread i32 <* <$Ljava_2Flang_2FStringBuilder_3B>> 5 (dread ref %_this)) { dassign %_1 }
  dassign %stop (dread i32 %_1)
  if (cior u1 (cior u1 (lt u1 i32 (dread i32 %start, constval i32 0), gt u1 i32 (dread i32 %start, iread i32 <* <$Ljava_2Flang_2FStringBuilder_3B>> 5 (dread ref %_this))), gt u1 i32 (dread i32 %start, dread i32 %stop))) {
    dassign %_2 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
    call &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_2)
    # "start "
    callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_730074006100720074002000) { dassign %_3 }
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_2, dread ref %_3) {}
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_2, dread i32 %start) {}
    # ", end "
    callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2c00200065006e0064002000) { dassign %_4 }
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_2, dread ref %_4) {}
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_2, dread i32 %stop) {}
    # ", length "
    callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_c563bea331f13bd85a42e651fcbcdd3c) { dassign %_5 }
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_2, dread ref %_5) {}
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_2, iread i32 <* <$Ljava_2Flang_2FStringBuilder_3B>> 5 (dread ref %_this)) {}
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %_2) { dassign %_6 }
    dassign %_7 (gcmalloc ref <$Ljava_2Flang_2FStringIndexOutOfBoundsException_3B>)
    call &Ljava_2Flang_2FStringIndexOutOfBoundsException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %_7, dread ref %_6)
    throw (dread ref %_7)
  }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cdelete_7C_28II_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_this, dread i32 %start, dread i32 %stop) { dassign %_8 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cinsert_7C_28ILjava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_8, dread i32 %start, dread ref %text) { dassign %_9 }
  return (dread ref %_9)
}

# Pairs of surrogates keep their order.
func &Ljava_2Flang_2FStringBuilder_3B_7Creverse_7C_28_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) <* <$Ljava_2Flang_2FStringBuilder_3B>> {
  var %i i32
  var %j i32
  var %other u16
  var %low u16
  var %_1 <* <[] u16>>
  dassign %i (constval i32 0)
  dassign %j (sub i32 (iread i32 <* <$Ljava_2Flang_2FStringBuilder_3B>> 5 (dread ref %_this), constval i32 1))
  while (lt u1 i32 (dread i32 %i, dread i32 %j)) {
    dassign %other (iread i32 <* u16> 0 (array 1 ptr <* <[] u16>> (iread ref <* <$Ljava_2Flang_2FStringBuilder_3B>> 4 (dread ref %_this), dread i32 %i)))
    iassign <* u16> 0 (array 1 ptr <* <[] u16>> (iread ref <* <$Ljava_2Flang_2FStringBuilder_3B>> 4 (dread ref %_this), dread i32 %i), iread i32 <* u16> 0 (array 1 ptr <* <[] u16>> (iread ref <* <$Ljava_2Flang_2FStringBuilder_3B>> 4 (dread ref %_this), dread i32 %j)))
    iassign <* u16> 0 (array 1 ptr <* <[] u16>> (iread ref <* <$Ljava_2Flang_2FStringBuilder_3B>> 4 (dread ref %_this), dread i32 %j), dread i32 %other)
    dassign %i (add i32 (dread i32 %i, constval i32 1))
    dassign %j (sub i32 (dread i32 %j, constval i32 1))
  }
  dassign %i (constval i32 0)
  while (lt u1 i32 (add i32 (dread i32 %i, constval i32 1), iread i32 <* <$Ljava_2Flang_2FStringBuilder_3B>> 5 (dread ref %_this))) {
    if (cand u1 (eq u1 i32 (band i32 (iread i32 <* u16> 0 (array 1 ptr <* <[] u16>> (iread ref <* <$Ljava_2Flang_2FStringBuilder_3B>> 4 (dread ref %_this), dread i32 %i)), constval i32 64512), constval i32 56320), eq u1 i32 (band i32 (iread i32 <* u16> 0 (array 1 ptr <* <[] u16>> (iread ref <* <$Ljava_2Flang_2FStringBuilder_3B>> 4 (dread ref %_this), add i32 (dread i32 %i, constval i32 1))), constval i32 64512), constval i32 55296))) {
      dassign %low (iread i32 <* u16> 0 (array 1 ptr <* <[] u16>> (iread ref <* <$Ljava_2Flang_2FStringBuilder_3B>> 4 (dread ref %_this), dread i32 %i)))
      iassign <* u16> 0 (array 1 ptr <* <[] u16>> (iread ref <* <$Ljava_2Flang_2FStringBuilder_3B>> 4 (dread ref %_this), dread i32 %i), iread i32 <* u16> 0 (array 1 ptr <* <[] u16>> (iread ref <* <$Ljava_2Flang_2FStringBuilder_3B>> 4 (dread ref %_this), add i32 (dread i32 %i, constval i32 1))))
      dassign %_1 (iread ref <* <$Ljava_2Flang_2FStringBuilder_3B>> 4 (dread ref %_this))
      dassign %i (add i32 (dread i32 %i, constval i32 1))
      iassign <* u16> 0 (array 1 ptr <* <[] u16>> (dread ref %_1, dread i32 %i), dread i32 %low)
    }
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  return (dread ref %_this)
}

# Reading
func &Ljava_2Flang_2FStringBuilder_3B_7CindexOf_7C_28Ljava_2Flang_2FString_3B_29I public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %text <* <$Ljava_2Flang_2FString_3B>>) i32 {
  var %_1 <* <$Ljava_2Flang_2FString_3B>>
  var %_2 i32
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %_this) { dassign %_1 }
  virtualcallassigned &Ljava_2Flang_2FString_3B_7CindexOf_7C_28Ljava_2Flang_2FString_3B_29I (dread ref %_1, dread ref %text) { dassign %_2 }
  return (dread i32 %_2)
}

func &Ljava_2Flang_2FStringBuilder_3B_7CindexOf_7C_28Ljava_2Flang_2FString_3BI_29I public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %text <* <$Ljava_2Flang_2FString_3B>>, var %from i32) i32 {
  var %_1 <* <$Ljava_2Flang_2FString_3B>>
  var %_2 i32
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %_this) { dassign %_1 }
  virtualcallassigned &Ljava_2Flang_2FString_3B_7CindexOf_7C_28Ljava_2Flang_2FString_3BI_29I (dread ref %_1, dread ref %text, dread i32 %from) { dassign %_2 }
  return (dread i32 %_2)
}

func &Ljava_2Flang_2FStringBuilder_3B_7ClastIndexOf_7C_28Ljava_2Flang_2FString_3B_29I public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %text <* <$Ljava_2Flang_2FString_3B>>) i32 {
  var %_1 <* <$Ljava_2Flang_2FString_3B>>
  var %_2 i32
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %_this) { dassign %_1 }
  virtualcallassigned &Ljava_2Flang_2FString_3B_7ClastIndexOf_7C_28Ljava_2Flang_2FString_3B_29I (dread ref %_1, dread ref %text) { dassign %_2 }
  return (dread i32 %_2)
}

func &Ljava_2Flang_2FStringBuilder_3B_7ClastIndexOf_7C_28Ljava_2Flang_2FString_3BI_29I public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %text <* <$Ljava_2Flang_2FString_3B>>, var %from i32) i32 {
  var %_1 <* <$Ljava_2Flang_2FString_3B>>
  var %_2 i32
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %_this) { dassign %_1 }
  virtualcallassigned &Ljava_2Flang_2FString_3B_7ClastIndexOf_7C_28Ljava_2Flang_2FString_3BI_29I (dread ref %_1, dread ref %text, dread i32 %from) { dassign %_2 }
  return (dread i32 %_2)
}

func &Ljava_2Flang_2FStringBuilder_3B_7Csubstring_7C_28I_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %start i32) <* <$Ljava_2Flang_2FString_3B>> {
  var %_1 <* <$Ljava_2Flang_2FString_3B>>
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Csubstring_7C_28II_29Ljava_2Flang_2FString_3B (dread ref %_this, dread i32 %start, iread i32 <* <$Ljava_2Flang_2FStringBuilder_3B>> 5 (dread ref %_this)) { dassign %_1 }
  return (dread ref %_1)
}

func &Ljava_2Flang_2FStringBuilder_3B_7Csubstring_7C_28II_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %start i32, var %end i32) <* <$Ljava_2Flang_2FString_3B>> {
  var %_1 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %_2 <* <$Ljava_2Flang_2FString_3B>>
  var %_3 <* <$Ljava_2Flang_2FString_3B>>
  var %_4 <* <$Ljava_2Flang_2FString_3B>>
  var %_5 <* <$Ljava_2Flang_2FString_3B>>
  var %_6 <* <$Ljava_2Flang_2FStringIndexOutOfBoundsException_3B>>
  var %_7 <* <$Ljava_2Flang_2FString_3B>>
  if (cior u1 (cior u1 (lt u1 i32 (dread i32 %start, constval i32 0), gt u1 i32 (dread i32 %start, dread i32 %end)), gt u1 i32 (dread i32 %end, iread i32 <* <$Ljava_2Flang_2FStringBuilder_3B>> 5 (dread ref %_this)))) {
    dassign %_1 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
    call &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_1)
    # "start "
    callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_730074006100720074002000) { dassign %_2 }
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_1, dread ref %_2) {}
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_1, dread i32 %start) {}
    # ", end "
    callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2c00200065006e0064002000) { dassign %_3 }
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_1, dread ref %_3) {}
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_1, dread i32 %end) {}
    # ", length "
    callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_c563bea331f13bd85a42e651fcbcdd3c) { dassign %_4 }
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_1, dread ref %_4) {}
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_1, iread i32 <* <$Ljava_2Flang_2FStringBuilder_3B>> 5 (dread ref %_this)) {}
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %_1) { dassign %_5 }
    dassign %_6 (gcmalloc ref <$Ljava_2Flang_2FStringIndexOutOfBoundsException_3B>)
    call &Ljava_2Flang_2FStringIndexOutOfBoundsException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %_6, dread ref %_5)
    throw (dread ref %_6)
  }
  dassign %_7 (gcmalloc ref <$Ljava_2Flang_2FString_3B>)
  call &Ljava_2Flang_2FString_3B_7C_3Cinit_3E_7C_28ACII_29V (dread ref %_7, iread ref <* <$Ljava_2Flang_2FStringBuilder_3B>> 4 (dread ref %_this), dread i32 %start, sub i32 (dread i32 %end, dread i32 %start))
  return (dread ref %_7)
}

func &Ljava_2Flang_2FStringBuilder_3B_7CsubSequence_7C_28II_29Ljava_2Flang_2FCharSequence_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %start i32, var %end i32) <* <$Ljava_2Flang_2FCharSequence_3B>> {
  var %_1 <* <$Ljava_2Flang_2FString_3B>>
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Csubstring_7C_28II_29Ljava_2Flang_2FString_3B (dread ref %_this, dread i32 %start, dread i32 %end) { dassign %_1 }
  return (dread ref %_1)
}

func &Ljava_2Flang_2FStringBuilder_3B_7CcompareTo_7C_28Ljava_2Flang_2FStringBuilder_3B_29I public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %other <* <$Ljava_2Flang_2FStringBuilder_3B>>) i32 {
  var %_1 <* <$Ljava_2Flang_2FString_3B>>
  var %_2 <* <$Ljava_2Flang_2FString_3B>>
  var %_3 i32
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %_this) { dassign %_1 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %other) { dassign %_2 }
  virtualcallassigned &Ljava_2Flang_2FString_3B_7CcompareTo_7C_28Ljava_2Flang_2FString_3B_29I (dread ref %_1, dread ref %_2) { dassign %_3 }
  return (dread i32 %_3)
}

func &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  var %_1 <* <$Ljava_2Flang_2FString_3B>>
  dassign %_1 (gcmalloc ref <$Ljava_2Flang_2FString_3B>)
  call &Ljava_2Flang_2FString_3B_7C_3Cinit_3E_7C_28ACII_29V (dread ref %_1, iread ref <* <$Ljava_2Flang_2FStringBuilder_3B>> 4 (dread ref %_this), constval i32 0, iread i32 <* <$Ljava_2Flang_2FStringBuilder_3B>> 5 (dread ref %_this))
  return (dread ref %_1)
}
