# A text: UTF-16 units that never change, and their hash once somebody has asked for it.
javaclass $Ljava_2Flang_2FString_3B <$Ljava_2Flang_2FString_3B> public final
type $Ljava_2Flang_2FString_3B <class <$Ljava_2Flang_2FObject_3B> {
  @value <* <[] u16>> private final,
  @hash i32 private,
  &Ljava_2Flang_2FString_3B_7C_3Cinit_3E_7C_28_29V public constructor (<* <$Ljava_2Flang_2FString_3B>>) void,
  &Ljava_2Flang_2FString_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (<* <$Ljava_2Flang_2FString_3B>>, <* <$Ljava_2Flang_2FString_3B>>) void,
  &Ljava_2Flang_2FString_3B_7C_3Cinit_3E_7C_28AC_29V public constructor (<* <$Ljava_2Flang_2FString_3B>>, <* <[] u16>>) void,
  &Ljava_2Flang_2FString_3B_7C_3Cinit_3E_7C_28ACII_29V public constructor (<* <$Ljava_2Flang_2FString_3B>>, <* <[] u16>>, i32, i32) void,
  &Ljava_2Flang_2FString_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FStringBuilder_3B_29V public constructor (<* <$Ljava_2Flang_2FString_3B>>, <* <$Ljava_2Flang_2FStringBuilder_3B>>) void,
  &Ljava_2Flang_2FString_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FStringBuffer_3B_29V public constructor (<* <$Ljava_2Flang_2FString_3B>>, <* <$Ljava_2Flang_2FStringBuffer_3B>>) void,
  &Ljava_2Flang_2FString_3B_7C_3Cinit_3E_7C_28ACZ_29V constructor (<* <$Ljava_2Flang_2FString_3B>>, <* <[] u16>>, u1) void,
  &Ljava_2Flang_2FString_3B_7Clength_7C_28_29I public virtual (<* <$Ljava_2Flang_2FString_3B>>) i32,
  &Ljava_2Flang_2FString_3B_7CisEmpty_7C_28_29Z public virtual (<* <$Ljava_2Flang_2FString_3B>>) u1,
  &Ljava_2Flang_2FString_3B_7CisBlank_7C_28_29Z public virtual (<* <$Ljava_2Flang_2FString_3B>>) u1,
  &Ljava_2Flang_2FString_3B_7CcharAt_7C_28I_29C public virtual (<* <$Ljava_2Flang_2FString_3B>>, i32) u16,
  &Ljava_2Flang_2FString_3B_7CtoCharArray_7C_28_29AC public virtual (<* <$Ljava_2Flang_2FString_3B>>) <* <[] u16>>,
  &Ljava_2Flang_2FString_3B_7CgetChars_7C_28IIACI_29V public virtual (<* <$Ljava_2Flang_2FString_3B>>, i32, i32, <* <[] u16>>, i32) void,
  &Ljava_2Flang_2FString_3B_7CgetBytes_7C_28_29AB public virtual (<* <$Ljava_2Flang_2FString_3B>>) <* <[] i8>>,
  &Ljava_2Flang_2FString_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z public virtual (<* <$Ljava_2Flang_2FString_3B>>, <* <$Ljava_2Flang_2FObject_3B>>) u1,
  &Ljava_2Flang_2FString_3B_7CequalsIgnoreCase_7C_28Ljava_2Flang_2FString_3B_29Z public virtual (<* <$Ljava_2Flang_2FString_3B>>, <* <$Ljava_2Flang_2FString_3B>>) u1,
  &Ljava_2Flang_2FString_3B_7CcontentEquals_7C_28Ljava_2Flang_2FCharSequence_3B_29Z public virtual (<* <$Ljava_2Flang_2FString_3B>>, <* <$Ljava_2Flang_2FCharSequence_3B>>) u1,
  &Ljava_2Flang_2FString_3B_7ChashCode_7C_28_29I public virtual (<* <$Ljava_2Flang_2FString_3B>>) i32,
  &Ljava_2Flang_2FString_3B_7CcompareTo_7C_28Ljava_2Flang_2FString_3B_29I public virtual (<* <$Ljava_2Flang_2FString_3B>>, <* <$Ljava_2Flang_2FString_3B>>) i32,
  &Ljava_2Flang_2FString_3B_7CcompareTo_7C_28Ljava_2Flang_2FObject_3B_29I public virtual (<* <$Ljava_2Flang_2FString_3B>>, <* <$Ljava_2Flang_2FObject_3B>>) i32,
  &Ljava_2Flang_2FString_3B_7CcompareToIgnoreCase_7C_28Ljava_2Flang_2FString_3B_29I public virtual (<* <$Ljava_2Flang_2FString_3B>>, <* <$Ljava_2Flang_2FString_3B>>) i32,
  &Ljava_2Flang_2FString_3B_7CstartsWith_7C_28Ljava_2Flang_2FString_3B_29Z public virtual (<* <$Ljava_2Flang_2FString_3B>>, <* <$Ljava_2Flang_2FString_3B>>) u1,
  &Ljava_2Flang_2FString_3B_7CstartsWith_7C_28Ljava_2Flang_2FString_3BI_29Z public virtual (<* <$Ljava_2Flang_2FString_3B>>, <* <$Ljava_2Flang_2FString_3B>>, i32) u1,
  &Ljava_2Flang_2FString_3B_7CendsWith_7C_28Ljava_2Flang_2FString_3B_29Z public virtual (<* <$Ljava_2Flang_2FString_3B>>, <* <$Ljava_2Flang_2FString_3B>>) u1,
  &Ljava_2Flang_2FString_3B_7CindexOf_7C_28I_29I public virtual (<* <$Ljava_2Flang_2FString_3B>>, i32) i32,
  &Ljava_2Flang_2FString_3B_7CindexOf_7C_28II_29I public virtual (<* <$Ljava_2Flang_2FString_3B>>, i32, i32) i32,
  &Ljava_2Flang_2FString_3B_7CindexOf_7C_28Ljava_2Flang_2FString_3B_29I public virtual (<* <$Ljava_2Flang_2FString_3B>>, <* <$Ljava_2Flang_2FString_3B>>) i32,
  &Ljava_2Flang_2FString_3B_7CindexOf_7C_28Ljava_2Flang_2FString_3BI_29I public virtual (<* <$Ljava_2Flang_2FString_3B>>, <* <$Ljava_2Flang_2FString_3B>>, i32) i32,
  &Ljava_2Flang_2FString_3B_7ClastIndexOf_7C_28I_29I public virtual (<* <$Ljava_2Flang_2FString_3B>>, i32) i32,
  &Ljava_2Flang_2FString_3B_7ClastIndexOf_7C_28II_29I public virtual (<* <$Ljava_2Flang_2FString_3B>>, i32, i32) i32,
  &Ljava_2Flang_2FString_3B_7ClastIndexOf_7C_28Ljava_2Flang_2FString_3B_29I public virtual (<* <$Ljava_2Flang_2FString_3B>>, <* <$Ljava_2Flang_2FString_3B>>) i32,
  &Ljava_2Flang_2FString_3B_7ClastIndexOf_7C_28Ljava_2Flang_2FString_3BI_29I public virtual (<* <$Ljava_2Flang_2FString_3B>>, <* <$Ljava_2Flang_2FString_3B>>, i32) i32,
  &Ljava_2Flang_2FString_3B_7Ccontains_7C_28Ljava_2Flang_2FCharSequence_3B_29Z public virtual (<* <$Ljava_2Flang_2FString_3B>>, <* <$Ljava_2Flang_2FCharSequence_3B>>) u1,
  &Ljava_2Flang_2FString_3B_7Csubstring_7C_28I_29Ljava_2Flang_2FString_3B public virtual (<* <$Ljava_2Flang_2FString_3B>>, i32) <* <$Ljava_2Flang_2FString_3B>>,
  &Ljava_2Flang_2FString_3B_7Csubstring_7C_28II_29Ljava_2Flang_2FString_3B public virtual (<* <$Ljava_2Flang_2FString_3B>>, i32, i32) <* <$Ljava_2Flang_2FString_3B>>,
  &Ljava_2Flang_2FString_3B_7CsubSequence_7C_28II_29Ljava_2Flang_2FCharSequence_3B public virtual (<* <$Ljava_2Flang_2FString_3B>>, i32, i32) <* <$Ljava_2Flang_2FCharSequence_3B>>,
  &Ljava_2Flang_2FString_3B_7Cconcat_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FString_3B public virtual (<* <$Ljava_2Flang_2FString_3B>>, <* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FString_3B>>,
  &Ljava_2Flang_2FString_3B_7Creplace_7C_28CC_29Ljava_2Flang_2FString_3B public virtual (<* <$Ljava_2Flang_2FString_3B>>, u16, u16) <* <$Ljava_2Flang_2FString_3B>>,
  &Ljava_2Flang_2FString_3B_7Creplace_7C_28Ljava_2Flang_2FCharSequence_3BLjava_2Flang_2FCharSequence_3B_29Ljava_2Flang_2FString_3B public virtual (<* <$Ljava_2Flang_2FString_3B>>, <* <$Ljava_2Flang_2FCharSequence_3B>>, <* <$Ljava_2Flang_2FCharSequence_3B>>) <* <$Ljava_2Flang_2FString_3B>>,
  &Ljava_2Flang_2FString_3B_7Ctrim_7C_28_29Ljava_2Flang_2FString_3B public virtual (<* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FString_3B>>,
  &Ljava_2Flang_2FString_3B_7Cstrip_7C_28_29Ljava_2Flang_2FString_3B public virtual (<* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FString_3B>>,
  &Ljava_2Flang_2FString_3B_7CstripLeading_7C_28_29Ljava_2Flang_2FString_3B public virtual (<* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FString_3B>>,
  &Ljava_2Flang_2FString_3B_7CstripTrailing_7C_28_29Ljava_2Flang_2FString_3B public virtual (<* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FString_3B>>,
  &Ljava_2Flang_2FString_3B_7CtoUpperCase_7C_28_29Ljava_2Flang_2FString_3B public virtual (<* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FString_3B>>,
  &Ljava_2Flang_2FString_3B_7CtoLowerCase_7C_28_29Ljava_2Flang_2FString_3B public virtual (<* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FString_3B>>,
  &Ljava_2Flang_2FString_3B_7Crepeat_7C_28I_29Ljava_2Flang_2FString_3B public virtual (<* <$Ljava_2Flang_2FString_3B>>, i32) <* <$Ljava_2Flang_2FString_3B>>,
  &Ljava_2Flang_2FString_3B_7Cintern_7C_28_29Ljava_2Flang_2FString_3B public virtual (<* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FString_3B>>,
  &Ljava_2Flang_2FString_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (<* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FString_3B>>,
  &Ljava_2Flang_2FString_3B_7Csplit_7C_28Ljava_2Flang_2FString_3B_29ALjava_2Flang_2FString_3B public virtual (<* <$Ljava_2Flang_2FString_3B>>, <* <$Ljava_2Flang_2FString_3B>>) <* <[] <* <$Ljava_2Flang_2FString_3B>>>>,
  &Ljava_2Flang_2FString_3B_7Csplit_7C_28Ljava_2Flang_2FString_3BI_29ALjava_2Flang_2FString_3B public virtual (<* <$Ljava_2Flang_2FString_3B>>, <* <$Ljava_2Flang_2FString_3B>>, i32) <* <[] <* <$Ljava_2Flang_2FString_3B>>>>,
  &Ljava_2Flang_2FString_3B_7Cjoin_7C_28Ljava_2Flang_2FCharSequence_3BALjava_2Flang_2FCharSequence_3B_29Ljava_2Flang_2FString_3B public static (<* <$Ljava_2Flang_2FCharSequence_3B>>, <* <[] <* <$Ljava_2Flang_2FCharSequence_3B>>>>) <* <$Ljava_2Flang_2FString_3B>>,
  &Ljava_2Flang_2FString_3B_7Cjoin_7C_28Ljava_2Flang_2FCharSequence_3BLjava_2Flang_2FIterable_3B_29Ljava_2Flang_2FString_3B public static (<* <$Ljava_2Flang_2FCharSequence_3B>>, <* <$Ljava_2Flang_2FIterable_3B>>) <* <$Ljava_2Flang_2FString_3B>>,
  &Ljava_2Flang_2FString_3B_7CvalueOf_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FString_3B public static (<* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FString_3B>>,
  &Ljava_2Flang_2FString_3B_7CvalueOf_7C_28AC_29Ljava_2Flang_2FString_3B public static (<* <[] u16>>) <* <$Ljava_2Flang_2FString_3B>>,
  &Ljava_2Flang_2FString_3B_7CvalueOf_7C_28ACII_29Ljava_2Flang_2FString_3B public static (<* <[] u16>>, i32, i32) <* <$Ljava_2Flang_2FString_3B>>,
  &Ljava_2Flang_2FString_3B_7CcopyValueOf_7C_28AC_29Ljava_2Flang_2FString_3B public static (<* <[] u16>>) <* <$Ljava_2Flang_2FString_3B>>,
  &Ljava_2Flang_2FString_3B_7CvalueOf_7C_28Z_29Ljava_2Flang_2FString_3B public static (u1) <* <$Ljava_2Flang_2FString_3B>>,
  &Ljava_2Flang_2FString_3B_7CvalueOf_7C_28C_29Ljava_2Flang_2FString_3B public static (u16) <* <$Ljava_2Flang_2FString_3B>>,
  &Ljava_2Flang_2FString_3B_7CvalueOf_7C_28I_29Ljava_2Flang_2FString_3B public static (i32) <* <$Ljava_2Flang_2FString_3B>>,
  &Ljava_2Flang_2FString_3B_7CvalueOf_7C_28J_29Ljava_2Flang_2FString_3B public static (i64) <* <$Ljava_2Flang_2FString_3B>>,
  &Ljava_2Flang_2FString_3B_7CvalueOf_7C_28F_29Ljava_2Flang_2FString_3B public static (f32) <* <$Ljava_2Flang_2FString_3B>>,
  &Ljava_2Flang_2FString_3B_7CvalueOf_7C_28D_29Ljava_2Flang_2FString_3B public static (f64) <* <$Ljava_2Flang_2FString_3B>>,
  $Ljava_2Flang_2FComparable_3B,
  $Ljava_2Flang_2FCharSequence_3B
}>

func &Ljava_2Flang_2FString_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FString_3B>>) void {
  var %_1 <* <[] u16>>
  call &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_this)
  dassign %_1 (gcmallocjarray ref <[] u16> (constval i32 0))
  iassign <* <$Ljava_2Flang_2FString_3B>> 4 (dread ref %_this, dread ref %_1)
  return ()
}

func &Ljava_2Flang_2FString_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FString_3B>>, var %original <* <$Ljava_2Flang_2FString_3B>>) void {
  call &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_this)
  iassign <* <$Ljava_2Flang_2FString_3B>> 4 (dread ref %_this, iread ref <* <$Ljava_2Flang_2FString_3B>> 4 (dread ref %original))
  iassign <* <$Ljava_2Flang_2FString_3B>> 5 (dread ref %_this, iread i32 <* <$Ljava_2Flang_2FString_3B>> 5 (dread ref %original))
  return ()
}

func &Ljava_2Flang_2FString_3B_7C_3Cinit_3E_7C_28AC_29V public constructor (var %_this <* <$Ljava_2Flang_2FString_3B>>, var %characters <* <[] u16>>) void {
  call &Ljava_2Flang_2FString_3B_7C_3Cinit_3E_7C_28ACII_29V (dread ref %_this, dread ref %characters, constval i32 0, intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %characters))
  return ()
}

func &Ljava_2Flang_2FString_3B_7C_3Cinit_3E_7C_28ACII_29V public constructor (var %_this <* <$Ljava_2Flang_2FString_3B>>, var %characters <* <[] u16>>, var %offset i32, var %count i32) void {
  var %_1 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %_2 <* <$Ljava_2Flang_2FString_3B>>
  var %_3 <* <$Ljava_2Flang_2FString_3B>>
  var %_4 <* <$Ljava_2Flang_2FString_3B>>
  var %_5 <* <$Ljava_2Flang_2FString_3B>>
  var %_6 <* <$Ljava_2Flang_2FStringIndexOutOfBoundsException_3B>>
  var %_7 <* <[] u16>>
  var %copy <* <[] u16>>
  call &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_this)
  if (cior u1 (cior u1 (lt u1 i32 (dread i32 %offset, constval i32 0), lt u1 i32 (dread i32 %count, constval i32 0)), gt u1 i32 (dread i32 %offset, sub i32 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %characters), dread i32 %count)))) {
    dassign %_1 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
    call &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_1)
    # "offset "
    callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6f00660066007300650074002000) { dassign %_2 }
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_1, dread ref %_2) {}
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_1, dread i32 %offset) {}
    # ", count "
    callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_786baaaf41e03b3e677e20acd017ad1b) { dassign %_3 }
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_1, dread ref %_3) {}
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_1, dread i32 %count) {}
    # ", length "
    callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_c563bea331f13bd85a42e651fcbcdd3c) { dassign %_4 }
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_1, dread ref %_4) {}
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_1, intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %characters)) {}
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %_1) { dassign %_5 }
    dassign %_6 (gcmalloc ref <$Ljava_2Flang_2FStringIndexOutOfBoundsException_3B>)
    call &Ljava_2Flang_2FStringIndexOutOfBoundsException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %_6, dread ref %_5)
    throw (dread ref %_6)
  }
  dassign %_7 (gcmallocjarray ref <[] u16> (dread i32 %count))
  dassign %copy (dread ref %_7)
  call &__java_copyChars (dread ref %characters, dread i32 %offset, dread ref %copy, constval i32 0, dread i32 %count)
  iassign <* <$Ljava_2Flang_2FString_3B>> 4 (dread ref %_this, dread ref %copy)
  return ()
}

func &Ljava_2Flang_2FString_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FStringBuilder_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FString_3B>>, var %text <* <$Ljava_2Flang_2FStringBuilder_3B>>) void {
  call &Ljava_2Flang_2FString_3B_7C_3Cinit_3E_7C_28ACII_29V (dread ref %_this, iread ref <* <$Ljava_2Flang_2FStringBuilder_3B>> 4 (dread ref %text), constval i32 0, iread i32 <* <$Ljava_2Flang_2FStringBuilder_3B>> 5 (dread ref %text))
  return ()
}

func &Ljava_2Flang_2FString_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FStringBuffer_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FString_3B>>, var %text <* <$Ljava_2Flang_2FStringBuffer_3B>>) void {
  call &Ljava_2Flang_2FString_3B_7C_3Cinit_3E_7C_28ACII_29V (dread ref %_this, iread ref <* <$Ljava_2Flang_2FStringBuffer_3B>> 4 (dread ref %text), constval i32 0, iread i32 <* <$Ljava_2Flang_2FStringBuffer_3B>> 5 (dread ref %text))
  return ()
}

# Takes over an array that nobody else has.
func &Ljava_2Flang_2FString_3B_7C_3Cinit_3E_7C_28ACZ_29V constructor (var %_this <* <$Ljava_2Flang_2FString_3B>>, var %owned <* <[] u16>>, var %isOwned u1) void {
  call &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_this)
  iassign <* <$Ljava_2Flang_2FString_3B>> 4 (dread ref %_this, dread ref %owned)
  return ()
}

# Length and units
func &Ljava_2Flang_2FString_3B_7Clength_7C_28_29I public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>) i32 {
  return (intrinsicop i32 JAVA_ARRAY_LENGTH (iread ref <* <$Ljava_2Flang_2FString_3B>> 4 (dread ref %_this)))
}

func &Ljava_2Flang_2FString_3B_7CisEmpty_7C_28_29Z public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>) u1 {
  return (eq u1 i32 (intrinsicop i32 JAVA_ARRAY_LENGTH (iread ref <* <$Ljava_2Flang_2FString_3B>> 4 (dread ref %_this)), constval i32 0))
}

func &Ljava_2Flang_2FString_3B_7CisBlank_7C_28_29Z public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>) u1 {
  var %_1 i32
  callassigned &__java_start (iread ref <* <$Ljava_2Flang_2FString_3B>> 4 (dread ref %_this), constval u1 1) { dassign %_1 }
  return (eq u1 i32 (dread i32 %_1, intrinsicop i32 JAVA_ARRAY_LENGTH (iread ref <* <$Ljava_2Flang_2FString_3B>> 4 (dread ref %_this))))
}

func &Ljava_2Flang_2FString_3B_7CcharAt_7C_28I_29C public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>, var %index i32) u16 {
  var %_1 <* <$Ljava_2Flang_2FStringIndexOutOfBoundsException_3B>>
  if (cior u1 (lt u1 i32 (dread i32 %index, constval i32 0), ge u1 i32 (dread i32 %index, intrinsicop i32 JAVA_ARRAY_LENGTH (iread ref <* <$Ljava_2Flang_2FString_3B>> 4 (dread ref %_this))))) {
    callassigned &__java_outside (dread i32 %index, intrinsicop i32 JAVA_ARRAY_LENGTH (iread ref <* <$Ljava_2Flang_2FString_3B>> 4 (dread ref %_this))) { dassign %_1 }
    throw (dread ref %_1)
  }
  return (iread i32 <* u16> 0 (array 1 ptr <* <[] u16>> (iread ref <* <$Ljava_2Flang_2FString_3B>> 4 (dread ref %_this), dread i32 %index)))
}

func &Ljava_2Flang_2FString_3B_7CtoCharArray_7C_28_29AC public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>) <* <[] u16>> {
  var %_1 <* <[] u16>>
  var %copy <* <[] u16>>
  dassign %_1 (gcmallocjarray ref <[] u16> (intrinsicop i32 JAVA_ARRAY_LENGTH (iread ref <* <$Ljava_2Flang_2FString_3B>> 4 (dread ref %_this))))
  dassign %copy (dread ref %_1)
  call &__java_copyChars (iread ref <* <$Ljava_2Flang_2FString_3B>> 4 (dread ref %_this), constval i32 0, dread ref %copy, constval i32 0, intrinsicop i32 JAVA_ARRAY_LENGTH (iread ref <* <$Ljava_2Flang_2FString_3B>> 4 (dread ref %_this)))
  return (dread ref %copy)
}

func &Ljava_2Flang_2FString_3B_7CgetChars_7C_28IIACI_29V public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>, var %start i32, var %end i32, var %target <* <[] u16>>, var %offset i32) void {
  call &__java_checkRange (dread i32 %start, dread i32 %end, intrinsicop i32 JAVA_ARRAY_LENGTH (iread ref <* <$Ljava_2Flang_2FString_3B>> 4 (dread ref %_this)))
  call &__java_copyChars (iread ref <* <$Ljava_2Flang_2FString_3B>> 4 (dread ref %_this), dread i32 %start, dread ref %target, dread i32 %offset, sub i32 (dread i32 %end, dread i32 %start))
  return ()
}

func &Ljava_2Flang_2FString_3B_7CgetBytes_7C_28_29AB public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>) <* <[] i8>> {
  var %_1 <* <[] i8>>
  callassigned &__java_utf8 (iread ref <* <$Ljava_2Flang_2FString_3B>> 4 (dread ref %_this)) { dassign %_1 }
  return (dread ref %_1)
}

# Comparison
func &Ljava_2Flang_2FString_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>, var %other <* <$Ljava_2Flang_2FObject_3B>>) u1 {
  var %units <* <[] u16>>
  var %_1 u1
  var %_2 u1
  if (eq u1 ref (dread ref %_this, dread ref %other)) {
    return (constval u1 1)
  }
  if (lnot u1 (intrinsicopwithtype u1 <* <$Ljava_2Flang_2FString_3B>> JAVA_INSTANCE_OF (dread ref %other))) {
    return (constval u1 0)
  }
  dassign %units (iread ref <* <$Ljava_2Flang_2FString_3B>> 4 (intrinsicopwithtype ref <* <$Ljava_2Flang_2FString_3B>> JAVA_CHECK_CAST (dread ref %other)))
  dassign %_2 (eq u1 i32 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %units), intrinsicop i32 JAVA_ARRAY_LENGTH (iread ref <* <$Ljava_2Flang_2FString_3B>> 4 (dread ref %_this))))
  if (dread u1 %_2) {
    callassigned &__java_isAt (iread ref <* <$Ljava_2Flang_2FString_3B>> 4 (dread ref %_this), constval i32 0, dread ref %units) { dassign %_1 }
    dassign %_2 (dread u1 %_1)
  }
  return (dread u1 %_2)
}

func &Ljava_2Flang_2FString_3B_7CequalsIgnoreCase_7C_28Ljava_2Flang_2FString_3B_29Z public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>, var %other <* <$Ljava_2Flang_2FString_3B>>) u1 {
  var %_1 i32
  var %_2 u1
  dassign %_2 (cand u1 (ne u1 ref (dread ref %other, constval ref 0), eq u1 i32 (intrinsicop i32 JAVA_ARRAY_LENGTH (iread ref <* <$Ljava_2Flang_2FString_3B>> 4 (dread ref %other)), intrinsicop i32 JAVA_ARRAY_LENGTH (iread ref <* <$Ljava_2Flang_2FString_3B>> 4 (dread ref %_this)))))
  if (dread u1 %_2) {
    virtualcallassigned &Ljava_2Flang_2FString_3B_7CcompareToIgnoreCase_7C_28Ljava_2Flang_2FString_3B_29I (dread ref %_this, dread ref %other) { dassign %_1 }
    dassign %_2 (eq u1 i32 (dread i32 %_1, constval i32 0))
  }
  return (dread u1 %_2)
}

func &Ljava_2Flang_2FString_3B_7CcontentEquals_7C_28Ljava_2Flang_2FCharSequence_3B_29Z public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>, var %other <* <$Ljava_2Flang_2FCharSequence_3B>>) u1 {
  var %_1 <* <$Ljava_2Flang_2FString_3B>>
  var %_2 u1
  interfacecallassigned &Ljava_2Flang_2FCharSequence_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %other) { dassign %_1 }
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %_this, dread ref %_1) { dassign %_2 }
  return (dread u1 %_2)
}

func &Ljava_2Flang_2FString_3B_7ChashCode_7C_28_29I public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>) i32 {
  var %result i32
  var %i i32
  dassign %result (iread i32 <* <$Ljava_2Flang_2FString_3B>> 5 (dread ref %_this))
  if (eq u1 i32 (dread i32 %result, constval i32 0)) {
    dassign %i (constval i32 0)
    while (lt u1 i32 (dread i32 %i, intrinsicop i32 JAVA_ARRAY_LENGTH (iread ref <* <$Ljava_2Flang_2FString_3B>> 4 (dread ref %_this)))) {
      dassign %result (add i32 (mul i32 (constval i32 31, dread i32 %result), iread i32 <* u16> 0 (array 1 ptr <* <[] u16>> (iread ref <* <$Ljava_2Flang_2FString_3B>> 4 (dread ref %_this), dread i32 %i))))
      dassign %i (add i32 (dread i32 %i, constval i32 1))
    }
    iassign <* <$Ljava_2Flang_2FString_3B>> 5 (dread ref %_this, dread i32 %result)
  }
  return (dread i32 %result)
}

func &Ljava_2Flang_2FString_3B_7CcompareTo_7C_28Ljava_2Flang_2FString_3B_29I public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>, var %other <* <$Ljava_2Flang_2FString_3B>>) i32 {
  var %units <* <[] u16>>
  var %_1 i32
  var %common i32
  var %i i32
  dassign %units (iread ref <* <$Ljava_2Flang_2FString_3B>> 4 (dread ref %other))
  callassigned &Ljava_2Flang_2FMath_3B_7Cmin_7C_28II_29I (intrinsicop i32 JAVA_ARRAY_LENGTH (iread ref <* <$Ljava_2Flang_2FString_3B>> 4 (dread ref %_this)), intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %units)) { dassign %_1 }
  dassign %common (dread i32 %_1)
  dassign %i (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %common)) {
    if (ne u1 i32 (iread i32 <* u16> 0 (array 1 ptr <* <[] u16>> (iread ref <* <$Ljava_2Flang_2FString_3B>> 4 (dread ref %_this), dread i32 %i)), iread i32 <* u16> 0 (array 1 ptr <* <[] u16>> (dread ref %units, dread i32 %i)))) {
      return (sub i32 (iread i32 <* u16> 0 (array 1 ptr <* <[] u16>> (iread ref <* <$Ljava_2Flang_2FString_3B>> 4 (dread ref %_this), dread i32 %i)), iread i32 <* u16> 0 (array 1 ptr <* <[] u16>> (dread ref %units, dread i32 %i))))
    }
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  return (sub i32 (intrinsicop i32 JAVA_ARRAY_LENGTH (iread ref <* <$Ljava_2Flang_2FString_3B>> 4 (dread ref %_this)), intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %units)))
}

func &Ljava_2Flang_2FString_3B_7CcompareTo_7C_28Ljava_2Flang_2FObject_3B_29I public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>, var %other <* <$Ljava_2Flang_2FObject_3B>>) i32 {
  var %_1 i32
  virtualcallassigned &Ljava_2Flang_2FString_3B_7CcompareTo_7C_28Ljava_2Flang_2FString_3B_29I (dread ref %_this, intrinsicopwithtype ref <* <$Ljava_2Flang_2FString_3B>> JAVA_CHECK_CAST (dread ref %other)) { dassign %_1 }
  return (dread i32 %_1)
}

func &Ljava_2Flang_2FString_3B_7CcompareToIgnoreCase_7C_28Ljava_2Flang_2FString_3B_29I public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>, var %other <* <$Ljava_2Flang_2FString_3B>>) i32 {
  var %units <* <[] u16>>
  var %_1 i32
  var %common i32
  var %i i32
  var %_2 u16
  var %_3 u16
  var %left u16
  var %_4 u16
  var %_5 u16
  var %right u16
  dassign %units (iread ref <* <$Ljava_2Flang_2FString_3B>> 4 (dread ref %other))
  callassigned &Ljava_2Flang_2FMath_3B_7Cmin_7C_28II_29I (intrinsicop i32 JAVA_ARRAY_LENGTH (iread ref <* <$Ljava_2Flang_2FString_3B>> 4 (dread ref %_this)), intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %units)) { dassign %_1 }
  dassign %common (dread i32 %_1)
  dassign %i (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %common)) {
    callassigned &Ljava_2Flang_2FCharacter_3B_7CtoUpperCase_7C_28C_29C (iread i32 <* u16> 0 (array 1 ptr <* <[] u16>> (iread ref <* <$Ljava_2Flang_2FString_3B>> 4 (dread ref %_this), dread i32 %i))) { dassign %_2 }
    callassigned &Ljava_2Flang_2FCharacter_3B_7CtoLowerCase_7C_28C_29C (dread i32 %_2) { dassign %_3 }
    dassign %left (dread i32 %_3)
    callassigned &Ljava_2Flang_2FCharacter_3B_7CtoUpperCase_7C_28C_29C (iread i32 <* u16> 0 (array 1 ptr <* <[] u16>> (dread ref %units, dread i32 %i))) { dassign %_4 }
    callassigned &Ljava_2Flang_2FCharacter_3B_7CtoLowerCase_7C_28C_29C (dread i32 %_4) { dassign %_5 }
    dassign %right (dread i32 %_5)
    if (ne u1 i32 (dread i32 %left, dread i32 %right)) {
      return (sub i32 (dread i32 %left, dread i32 %right))
    }
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  return (sub i32 (intrinsicop i32 JAVA_ARRAY_LENGTH (iread ref <* <$Ljava_2Flang_2FString_3B>> 4 (dread ref %_this)), intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %units)))
}

# Searching
func &Ljava_2Flang_2FString_3B_7CstartsWith_7C_28Ljava_2Flang_2FString_3B_29Z public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>, var %prefix <* <$Ljava_2Flang_2FString_3B>>) u1 {
  var %_1 u1
  callassigned &__java_isAt (iread ref <* <$Ljava_2Flang_2FString_3B>> 4 (dread ref %_this), constval i32 0, iread ref <* <$Ljava_2Flang_2FString_3B>> 4 (dread ref %prefix)) { dassign %_1 }
  return (dread u1 %_1)
}

func &Ljava_2Flang_2FString_3B_7CstartsWith_7C_28Ljava_2Flang_2FString_3BI_29Z public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>, var %prefix <* <$Ljava_2Flang_2FString_3B>>, var %offset i32) u1 {
  var %_1 u1
  callassigned &__java_isAt (iread ref <* <$Ljava_2Flang_2FString_3B>> 4 (dread ref %_this), dread i32 %offset, iread ref <* <$Ljava_2Flang_2FString_3B>> 4 (dread ref %prefix)) { dassign %_1 }
  return (dread u1 %_1)
}

func &Ljava_2Flang_2FString_3B_7CendsWith_7C_28Ljava_2Flang_2FString_3B_29Z public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>, var %suffix <* <$Ljava_2Flang_2FString_3B>>) u1 {
  var %_1 u1
  callassigned &__java_isAt (iread ref <* <$Ljava_2Flang_2FString_3B>> 4 (dread ref %_this), sub i32 (intrinsicop i32 JAVA_ARRAY_LENGTH (iread ref <* <$Ljava_2Flang_2FString_3B>> 4 (dread ref %_this)), intrinsicop i32 JAVA_ARRAY_LENGTH (iread ref <* <$Ljava_2Flang_2FString_3B>> 4 (dread ref %suffix))), iread ref <* <$Ljava_2Flang_2FString_3B>> 4 (dread ref %suffix)) { dassign %_1 }
  return (dread u1 %_1)
}

func &Ljava_2Flang_2FString_3B_7CindexOf_7C_28I_29I public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>, var %character i32) i32 {
  var %_1 i32
  virtualcallassigned &Ljava_2Flang_2FString_3B_7CindexOf_7C_28II_29I (dread ref %_this, dread i32 %character, constval i32 0) { dassign %_1 }
  return (dread i32 %_1)
}

func &Ljava_2Flang_2FString_3B_7CindexOf_7C_28II_29I public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>, var %character i32, var %from i32) i32 {
  var %_1 i32
  var %i i32
  callassigned &Ljava_2Flang_2FMath_3B_7Cmax_7C_28II_29I (dread i32 %from, constval i32 0) { dassign %_1 }
  dassign %i (dread i32 %_1)
  while (lt u1 i32 (dread i32 %i, intrinsicop i32 JAVA_ARRAY_LENGTH (iread ref <* <$Ljava_2Flang_2FString_3B>> 4 (dread ref %_this)))) {
    if (eq u1 i32 (iread i32 <* u16> 0 (array 1 ptr <* <[] u16>> (iread ref <* <$Ljava_2Flang_2FString_3B>> 4 (dread ref %_this), dread i32 %i)), dread i32 %character)) {
      return (dread i32 %i)
    }
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  return (constval i32 -1)
}

func &Ljava_2Flang_2FString_3B_7CindexOf_7C_28Ljava_2Flang_2FString_3B_29I public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>, var %text <* <$Ljava_2Flang_2FString_3B>>) i32 {
  var %_1 i32
  virtualcallassigned &Ljava_2Flang_2FString_3B_7CindexOf_7C_28Ljava_2Flang_2FString_3BI_29I (dread ref %_this, dread ref %text, constval i32 0) { dassign %_1 }
  return (dread i32 %_1)
}

func &Ljava_2Flang_2FString_3B_7CindexOf_7C_28Ljava_2Flang_2FString_3BI_29I public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>, var %text <* <$Ljava_2Flang_2FString_3B>>, var %from i32) i32 {
  var %_1 i32
  callassigned &__java_find (iread ref <* <$Ljava_2Flang_2FString_3B>> 4 (dread ref %_this), intrinsicop i32 JAVA_ARRAY_LENGTH (iread ref <* <$Ljava_2Flang_2FString_3B>> 4 (dread ref %_this)), iread ref <* <$Ljava_2Flang_2FString_3B>> 4 (dread ref %text), dread i32 %from) { dassign %_1 }
  return (dread i32 %_1)
}

func &Ljava_2Flang_2FString_3B_7ClastIndexOf_7C_28I_29I public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>, var %character i32) i32 {
  var %_1 i32
  virtualcallassigned &Ljava_2Flang_2FString_3B_7ClastIndexOf_7C_28II_29I (dread ref %_this, dread i32 %character, sub i32 (intrinsicop i32 JAVA_ARRAY_LENGTH (iread ref <* <$Ljava_2Flang_2FString_3B>> 4 (dread ref %_this)), constval i32 1)) { dassign %_1 }
  return (dread i32 %_1)
}

func &Ljava_2Flang_2FString_3B_7ClastIndexOf_7C_28II_29I public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>, var %character i32, var %from i32) i32 {
  var %_1 i32
  var %i i32
  callassigned &Ljava_2Flang_2FMath_3B_7Cmin_7C_28II_29I (dread i32 %from, sub i32 (intrinsicop i32 JAVA_ARRAY_LENGTH (iread ref <* <$Ljava_2Flang_2FString_3B>> 4 (dread ref %_this)), constval i32 1)) { dassign %_1 }
  dassign %i (dread i32 %_1)
  while (ge u1 i32 (dread i32 %i, constval i32 0)) {
    if (eq u1 i32 (iread i32 <* u16> 0 (array 1 ptr <* <[] u16>> (iread ref <* <$Ljava_2Flang_2FString_3B>> 4 (dread ref %_this), dread i32 %i)), dread i32 %character)) {
      return (dread i32 %i)
    }
    dassign %i (sub i32 (dread i32 %i, constval i32 1))
  }
  return (constval i32 -1)
}

func &Ljava_2Flang_2FString_3B_7ClastIndexOf_7C_28Ljava_2Flang_2FString_3B_29I public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>, var %text <* <$Ljava_2Flang_2FString_3B>>) i32 {
  var %_1 i32
  virtualcallassigned &Ljava_2Flang_2FString_3B_7ClastIndexOf_7C_28Ljava_2Flang_2FString_3BI_29I (dread ref %_this, dread ref %text, intrinsicop i32 JAVA_ARRAY_LENGTH (iread ref <* <$Ljava_2Flang_2FString_3B>> 4 (dread ref %_this))) { dassign %_1 }
  return (dread i32 %_1)
}

func &Ljava_2Flang_2FString_3B_7ClastIndexOf_7C_28Ljava_2Flang_2FString_3BI_29I public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>, var %text <* <$Ljava_2Flang_2FString_3B>>, var %from i32) i32 {
  var %_1 i32
  callassigned &__java_findLast (iread ref <* <$Ljava_2Flang_2FString_3B>> 4 (dread ref %_this), intrinsicop i32 JAVA_ARRAY_LENGTH (iread ref <* <$Ljava_2Flang_2FString_3B>> 4 (dread ref %_this)), iread ref <* <$Ljava_2Flang_2FString_3B>> 4 (dread ref %text), dread i32 %from) { dassign %_1 }
  return (dread i32 %_1)
}

func &Ljava_2Flang_2FString_3B_7Ccontains_7C_28Ljava_2Flang_2FCharSequence_3B_29Z public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>, var %text <* <$Ljava_2Flang_2FCharSequence_3B>>) u1 {
  var %_1 <* <$Ljava_2Flang_2FString_3B>>
  var %_2 i32
  interfacecallassigned &Ljava_2Flang_2FCharSequence_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %text) { dassign %_1 }
  virtualcallassigned &Ljava_2Flang_2FString_3B_7CindexOf_7C_28Ljava_2Flang_2FString_3B_29I (dread ref %_this, dread ref %_1) { dassign %_2 }
  return (ge u1 i32 (dread i32 %_2, constval i32 0))
}

# Other texts
func &Ljava_2Flang_2FString_3B_7Csubstring_7C_28I_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>, var %start i32) <* <$Ljava_2Flang_2FString_3B>> {
  var %_1 <* <$Ljava_2Flang_2FString_3B>>
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Csubstring_7C_28II_29Ljava_2Flang_2FString_3B (dread ref %_this, dread i32 %start, intrinsicop i32 JAVA_ARRAY_LENGTH (iread ref <* <$Ljava_2Flang_2FString_3B>> 4 (dread ref %_this))) { dassign %_1 }
  return (dread ref %_1)
}

func &Ljava_2Flang_2FString_3B_7Csubstring_7C_28II_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>, var %start i32, var %end i32) <* <$Ljava_2Flang_2FString_3B>> {
  var %_1 <* <$Ljava_2Flang_2FString_3B>>
  call &__java_checkRange (dread i32 %start, dread i32 %end, intrinsicop i32 JAVA_ARRAY_LENGTH (iread ref <* <$Ljava_2Flang_2FString_3B>> 4 (dread ref %_this)))
  if (cand u1 (eq u1 i32 (dread i32 %start, constval i32 0), eq u1 i32 (dread i32 %end, intrinsicop i32 JAVA_ARRAY_LENGTH (iread ref <* <$Ljava_2Flang_2FString_3B>> 4 (dread ref %_this))))) {
    return (dread ref %_this)
  }
  dassign %_1 (gcmalloc ref <$Ljava_2Flang_2FString_3B>)
  call &Ljava_2Flang_2FString_3B_7C_3Cinit_3E_7C_28ACII_29V (dread ref %_1, iread ref <* <$Ljava_2Flang_2FString_3B>> 4 (dread ref %_this), dread i32 %start, sub i32 (dread i32 %end, dread i32 %start))
  return (dread ref %_1)
}

func &Ljava_2Flang_2FString_3B_7CsubSequence_7C_28II_29Ljava_2Flang_2FCharSequence_3B public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>, var %start i32, var %end i32) <* <$Ljava_2Flang_2FCharSequence_3B>> {
  var %_1 <* <$Ljava_2Flang_2FString_3B>>
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Csubstring_7C_28II_29Ljava_2Flang_2FString_3B (dread ref %_this, dread i32 %start, dread i32 %end) { dassign %_1 }
  return (dread ref %_1)
}

func &Ljava_2Flang_2FString_3B_7Cconcat_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>, var %text <* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  var %_1 u1
  var %_2 <* <[] u16>>
  var %both <* <[] u16>>
  var %_3 <* <$Ljava_2Flang_2FString_3B>>
  virtualcallassigned &Ljava_2Flang_2FString_3B_7CisEmpty_7C_28_29Z (dread ref %text) { dassign %_1 }
  if (dread u1 %_1) {
    return (dread ref %_this)
  }
  dassign %_2 (gcmallocjarray ref <[] u16> (add i32 (intrinsicop i32 JAVA_ARRAY_LENGTH (iread ref <* <$Ljava_2Flang_2FString_3B>> 4 (dread ref %_this)), intrinsicop i32 JAVA_ARRAY_LENGTH (iread ref <* <$Ljava_2Flang_2FString_3B>> 4 (dread ref %text)))))
  dassign %both (dread ref %_2)
  call &__java_copyChars (iread ref <* <$Ljava_2Flang_2FString_3B>> 4 (dread ref %_this), constval i32 0, dread ref %both, constval i32 0, intrinsicop i32 JAVA_ARRAY_LENGTH (iread ref <* <$Ljava_2Flang_2FString_3B>> 4 (dread ref %_this)))
  call &__java_copyChars (iread ref <* <$Ljava_2Flang_2FString_3B>> 4 (dread ref %text), constval i32 0, dread ref %both, intrinsicop i32 JAVA_ARRAY_LENGTH (iread ref <* <$Ljava_2Flang_2FString_3B>> 4 (dread ref %_this)), intrinsicop i32 JAVA_ARRAY_LENGTH (iread ref <* <$Ljava_2Flang_2FString_3B>> 4 (dread ref %text)))
  dassign %_3 (gcmalloc ref <$Ljava_2Flang_2FString_3B>)
  call &Ljava_2Flang_2FString_3B_7C_3Cinit_3E_7C_28ACZ_29V (dread ref %_3, dread ref %both, constval u1 1)
  return (dread ref %_3)
}

func &Ljava_2Flang_2FString_3B_7Creplace_7C_28CC_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>, var %old u16, var %replacement u16) <* <$Ljava_2Flang_2FString_3B>> {
  var %_1 i32
  var %_2 <* <[] u16>>
  var %copy <* <[] u16>>
  var %i i32
  var %_3 <* <$Ljava_2Flang_2FString_3B>>
  virtualcallassigned &Ljava_2Flang_2FString_3B_7CindexOf_7C_28I_29I (dread ref %_this, dread i32 %old) { dassign %_1 }
  if (lt u1 i32 (dread i32 %_1, constval i32 0)) {
    return (dread ref %_this)
  }
  virtualcallassigned &Ljava_2Flang_2FString_3B_7CtoCharArray_7C_28_29AC (dread ref %_this) { dassign %_2 }
  dassign %copy (dread ref %_2)
  dassign %i (constval i32 0)
  while (lt u1 i32 (dread i32 %i, intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %copy))) {
    if (eq u1 i32 (iread i32 <* u16> 0 (array 1 ptr <* <[] u16>> (dread ref %copy, dread i32 %i)), dread i32 %old)) {
      iassign <* u16> 0 (array 1 ptr <* <[] u16>> (dread ref %copy, dread i32 %i), dread i32 %replacement)
    }
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  dassign %_3 (gcmalloc ref <$Ljava_2Flang_2FString_3B>)
  call &Ljava_2Flang_2FString_3B_7C_3Cinit_3E_7C_28ACZ_29V (dread ref %_3, dread ref %copy, constval u1 1)
  return (dread ref %_3)
}

# An empty text is found before every unit and at the end.
func &Ljava_2Flang_2FString_3B_7Creplace_7C_28Ljava_2Flang_2FCharSequence_3BLjava_2Flang_2FCharSequence_3B_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>, var %old <* <$Ljava_2Flang_2FCharSequence_3B>>, var %replacement <* <$Ljava_2Flang_2FCharSequence_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  var %_1 <* <$Ljava_2Flang_2FString_3B>>
  var %wanted <* <$Ljava_2Flang_2FString_3B>>
  var %_2 <* <$Ljava_2Flang_2FString_3B>>
  var %instead <* <$Ljava_2Flang_2FString_3B>>
  var %_3 i32
  var %at i32
  var %_4 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %result <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %done i32
  var %_5 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %_7 i32
  var %_10 i32
  var %_11 i32
  var %_12 i32
  var %_13 i32
  var %_14 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %_15 <* <$Ljava_2Flang_2FString_3B>>
  interfacecallassigned &Ljava_2Flang_2FCharSequence_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %old) { dassign %_1 }
  dassign %wanted (dread ref %_1)
  interfacecallassigned &Ljava_2Flang_2FCharSequence_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %replacement) { dassign %_2 }
  dassign %instead (dread ref %_2)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7CindexOf_7C_28Ljava_2Flang_2FString_3B_29I (dread ref %_this, dread ref %wanted) { dassign %_3 }
  dassign %at (dread i32 %_3)
  if (lt u1 i32 (dread i32 %at, constval i32 0)) {
    return (dread ref %_this)
  }
  dassign %_4 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  call &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_4)
  dassign %result (dread ref %_4)
  dassign %done (constval i32 0)
  while (ge u1 i32 (dread i32 %at, constval i32 0)) {
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FCharSequence_3BII_29Ljava_2Flang_2FStringBuilder_3B (dread ref %result, dread ref %_this, dread i32 %done, dread i32 %at) { dassign %_5 }
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_5, dread ref %instead) {}
    virtualcallassigned &Ljava_2Flang_2FString_3B_7Clength_7C_28_29I (dread ref %wanted) { dassign %_7 }
    dassign %done (add i32 (dread i32 %at, dread i32 %_7))
    if (ge u1 i32 (dread i32 %at, intrinsicop i32 JAVA_ARRAY_LENGTH (iread ref <* <$Ljava_2Flang_2FString_3B>> 4 (dread ref %_this)))) {
      dassign %_13 (constval i32 -1)
    } else {
      virtualcallassigned &Ljava_2Flang_2FString_3B_7Clength_7C_28_29I (dread ref %wanted) { dassign %_10 }
      callassigned &Ljava_2Flang_2FMath_3B_7Cmax_7C_28II_29I (dread i32 %_10, constval i32 1) { dassign %_11 }
      virtualcallassigned &Ljava_2Flang_2FString_3B_7CindexOf_7C_28Ljava_2Flang_2FString_3BI_29I (dread ref %_this, dread ref %wanted, add i32 (dread i32 %at, dread i32 %_11)) { dassign %_12 }
      dassign %_13 (dread i32 %_12)
    }
    dassign %at (dread i32 %_13)
  }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FCharSequence_3BII_29Ljava_2Flang_2FStringBuilder_3B (dread ref %result, dread ref %_this, dread i32 %done, intrinsicop i32 JAVA_ARRAY_LENGTH (iread ref <* <$Ljava_2Flang_2FString_3B>> 4 (dread ref %_this))) { dassign %_14 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %_14) { dassign %_15 }
  return (dread ref %_15)
}

func &Ljava_2Flang_2FString_3B_7Ctrim_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  var %start i32
  var %end i32
  var %_1 <* <$Ljava_2Flang_2FString_3B>>
  dassign %start (constval i32 0)
  dassign %end (intrinsicop i32 JAVA_ARRAY_LENGTH (iread ref <* <$Ljava_2Flang_2FString_3B>> 4 (dread ref %_this)))
  while (cand u1 (lt u1 i32 (dread i32 %start, dread i32 %end), le u1 i32 (iread i32 <* u16> 0 (array 1 ptr <* <[] u16>> (iread ref <* <$Ljava_2Flang_2FString_3B>> 4 (dread ref %_this), dread i32 %start)), constval i32 32))) {
    dassign %start (add i32 (dread i32 %start, constval i32 1))
  }
  while (cand u1 (lt u1 i32 (dread i32 %start, dread i32 %end), le u1 i32 (iread i32 <* u16> 0 (array 1 ptr <* <[] u16>> (iread ref <* <$Ljava_2Flang_2FString_3B>> 4 (dread ref %_this), sub i32 (dread i32 %end, constval i32 1))), constval i32 32))) {
    dassign %end (sub i32 (dread i32 %end, constval i32 1))
  }
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Csubstring_7C_28II_29Ljava_2Flang_2FString_3B (dread ref %_this, dread i32 %start, dread i32 %end) { dassign %_1 }
  return (dread ref %_1)
}

func &Ljava_2Flang_2FString_3B_7Cstrip_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  var %_1 i32
  var %start i32
  var %_2 <* <$Ljava_2Flang_2FString_3B>>
  var %_3 i32
  var %_4 <* <$Ljava_2Flang_2FString_3B>>
  var %_5 <* <$Ljava_2Flang_2FString_3B>>
  callassigned &__java_start (iread ref <* <$Ljava_2Flang_2FString_3B>> 4 (dread ref %_this), constval u1 1) { dassign %_1 }
  dassign %start (dread i32 %_1)
  if (eq u1 i32 (dread i32 %start, intrinsicop i32 JAVA_ARRAY_LENGTH (iread ref <* <$Ljava_2Flang_2FString_3B>> 4 (dread ref %_this)))) {
    # ""
    callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_) { dassign %_2 }
    dassign %_5 (dread ref %_2)
  } else {
    callassigned &__java_end (iread ref <* <$Ljava_2Flang_2FString_3B>> 4 (dread ref %_this)) { dassign %_3 }
    virtualcallassigned &Ljava_2Flang_2FString_3B_7Csubstring_7C_28II_29Ljava_2Flang_2FString_3B (dread ref %_this, dread i32 %start, dread i32 %_3) { dassign %_4 }
    dassign %_5 (dread ref %_4)
  }
  return (dread ref %_5)
}

func &Ljava_2Flang_2FString_3B_7CstripLeading_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  var %_1 i32
  var %_2 <* <$Ljava_2Flang_2FString_3B>>
  callassigned &__java_start (iread ref <* <$Ljava_2Flang_2FString_3B>> 4 (dread ref %_this), constval u1 1) { dassign %_1 }
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Csubstring_7C_28I_29Ljava_2Flang_2FString_3B (dread ref %_this, dread i32 %_1) { dassign %_2 }
  return (dread ref %_2)
}

func &Ljava_2Flang_2FString_3B_7CstripTrailing_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  var %_1 i32
  var %_2 <* <$Ljava_2Flang_2FString_3B>>
  callassigned &__java_end (iread ref <* <$Ljava_2Flang_2FString_3B>> 4 (dread ref %_this)) { dassign %_1 }
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Csubstring_7C_28II_29Ljava_2Flang_2FString_3B (dread ref %_this, constval i32 0, dread i32 %_1) { dassign %_2 }
  return (dread ref %_2)
}

func &Ljava_2Flang_2FString_3B_7CtoUpperCase_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  var %_1 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %result <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %i i32
  var %_2 <* <$Ljava_2Flang_2FString_3B>>
  var %_3 u16
  var %_4 <* <$Ljava_2Flang_2FString_3B>>
  dassign %_1 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  call &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28I_29V (dread ref %_1, intrinsicop i32 JAVA_ARRAY_LENGTH (iread ref <* <$Ljava_2Flang_2FString_3B>> 4 (dread ref %_this)))
  dassign %result (dread ref %_1)
  dassign %i (constval i32 0)
  while (lt u1 i32 (dread i32 %i, intrinsicop i32 JAVA_ARRAY_LENGTH (iread ref <* <$Ljava_2Flang_2FString_3B>> 4 (dread ref %_this)))) {
    # The one letter of Latin-1 that becomes two.
    if (eq u1 i32 (iread i32 <* u16> 0 (array 1 ptr <* <[] u16>> (iread ref <* <$Ljava_2Flang_2FString_3B>> 4 (dread ref %_this), dread i32 %i)), constval i32 223)) {
      # "SS"
      callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_53005300) { dassign %_2 }
      virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %result, dread ref %_2) {}
    } else {
      callassigned &Ljava_2Flang_2FCharacter_3B_7CtoUpperCase_7C_28C_29C (iread i32 <* u16> 0 (array 1 ptr <* <[] u16>> (iread ref <* <$Ljava_2Flang_2FString_3B>> 4 (dread ref %_this), dread i32 %i))) { dassign %_3 }
      virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %result, dread i32 %_3) {}
    }
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %result) { dassign %_4 }
  return (dread ref %_4)
}

func &Ljava_2Flang_2FString_3B_7CtoLowerCase_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  var %_1 <* <[] u16>>
  var %copy <* <[] u16>>
  var %i i32
  var %_2 u16
  var %_3 <* <$Ljava_2Flang_2FString_3B>>
  virtualcallassigned &Ljava_2Flang_2FString_3B_7CtoCharArray_7C_28_29AC (dread ref %_this) { dassign %_1 }
  dassign %copy (dread ref %_1)
  dassign %i (constval i32 0)
  while (lt u1 i32 (dread i32 %i, intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %copy))) {
    callassigned &Ljava_2Flang_2FCharacter_3B_7CtoLowerCase_7C_28C_29C (iread i32 <* u16> 0 (array 1 ptr <* <[] u16>> (dread ref %copy, dread i32 %i))) { dassign %_2 }
    iassign <* u16> 0 (array 1 ptr <* <[] u16>> (dread ref %copy, dread i32 %i), dread i32 %_2)
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  dassign %_3 (gcmalloc ref <$Ljava_2Flang_2FString_3B>)
  call &Ljava_2Flang_2FString_3B_7C_3Cinit_3E_7C_28ACZ_29V (dread ref %_3, dread ref %copy, constval u1 1)
  return (dread ref %_3)
}

func &Ljava_2Flang_2FString_3B_7Crepeat_7C_28I_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>, var %count i32) <* <$Ljava_2Flang_2FString_3B>> {
  var %_1 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %_2 <* <$Ljava_2Flang_2FString_3B>>
  var %_3 <* <$Ljava_2Flang_2FString_3B>>
  var %_4 <* <$Ljava_2Flang_2FIllegalArgumentException_3B>>
  var %_5 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %result <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %i i32
  var %_6 <* <$Ljava_2Flang_2FString_3B>>
  if (lt u1 i32 (dread i32 %count, constval i32 0)) {
    dassign %_1 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
    call &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_1)
    # "count is negative: "
    callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_0c948b380c61242f919c0a3292accd54) { dassign %_2 }
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_1, dread ref %_2) {}
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_1, dread i32 %count) {}
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %_1) { dassign %_3 }
    dassign %_4 (gcmalloc ref <$Ljava_2Flang_2FIllegalArgumentException_3B>)
    call &Ljava_2Flang_2FIllegalArgumentException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %_4, dread ref %_3)
    throw (dread ref %_4)
  }
  dassign %_5 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  call &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28I_29V (dread ref %_5, mul i32 (intrinsicop i32 JAVA_ARRAY_LENGTH (iread ref <* <$Ljava_2Flang_2FString_3B>> 4 (dread ref %_this)), dread i32 %count))
  dassign %result (dread ref %_5)
  dassign %i (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %count)) {
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %result, dread ref %_this) {}
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %result) { dassign %_6 }
  return (dread ref %_6)
}

func &Ljava_2Flang_2FString_3B_7Cintern_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  var %_1 <* <$Ljava_2Flang_2FString_3B>>
  callassigned &__java_intern (dread ref %_this) { dassign %_1 }
  return (dread ref %_1)
}

func &Ljava_2Flang_2FString_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  return (dread ref %_this)
}

func &Ljava_2Flang_2FString_3B_7Csplit_7C_28Ljava_2Flang_2FString_3B_29ALjava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>, var %separator <* <$Ljava_2Flang_2FString_3B>>) <* <[] <* <$Ljava_2Flang_2FString_3B>>>> {
  var %_1 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Csplit_7C_28Ljava_2Flang_2FString_3BI_29ALjava_2Flang_2FString_3B (dread ref %_this, dread ref %separator, constval i32 0) { dassign %_1 }
  return (dread ref %_1)
}

# By a text, not by a pattern: what is a pattern is refused.
func &Ljava_2Flang_2FString_3B_7Csplit_7C_28Ljava_2Flang_2FString_3BI_29ALjava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FString_3B>>, var %separator <* <$Ljava_2Flang_2FString_3B>>, var %limit i32) <* <[] <* <$Ljava_2Flang_2FString_3B>>>> {
  var %_1 <* <$Ljava_2Flang_2FString_3B>>
  var %wanted <* <$Ljava_2Flang_2FString_3B>>
  var %_2 <* <$Ljava_2Futil_2FArrayList_3B>>
  var %parts <* <$Ljava_2Futil_2FArrayList_3B>>
  var %done i32
  var %_3 u1
  var %_4 i32
  var %_5 i32
  var %at i32
  var %_7 i32
  var %_8 u1
  var %_9 i32
  var %_10 u1
  var %_11 u1
  var %_12 u1
  var %_13 <* <$Ljava_2Flang_2FString_3B>>
  var %_15 i32
  var %_16 u1
  var %_17 i32
  var %_18 i32
  var %_19 u1
  var %_20 u1
  var %_21 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
  var %_22 <* <$Ljava_2Flang_2FString_3B>>
  var %_23 i32
  var %size i32
  var %_24 <* <$Ljava_2Flang_2FObject_3B>>
  var %_25 u1
  var %_26 u1
  var %_27 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
  var %result <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
  var %i i32
  var %_28 <* <$Ljava_2Flang_2FObject_3B>>
  callassigned &__java_plain (dread ref %separator) { dassign %_1 }
  dassign %wanted (dread ref %_1)
  dassign %_2 (gcmalloc ref <$Ljava_2Futil_2FArrayList_3B>)
  call &Ljava_2Futil_2FArrayList_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_2)
  dassign %parts (dread ref %_2)
  dassign %done (constval i32 0)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7CisEmpty_7C_28_29Z (dread ref %wanted) { dassign %_3 }
  if (dread u1 %_3) {
    dassign %_5 (constval i32 1)
  } else {
    virtualcallassigned &Ljava_2Flang_2FString_3B_7CindexOf_7C_28Ljava_2Flang_2FString_3B_29I (dread ref %_this, dread ref %wanted) { dassign %_4 }
    dassign %_5 (dread i32 %_4)
  }
  dassign %at (dread i32 %_5)
  while (constval u1 1) {
    dassign %_8 (ge u1 i32 (dread i32 %at, constval i32 0))
    if (dread u1 %_8) {
      virtualcallassigned &Ljava_2Flang_2FString_3B_7Clength_7C_28_29I (dread ref %wanted) { dassign %_7 }
      dassign %_8 (le u1 i32 (add i32 (dread i32 %at, dread i32 %_7), intrinsicop i32 JAVA_ARRAY_LENGTH (iread ref <* <$Ljava_2Flang_2FString_3B>> 4 (dread ref %_this))))
    }
    dassign %_11 (dread u1 %_8)
    if (dread u1 %_11) {
      dassign %_10 (le u1 i32 (dread i32 %limit, constval i32 0))
      if (lnot u1 (dread u1 %_10)) {
        virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Csize_7C_28_29I (dread ref %parts) { dassign %_9 }
        dassign %_10 (lt u1 i32 (dread i32 %_9, sub i32 (dread i32 %limit, constval i32 1)))
      }
      dassign %_11 (dread u1 %_10)
    }
    brfalse @end1 (dread u1 %_11)
    virtualcallassigned &Ljava_2Flang_2FString_3B_7CisEmpty_7C_28_29Z (dread ref %wanted) { dassign %_12 }
    if (cand u1 (dread u1 %_12, ge u1 i32 (dread i32 %at, intrinsicop i32 JAVA_ARRAY_LENGTH (iread ref <* <$Ljava_2Flang_2FString_3B>> 4 (dread ref %_this))))) {
      goto @end1
    }
    virtualcallassigned &Ljava_2Flang_2FString_3B_7Csubstring_7C_28II_29Ljava_2Flang_2FString_3B (dread ref %_this, dread i32 %done, dread i32 %at) { dassign %_13 }
    virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Cadd_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %parts, dread ref %_13) {}
    virtualcallassigned &Ljava_2Flang_2FString_3B_7Clength_7C_28_29I (dread ref %wanted) { dassign %_15 }
    dassign %done (add i32 (dread i32 %at, dread i32 %_15))
    virtualcallassigned &Ljava_2Flang_2FString_3B_7CisEmpty_7C_28_29Z (dread ref %wanted) { dassign %_16 }
    if (dread u1 %_16) {
      dassign %_18 (add i32 (dread i32 %at, constval i32 1))
    } else {
      virtualcallassigned &Ljava_2Flang_2FString_3B_7CindexOf_7C_28Ljava_2Flang_2FString_3BI_29I (dread ref %_this, dread ref %wanted, dread i32 %done) { dassign %_17 }
      dassign %_18 (dread i32 %_17)
    }
    dassign %at (dread i32 %_18)
  }
@end1
  dassign %_20 (eq u1 i32 (dread i32 %done, constval i32 0))
  if (dread u1 %_20) {
    virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7CisEmpty_7C_28_29Z (dread ref %parts) { dassign %_19 }
    dassign %_20 (dread u1 %_19)
  }
  if (dread u1 %_20) {
    dassign %_21 (gcmallocjarray ref <[] <* <$Ljava_2Flang_2FString_3B>>> (constval i32 1))
    iassign <* <* <$Ljava_2Flang_2FString_3B>>> 0 (array 1 ptr <* <[] <* <$Ljava_2Flang_2FString_3B>>>> (dread ref %_21, constval i32 0), dread ref %_this)
    return (dread ref %_21)
  }
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Csubstring_7C_28I_29Ljava_2Flang_2FString_3B (dread ref %_this, dread i32 %done) { dassign %_22 }
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Cadd_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %parts, dread ref %_22) {}
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Csize_7C_28_29I (dread ref %parts) { dassign %_23 }
  dassign %size (dread i32 %_23)
  while (constval u1 1) {
    dassign %_26 (cand u1 (eq u1 i32 (dread i32 %limit, constval i32 0), gt u1 i32 (dread i32 %size, constval i32 0)))
    if (dread u1 %_26) {
      virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Cget_7C_28I_29Ljava_2Flang_2FObject_3B (dread ref %parts, sub i32 (dread i32 %size, constval i32 1)) { dassign %_24 }
      virtualcallassigned &Ljava_2Flang_2FString_3B_7CisEmpty_7C_28_29Z (intrinsicopwithtype ref <* <$Ljava_2Flang_2FString_3B>> JAVA_CHECK_CAST (dread ref %_24)) { dassign %_25 }
      dassign %_26 (dread u1 %_25)
    }
    brfalse @end3 (dread u1 %_26)
    dassign %size (sub i32 (dread i32 %size, constval i32 1))
  }
@end3
  dassign %_27 (gcmallocjarray ref <[] <* <$Ljava_2Flang_2FString_3B>>> (dread i32 %size))
  dassign %result (dread ref %_27)
  dassign %i (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %size)) {
    virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Cget_7C_28I_29Ljava_2Flang_2FObject_3B (dread ref %parts, dread i32 %i) { dassign %_28 }
    iassign <* <* <$Ljava_2Flang_2FString_3B>>> 0 (array 1 ptr <* <[] <* <$Ljava_2Flang_2FString_3B>>>> (dread ref %result, dread i32 %i), intrinsicopwithtype ref <* <$Ljava_2Flang_2FString_3B>> JAVA_CHECK_CAST (dread ref %_28))
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  return (dread ref %result)
}

func &Ljava_2Flang_2FString_3B_7Cjoin_7C_28Ljava_2Flang_2FCharSequence_3BALjava_2Flang_2FCharSequence_3B_29Ljava_2Flang_2FString_3B public static (var %separator <* <$Ljava_2Flang_2FCharSequence_3B>>, var %parts <* <[] <* <$Ljava_2Flang_2FCharSequence_3B>>>>) <* <$Ljava_2Flang_2FString_3B>> {
  var %_1 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %result <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %i i32
  var %_2 <* <$Ljava_2Flang_2FString_3B>>
  dassign %_1 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  call &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_1)
  dassign %result (dread ref %_1)
  dassign %i (constval i32 0)
  while (lt u1 i32 (dread i32 %i, intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %parts))) {
    if (gt u1 i32 (dread i32 %i, constval i32 0)) {
      virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FCharSequence_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %result, dread ref %separator) {}
    }
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FCharSequence_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %result, iread ref <* <* <$Ljava_2Flang_2FCharSequence_3B>>> 0 (array 1 ptr <* <[] <* <$Ljava_2Flang_2FCharSequence_3B>>>> (dread ref %parts, dread i32 %i))) {}
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %result) { dassign %_2 }
  return (dread ref %_2)
}

func &Ljava_2Flang_2FString_3B_7Cjoin_7C_28Ljava_2Flang_2FCharSequence_3BLjava_2Flang_2FIterable_3B_29Ljava_2Flang_2FString_3B public static (var %separator <* <$Ljava_2Flang_2FCharSequence_3B>>, var %parts <* <$Ljava_2Flang_2FIterable_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  var %_1 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %result <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %isFirst u1
  var %iteratorOfPart <* <$Ljava_2Futil_2FIterator_3B>>
  var %part <* <$Ljava_2Flang_2FObject_3B>>
  var %iterated <* <$Ljava_2Flang_2FIterable_3B>>
  var %_2 <* <$Ljava_2Futil_2FIterator_3B>>
  var %_3 u1
  var %_4 <* <$Ljava_2Flang_2FObject_3B>>
  var %_5 <* <$Ljava_2Flang_2FString_3B>>
  dassign %_1 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  call &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_1)
  dassign %result (dread ref %_1)
  dassign %isFirst (constval u1 1)
  dassign %iterated (dread ref %parts)
  interfacecallassigned &Ljava_2Flang_2FIterable_3B_7Citerator_7C_28_29Ljava_2Futil_2FIterator_3B (dread ref %iterated) { dassign %_2 }
  dassign %iteratorOfPart (dread ref %_2)
  while (constval u1 1) {
    interfacecallassigned &Ljava_2Futil_2FIterator_3B_7ChasNext_7C_28_29Z (dread ref %iteratorOfPart) { dassign %_3 }
    brfalse @end1 (dread u1 %_3)
    interfacecallassigned &Ljava_2Futil_2FIterator_3B_7Cnext_7C_28_29Ljava_2Flang_2FObject_3B (dread ref %iteratorOfPart) { dassign %_4 }
    dassign %part (dread ref %_4)
    if (lnot u1 (dread u1 %isFirst)) {
      virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FCharSequence_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %result, dread ref %separator) {}
    }
    dassign %isFirst (constval u1 0)
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %result, dread ref %part) {}
  }
@end1
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %result) { dassign %_5 }
  return (dread ref %_5)
}

# Texts of values
func &Ljava_2Flang_2FString_3B_7CvalueOf_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FString_3B public static (var %object <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  var %_1 <* <$Ljava_2Flang_2FString_3B>>
  var %_2 <* <$Ljava_2Flang_2FString_3B>>
  var %_3 <* <$Ljava_2Flang_2FString_3B>>
  if (eq u1 ref (dread ref %object, constval ref 0)) {
    # "null"
    callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6e0075006c006c00) { dassign %_1 }
    dassign %_3 (dread ref %_1)
  } else {
    virtualcallassigned &Ljava_2Flang_2FObject_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %object) { dassign %_2 }
    dassign %_3 (dread ref %_2)
  }
  return (dread ref %_3)
}

func &Ljava_2Flang_2FString_3B_7CvalueOf_7C_28AC_29Ljava_2Flang_2FString_3B public static (var %characters <* <[] u16>>) <* <$Ljava_2Flang_2FString_3B>> {
  var %_1 <* <$Ljava_2Flang_2FString_3B>>
  dassign %_1 (gcmalloc ref <$Ljava_2Flang_2FString_3B>)
  call &Ljava_2Flang_2FString_3B_7C_3Cinit_3E_7C_28AC_29V (dread ref %_1, dread ref %characters)
  return (dread ref %_1)
}

func &Ljava_2Flang_2FString_3B_7CvalueOf_7C_28ACII_29Ljava_2Flang_2FString_3B public static (var %characters <* <[] u16>>, var %offset i32, var %count i32) <* <$Ljava_2Flang_2FString_3B>> {
  var %_1 <* <$Ljava_2Flang_2FString_3B>>
  dassign %_1 (gcmalloc ref <$Ljava_2Flang_2FString_3B>)
  call &Ljava_2Flang_2FString_3B_7C_3Cinit_3E_7C_28ACII_29V (dread ref %_1, dread ref %characters, dread i32 %offset, dread i32 %count)
  return (dread ref %_1)
}

func &Ljava_2Flang_2FString_3B_7CcopyValueOf_7C_28AC_29Ljava_2Flang_2FString_3B public static (var %characters <* <[] u16>>) <* <$Ljava_2Flang_2FString_3B>> {
  var %_1 <* <$Ljava_2Flang_2FString_3B>>
  dassign %_1 (gcmalloc ref <$Ljava_2Flang_2FString_3B>)
  call &Ljava_2Flang_2FString_3B_7C_3Cinit_3E_7C_28AC_29V (dread ref %_1, dread ref %characters)
  return (dread ref %_1)
}

func &Ljava_2Flang_2FString_3B_7CvalueOf_7C_28Z_29Ljava_2Flang_2FString_3B public static (var %value u1) <* <$Ljava_2Flang_2FString_3B>> {
  var %_1 <* <$Ljava_2Flang_2FString_3B>>
  var %_2 <* <$Ljava_2Flang_2FString_3B>>
  var %_3 <* <$Ljava_2Flang_2FString_3B>>
  if (dread u1 %value) {
    # "true"
    callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7400720075006500) { dassign %_1 }
    dassign %_3 (dread ref %_1)
  } else {
    # "false"
    callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_660061006c0073006500) { dassign %_2 }
    dassign %_3 (dread ref %_2)
  }
  return (dread ref %_3)
}

func &Ljava_2Flang_2FString_3B_7CvalueOf_7C_28C_29Ljava_2Flang_2FString_3B public static (var %value u16) <* <$Ljava_2Flang_2FString_3B>> {
  var %_1 <* <[] u16>>
  var %one <* <[] u16>>
  var %_2 <* <$Ljava_2Flang_2FString_3B>>
  dassign %_1 (gcmallocjarray ref <[] u16> (constval i32 1))
  dassign %one (dread ref %_1)
  iassign <* u16> 0 (array 1 ptr <* <[] u16>> (dread ref %one, constval i32 0), dread i32 %value)
  dassign %_2 (gcmalloc ref <$Ljava_2Flang_2FString_3B>)
  call &Ljava_2Flang_2FString_3B_7C_3Cinit_3E_7C_28ACZ_29V (dread ref %_2, dread ref %one, constval u1 1)
  return (dread ref %_2)
}

func &Ljava_2Flang_2FString_3B_7CvalueOf_7C_28I_29Ljava_2Flang_2FString_3B public static (var %value i32) <* <$Ljava_2Flang_2FString_3B>> {
  var %_1 <* <$Ljava_2Flang_2FString_3B>>
  callassigned &__java_integerText (cvt i64 i32 (dread i32 %value), constval i32 10) { dassign %_1 }
  return (dread ref %_1)
}

func &Ljava_2Flang_2FString_3B_7CvalueOf_7C_28J_29Ljava_2Flang_2FString_3B public static (var %value i64) <* <$Ljava_2Flang_2FString_3B>> {
  var %_1 <* <$Ljava_2Flang_2FString_3B>>
  callassigned &__java_integerText (dread i64 %value, constval i32 10) { dassign %_1 }
  return (dread ref %_1)
}

func &Ljava_2Flang_2FString_3B_7CvalueOf_7C_28F_29Ljava_2Flang_2FString_3B public static (var %value f32) <* <$Ljava_2Flang_2FString_3B>> {
  var %_1 <* <$Ljava_2Flang_2FString_3B>>
  callassigned &__java_floatText (dread f32 %value) { dassign %_1 }
  return (dread ref %_1)
}

func &Ljava_2Flang_2FString_3B_7CvalueOf_7C_28D_29Ljava_2Flang_2FString_3B public static (var %value f64) <* <$Ljava_2Flang_2FString_3B>> {
  var %_1 <* <$Ljava_2Flang_2FString_3B>>
  callassigned &__java_doubleText (dread f64 %value) { dassign %_1 }
  return (dread ref %_1)
}

# What String and its builders share.

# Do these units stand at a place?
func &__java_isAt (var %units <* <[] u16>>, var %at i32, var %wanted <* <[] u16>>) u1 {
  var %i i32
  if (cior u1 (lt u1 i32 (dread i32 %at, constval i32 0), gt u1 i32 (dread i32 %at, sub i32 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %units), intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %wanted))))) {
    return (constval u1 0)
  }
  dassign %i (constval i32 0)
  while (lt u1 i32 (dread i32 %i, intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %wanted))) {
    if (ne u1 i32 (iread i32 <* u16> 0 (array 1 ptr <* <[] u16>> (dread ref %units, add i32 (dread i32 %at, dread i32 %i))), iread i32 <* u16> 0 (array 1 ptr <* <[] u16>> (dread ref %wanted, dread i32 %i)))) {
      return (constval u1 0)
    }
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  return (constval u1 1)
}

# Where units first stand from a place on, or -1.
func &__java_find (var %units <* <[] u16>>, var %count i32, var %wanted <* <[] u16>>, var %from i32) i32 {
  var %_1 i32
  var %at i32
  var %_2 u1
  callassigned &Ljava_2Flang_2FMath_3B_7Cmax_7C_28II_29I (dread i32 %from, constval i32 0) { dassign %_1 }
  dassign %at (dread i32 %_1)
  while (le u1 i32 (dread i32 %at, sub i32 (dread i32 %count, intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %wanted)))) {
    callassigned &__java_isAt (dread ref %units, dread i32 %at, dread ref %wanted) { dassign %_2 }
    if (dread u1 %_2) {
      return (dread i32 %at)
    }
    dassign %at (add i32 (dread i32 %at, constval i32 1))
  }
  return (select i32 (eq u1 i32 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %wanted), constval i32 0), dread i32 %count, constval i32 -1))
}

func &__java_findLast (var %units <* <[] u16>>, var %count i32, var %wanted <* <[] u16>>, var %from i32) i32 {
  var %_1 i32
  var %at i32
  var %_2 u1
  callassigned &Ljava_2Flang_2FMath_3B_7Cmin_7C_28II_29I (dread i32 %from, sub i32 (dread i32 %count, intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %wanted))) { dassign %_1 }
  dassign %at (dread i32 %_1)
  while (ge u1 i32 (dread i32 %at, constval i32 0)) {
    callassigned &__java_isAt (dread ref %units, dread i32 %at, dread ref %wanted) { dassign %_2 }
    if (dread u1 %_2) {
      return (dread i32 %at)
    }
    dassign %at (sub i32 (dread i32 %at, constval i32 1))
  }
  return (constval i32 -1)
}

# Where the white space at the start ends.
func &__java_start (var %units <* <[] u16>>, var %isWide u1) i32 {
  var %at i32
  var %_1 u1
  var %_2 u1
  dassign %at (constval i32 0)
  while (constval u1 1) {
    dassign %_2 (lt u1 i32 (dread i32 %at, intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %units)))
    if (dread u1 %_2) {
      callassigned &Ljava_2Flang_2FCharacter_3B_7CisWhitespace_7C_28C_29Z (iread i32 <* u16> 0 (array 1 ptr <* <[] u16>> (dread ref %units, dread i32 %at))) { dassign %_1 }
      dassign %_2 (dread u1 %_1)
    }
    brfalse @end1 (dread u1 %_2)
    dassign %at (add i32 (dread i32 %at, constval i32 1))
  }
@end1
  return (dread i32 %at)
}

func &__java_end (var %units <* <[] u16>>) i32 {
  var %at i32
  var %_1 u1
  var %_2 u1
  dassign %at (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %units))
  while (constval u1 1) {
    dassign %_2 (gt u1 i32 (dread i32 %at, constval i32 0))
    if (dread u1 %_2) {
      callassigned &Ljava_2Flang_2FCharacter_3B_7CisWhitespace_7C_28C_29Z (iread i32 <* u16> 0 (array 1 ptr <* <[] u16>> (dread ref %units, sub i32 (dread i32 %at, constval i32 1)))) { dassign %_1 }
      dassign %_2 (dread u1 %_1)
    }
    brfalse @end1 (dread u1 %_2)
    dassign %at (sub i32 (dread i32 %at, constval i32 1))
  }
@end1
  return (dread i32 %at)
}

func &__java_outside (var %index i32, var %length i32) <* <$Ljava_2Flang_2FStringIndexOutOfBoundsException_3B>> {
  var %_1 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %_2 <* <$Ljava_2Flang_2FString_3B>>
  var %_3 <* <$Ljava_2Flang_2FString_3B>>
  var %_4 <* <$Ljava_2Flang_2FString_3B>>
  var %_5 <* <$Ljava_2Flang_2FStringIndexOutOfBoundsException_3B>>
  dassign %_1 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  call &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_1)
  # "Index "
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_49006e006400650078002000) { dassign %_2 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_1, dread ref %_2) {}
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_1, dread i32 %index) {}
  # " out of bounds for length "
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_140353a5da21dd33abb2963d9a9a896b) { dassign %_3 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_1, dread ref %_3) {}
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_1, dread i32 %length) {}
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %_1) { dassign %_4 }
  dassign %_5 (gcmalloc ref <$Ljava_2Flang_2FStringIndexOutOfBoundsException_3B>)
  call &Ljava_2Flang_2FStringIndexOutOfBoundsException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %_5, dread ref %_4)
  return (dread ref %_5)
}

func &__java_checkRange (var %start i32, var %end i32, var %length i32) void {
  var %_1 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %_2 <* <$Ljava_2Flang_2FString_3B>>
  var %_3 <* <$Ljava_2Flang_2FString_3B>>
  var %_4 <* <$Ljava_2Flang_2FString_3B>>
  var %_5 <* <$Ljava_2Flang_2FString_3B>>
  var %_6 <* <$Ljava_2Flang_2FStringIndexOutOfBoundsException_3B>>
  if (cior u1 (cior u1 (lt u1 i32 (dread i32 %start, constval i32 0), gt u1 i32 (dread i32 %start, dread i32 %end)), gt u1 i32 (dread i32 %end, dread i32 %length))) {
    dassign %_1 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
    call &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_1)
    # "begin "
    callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_62006500670069006e002000) { dassign %_2 }
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_1, dread ref %_2) {}
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_1, dread i32 %start) {}
    # ", end "
    callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2c00200065006e0064002000) { dassign %_3 }
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_1, dread ref %_3) {}
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_1, dread i32 %end) {}
    # ", length "
    callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_c563bea331f13bd85a42e651fcbcdd3c) { dassign %_4 }
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_1, dread ref %_4) {}
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_1, dread i32 %length) {}
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %_1) { dassign %_5 }
    dassign %_6 (gcmalloc ref <$Ljava_2Flang_2FStringIndexOutOfBoundsException_3B>)
    call &Ljava_2Flang_2FStringIndexOutOfBoundsException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %_6, dread ref %_5)
    throw (dread ref %_6)
  }
  return ()
}

# The text that a pattern without special characters stands for.
func &__java_plain (var %pattern <* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  var %_1 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %text <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %i i32
  var %_2 i32
  var %_3 u16
  var %c u16
  var %_4 i32
  var %_5 u1
  var %_6 u16
  var %_7 u1
  var %_8 u1
  var %isEscaped u1
  var %_9 <* <$Ljava_2Flang_2FString_3B>>
  var %_10 i32
  var %_11 u1
  var %_12 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %_13 <* <$Ljava_2Flang_2FString_3B>>
  var %_14 <* <$Ljava_2Flang_2FString_3B>>
  var %_15 <* <$Ljava_2Flang_2FUnsupportedOperationException_3B>>
  var %_16 u16
  var %_17 <* <$Ljava_2Flang_2FString_3B>>
  dassign %_1 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  call &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_1)
  dassign %text (dread ref %_1)
  dassign %i (constval i32 0)
  while (constval u1 1) {
    virtualcallassigned &Ljava_2Flang_2FString_3B_7Clength_7C_28_29I (dread ref %pattern) { dassign %_2 }
    brfalse @end1 (lt u1 i32 (dread i32 %i, dread i32 %_2))
    virtualcallassigned &Ljava_2Flang_2FString_3B_7CcharAt_7C_28I_29C (dread ref %pattern, dread i32 %i) { dassign %_3 }
    dassign %c (dread i32 %_3)
    dassign %_5 (eq u1 i32 (dread i32 %c, constval i32 92))
    if (dread u1 %_5) {
      virtualcallassigned &Ljava_2Flang_2FString_3B_7Clength_7C_28_29I (dread ref %pattern) { dassign %_4 }
      dassign %_5 (lt u1 i32 (add i32 (dread i32 %i, constval i32 1), dread i32 %_4))
    }
    dassign %_8 (dread u1 %_5)
    if (dread u1 %_8) {
      virtualcallassigned &Ljava_2Flang_2FString_3B_7CcharAt_7C_28I_29C (dread ref %pattern, add i32 (dread i32 %i, constval i32 1)) { dassign %_6 }
      callassigned &Ljava_2Flang_2FCharacter_3B_7CisLetterOrDigit_7C_28C_29Z (dread i32 %_6) { dassign %_7 }
      dassign %_8 (lnot u1 (dread u1 %_7))
    }
    dassign %isEscaped (dread u1 %_8)
    dassign %_11 (lnot u1 (dread u1 %isEscaped))
    if (dread u1 %_11) {
      # "\\[](){}.*+?^$|"
      callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_09a57068f148ead70c3efa2ac3e690a4) { dassign %_9 }
      virtualcallassigned &Ljava_2Flang_2FString_3B_7CindexOf_7C_28I_29I (dread ref %_9, dread i32 %c) { dassign %_10 }
      dassign %_11 (ge u1 i32 (dread i32 %_10, constval i32 0))
    }
    if (dread u1 %_11) {
      dassign %_12 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
      call &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_12)
      # "split by the pattern "
      callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_36b735658ae8aa88608c5f763ba9b489) { dassign %_13 }
      virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_12, dread ref %_13) {}
      virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_12, dread ref %pattern) {}
      virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %_12) { dassign %_14 }
      dassign %_15 (gcmalloc ref <$Ljava_2Flang_2FUnsupportedOperationException_3B>)
      call &Ljava_2Flang_2FUnsupportedOperationException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %_15, dread ref %_14)
      throw (dread ref %_15)
    }
    if (dread u1 %isEscaped) {
      dassign %i (add i32 (dread i32 %i, constval i32 1))
    }
    virtualcallassigned &Ljava_2Flang_2FString_3B_7CcharAt_7C_28I_29C (dread ref %pattern, dread i32 %i) { dassign %_16 }
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %text, dread i32 %_16) {}
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
@end1
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %text) { dassign %_17 }
  return (dread ref %_17)
}

# A half of a pair without its other half becomes a question mark.
func &__java_utf8 (var %units <* <[] u16>>) <* <[] i8>> {
  var %_1 <* <[] i8>>
  var %bytes <* <[] i8>>
  var %count i32
  var %i i32
  var %c i32
  var %isPair u1
  var %_2 i32
  var %_3 i32
  var %_4 i32
  var %_5 i32
  var %_6 i32
  var %_7 i32
  var %_8 i32
  var %_9 i32
  var %_10 i32
  var %_11 i32
  var %_12 i32
  var %_13 <* <[] i8>>
  var %exact <* <[] i8>>
  dassign %_1 (gcmallocjarray ref <[] i8> (mul i32 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %units), constval i32 3)))
  dassign %bytes (dread ref %_1)
  dassign %count (constval i32 0)
  dassign %i (constval i32 0)
  while (lt u1 i32 (dread i32 %i, intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %units))) {
    dassign %c (iread i32 <* u16> 0 (array 1 ptr <* <[] u16>> (dread ref %units, dread i32 %i)))
    dassign %isPair (cand u1 (cand u1 (cand u1 (ge u1 i32 (dread i32 %c, constval i32 55296), lt u1 i32 (dread i32 %c, constval i32 56320)), lt u1 i32 (add i32 (dread i32 %i, constval i32 1), intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %units))), eq u1 i32 (band i32 (iread i32 <* u16> 0 (array 1 ptr <* <[] u16>> (dread ref %units, add i32 (dread i32 %i, constval i32 1))), constval i32 64512), constval i32 56320)))
    if (dread u1 %isPair) {
      dassign %i (add i32 (dread i32 %i, constval i32 1))
      dassign %c (add i32 (add i32 (constval i32 65536, shl i32 (band i32 (dread i32 %c, constval i32 1023), constval i32 10)), band i32 (iread i32 <* u16> 0 (array 1 ptr <* <[] u16>> (dread ref %units, dread i32 %i)), constval i32 1023)))
      dassign %_2 (dread i32 %count)
      dassign %count (add i32 (dread i32 %count, constval i32 1))
      iassign <* i8> 0 (array 1 ptr <* <[] i8>> (dread ref %bytes, dread i32 %_2), sext i32 8 (bior i32 (constval i32 240, ashr i32 (dread i32 %c, constval i32 18))))
      dassign %_3 (dread i32 %count)
      dassign %count (add i32 (dread i32 %count, constval i32 1))
      iassign <* i8> 0 (array 1 ptr <* <[] i8>> (dread ref %bytes, dread i32 %_3), sext i32 8 (bior i32 (constval i32 128, band i32 (ashr i32 (dread i32 %c, constval i32 12), constval i32 63))))
      dassign %_4 (dread i32 %count)
      dassign %count (add i32 (dread i32 %count, constval i32 1))
      iassign <* i8> 0 (array 1 ptr <* <[] i8>> (dread ref %bytes, dread i32 %_4), sext i32 8 (bior i32 (constval i32 128, band i32 (ashr i32 (dread i32 %c, constval i32 6), constval i32 63))))
      dassign %_5 (dread i32 %count)
      dassign %count (add i32 (dread i32 %count, constval i32 1))
      iassign <* i8> 0 (array 1 ptr <* <[] i8>> (dread ref %bytes, dread i32 %_5), sext i32 8 (bior i32 (constval i32 128, band i32 (dread i32 %c, constval i32 63))))
    } else {
      if (lt u1 i32 (dread i32 %c, constval i32 128)) {
        dassign %_6 (dread i32 %count)
        dassign %count (add i32 (dread i32 %count, constval i32 1))
        iassign <* i8> 0 (array 1 ptr <* <[] i8>> (dread ref %bytes, dread i32 %_6), sext i32 8 (dread i32 %c))
      } else {
        if (lt u1 i32 (dread i32 %c, constval i32 2048)) {
          dassign %_7 (dread i32 %count)
          dassign %count (add i32 (dread i32 %count, constval i32 1))
          iassign <* i8> 0 (array 1 ptr <* <[] i8>> (dread ref %bytes, dread i32 %_7), sext i32 8 (bior i32 (constval i32 192, ashr i32 (dread i32 %c, constval i32 6))))
          dassign %_8 (dread i32 %count)
          dassign %count (add i32 (dread i32 %count, constval i32 1))
          iassign <* i8> 0 (array 1 ptr <* <[] i8>> (dread ref %bytes, dread i32 %_8), sext i32 8 (bior i32 (constval i32 128, band i32 (dread i32 %c, constval i32 63))))
        } else {
          if (eq u1 i32 (band i32 (dread i32 %c, constval i32 63488), constval i32 55296)) {
            dassign %_9 (dread i32 %count)
            dassign %count (add i32 (dread i32 %count, constval i32 1))
            iassign <* i8> 0 (array 1 ptr <* <[] i8>> (dread ref %bytes, dread i32 %_9), constval i32 63)
          } else {
            dassign %_10 (dread i32 %count)
            dassign %count (add i32 (dread i32 %count, constval i32 1))
            iassign <* i8> 0 (array 1 ptr <* <[] i8>> (dread ref %bytes, dread i32 %_10), sext i32 8 (bior i32 (constval i32 224, ashr i32 (dread i32 %c, constval i32 12))))
            dassign %_11 (dread i32 %count)
            dassign %count (add i32 (dread i32 %count, constval i32 1))
            iassign <* i8> 0 (array 1 ptr <* <[] i8>> (dread ref %bytes, dread i32 %_11), sext i32 8 (bior i32 (constval i32 128, band i32 (ashr i32 (dread i32 %c, constval i32 6), constval i32 63))))
            dassign %_12 (dread i32 %count)
            dassign %count (add i32 (dread i32 %count, constval i32 1))
            iassign <* i8> 0 (array 1 ptr <* <[] i8>> (dread ref %bytes, dread i32 %_12), sext i32 8 (bior i32 (constval i32 128, band i32 (dread i32 %c, constval i32 63))))
          }
        }
      }
    }
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  dassign %_13 (gcmallocjarray ref <[] i8> (dread i32 %count))
  dassign %exact (dread ref %_13)
  callassigned &__memmove (add ptr (dread ref %exact, cvt ptr i32 (constval i32 0)), add ptr (dread ref %bytes, cvt ptr i32 (constval i32 0)), cvt i64 i32 (dread i32 %count)) {}
  return (dread ref %exact)
}

func &__memmove extern (var %to ptr, var %from ptr, var %count u64) ptr
