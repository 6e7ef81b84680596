# A boxed float.
javaclass $Ljava_2Flang_2FFloat_3B <$Ljava_2Flang_2FFloat_3B> public final
type $Ljava_2Flang_2FFloat_3B <class <$Ljava_2Flang_2FNumber_3B> {
  @value f32 private final,
  &Ljava_2Flang_2FFloat_3B_7C_3Cinit_3E_7C_28F_29V public constructor (<* <$Ljava_2Flang_2FFloat_3B>>, f32) void,
  &Ljava_2Flang_2FFloat_3B_7CvalueOf_7C_28F_29Ljava_2Flang_2FFloat_3B public static (f32) <* <$Ljava_2Flang_2FFloat_3B>>,
  &Ljava_2Flang_2FFloat_3B_7CvalueOf_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FFloat_3B public static (<* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FFloat_3B>>,
  &Ljava_2Flang_2FFloat_3B_7CparseFloat_7C_28Ljava_2Flang_2FString_3B_29F public static (<* <$Ljava_2Flang_2FString_3B>>) f32,
  &Ljava_2Flang_2FFloat_3B_7CbyteValue_7C_28_29B public virtual (<* <$Ljava_2Flang_2FFloat_3B>>) i8,
  &Ljava_2Flang_2FFloat_3B_7CshortValue_7C_28_29S public virtual (<* <$Ljava_2Flang_2FFloat_3B>>) i16,
  &Ljava_2Flang_2FFloat_3B_7CintValue_7C_28_29I public virtual (<* <$Ljava_2Flang_2FFloat_3B>>) i32,
  &Ljava_2Flang_2FFloat_3B_7ClongValue_7C_28_29J public virtual (<* <$Ljava_2Flang_2FFloat_3B>>) i64,
  &Ljava_2Flang_2FFloat_3B_7CfloatValue_7C_28_29F public virtual (<* <$Ljava_2Flang_2FFloat_3B>>) f32,
  &Ljava_2Flang_2FFloat_3B_7CdoubleValue_7C_28_29D public virtual (<* <$Ljava_2Flang_2FFloat_3B>>) f64,
  &Ljava_2Flang_2FFloat_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z public virtual (<* <$Ljava_2Flang_2FFloat_3B>>, <* <$Ljava_2Flang_2FObject_3B>>) u1,
  &Ljava_2Flang_2FFloat_3B_7ChashCode_7C_28_29I public virtual (<* <$Ljava_2Flang_2FFloat_3B>>) i32,
  &Ljava_2Flang_2FFloat_3B_7ChashCode_7C_28F_29I public static (f32) i32,
  &Ljava_2Flang_2FFloat_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (<* <$Ljava_2Flang_2FFloat_3B>>) <* <$Ljava_2Flang_2FString_3B>>,
  &Ljava_2Flang_2FFloat_3B_7CtoString_7C_28F_29Ljava_2Flang_2FString_3B public static (f32) <* <$Ljava_2Flang_2FString_3B>>,
  &Ljava_2Flang_2FFloat_3B_7CcompareTo_7C_28Ljava_2Flang_2FFloat_3B_29I public virtual (<* <$Ljava_2Flang_2FFloat_3B>>, <* <$Ljava_2Flang_2FFloat_3B>>) i32,
  &Ljava_2Flang_2FFloat_3B_7CcompareTo_7C_28Ljava_2Flang_2FObject_3B_29I public virtual (<* <$Ljava_2Flang_2FFloat_3B>>, <* <$Ljava_2Flang_2FObject_3B>>) i32,
  &Ljava_2Flang_2FFloat_3B_7Ccompare_7C_28FF_29I public static (f32, f32) i32,
  &Ljava_2Flang_2FFloat_3B_7CisNaN_7C_28_29Z public virtual (<* <$Ljava_2Flang_2FFloat_3B>>) u1,
  &Ljava_2Flang_2FFloat_3B_7CisNaN_7C_28F_29Z public static (f32) u1,
  &Ljava_2Flang_2FFloat_3B_7CisInfinite_7C_28_29Z public virtual (<* <$Ljava_2Flang_2FFloat_3B>>) u1,
  &Ljava_2Flang_2FFloat_3B_7CisInfinite_7C_28F_29Z public static (f32) u1,
  &Ljava_2Flang_2FFloat_3B_7CisFinite_7C_28F_29Z public static (f32) u1,
  &Ljava_2Flang_2FFloat_3B_7CfloatToIntBits_7C_28F_29I public static (f32) i32,
  &Ljava_2Flang_2FFloat_3B_7CfloatToRawIntBits_7C_28F_29I public static (f32) i32,
  &Ljava_2Flang_2FFloat_3B_7CintBitsToFloat_7C_28I_29F public static (i32) f32,
  &Ljava_2Flang_2FFloat_3B_7Csum_7C_28FF_29F public static (f32, f32) f32,
  &Ljava_2Flang_2FFloat_3B_7Cmax_7C_28FF_29F public static (f32, f32) f32,
  &Ljava_2Flang_2FFloat_3B_7Cmin_7C_28FF_29F public static (f32, f32) f32,
  $Ljava_2Flang_2FComparable_3B
}>

var $Ljava_2Flang_2FFloat_3B_7CMAX__VALUE f32 public static final = 3.4028235E38f

var $Ljava_2Flang_2FFloat_3B_7CMIN__VALUE f32 public static final = 1.4E-45f

var $Ljava_2Flang_2FFloat_3B_7CMIN__NORMAL f32 public static final = 1.17549435E-38f

var $Ljava_2Flang_2FFloat_3B_7CPOSITIVE__INFINITY f32 public static final = 0

var $Ljava_2Flang_2FFloat_3B_7CNEGATIVE__INFINITY f32 public static final = 0

var $Ljava_2Flang_2FFloat_3B_7CNaN f32 public static final = 0

func &Ljava_2Flang_2FFloat_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void {
  dassign $Ljava_2Flang_2FFloat_3B_7CPOSITIVE__INFINITY (div f32 (constval f32 1.0f, constval f32 0.0f))
  dassign $Ljava_2Flang_2FFloat_3B_7CNEGATIVE__INFINITY (div f32 (constval f32 -1.0f, constval f32 0.0f))
  dassign $Ljava_2Flang_2FFloat_3B_7CNaN (div f32 (constval f32 0.0f, constval f32 0.0f))
  return ()
}

func &Ljava_2Flang_2FFloat_3B_7C_3Cinit_3E_7C_28F_29V public constructor (var %_this <* <$Ljava_2Flang_2FFloat_3B>>, var %value f32) void {
  call &Ljava_2Flang_2FNumber_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_this)
  iassign <* <$Ljava_2Flang_2FFloat_3B>> 5 (dread ref %_this, dread f32 %value)
  return ()
}

func &Ljava_2Flang_2FFloat_3B_7CvalueOf_7C_28F_29Ljava_2Flang_2FFloat_3B public static (var %value f32) <* <$Ljava_2Flang_2FFloat_3B>> {
  var %_1 <* <$Ljava_2Flang_2FFloat_3B>>
  intrinsiccallwithtype <$Ljava_2Flang_2FFloat_3B> JAVA_CLINIT_CHECK ()
  dassign %_1 (gcmalloc ref <$Ljava_2Flang_2FFloat_3B>)
  call &Ljava_2Flang_2FFloat_3B_7C_3Cinit_3E_7C_28F_29V (dread ref %_1, dread f32 %value)
  return (dread ref %_1)
}

func &Ljava_2Flang_2FFloat_3B_7CvalueOf_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FFloat_3B public static (var %text <* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FFloat_3B>> {
  var %_1 f32
  var %_2 <* <$Ljava_2Flang_2FFloat_3B>>
  intrinsiccallwithtype <$Ljava_2Flang_2FFloat_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FFloat_3B_7CparseFloat_7C_28Ljava_2Flang_2FString_3B_29F (dread ref %text) { dassign %_1 }
  dassign %_2 (gcmalloc ref <$Ljava_2Flang_2FFloat_3B>)
  call &Ljava_2Flang_2FFloat_3B_7C_3Cinit_3E_7C_28F_29V (dread ref %_2, dread f32 %_1)
  return (dread ref %_2)
}

func &Ljava_2Flang_2FFloat_3B_7CparseFloat_7C_28Ljava_2Flang_2FString_3B_29F public static (var %text <* <$Ljava_2Flang_2FString_3B>>) f32 {
  var %_1 f32
  intrinsiccallwithtype <$Ljava_2Flang_2FFloat_3B> JAVA_CLINIT_CHECK ()
  callassigned &__java_parseFloat (dread ref %text) { dassign %_1 }
  return (dread f32 %_1)
}

func &Ljava_2Flang_2FFloat_3B_7CbyteValue_7C_28_29B public virtual (var %_this <* <$Ljava_2Flang_2FFloat_3B>>) i8 {
  return (sext i32 8 (trunc i32 f32 (iread f32 <* <$Ljava_2Flang_2FFloat_3B>> 5 (dread ref %_this))))
}

func &Ljava_2Flang_2FFloat_3B_7CshortValue_7C_28_29S public virtual (var %_this <* <$Ljava_2Flang_2FFloat_3B>>) i16 {
  return (sext i32 16 (trunc i32 f32 (iread f32 <* <$Ljava_2Flang_2FFloat_3B>> 5 (dread ref %_this))))
}

func &Ljava_2Flang_2FFloat_3B_7CintValue_7C_28_29I public virtual (var %_this <* <$Ljava_2Flang_2FFloat_3B>>) i32 {
  return (trunc i32 f32 (iread f32 <* <$Ljava_2Flang_2FFloat_3B>> 5 (dread ref %_this)))
}

func &Ljava_2Flang_2FFloat_3B_7ClongValue_7C_28_29J public virtual (var %_this <* <$Ljava_2Flang_2FFloat_3B>>) i64 {
  return (trunc i64 f32 (iread f32 <* <$Ljava_2Flang_2FFloat_3B>> 5 (dread ref %_this)))
}

func &Ljava_2Flang_2FFloat_3B_7CfloatValue_7C_28_29F public virtual (var %_this <* <$Ljava_2Flang_2FFloat_3B>>) f32 {
  return (iread f32 <* <$Ljava_2Flang_2FFloat_3B>> 5 (dread ref %_this))
}

func &Ljava_2Flang_2FFloat_3B_7CdoubleValue_7C_28_29D public virtual (var %_this <* <$Ljava_2Flang_2FFloat_3B>>) f64 {
  return (cvt f64 f32 (iread f32 <* <$Ljava_2Flang_2FFloat_3B>> 5 (dread ref %_this)))
}

func &Ljava_2Flang_2FFloat_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z public virtual (var %_this <* <$Ljava_2Flang_2FFloat_3B>>, var %other <* <$Ljava_2Flang_2FObject_3B>>) u1 {
  var %_1 i32
  var %_2 i32
  var %_3 u1
  dassign %_3 (intrinsicopwithtype u1 <* <$Ljava_2Flang_2FFloat_3B>> JAVA_INSTANCE_OF (dread ref %other))
  if (dread u1 %_3) {
    callassigned &Ljava_2Flang_2FFloat_3B_7CfloatToIntBits_7C_28F_29I (iread f32 <* <$Ljava_2Flang_2FFloat_3B>> 5 (intrinsicopwithtype ref <* <$Ljava_2Flang_2FFloat_3B>> JAVA_CHECK_CAST (dread ref %other))) { dassign %_1 }
    callassigned &Ljava_2Flang_2FFloat_3B_7CfloatToIntBits_7C_28F_29I (iread f32 <* <$Ljava_2Flang_2FFloat_3B>> 5 (dread ref %_this)) { dassign %_2 }
    dassign %_3 (eq u1 i32 (dread i32 %_1, dread i32 %_2))
  }
  return (dread u1 %_3)
}

func &Ljava_2Flang_2FFloat_3B_7ChashCode_7C_28_29I public virtual (var %_this <* <$Ljava_2Flang_2FFloat_3B>>) i32 {
  var %_1 i32
  callassigned &Ljava_2Flang_2FFloat_3B_7ChashCode_7C_28F_29I (iread f32 <* <$Ljava_2Flang_2FFloat_3B>> 5 (dread ref %_this)) { dassign %_1 }
  return (dread i32 %_1)
}

func &Ljava_2Flang_2FFloat_3B_7ChashCode_7C_28F_29I public static (var %value f32) i32 {
  var %_1 i32
  intrinsiccallwithtype <$Ljava_2Flang_2FFloat_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FFloat_3B_7CfloatToIntBits_7C_28F_29I (dread f32 %value) { dassign %_1 }
  return (dread i32 %_1)
}

func &Ljava_2Flang_2FFloat_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FFloat_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  var %_1 <* <$Ljava_2Flang_2FString_3B>>
  callassigned &Ljava_2Flang_2FString_3B_7CvalueOf_7C_28F_29Ljava_2Flang_2FString_3B (iread f32 <* <$Ljava_2Flang_2FFloat_3B>> 5 (dread ref %_this)) { dassign %_1 }
  return (dread ref %_1)
}

func &Ljava_2Flang_2FFloat_3B_7CtoString_7C_28F_29Ljava_2Flang_2FString_3B public static (var %value f32) <* <$Ljava_2Flang_2FString_3B>> {
  var %_1 <* <$Ljava_2Flang_2FString_3B>>
  intrinsiccallwithtype <$Ljava_2Flang_2FFloat_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FString_3B_7CvalueOf_7C_28F_29Ljava_2Flang_2FString_3B (dread f32 %value) { dassign %_1 }
  return (dread ref %_1)
}

func &Ljava_2Flang_2FFloat_3B_7CcompareTo_7C_28Ljava_2Flang_2FFloat_3B_29I public virtual (var %_this <* <$Ljava_2Flang_2FFloat_3B>>, var %other <* <$Ljava_2Flang_2FFloat_3B>>) i32 {
  var %_1 i32
  callassigned &Ljava_2Flang_2FFloat_3B_7Ccompare_7C_28FF_29I (iread f32 <* <$Ljava_2Flang_2FFloat_3B>> 5 (dread ref %_this), iread f32 <* <$Ljava_2Flang_2FFloat_3B>> 5 (dread ref %other)) { dassign %_1 }
  return (dread i32 %_1)
}

func &Ljava_2Flang_2FFloat_3B_7CcompareTo_7C_28Ljava_2Flang_2FObject_3B_29I public virtual (var %_this <* <$Ljava_2Flang_2FFloat_3B>>, var %other <* <$Ljava_2Flang_2FObject_3B>>) i32 {
  var %_1 i32
  virtualcallassigned &Ljava_2Flang_2FFloat_3B_7CcompareTo_7C_28Ljava_2Flang_2FFloat_3B_29I (dread ref %_this, intrinsicopwithtype ref <* <$Ljava_2Flang_2FFloat_3B>> JAVA_CHECK_CAST (dread ref %other)) { dassign %_1 }
  return (dread i32 %_1)
}

func &Ljava_2Flang_2FFloat_3B_7Ccompare_7C_28FF_29I public static (var %left f32, var %right f32) i32 {
  var %_1 i32
  var %_2 i32
  var %_3 i32
  intrinsiccallwithtype <$Ljava_2Flang_2FFloat_3B> JAVA_CLINIT_CHECK ()
  if (lt u1 f32 (dread f32 %left, dread f32 %right)) {
    return (constval i32 -1)
  }
  if (gt u1 f32 (dread f32 %left, dread f32 %right)) {
    return (constval i32 1)
  }
  # Equal numbers, of which -0.0 is below 0.0, and what is no number, which is above all.
  callassigned &Ljava_2Flang_2FFloat_3B_7CfloatToIntBits_7C_28F_29I (dread f32 %left) { dassign %_1 }
  callassigned &Ljava_2Flang_2FFloat_3B_7CfloatToIntBits_7C_28F_29I (dread f32 %right) { dassign %_2 }
  callassigned &Ljava_2Flang_2FInteger_3B_7Ccompare_7C_28II_29I (dread i32 %_1, dread i32 %_2) { dassign %_3 }
  return (dread i32 %_3)
}

func &Ljava_2Flang_2FFloat_3B_7CisNaN_7C_28_29Z public virtual (var %_this <* <$Ljava_2Flang_2FFloat_3B>>) u1 {
  return (ne u1 f32 (iread f32 <* <$Ljava_2Flang_2FFloat_3B>> 5 (dread ref %_this), iread f32 <* <$Ljava_2Flang_2FFloat_3B>> 5 (dread ref %_this)))
}

func &Ljava_2Flang_2FFloat_3B_7CisNaN_7C_28F_29Z public static (var %value f32) u1 {
  intrinsiccallwithtype <$Ljava_2Flang_2FFloat_3B> JAVA_CLINIT_CHECK ()
  return (ne u1 f32 (dread f32 %value, dread f32 %value))
}

func &Ljava_2Flang_2FFloat_3B_7CisInfinite_7C_28_29Z public virtual (var %_this <* <$Ljava_2Flang_2FFloat_3B>>) u1 {
  var %_1 u1
  callassigned &Ljava_2Flang_2FFloat_3B_7CisInfinite_7C_28F_29Z (iread f32 <* <$Ljava_2Flang_2FFloat_3B>> 5 (dread ref %_this)) { dassign %_1 }
  return (dread u1 %_1)
}

func &Ljava_2Flang_2FFloat_3B_7CisInfinite_7C_28F_29Z public static (var %value f32) u1 {
  intrinsiccallwithtype <$Ljava_2Flang_2FFloat_3B> JAVA_CLINIT_CHECK ()
  return (cior u1 (eq u1 f32 (dread f32 %value, dread f32 $Ljava_2Flang_2FFloat_3B_7CPOSITIVE__INFINITY), eq u1 f32 (dread f32 %value, dread f32 $Ljava_2Flang_2FFloat_3B_7CNEGATIVE__INFINITY)))
}

func &Ljava_2Flang_2FFloat_3B_7CisFinite_7C_28F_29Z public static (var %value f32) u1 {
  intrinsiccallwithtype <$Ljava_2Flang_2FFloat_3B> JAVA_CLINIT_CHECK ()
  return (eq u1 f32 (sub f32 (dread f32 %value, dread f32 %value), constval f32 0.0f))
}

# All values that are not a number have the same bits.
func &Ljava_2Flang_2FFloat_3B_7CfloatToIntBits_7C_28F_29I public static (var %value f32) i32 {
  var %_1 i32
  intrinsiccallwithtype <$Ljava_2Flang_2FFloat_3B> JAVA_CLINIT_CHECK ()
  if (ne u1 f32 (dread f32 %value, dread f32 %value)) {
    dassign %_1 (constval i32 2143289344)
  } else {
    dassign %_1 (retype i32 f32 (dread f32 %value))
  }
  return (dread i32 %_1)
}

func &Ljava_2Flang_2FFloat_3B_7CfloatToRawIntBits_7C_28F_29I public static (var %value f32) i32 {
  intrinsiccallwithtype <$Ljava_2Flang_2FFloat_3B> JAVA_CLINIT_CHECK ()
  return (retype i32 f32 (dread f32 %value))
}

func &Ljava_2Flang_2FFloat_3B_7CintBitsToFloat_7C_28I_29F public static (var %bits i32) f32 {
  intrinsiccallwithtype <$Ljava_2Flang_2FFloat_3B> JAVA_CLINIT_CHECK ()
  return (retype f32 i32 (dread i32 %bits))
}

func &Ljava_2Flang_2FFloat_3B_7Csum_7C_28FF_29F public static (var %left f32, var %right f32) f32 {
  intrinsiccallwithtype <$Ljava_2Flang_2FFloat_3B> JAVA_CLINIT_CHECK ()
  return (add f32 (dread f32 %left, dread f32 %right))
}

func &Ljava_2Flang_2FFloat_3B_7Cmax_7C_28FF_29F public static (var %left f32, var %right f32) f32 {
  var %_1 f32
  intrinsiccallwithtype <$Ljava_2Flang_2FFloat_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FMath_3B_7Cmax_7C_28FF_29F (dread f32 %left, dread f32 %right) { dassign %_1 }
  return (dread f32 %_1)
}

func &Ljava_2Flang_2FFloat_3B_7Cmin_7C_28FF_29F public static (var %left f32, var %right f32) f32 {
  var %_1 f32
  intrinsiccallwithtype <$Ljava_2Flang_2FFloat_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FMath_3B_7Cmin_7C_28FF_29F (dread f32 %left, dread f32 %right) { dassign %_1 }
  return (dread f32 %_1)
}
