# A boxed byte.
javaclass $Ljava_2Flang_2FByte_3B <$Ljava_2Flang_2FByte_3B> public final
type $Ljava_2Flang_2FByte_3B <class <$Ljava_2Flang_2FNumber_3B> {
  @value i8 private final,
  &Ljava_2Flang_2FByte_3B_7C_3Cinit_3E_7C_28B_29V public constructor (<* <$Ljava_2Flang_2FByte_3B>>, i8) void,
  &Ljava_2Flang_2FByte_3B_7CvalueOf_7C_28B_29Ljava_2Flang_2FByte_3B public static (i8) <* <$Ljava_2Flang_2FByte_3B>>,
  &Ljava_2Flang_2FByte_3B_7CvalueOf_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FByte_3B public static (<* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FByte_3B>>,
  &Ljava_2Flang_2FByte_3B_7CbyteValue_7C_28_29B public virtual (<* <$Ljava_2Flang_2FByte_3B>>) i8,
  &Ljava_2Flang_2FByte_3B_7CshortValue_7C_28_29S public virtual (<* <$Ljava_2Flang_2FByte_3B>>) i16,
  &Ljava_2Flang_2FByte_3B_7CintValue_7C_28_29I public virtual (<* <$Ljava_2Flang_2FByte_3B>>) i32,
  &Ljava_2Flang_2FByte_3B_7ClongValue_7C_28_29J public virtual (<* <$Ljava_2Flang_2FByte_3B>>) i64,
  &Ljava_2Flang_2FByte_3B_7CfloatValue_7C_28_29F public virtual (<* <$Ljava_2Flang_2FByte_3B>>) f32,
  &Ljava_2Flang_2FByte_3B_7CdoubleValue_7C_28_29D public virtual (<* <$Ljava_2Flang_2FByte_3B>>) f64,
  &Ljava_2Flang_2FByte_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z public virtual (<* <$Ljava_2Flang_2FByte_3B>>, <* <$Ljava_2Flang_2FObject_3B>>) u1,
  &Ljava_2Flang_2FByte_3B_7ChashCode_7C_28_29I public virtual (<* <$Ljava_2Flang_2FByte_3B>>) i32,
  &Ljava_2Flang_2FByte_3B_7ChashCode_7C_28B_29I public static (i8) i32,
  &Ljava_2Flang_2FByte_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (<* <$Ljava_2Flang_2FByte_3B>>) <* <$Ljava_2Flang_2FString_3B>>,
  &Ljava_2Flang_2FByte_3B_7CtoString_7C_28B_29Ljava_2Flang_2FString_3B public static (i8) <* <$Ljava_2Flang_2FString_3B>>,
  &Ljava_2Flang_2FByte_3B_7CcompareTo_7C_28Ljava_2Flang_2FByte_3B_29I public virtual (<* <$Ljava_2Flang_2FByte_3B>>, <* <$Ljava_2Flang_2FByte_3B>>) i32,
  &Ljava_2Flang_2FByte_3B_7CcompareTo_7C_28Ljava_2Flang_2FObject_3B_29I public virtual (<* <$Ljava_2Flang_2FByte_3B>>, <* <$Ljava_2Flang_2FObject_3B>>) i32,
  &Ljava_2Flang_2FByte_3B_7Ccompare_7C_28BB_29I public static (i8, i8) i32,
  &Ljava_2Flang_2FByte_3B_7CparseByte_7C_28Ljava_2Flang_2FString_3B_29B public static (<* <$Ljava_2Flang_2FString_3B>>) i8,
  &Ljava_2Flang_2FByte_3B_7CparseByte_7C_28Ljava_2Flang_2FString_3BI_29B public static (<* <$Ljava_2Flang_2FString_3B>>, i32) i8,
  &Ljava_2Flang_2FByte_3B_7CtoUnsignedInt_7C_28B_29I public static (i8) i32,
  $Ljava_2Flang_2FComparable_3B
}>

var $Ljava_2Flang_2FByte_3B_7CMIN__VALUE i8 public static final = -128

var $Ljava_2Flang_2FByte_3B_7CMAX__VALUE i8 public static final = 127

func &Ljava_2Flang_2FByte_3B_7C_3Cinit_3E_7C_28B_29V public constructor (var %_this <* <$Ljava_2Flang_2FByte_3B>>, var %value i8) void {
  call &Ljava_2Flang_2FNumber_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_this)
  iassign <* <$Ljava_2Flang_2FByte_3B>> 5 (dread ref %_this, dread i32 %value)
  return ()
}

# From -128 to 127 one object for each number.
func &Ljava_2Flang_2FByte_3B_7CvalueOf_7C_28B_29Ljava_2Flang_2FByte_3B public static (var %value i8) <* <$Ljava_2Flang_2FByte_3B>> {
  var %boxes <* <[] <* <$Ljava_2Flang_2FByte_3B>>>>
  var %at i32
  var %_1 <* <$Ljava_2Flang_2FByte_3B>>
  intrinsiccallwithtype <$Ljava_2Flang_2FByteCache_3B> JAVA_CLINIT_CHECK ()
  dassign %boxes (dread ref $Ljava_2Flang_2FByteCache_3B_7Cboxes)
  dassign %at (add i32 (dread i32 %value, constval i32 128))
  if (eq u1 ref (iread ref <* <* <$Ljava_2Flang_2FByte_3B>>> 0 (array 1 ptr <* <[] <* <$Ljava_2Flang_2FByte_3B>>>> (dread ref %boxes, dread i32 %at)), constval ref 0)) {
    dassign %_1 (gcmalloc ref <$Ljava_2Flang_2FByte_3B>)
    call &Ljava_2Flang_2FByte_3B_7C_3Cinit_3E_7C_28B_29V (dread ref %_1, dread i32 %value)
    iassign <* <* <$Ljava_2Flang_2FByte_3B>>> 0 (array 1 ptr <* <[] <* <$Ljava_2Flang_2FByte_3B>>>> (dread ref %boxes, dread i32 %at), dread ref %_1)
  }
  return (iread ref <* <* <$Ljava_2Flang_2FByte_3B>>> 0 (array 1 ptr <* <[] <* <$Ljava_2Flang_2FByte_3B>>>> (dread ref %boxes, dread i32 %at)))
}

func &Ljava_2Flang_2FByte_3B_7CvalueOf_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FByte_3B public static (var %text <* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FByte_3B>> {
  var %_1 i8
  var %_2 <* <$Ljava_2Flang_2FByte_3B>>
  callassigned &Ljava_2Flang_2FByte_3B_7CparseByte_7C_28Ljava_2Flang_2FString_3B_29B (dread ref %text) { dassign %_1 }
  callassigned &Ljava_2Flang_2FByte_3B_7CvalueOf_7C_28B_29Ljava_2Flang_2FByte_3B (dread i32 %_1) { dassign %_2 }
  return (dread ref %_2)
}

func &Ljava_2Flang_2FByte_3B_7CbyteValue_7C_28_29B public virtual (var %_this <* <$Ljava_2Flang_2FByte_3B>>) i8 {
  return (iread i32 <* <$Ljava_2Flang_2FByte_3B>> 5 (dread ref %_this))
}

func &Ljava_2Flang_2FByte_3B_7CshortValue_7C_28_29S public virtual (var %_this <* <$Ljava_2Flang_2FByte_3B>>) i16 {
  return (iread i32 <* <$Ljava_2Flang_2FByte_3B>> 5 (dread ref %_this))
}

func &Ljava_2Flang_2FByte_3B_7CintValue_7C_28_29I public virtual (var %_this <* <$Ljava_2Flang_2FByte_3B>>) i32 {
  return (iread i32 <* <$Ljava_2Flang_2FByte_3B>> 5 (dread ref %_this))
}

func &Ljava_2Flang_2FByte_3B_7ClongValue_7C_28_29J public virtual (var %_this <* <$Ljava_2Flang_2FByte_3B>>) i64 {
  return (cvt i64 i32 (iread i32 <* <$Ljava_2Flang_2FByte_3B>> 5 (dread ref %_this)))
}

func &Ljava_2Flang_2FByte_3B_7CfloatValue_7C_28_29F public virtual (var %_this <* <$Ljava_2Flang_2FByte_3B>>) f32 {
  return (cvt f32 i32 (iread i32 <* <$Ljava_2Flang_2FByte_3B>> 5 (dread ref %_this)))
}

func &Ljava_2Flang_2FByte_3B_7CdoubleValue_7C_28_29D public virtual (var %_this <* <$Ljava_2Flang_2FByte_3B>>) f64 {
  return (cvt f64 i32 (iread i32 <* <$Ljava_2Flang_2FByte_3B>> 5 (dread ref %_this)))
}

func &Ljava_2Flang_2FByte_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z public virtual (var %_this <* <$Ljava_2Flang_2FByte_3B>>, var %other <* <$Ljava_2Flang_2FObject_3B>>) u1 {
  return (cand u1 (intrinsicopwithtype u1 <* <$Ljava_2Flang_2FByte_3B>> JAVA_INSTANCE_OF (dread ref %other), eq u1 i32 (iread i32 <* <$Ljava_2Flang_2FByte_3B>> 5 (intrinsicopwithtype ref <* <$Ljava_2Flang_2FByte_3B>> JAVA_CHECK_CAST (dread ref %other)), iread i32 <* <$Ljava_2Flang_2FByte_3B>> 5 (dread ref %_this))))
}

func &Ljava_2Flang_2FByte_3B_7ChashCode_7C_28_29I public virtual (var %_this <* <$Ljava_2Flang_2FByte_3B>>) i32 {
  var %_1 i32
  callassigned &Ljava_2Flang_2FByte_3B_7ChashCode_7C_28B_29I (iread i32 <* <$Ljava_2Flang_2FByte_3B>> 5 (dread ref %_this)) { dassign %_1 }
  return (dread i32 %_1)
}

func &Ljava_2Flang_2FByte_3B_7ChashCode_7C_28B_29I public static (var %value i8) i32 {
  return (dread i32 %value)
}

func &Ljava_2Flang_2FByte_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FByte_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  var %_1 <* <$Ljava_2Flang_2FString_3B>>
  callassigned &Ljava_2Flang_2FString_3B_7CvalueOf_7C_28I_29Ljava_2Flang_2FString_3B (iread i32 <* <$Ljava_2Flang_2FByte_3B>> 5 (dread ref %_this)) { dassign %_1 }
  return (dread ref %_1)
}

func &Ljava_2Flang_2FByte_3B_7CtoString_7C_28B_29Ljava_2Flang_2FString_3B public static (var %value i8) <* <$Ljava_2Flang_2FString_3B>> {
  var %_1 <* <$Ljava_2Flang_2FString_3B>>
  callassigned &Ljava_2Flang_2FString_3B_7CvalueOf_7C_28I_29Ljava_2Flang_2FString_3B (dread i32 %value) { dassign %_1 }
  return (dread ref %_1)
}

func &Ljava_2Flang_2FByte_3B_7CcompareTo_7C_28Ljava_2Flang_2FByte_3B_29I public virtual (var %_this <* <$Ljava_2Flang_2FByte_3B>>, var %other <* <$Ljava_2Flang_2FByte_3B>>) i32 {
  var %_1 i32
  callassigned &Ljava_2Flang_2FByte_3B_7Ccompare_7C_28BB_29I (iread i32 <* <$Ljava_2Flang_2FByte_3B>> 5 (dread ref %_this), iread i32 <* <$Ljava_2Flang_2FByte_3B>> 5 (dread ref %other)) { dassign %_1 }
  return (dread i32 %_1)
}

func &Ljava_2Flang_2FByte_3B_7CcompareTo_7C_28Ljava_2Flang_2FObject_3B_29I public virtual (var %_this <* <$Ljava_2Flang_2FByte_3B>>, var %other <* <$Ljava_2Flang_2FObject_3B>>) i32 {
  var %_1 i32
  virtualcallassigned &Ljava_2Flang_2FByte_3B_7CcompareTo_7C_28Ljava_2Flang_2FByte_3B_29I (dread ref %_this, intrinsicopwithtype ref <* <$Ljava_2Flang_2FByte_3B>> JAVA_CHECK_CAST (dread ref %other)) { dassign %_1 }
  return (dread i32 %_1)
}

func &Ljava_2Flang_2FByte_3B_7Ccompare_7C_28BB_29I public static (var %left i8, var %right i8) i32 {
  return (sub i32 (dread i32 %left, dread i32 %right))
}

func &Ljava_2Flang_2FByte_3B_7CparseByte_7C_28Ljava_2Flang_2FString_3B_29B public static (var %text <* <$Ljava_2Flang_2FString_3B>>) i8 {
  var %_1 i8
  callassigned &Ljava_2Flang_2FByte_3B_7CparseByte_7C_28Ljava_2Flang_2FString_3BI_29B (dread ref %text, constval i32 10) { dassign %_1 }
  return (dread i32 %_1)
}

func &Ljava_2Flang_2FByte_3B_7CparseByte_7C_28Ljava_2Flang_2FString_3BI_29B public static (var %text <* <$Ljava_2Flang_2FString_3B>>, var %radix i32) i8 {
  var %_1 i32
  var %value i32
  var %_2 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %_3 <* <$Ljava_2Flang_2FString_3B>>
  var %_4 <* <$Ljava_2Flang_2FString_3B>>
  var %_5 <* <$Ljava_2Flang_2FString_3B>>
  var %_6 <* <$Ljava_2Flang_2FNumberFormatException_3B>>
  callassigned &Ljava_2Flang_2FInteger_3B_7CparseInt_7C_28Ljava_2Flang_2FString_3BI_29I (dread ref %text, dread i32 %radix) { dassign %_1 }
  dassign %value (dread i32 %_1)
  if (cior u1 (lt u1 i32 (dread i32 %value, constval i32 -128), gt u1 i32 (dread i32 %value, constval i32 127))) {
    dassign %_2 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
    call &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_2)
    # "Value out of range. Value:\""
    callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_5b607d9fa710e22bb9f0322664049b6d) { dassign %_3 }
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_2, dread ref %_3) {}
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_2, dread ref %text) {}
    # "\" Radix:"
    callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_18b22121c75e62051dd154918b75b71e) { dassign %_4 }
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_2, dread ref %_4) {}
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_2, dread i32 %radix) {}
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %_2) { dassign %_5 }
    dassign %_6 (gcmalloc ref <$Ljava_2Flang_2FNumberFormatException_3B>)
    call &Ljava_2Flang_2FNumberFormatException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %_6, dread ref %_5)
    throw (dread ref %_6)
  }
  return (sext i32 8 (dread i32 %value))
}

func &Ljava_2Flang_2FByte_3B_7CtoUnsignedInt_7C_28B_29I public static (var %value i8) i32 {
  return (band i32 (dread i32 %value, constval i32 255))
}

# The boxes that valueOf has made.
javaclass $Ljava_2Flang_2FByteCache_3B <$Ljava_2Flang_2FByteCache_3B> final
type $Ljava_2Flang_2FByteCache_3B <class <$Ljava_2Flang_2FObject_3B> {
  &Ljava_2Flang_2FByteCache_3B_7C_3Cinit_3E_7C_28_29V final constructor (<* <$Ljava_2Flang_2FByteCache_3B>>) void
}>

var $Ljava_2Flang_2FByteCache_3B_7Cboxes <* <[] <* <$Ljava_2Flang_2FByte_3B>>>> static final = 0

func &Ljava_2Flang_2FByteCache_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void {
  var %_1 <* <[] <* <$Ljava_2Flang_2FByte_3B>>>>
  dassign %_1 (gcmallocjarray ref <[] <* <$Ljava_2Flang_2FByte_3B>>> (constval i32 256))
  dassign $Ljava_2Flang_2FByteCache_3B_7Cboxes (dread ref %_1)
  return ()
}

func &Ljava_2Flang_2FByteCache_3B_7C_3Cinit_3E_7C_28_29V final constructor (var %_this <* <$Ljava_2Flang_2FByteCache_3B>>) void {
  call &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_this)
  return ()
}
