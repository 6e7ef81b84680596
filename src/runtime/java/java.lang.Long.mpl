# A boxed long.
javaclass $Ljava_2Flang_2FLong_3B <$Ljava_2Flang_2FLong_3B> public final
type $Ljava_2Flang_2FLong_3B <class <$Ljava_2Flang_2FNumber_3B> {
  @value i64 private final,
  &Ljava_2Flang_2FLong_3B_7C_3Cinit_3E_7C_28J_29V public constructor (<* <$Ljava_2Flang_2FLong_3B>>, i64) void,
  &Ljava_2Flang_2FLong_3B_7CvalueOf_7C_28J_29Ljava_2Flang_2FLong_3B public static (i64) <* <$Ljava_2Flang_2FLong_3B>>,
  &Ljava_2Flang_2FLong_3B_7CvalueOf_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FLong_3B public static (<* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FLong_3B>>,
  &Ljava_2Flang_2FLong_3B_7CbyteValue_7C_28_29B public virtual (<* <$Ljava_2Flang_2FLong_3B>>) i8,
  &Ljava_2Flang_2FLong_3B_7CshortValue_7C_28_29S public virtual (<* <$Ljava_2Flang_2FLong_3B>>) i16,
  &Ljava_2Flang_2FLong_3B_7CintValue_7C_28_29I public virtual (<* <$Ljava_2Flang_2FLong_3B>>) i32,
  &Ljava_2Flang_2FLong_3B_7ClongValue_7C_28_29J public virtual (<* <$Ljava_2Flang_2FLong_3B>>) i64,
  &Ljava_2Flang_2FLong_3B_7CfloatValue_7C_28_29F public virtual (<* <$Ljava_2Flang_2FLong_3B>>) f32,
  &Ljava_2Flang_2FLong_3B_7CdoubleValue_7C_28_29D public virtual (<* <$Ljava_2Flang_2FLong_3B>>) f64,
  &Ljava_2Flang_2FLong_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z public virtual (<* <$Ljava_2Flang_2FLong_3B>>, <* <$Ljava_2Flang_2FObject_3B>>) u1,
  &Ljava_2Flang_2FLong_3B_7ChashCode_7C_28_29I public virtual (<* <$Ljava_2Flang_2FLong_3B>>) i32,
  &Ljava_2Flang_2FLong_3B_7ChashCode_7C_28J_29I public static (i64) i32,
  &Ljava_2Flang_2FLong_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (<* <$Ljava_2Flang_2FLong_3B>>) <* <$Ljava_2Flang_2FString_3B>>,
  &Ljava_2Flang_2FLong_3B_7CtoString_7C_28J_29Ljava_2Flang_2FString_3B public static (i64) <* <$Ljava_2Flang_2FString_3B>>,
  &Ljava_2Flang_2FLong_3B_7CcompareTo_7C_28Ljava_2Flang_2FLong_3B_29I public virtual (<* <$Ljava_2Flang_2FLong_3B>>, <* <$Ljava_2Flang_2FLong_3B>>) i32,
  &Ljava_2Flang_2FLong_3B_7CcompareTo_7C_28Ljava_2Flang_2FObject_3B_29I public virtual (<* <$Ljava_2Flang_2FLong_3B>>, <* <$Ljava_2Flang_2FObject_3B>>) i32,
  &Ljava_2Flang_2FLong_3B_7Ccompare_7C_28JJ_29I public static (i64, i64) i32,
  &Ljava_2Flang_2FLong_3B_7CparseLong_7C_28Ljava_2Flang_2FString_3B_29J public static (<* <$Ljava_2Flang_2FString_3B>>) i64,
  &Ljava_2Flang_2FLong_3B_7CparseLong_7C_28Ljava_2Flang_2FString_3BI_29J public static (<* <$Ljava_2Flang_2FString_3B>>, i32) i64,
  &Ljava_2Flang_2FLong_3B_7CtoString_7C_28JI_29Ljava_2Flang_2FString_3B public static (i64, i32) <* <$Ljava_2Flang_2FString_3B>>,
  &Ljava_2Flang_2FLong_3B_7CtoHexString_7C_28J_29Ljava_2Flang_2FString_3B public static (i64) <* <$Ljava_2Flang_2FString_3B>>,
  &Ljava_2Flang_2FLong_3B_7CtoOctalString_7C_28J_29Ljava_2Flang_2FString_3B public static (i64) <* <$Ljava_2Flang_2FString_3B>>,
  &Ljava_2Flang_2FLong_3B_7CtoBinaryString_7C_28J_29Ljava_2Flang_2FString_3B public static (i64) <* <$Ljava_2Flang_2FString_3B>>,
  &Ljava_2Flang_2FLong_3B_7CbitCount_7C_28J_29I public static (i64) i32,
  &Ljava_2Flang_2FLong_3B_7CnumberOfLeadingZeros_7C_28J_29I public static (i64) i32,
  &Ljava_2Flang_2FLong_3B_7CnumberOfTrailingZeros_7C_28J_29I public static (i64) i32,
  &Ljava_2Flang_2FLong_3B_7CrotateLeft_7C_28JI_29J public static (i64, i32) i64,
  &Ljava_2Flang_2FLong_3B_7CrotateRight_7C_28JI_29J public static (i64, i32) i64,
  &Ljava_2Flang_2FLong_3B_7Csignum_7C_28J_29I public static (i64) i32,
  &Ljava_2Flang_2FLong_3B_7Csum_7C_28JJ_29J public static (i64, i64) i64,
  &Ljava_2Flang_2FLong_3B_7Cmax_7C_28JJ_29J public static (i64, i64) i64,
  &Ljava_2Flang_2FLong_3B_7Cmin_7C_28JJ_29J public static (i64, i64) i64,
  $Ljava_2Flang_2FComparable_3B
}>

var $Ljava_2Flang_2FLong_3B_7CMIN__VALUE i64 public static final = -9223372036854775808

var $Ljava_2Flang_2FLong_3B_7CMAX__VALUE i64 public static final = 9223372036854775807

func &Ljava_2Flang_2FLong_3B_7C_3Cinit_3E_7C_28J_29V public constructor (var %_this <* <$Ljava_2Flang_2FLong_3B>>, var %value i64) void {
  call &Ljava_2Flang_2FNumber_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_this)
  iassign <* <$Ljava_2Flang_2FLong_3B>> 5 (dread ref %_this, dread i64 %value)
  return ()
}

# From -128 to 127 one object for each number.
func &Ljava_2Flang_2FLong_3B_7CvalueOf_7C_28J_29Ljava_2Flang_2FLong_3B public static (var %value i64) <* <$Ljava_2Flang_2FLong_3B>> {
  var %_1 <* <$Ljava_2Flang_2FLong_3B>>
  var %boxes <* <[] <* <$Ljava_2Flang_2FLong_3B>>>>
  var %at i32
  var %_2 <* <$Ljava_2Flang_2FLong_3B>>
  if (cior u1 (lt u1 i64 (dread i64 %value, constval i64 -128), gt u1 i64 (dread i64 %value, constval i64 127))) {
    dassign %_1 (gcmalloc ref <$Ljava_2Flang_2FLong_3B>)
    call &Ljava_2Flang_2FLong_3B_7C_3Cinit_3E_7C_28J_29V (dread ref %_1, dread i64 %value)
    return (dread ref %_1)
  }
  intrinsiccallwithtype <$Ljava_2Flang_2FLongCache_3B> JAVA_CLINIT_CHECK ()
  dassign %boxes (dread ref $Ljava_2Flang_2FLongCache_3B_7Cboxes)
  dassign %at (add i32 (cvt i32 i64 (dread i64 %value), constval i32 128))
  if (eq u1 ref (iread ref <* <* <$Ljava_2Flang_2FLong_3B>>> 0 (array 1 ptr <* <[] <* <$Ljava_2Flang_2FLong_3B>>>> (dread ref %boxes, dread i32 %at)), constval ref 0)) {
    dassign %_2 (gcmalloc ref <$Ljava_2Flang_2FLong_3B>)
    call &Ljava_2Flang_2FLong_3B_7C_3Cinit_3E_7C_28J_29V (dread ref %_2, dread i64 %value)
    iassign <* <* <$Ljava_2Flang_2FLong_3B>>> 0 (array 1 ptr <* <[] <* <$Ljava_2Flang_2FLong_3B>>>> (dread ref %boxes, dread i32 %at), dread ref %_2)
  }
  return (iread ref <* <* <$Ljava_2Flang_2FLong_3B>>> 0 (array 1 ptr <* <[] <* <$Ljava_2Flang_2FLong_3B>>>> (dread ref %boxes, dread i32 %at)))
}

func &Ljava_2Flang_2FLong_3B_7CvalueOf_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FLong_3B public static (var %text <* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FLong_3B>> {
  var %_1 i64
  var %_2 <* <$Ljava_2Flang_2FLong_3B>>
  callassigned &Ljava_2Flang_2FLong_3B_7CparseLong_7C_28Ljava_2Flang_2FString_3B_29J (dread ref %text) { dassign %_1 }
  callassigned &Ljava_2Flang_2FLong_3B_7CvalueOf_7C_28J_29Ljava_2Flang_2FLong_3B (dread i64 %_1) { dassign %_2 }
  return (dread ref %_2)
}

func &Ljava_2Flang_2FLong_3B_7CbyteValue_7C_28_29B public virtual (var %_this <* <$Ljava_2Flang_2FLong_3B>>) i8 {
  return (sext i32 8 (cvt i32 i64 (iread i64 <* <$Ljava_2Flang_2FLong_3B>> 5 (dread ref %_this))))
}

func &Ljava_2Flang_2FLong_3B_7CshortValue_7C_28_29S public virtual (var %_this <* <$Ljava_2Flang_2FLong_3B>>) i16 {
  return (sext i32 16 (cvt i32 i64 (iread i64 <* <$Ljava_2Flang_2FLong_3B>> 5 (dread ref %_this))))
}

func &Ljava_2Flang_2FLong_3B_7CintValue_7C_28_29I public virtual (var %_this <* <$Ljava_2Flang_2FLong_3B>>) i32 {
  return (cvt i32 i64 (iread i64 <* <$Ljava_2Flang_2FLong_3B>> 5 (dread ref %_this)))
}

func &Ljava_2Flang_2FLong_3B_7ClongValue_7C_28_29J public virtual (var %_this <* <$Ljava_2Flang_2FLong_3B>>) i64 {
  return (iread i64 <* <$Ljava_2Flang_2FLong_3B>> 5 (dread ref %_this))
}

func &Ljava_2Flang_2FLong_3B_7CfloatValue_7C_28_29F public virtual (var %_this <* <$Ljava_2Flang_2FLong_3B>>) f32 {
  return (cvt f32 i64 (iread i64 <* <$Ljava_2Flang_2FLong_3B>> 5 (dread ref %_this)))
}

func &Ljava_2Flang_2FLong_3B_7CdoubleValue_7C_28_29D public virtual (var %_this <* <$Ljava_2Flang_2FLong_3B>>) f64 {
  return (cvt f64 i64 (iread i64 <* <$Ljava_2Flang_2FLong_3B>> 5 (dread ref %_this)))
}

func &Ljava_2Flang_2FLong_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z public virtual (var %_this <* <$Ljava_2Flang_2FLong_3B>>, var %other <* <$Ljava_2Flang_2FObject_3B>>) u1 {
  return (cand u1 (intrinsicopwithtype u1 <* <$Ljava_2Flang_2FLong_3B>> JAVA_INSTANCE_OF (dread ref %other), eq u1 i64 (iread i64 <* <$Ljava_2Flang_2FLong_3B>> 5 (intrinsicopwithtype ref <* <$Ljava_2Flang_2FLong_3B>> JAVA_CHECK_CAST (dread ref %other)), iread i64 <* <$Ljava_2Flang_2FLong_3B>> 5 (dread ref %_this))))
}

func &Ljava_2Flang_2FLong_3B_7ChashCode_7C_28_29I public virtual (var %_this <* <$Ljava_2Flang_2FLong_3B>>) i32 {
  var %_1 i32
  callassigned &Ljava_2Flang_2FLong_3B_7ChashCode_7C_28J_29I (iread i64 <* <$Ljava_2Flang_2FLong_3B>> 5 (dread ref %_this)) { dassign %_1 }
  return (dread i32 %_1)
}

func &Ljava_2Flang_2FLong_3B_7ChashCode_7C_28J_29I public static (var %value i64) i32 {
  return (cvt i32 i64 (bxor i64 (dread i64 %value, lshr i64 (dread i64 %value, constval i32 32))))
}

func &Ljava_2Flang_2FLong_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FLong_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  var %_1 <* <$Ljava_2Flang_2FString_3B>>
  callassigned &Ljava_2Flang_2FString_3B_7CvalueOf_7C_28J_29Ljava_2Flang_2FString_3B (iread i64 <* <$Ljava_2Flang_2FLong_3B>> 5 (dread ref %_this)) { dassign %_1 }
  return (dread ref %_1)
}

func &Ljava_2Flang_2FLong_3B_7CtoString_7C_28J_29Ljava_2Flang_2FString_3B public static (var %value i64) <* <$Ljava_2Flang_2FString_3B>> {
  var %_1 <* <$Ljava_2Flang_2FString_3B>>
  callassigned &Ljava_2Flang_2FString_3B_7CvalueOf_7C_28J_29Ljava_2Flang_2FString_3B (dread i64 %value) { dassign %_1 }
  return (dread ref %_1)
}

func &Ljava_2Flang_2FLong_3B_7CcompareTo_7C_28Ljava_2Flang_2FLong_3B_29I public virtual (var %_this <* <$Ljava_2Flang_2FLong_3B>>, var %other <* <$Ljava_2Flang_2FLong_3B>>) i32 {
  var %_1 i32
  callassigned &Ljava_2Flang_2FLong_3B_7Ccompare_7C_28JJ_29I (iread i64 <* <$Ljava_2Flang_2FLong_3B>> 5 (dread ref %_this), iread i64 <* <$Ljava_2Flang_2FLong_3B>> 5 (dread ref %other)) { dassign %_1 }
  return (dread i32 %_1)
}

func &Ljava_2Flang_2FLong_3B_7CcompareTo_7C_28Ljava_2Flang_2FObject_3B_29I public virtual (var %_this <* <$Ljava_2Flang_2FLong_3B>>, var %other <* <$Ljava_2Flang_2FObject_3B>>) i32 {
  var %_1 i32
  virtualcallassigned &Ljava_2Flang_2FLong_3B_7CcompareTo_7C_28Ljava_2Flang_2FLong_3B_29I (dread ref %_this, intrinsicopwithtype ref <* <$Ljava_2Flang_2FLong_3B>> JAVA_CHECK_CAST (dread ref %other)) { dassign %_1 }
  return (dread i32 %_1)
}

func &Ljava_2Flang_2FLong_3B_7Ccompare_7C_28JJ_29I public static (var %left i64, var %right i64) i32 {
  var %_1 i32
  if (lt u1 i64 (dread i64 %left, dread i64 %right)) {
    dassign %_1 (constval i32 -1)
  } else {
    dassign %_1 (select i32 (eq u1 i64 (dread i64 %left, dread i64 %right), constval i32 0, constval i32 1))
  }
  return (dread i32 %_1)
}

func &Ljava_2Flang_2FLong_3B_7CparseLong_7C_28Ljava_2Flang_2FString_3B_29J public static (var %text <* <$Ljava_2Flang_2FString_3B>>) i64 {
  var %_1 i64
  callassigned &Ljava_2Flang_2FLong_3B_7CparseLong_7C_28Ljava_2Flang_2FString_3BI_29J (dread ref %text, constval i32 10) { dassign %_1 }
  return (dread i64 %_1)
}

func &Ljava_2Flang_2FLong_3B_7CparseLong_7C_28Ljava_2Flang_2FString_3BI_29J public static (var %text <* <$Ljava_2Flang_2FString_3B>>, var %radix i32) i64 {
  var %_1 i64
  callassigned &__java_parse (dread ref %text, dread i32 %radix, dread i64 $Ljava_2Flang_2FLong_3B_7CMIN__VALUE, dread i64 $Ljava_2Flang_2FLong_3B_7CMAX__VALUE) { dassign %_1 }
  return (dread i64 %_1)
}

func &Ljava_2Flang_2FLong_3B_7CtoString_7C_28JI_29Ljava_2Flang_2FString_3B public static (var %value i64, var %radix i32) <* <$Ljava_2Flang_2FString_3B>> {
  var %_1 <* <$Ljava_2Flang_2FString_3B>>
  callassigned &__java_integerText (dread i64 %value, select i32 (cior u1 (lt u1 i32 (dread i32 %radix, constval i32 2), gt u1 i32 (dread i32 %radix, constval i32 36)), constval i32 10, dread i32 %radix)) { dassign %_1 }
  return (dread ref %_1)
}

func &Ljava_2Flang_2FLong_3B_7CtoHexString_7C_28J_29Ljava_2Flang_2FString_3B public static (var %value i64) <* <$Ljava_2Flang_2FString_3B>> {
  var %_1 <* <$Ljava_2Flang_2FString_3B>>
  callassigned &__java_bitsText (dread i64 %value, constval i32 4) { dassign %_1 }
  return (dread ref %_1)
}

func &Ljava_2Flang_2FLong_3B_7CtoOctalString_7C_28J_29Ljava_2Flang_2FString_3B public static (var %value i64) <* <$Ljava_2Flang_2FString_3B>> {
  var %_1 <* <$Ljava_2Flang_2FString_3B>>
  callassigned &__java_bitsText (dread i64 %value, constval i32 3) { dassign %_1 }
  return (dread ref %_1)
}

func &Ljava_2Flang_2FLong_3B_7CtoBinaryString_7C_28J_29Ljava_2Flang_2FString_3B public static (var %value i64) <* <$Ljava_2Flang_2FString_3B>> {
  var %_1 <* <$Ljava_2Flang_2FString_3B>>
  callassigned &__java_bitsText (dread i64 %value, constval i32 1) { dassign %_1 }
  return (dread ref %_1)
}

func &Ljava_2Flang_2FLong_3B_7CbitCount_7C_28J_29I public static (var %value i64) i32 {
  var %_1 i32
  callassigned &__java_bitCount (dread i64 %value) { dassign %_1 }
  return (dread i32 %_1)
}

func &Ljava_2Flang_2FLong_3B_7CnumberOfLeadingZeros_7C_28J_29I public static (var %value i64) i32 {
  var %high i32
  var %_2 i32
  var %_3 i32
  var %_4 i32
  dassign %high (cvt i32 i64 (lshr i64 (dread i64 %value, constval i32 32)))
  if (eq u1 i32 (dread i32 %high, constval i32 0)) {
    callassigned &Ljava_2Flang_2FInteger_3B_7CnumberOfLeadingZeros_7C_28I_29I (cvt i32 i64 (dread i64 %value)) { dassign %_2 }
    dassign %_4 (add i32 (constval i32 32, dread i32 %_2))
  } else {
    callassigned &Ljava_2Flang_2FInteger_3B_7CnumberOfLeadingZeros_7C_28I_29I (dread i32 %high) { dassign %_3 }
    dassign %_4 (dread i32 %_3)
  }
  return (dread i32 %_4)
}

func &Ljava_2Flang_2FLong_3B_7CnumberOfTrailingZeros_7C_28J_29I public static (var %value i64) i32 {
  var %_1 i32
  var %_2 i32
  if (eq u1 i64 (dread i64 %value, constval i64 0)) {
    dassign %_2 (constval i32 64)
  } else {
    callassigned &Ljava_2Flang_2FLong_3B_7CnumberOfLeadingZeros_7C_28J_29I (band i64 (dread i64 %value, neg i64 (dread i64 %value))) { dassign %_1 }
    dassign %_2 (sub i32 (constval i32 63, dread i32 %_1))
  }
  return (dread i32 %_2)
}

func &Ljava_2Flang_2FLong_3B_7CrotateLeft_7C_28JI_29J public static (var %value i64, var %distance i32) i64 {
  return (bior i64 (shl i64 (dread i64 %value, dread i32 %distance), lshr i64 (dread i64 %value, neg i32 (dread i32 %distance))))
}

func &Ljava_2Flang_2FLong_3B_7CrotateRight_7C_28JI_29J public static (var %value i64, var %distance i32) i64 {
  return (bior i64 (lshr i64 (dread i64 %value, dread i32 %distance), shl i64 (dread i64 %value, neg i32 (dread i32 %distance))))
}

func &Ljava_2Flang_2FLong_3B_7Csignum_7C_28J_29I public static (var %value i64) i32 {
  return (cvt i32 i64 (bior i64 (ashr i64 (dread i64 %value, constval i32 63), lshr i64 (neg i64 (dread i64 %value), constval i32 63))))
}

func &Ljava_2Flang_2FLong_3B_7Csum_7C_28JJ_29J public static (var %left i64, var %right i64) i64 {
  return (add i64 (dread i64 %left, dread i64 %right))
}

func &Ljava_2Flang_2FLong_3B_7Cmax_7C_28JJ_29J public static (var %left i64, var %right i64) i64 {
  var %_1 i64
  callassigned &Ljava_2Flang_2FMath_3B_7Cmax_7C_28JJ_29J (dread i64 %left, dread i64 %right) { dassign %_1 }
  return (dread i64 %_1)
}

func &Ljava_2Flang_2FLong_3B_7Cmin_7C_28JJ_29J public static (var %left i64, var %right i64) i64 {
  var %_1 i64
  callassigned &Ljava_2Flang_2FMath_3B_7Cmin_7C_28JJ_29J (dread i64 %left, dread i64 %right) { dassign %_1 }
  return (dread i64 %_1)
}

# The boxes that valueOf has made.
javaclass $Ljava_2Flang_2FLongCache_3B <$Ljava_2Flang_2FLongCache_3B> final
type $Ljava_2Flang_2FLongCache_3B <class <$Ljava_2Flang_2FObject_3B> {
  &Ljava_2Flang_2FLongCache_3B_7C_3Cinit_3E_7C_28_29V final constructor (<* <$Ljava_2Flang_2FLongCache_3B>>) void
}>

var $Ljava_2Flang_2FLongCache_3B_7Cboxes <* <[] <* <$Ljava_2Flang_2FLong_3B>>>> static final = 0

func &Ljava_2Flang_2FLongCache_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void {
  var %_1 <* <[] <* <$Ljava_2Flang_2FLong_3B>>>>
  dassign %_1 (gcmallocjarray ref <[] <* <$Ljava_2Flang_2FLong_3B>>> (constval i32 256))
  dassign $Ljava_2Flang_2FLongCache_3B_7Cboxes (dread ref %_1)
  return ()
}

func &Ljava_2Flang_2FLongCache_3B_7C_3Cinit_3E_7C_28_29V final constructor (var %_this <* <$Ljava_2Flang_2FLongCache_3B>>) void {
  call &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_this)
  return ()
}
