# A boxed boolean, of which valueOf knows two.
javaclass $Ljava_2Flang_2FBoolean_3B <$Ljava_2Flang_2FBoolean_3B> public final
type $Ljava_2Flang_2FBoolean_3B <class <$Ljava_2Flang_2FObject_3B> {
  @value u1 private final,
  &Ljava_2Flang_2FBoolean_3B_7C_3Cinit_3E_7C_28Z_29V public constructor (<* <$Ljava_2Flang_2FBoolean_3B>>, u1) void,
  &Ljava_2Flang_2FBoolean_3B_7CvalueOf_7C_28Z_29Ljava_2Flang_2FBoolean_3B public static (u1) <* <$Ljava_2Flang_2FBoolean_3B>>,
  &Ljava_2Flang_2FBoolean_3B_7CvalueOf_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FBoolean_3B public static (<* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FBoolean_3B>>,
  &Ljava_2Flang_2FBoolean_3B_7CparseBoolean_7C_28Ljava_2Flang_2FString_3B_29Z public static (<* <$Ljava_2Flang_2FString_3B>>) u1,
  &Ljava_2Flang_2FBoolean_3B_7CbooleanValue_7C_28_29Z public virtual (<* <$Ljava_2Flang_2FBoolean_3B>>) u1,
  &Ljava_2Flang_2FBoolean_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z public virtual (<* <$Ljava_2Flang_2FBoolean_3B>>, <* <$Ljava_2Flang_2FObject_3B>>) u1,
  &Ljava_2Flang_2FBoolean_3B_7ChashCode_7C_28_29I public virtual (<* <$Ljava_2Flang_2FBoolean_3B>>) i32,
  &Ljava_2Flang_2FBoolean_3B_7ChashCode_7C_28Z_29I public static (u1) i32,
  &Ljava_2Flang_2FBoolean_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (<* <$Ljava_2Flang_2FBoolean_3B>>) <* <$Ljava_2Flang_2FString_3B>>,
  &Ljava_2Flang_2FBoolean_3B_7CtoString_7C_28Z_29Ljava_2Flang_2FString_3B public static (u1) <* <$Ljava_2Flang_2FString_3B>>,
  &Ljava_2Flang_2FBoolean_3B_7CcompareTo_7C_28Ljava_2Flang_2FBoolean_3B_29I public virtual (<* <$Ljava_2Flang_2FBoolean_3B>>, <* <$Ljava_2Flang_2FBoolean_3B>>) i32,
  &Ljava_2Flang_2FBoolean_3B_7CcompareTo_7C_28Ljava_2Flang_2FObject_3B_29I public virtual (<* <$Ljava_2Flang_2FBoolean_3B>>, <* <$Ljava_2Flang_2FObject_3B>>) i32,
  &Ljava_2Flang_2FBoolean_3B_7Ccompare_7C_28ZZ_29I public static (u1, u1) i32,
  &Ljava_2Flang_2FBoolean_3B_7ClogicalAnd_7C_28ZZ_29Z public static (u1, u1) u1,
  &Ljava_2Flang_2FBoolean_3B_7ClogicalOr_7C_28ZZ_29Z public static (u1, u1) u1,
  &Ljava_2Flang_2FBoolean_3B_7ClogicalXor_7C_28ZZ_29Z public static (u1, u1) u1,
  $Ljava_2Flang_2FComparable_3B,
  $Ljava_2Fio_2FSerializable_3B
}>

var $Ljava_2Flang_2FBoolean_3B_7CTRUE <* <$Ljava_2Flang_2FBoolean_3B>> public static final = 0

var $Ljava_2Flang_2FBoolean_3B_7CFALSE <* <$Ljava_2Flang_2FBoolean_3B>> public static final = 0

func &Ljava_2Flang_2FBoolean_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void {
  var %_1 <* <$Ljava_2Flang_2FBoolean_3B>>
  var %_2 <* <$Ljava_2Flang_2FBoolean_3B>>
  dassign %_1 (gcmalloc ref <$Ljava_2Flang_2FBoolean_3B>)
  call &Ljava_2Flang_2FBoolean_3B_7C_3Cinit_3E_7C_28Z_29V (dread ref %_1, constval u1 1)
  dassign $Ljava_2Flang_2FBoolean_3B_7CTRUE (dread ref %_1)
  dassign %_2 (gcmalloc ref <$Ljava_2Flang_2FBoolean_3B>)
  call &Ljava_2Flang_2FBoolean_3B_7C_3Cinit_3E_7C_28Z_29V (dread ref %_2, constval u1 0)
  dassign $Ljava_2Flang_2FBoolean_3B_7CFALSE (dread ref %_2)
  return ()
}

func &Ljava_2Flang_2FBoolean_3B_7C_3Cinit_3E_7C_28Z_29V public constructor (var %_this <* <$Ljava_2Flang_2FBoolean_3B>>, var %value u1) void {
  call &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_this)
  iassign <* <$Ljava_2Flang_2FBoolean_3B>> 4 (dread ref %_this, dread u1 %value)
  return ()
}

func &Ljava_2Flang_2FBoolean_3B_7CvalueOf_7C_28Z_29Ljava_2Flang_2FBoolean_3B public static (var %value u1) <* <$Ljava_2Flang_2FBoolean_3B>> {
  var %_1 <* <$Ljava_2Flang_2FBoolean_3B>>
  intrinsiccallwithtype <$Ljava_2Flang_2FBoolean_3B> JAVA_CLINIT_CHECK ()
  if (dread u1 %value) {
    dassign %_1 (dread ref $Ljava_2Flang_2FBoolean_3B_7CTRUE)
  } else {
    dassign %_1 (dread ref $Ljava_2Flang_2FBoolean_3B_7CFALSE)
  }
  return (dread ref %_1)
}

func &Ljava_2Flang_2FBoolean_3B_7CvalueOf_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FBoolean_3B public static (var %text <* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FBoolean_3B>> {
  var %_1 u1
  var %_2 <* <$Ljava_2Flang_2FBoolean_3B>>
  intrinsiccallwithtype <$Ljava_2Flang_2FBoolean_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FBoolean_3B_7CparseBoolean_7C_28Ljava_2Flang_2FString_3B_29Z (dread ref %text) { dassign %_1 }
  if (dread u1 %_1) {
    dassign %_2 (dread ref $Ljava_2Flang_2FBoolean_3B_7CTRUE)
  } else {
    dassign %_2 (dread ref $Ljava_2Flang_2FBoolean_3B_7CFALSE)
  }
  return (dread ref %_2)
}

func &Ljava_2Flang_2FBoolean_3B_7CparseBoolean_7C_28Ljava_2Flang_2FString_3B_29Z public static (var %text <* <$Ljava_2Flang_2FString_3B>>) u1 {
  var %_1 <* <$Ljava_2Flang_2FString_3B>>
  var %_2 u1
  intrinsiccallwithtype <$Ljava_2Flang_2FBoolean_3B> JAVA_CLINIT_CHECK ()
  # "true"
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7400720075006500) { dassign %_1 }
  virtualcallassigned &Ljava_2Flang_2FString_3B_7CequalsIgnoreCase_7C_28Ljava_2Flang_2FString_3B_29Z (dread ref %_1, dread ref %text) { dassign %_2 }
  return (dread u1 %_2)
}

func &Ljava_2Flang_2FBoolean_3B_7CbooleanValue_7C_28_29Z public virtual (var %_this <* <$Ljava_2Flang_2FBoolean_3B>>) u1 {
  return (iread u1 <* <$Ljava_2Flang_2FBoolean_3B>> 4 (dread ref %_this))
}

func &Ljava_2Flang_2FBoolean_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z public virtual (var %_this <* <$Ljava_2Flang_2FBoolean_3B>>, var %other <* <$Ljava_2Flang_2FObject_3B>>) u1 {
  return (cand u1 (intrinsicopwithtype u1 <* <$Ljava_2Flang_2FBoolean_3B>> JAVA_INSTANCE_OF (dread ref %other), eq u1 u1 (iread u1 <* <$Ljava_2Flang_2FBoolean_3B>> 4 (intrinsicopwithtype ref <* <$Ljava_2Flang_2FBoolean_3B>> JAVA_CHECK_CAST (dread ref %other)), iread u1 <* <$Ljava_2Flang_2FBoolean_3B>> 4 (dread ref %_this))))
}

func &Ljava_2Flang_2FBoolean_3B_7ChashCode_7C_28_29I public virtual (var %_this <* <$Ljava_2Flang_2FBoolean_3B>>) i32 {
  var %_1 i32
  callassigned &Ljava_2Flang_2FBoolean_3B_7ChashCode_7C_28Z_29I (iread u1 <* <$Ljava_2Flang_2FBoolean_3B>> 4 (dread ref %_this)) { dassign %_1 }
  return (dread i32 %_1)
}

func &Ljava_2Flang_2FBoolean_3B_7ChashCode_7C_28Z_29I public static (var %value u1) i32 {
  intrinsiccallwithtype <$Ljava_2Flang_2FBoolean_3B> JAVA_CLINIT_CHECK ()
  return (select i32 (dread u1 %value, constval i32 1231, constval i32 1237))
}

func &Ljava_2Flang_2FBoolean_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FBoolean_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  var %_1 <* <$Ljava_2Flang_2FString_3B>>
  var %_2 <* <$Ljava_2Flang_2FString_3B>>
  var %_3 <* <$Ljava_2Flang_2FString_3B>>
  if (iread u1 <* <$Ljava_2Flang_2FBoolean_3B>> 4 (dread ref %_this)) {
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

func &Ljava_2Flang_2FBoolean_3B_7CtoString_7C_28Z_29Ljava_2Flang_2FString_3B public static (var %value u1) <* <$Ljava_2Flang_2FString_3B>> {
  var %_1 <* <$Ljava_2Flang_2FString_3B>>
  var %_2 <* <$Ljava_2Flang_2FString_3B>>
  var %_3 <* <$Ljava_2Flang_2FString_3B>>
  intrinsiccallwithtype <$Ljava_2Flang_2FBoolean_3B> JAVA_CLINIT_CHECK ()
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

func &Ljava_2Flang_2FBoolean_3B_7CcompareTo_7C_28Ljava_2Flang_2FBoolean_3B_29I public virtual (var %_this <* <$Ljava_2Flang_2FBoolean_3B>>, var %other <* <$Ljava_2Flang_2FBoolean_3B>>) i32 {
  var %_1 i32
  callassigned &Ljava_2Flang_2FBoolean_3B_7Ccompare_7C_28ZZ_29I (iread u1 <* <$Ljava_2Flang_2FBoolean_3B>> 4 (dread ref %_this), iread u1 <* <$Ljava_2Flang_2FBoolean_3B>> 4 (dread ref %other)) { dassign %_1 }
  return (dread i32 %_1)
}

func &Ljava_2Flang_2FBoolean_3B_7CcompareTo_7C_28Ljava_2Flang_2FObject_3B_29I public virtual (var %_this <* <$Ljava_2Flang_2FBoolean_3B>>, var %other <* <$Ljava_2Flang_2FObject_3B>>) i32 {
  var %_1 i32
  virtualcallassigned &Ljava_2Flang_2FBoolean_3B_7CcompareTo_7C_28Ljava_2Flang_2FBoolean_3B_29I (dread ref %_this, intrinsicopwithtype ref <* <$Ljava_2Flang_2FBoolean_3B>> JAVA_CHECK_CAST (dread ref %other)) { dassign %_1 }
  return (dread i32 %_1)
}

func &Ljava_2Flang_2FBoolean_3B_7Ccompare_7C_28ZZ_29I public static (var %left u1, var %right u1) i32 {
  var %_1 i32
  intrinsiccallwithtype <$Ljava_2Flang_2FBoolean_3B> JAVA_CLINIT_CHECK ()
  if (eq u1 u1 (dread u1 %left, dread u1 %right)) {
    dassign %_1 (constval i32 0)
  } else {
    dassign %_1 (select i32 (dread u1 %left, constval i32 1, constval i32 -1))
  }
  return (dread i32 %_1)
}

func &Ljava_2Flang_2FBoolean_3B_7ClogicalAnd_7C_28ZZ_29Z public static (var %left u1, var %right u1) u1 {
  intrinsiccallwithtype <$Ljava_2Flang_2FBoolean_3B> JAVA_CLINIT_CHECK ()
  return (land u1 (dread u1 %left, dread u1 %right))
}

func &Ljava_2Flang_2FBoolean_3B_7ClogicalOr_7C_28ZZ_29Z public static (var %left u1, var %right u1) u1 {
  intrinsiccallwithtype <$Ljava_2Flang_2FBoolean_3B> JAVA_CLINIT_CHECK ()
  return (lior u1 (dread u1 %left, dread u1 %right))
}

func &Ljava_2Flang_2FBoolean_3B_7ClogicalXor_7C_28ZZ_29Z public static (var %left u1, var %right u1) u1 {
  intrinsiccallwithtype <$Ljava_2Flang_2FBoolean_3B> JAVA_CLINIT_CHECK ()
  return (ne u1 u1 (dread u1 %left, dread u1 %right))
}
