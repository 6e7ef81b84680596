# A boxed char. Kinds and cases of letters are known for Latin-1; what is beyond is no letter and has no case.
javaclass $Ljava_2Flang_2FCharacter_3B <$Ljava_2Flang_2FCharacter_3B> public final
type $Ljava_2Flang_2FCharacter_3B <class <$Ljava_2Flang_2FObject_3B> {
  @value u16 private final,
  &Ljava_2Flang_2FCharacter_3B_7C_3Cinit_3E_7C_28C_29V public constructor (<* <$Ljava_2Flang_2FCharacter_3B>>, u16) void,
  &Ljava_2Flang_2FCharacter_3B_7CvalueOf_7C_28C_29Ljava_2Flang_2FCharacter_3B public static (u16) <* <$Ljava_2Flang_2FCharacter_3B>>,
  &Ljava_2Flang_2FCharacter_3B_7CcharValue_7C_28_29C public virtual (<* <$Ljava_2Flang_2FCharacter_3B>>) u16,
  &Ljava_2Flang_2FCharacter_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z public virtual (<* <$Ljava_2Flang_2FCharacter_3B>>, <* <$Ljava_2Flang_2FObject_3B>>) u1,
  &Ljava_2Flang_2FCharacter_3B_7ChashCode_7C_28_29I public virtual (<* <$Ljava_2Flang_2FCharacter_3B>>) i32,
  &Ljava_2Flang_2FCharacter_3B_7ChashCode_7C_28C_29I public static (u16) i32,
  &Ljava_2Flang_2FCharacter_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (<* <$Ljava_2Flang_2FCharacter_3B>>) <* <$Ljava_2Flang_2FString_3B>>,
  &Ljava_2Flang_2FCharacter_3B_7CtoString_7C_28C_29Ljava_2Flang_2FString_3B public static (u16) <* <$Ljava_2Flang_2FString_3B>>,
  &Ljava_2Flang_2FCharacter_3B_7CtoString_7C_28I_29Ljava_2Flang_2FString_3B public static (i32) <* <$Ljava_2Flang_2FString_3B>>,
  &Ljava_2Flang_2FCharacter_3B_7CcompareTo_7C_28Ljava_2Flang_2FCharacter_3B_29I public virtual (<* <$Ljava_2Flang_2FCharacter_3B>>, <* <$Ljava_2Flang_2FCharacter_3B>>) i32,
  &Ljava_2Flang_2FCharacter_3B_7CcompareTo_7C_28Ljava_2Flang_2FObject_3B_29I public virtual (<* <$Ljava_2Flang_2FCharacter_3B>>, <* <$Ljava_2Flang_2FObject_3B>>) i32,
  &Ljava_2Flang_2FCharacter_3B_7Ccompare_7C_28CC_29I public static (u16, u16) i32,
  &Ljava_2Flang_2FCharacter_3B_7CisDigit_7C_28C_29Z public static (u16) u1,
  &Ljava_2Flang_2FCharacter_3B_7CisDigit_7C_28I_29Z public static (i32) u1,
  &Ljava_2Flang_2FCharacter_3B_7CisLetter_7C_28C_29Z public static (u16) u1,
  &Ljava_2Flang_2FCharacter_3B_7CisLetter_7C_28I_29Z public static (i32) u1,
  &Ljava_2Flang_2FCharacter_3B_7CisLetterOrDigit_7C_28C_29Z public static (u16) u1,
  &Ljava_2Flang_2FCharacter_3B_7CisAlphabetic_7C_28I_29Z public static (i32) u1,
  &Ljava_2Flang_2FCharacter_3B_7CisUpperCase_7C_28C_29Z public static (u16) u1,
  &Ljava_2Flang_2FCharacter_3B_7CisLowerCase_7C_28C_29Z public static (u16) u1,
  &Ljava_2Flang_2FCharacter_3B_7CisWhitespace_7C_28C_29Z public static (u16) u1,
  &Ljava_2Flang_2FCharacter_3B_7CisWhitespace_7C_28I_29Z public static (i32) u1,
  &Ljava_2Flang_2FCharacter_3B_7CisSpaceChar_7C_28C_29Z public static (u16) u1,
  &Ljava_2Flang_2FCharacter_3B_7CtoUpperCase_7C_28C_29C public static (u16) u16,
  &Ljava_2Flang_2FCharacter_3B_7CtoUpperCase_7C_28I_29I public static (i32) i32,
  &Ljava_2Flang_2FCharacter_3B_7CtoLowerCase_7C_28C_29C public static (u16) u16,
  &Ljava_2Flang_2FCharacter_3B_7CtoLowerCase_7C_28I_29I public static (i32) i32,
  &Ljava_2Flang_2FCharacter_3B_7Cdigit_7C_28CI_29I public static (u16, i32) i32,
  &Ljava_2Flang_2FCharacter_3B_7CgetNumericValue_7C_28C_29I public static (u16) i32,
  &Ljava_2Flang_2FCharacter_3B_7CforDigit_7C_28II_29C public static (i32, i32) u16,
  $Ljava_2Flang_2FComparable_3B,
  $Ljava_2Fio_2FSerializable_3B
}>

var $Ljava_2Flang_2FCharacter_3B_7CMIN__VALUE u16 public static final = 0

var $Ljava_2Flang_2FCharacter_3B_7CMAX__VALUE u16 public static final = 65535

var $Ljava_2Flang_2FCharacter_3B_7CMIN__RADIX i32 public static final = 2

var $Ljava_2Flang_2FCharacter_3B_7CMAX__RADIX i32 public static final = 36

func &Ljava_2Flang_2FCharacter_3B_7C_3Cinit_3E_7C_28C_29V public constructor (var %_this <* <$Ljava_2Flang_2FCharacter_3B>>, var %value u16) void {
  call &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_this)
  iassign <* <$Ljava_2Flang_2FCharacter_3B>> 4 (dread ref %_this, dread i32 %value)
  return ()
}

# Up to 127 one object for each.
func &Ljava_2Flang_2FCharacter_3B_7CvalueOf_7C_28C_29Ljava_2Flang_2FCharacter_3B public static (var %value u16) <* <$Ljava_2Flang_2FCharacter_3B>> {
  var %_1 <* <$Ljava_2Flang_2FCharacter_3B>>
  var %boxes <* <[] <* <$Ljava_2Flang_2FCharacter_3B>>>>
  var %_2 <* <$Ljava_2Flang_2FCharacter_3B>>
  if (gt u1 i32 (dread i32 %value, constval i32 127)) {
    dassign %_1 (gcmalloc ref <$Ljava_2Flang_2FCharacter_3B>)
    call &Ljava_2Flang_2FCharacter_3B_7C_3Cinit_3E_7C_28C_29V (dread ref %_1, dread i32 %value)
    return (dread ref %_1)
  }
  intrinsiccallwithtype <$Ljava_2Flang_2FCharacterCache_3B> JAVA_CLINIT_CHECK ()
  dassign %boxes (dread ref $Ljava_2Flang_2FCharacterCache_3B_7Cboxes)
  if (eq u1 ref (iread ref <* <* <$Ljava_2Flang_2FCharacter_3B>>> 0 (array 1 ptr <* <[] <* <$Ljava_2Flang_2FCharacter_3B>>>> (dread ref %boxes, dread i32 %value)), constval ref 0)) {
    dassign %_2 (gcmalloc ref <$Ljava_2Flang_2FCharacter_3B>)
    call &Ljava_2Flang_2FCharacter_3B_7C_3Cinit_3E_7C_28C_29V (dread ref %_2, dread i32 %value)
    iassign <* <* <$Ljava_2Flang_2FCharacter_3B>>> 0 (array 1 ptr <* <[] <* <$Ljava_2Flang_2FCharacter_3B>>>> (dread ref %boxes, dread i32 %value), dread ref %_2)
  }
  return (iread ref <* <* <$Ljava_2Flang_2FCharacter_3B>>> 0 (array 1 ptr <* <[] <* <$Ljava_2Flang_2FCharacter_3B>>>> (dread ref %boxes, dread i32 %value)))
}

func &Ljava_2Flang_2FCharacter_3B_7CcharValue_7C_28_29C public virtual (var %_this <* <$Ljava_2Flang_2FCharacter_3B>>) u16 {
  return (iread i32 <* <$Ljava_2Flang_2FCharacter_3B>> 4 (dread ref %_this))
}

func &Ljava_2Flang_2FCharacter_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z public virtual (var %_this <* <$Ljava_2Flang_2FCharacter_3B>>, var %other <* <$Ljava_2Flang_2FObject_3B>>) u1 {
  return (cand u1 (intrinsicopwithtype u1 <* <$Ljava_2Flang_2FCharacter_3B>> JAVA_INSTANCE_OF (dread ref %other), eq u1 i32 (iread i32 <* <$Ljava_2Flang_2FCharacter_3B>> 4 (intrinsicopwithtype ref <* <$Ljava_2Flang_2FCharacter_3B>> JAVA_CHECK_CAST (dread ref %other)), iread i32 <* <$Ljava_2Flang_2FCharacter_3B>> 4 (dread ref %_this))))
}

func &Ljava_2Flang_2FCharacter_3B_7ChashCode_7C_28_29I public virtual (var %_this <* <$Ljava_2Flang_2FCharacter_3B>>) i32 {
  return (iread i32 <* <$Ljava_2Flang_2FCharacter_3B>> 4 (dread ref %_this))
}

func &Ljava_2Flang_2FCharacter_3B_7ChashCode_7C_28C_29I public static (var %value u16) i32 {
  return (dread i32 %value)
}

func &Ljava_2Flang_2FCharacter_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FCharacter_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  var %_1 <* <$Ljava_2Flang_2FString_3B>>
  callassigned &Ljava_2Flang_2FString_3B_7CvalueOf_7C_28C_29Ljava_2Flang_2FString_3B (iread i32 <* <$Ljava_2Flang_2FCharacter_3B>> 4 (dread ref %_this)) { dassign %_1 }
  return (dread ref %_1)
}

func &Ljava_2Flang_2FCharacter_3B_7CtoString_7C_28C_29Ljava_2Flang_2FString_3B public static (var %value u16) <* <$Ljava_2Flang_2FString_3B>> {
  var %_1 <* <$Ljava_2Flang_2FString_3B>>
  callassigned &Ljava_2Flang_2FString_3B_7CvalueOf_7C_28C_29Ljava_2Flang_2FString_3B (dread i32 %value) { dassign %_1 }
  return (dread ref %_1)
}

func &Ljava_2Flang_2FCharacter_3B_7CtoString_7C_28I_29Ljava_2Flang_2FString_3B public static (var %point i32) <* <$Ljava_2Flang_2FString_3B>> {
  var %_1 <* <$Ljava_2Flang_2FString_3B>>
  var %_2 <* <[] u16>>
  var %pair <* <[] u16>>
  var %_3 <* <$Ljava_2Flang_2FString_3B>>
  if (lt u1 i32 (dread i32 %point, constval i32 65536)) {
    callassigned &Ljava_2Flang_2FString_3B_7CvalueOf_7C_28C_29Ljava_2Flang_2FString_3B (zext i32 16 (dread i32 %point)) { dassign %_1 }
    return (dread ref %_1)
  }
  dassign %_2 (gcmallocjarray ref <[] u16> (constval i32 2))
  dassign %pair (dread ref %_2)
  iassign <* u16> 0 (array 1 ptr <* <[] u16>> (dread ref %pair, constval i32 0), zext i32 16 (add i32 (constval i32 55232, ashr i32 (dread i32 %point, constval i32 10))))
  iassign <* u16> 0 (array 1 ptr <* <[] u16>> (dread ref %pair, constval i32 1), zext i32 16 (add i32 (constval i32 56320, band i32 (dread i32 %point, constval i32 1023))))
  dassign %_3 (gcmalloc ref <$Ljava_2Flang_2FString_3B>)
  call &Ljava_2Flang_2FString_3B_7C_3Cinit_3E_7C_28ACZ_29V (dread ref %_3, dread ref %pair, constval u1 1)
  return (dread ref %_3)
}

func &Ljava_2Flang_2FCharacter_3B_7CcompareTo_7C_28Ljava_2Flang_2FCharacter_3B_29I public virtual (var %_this <* <$Ljava_2Flang_2FCharacter_3B>>, var %other <* <$Ljava_2Flang_2FCharacter_3B>>) i32 {
  return (sub i32 (iread i32 <* <$Ljava_2Flang_2FCharacter_3B>> 4 (dread ref %_this), iread i32 <* <$Ljava_2Flang_2FCharacter_3B>> 4 (dread ref %other)))
}

func &Ljava_2Flang_2FCharacter_3B_7CcompareTo_7C_28Ljava_2Flang_2FObject_3B_29I public virtual (var %_this <* <$Ljava_2Flang_2FCharacter_3B>>, var %other <* <$Ljava_2Flang_2FObject_3B>>) i32 {
  var %_1 i32
  virtualcallassigned &Ljava_2Flang_2FCharacter_3B_7CcompareTo_7C_28Ljava_2Flang_2FCharacter_3B_29I (dread ref %_this, intrinsicopwithtype ref <* <$Ljava_2Flang_2FCharacter_3B>> JAVA_CHECK_CAST (dread ref %other)) { dassign %_1 }
  return (dread i32 %_1)
}

func &Ljava_2Flang_2FCharacter_3B_7Ccompare_7C_28CC_29I public static (var %left u16, var %right u16) i32 {
  return (sub i32 (dread i32 %left, dread i32 %right))
}

# Kinds
func &Ljava_2Flang_2FCharacter_3B_7CisDigit_7C_28C_29Z public static (var %c u16) u1 {
  return (cand u1 (ge u1 i32 (dread i32 %c, constval i32 48), le u1 i32 (dread i32 %c, constval i32 57)))
}

func &Ljava_2Flang_2FCharacter_3B_7CisDigit_7C_28I_29Z public static (var %c i32) u1 {
  return (cand u1 (ge u1 i32 (dread i32 %c, constval i32 48), le u1 i32 (dread i32 %c, constval i32 57)))
}

func &Ljava_2Flang_2FCharacter_3B_7CisLetter_7C_28C_29Z public static (var %c u16) u1 {
  var %_1 u1
  callassigned &Ljava_2Flang_2FCharacter_3B_7CisLetter_7C_28I_29Z (dread i32 %c) { dassign %_1 }
  return (dread u1 %_1)
}

func &Ljava_2Flang_2FCharacter_3B_7CisLetter_7C_28I_29Z public static (var %c i32) u1 {
  if (lt u1 i32 (dread i32 %c, constval i32 128)) {
    return (cand u1 (ge u1 i32 (bior i32 (dread i32 %c, constval i32 32), constval i32 97), le u1 i32 (bior i32 (dread i32 %c, constval i32 32), constval i32 122)))
  }
  return (cior u1 (cior u1 (cior u1 (eq u1 i32 (dread i32 %c, constval i32 170), eq u1 i32 (dread i32 %c, constval i32 181)), eq u1 i32 (dread i32 %c, constval i32 186)), cand u1 (cand u1 (cand u1 (ge u1 i32 (dread i32 %c, constval i32 192), le u1 i32 (dread i32 %c, constval i32 255)), ne u1 i32 (dread i32 %c, constval i32 215)), ne u1 i32 (dread i32 %c, constval i32 247))))
}

func &Ljava_2Flang_2FCharacter_3B_7CisLetterOrDigit_7C_28C_29Z public static (var %c u16) u1 {
  var %_1 u1
  var %_2 u1
  var %_3 u1
  callassigned &Ljava_2Flang_2FCharacter_3B_7CisDigit_7C_28C_29Z (dread i32 %c) { dassign %_1 }
  dassign %_3 (dread u1 %_1)
  if (lnot u1 (dread u1 %_3)) {
    callassigned &Ljava_2Flang_2FCharacter_3B_7CisLetter_7C_28C_29Z (dread i32 %c) { dassign %_2 }
    dassign %_3 (dread u1 %_2)
  }
  return (dread u1 %_3)
}

func &Ljava_2Flang_2FCharacter_3B_7CisAlphabetic_7C_28I_29Z public static (var %c i32) u1 {
  var %_1 u1
  callassigned &Ljava_2Flang_2FCharacter_3B_7CisLetter_7C_28I_29Z (dread i32 %c) { dassign %_1 }
  return (dread u1 %_1)
}

func &Ljava_2Flang_2FCharacter_3B_7CisUpperCase_7C_28C_29Z public static (var %c u16) u1 {
  return (cior u1 (cand u1 (ge u1 i32 (dread i32 %c, constval i32 65), le u1 i32 (dread i32 %c, constval i32 90)), cand u1 (cand u1 (ge u1 i32 (dread i32 %c, constval i32 192), le u1 i32 (dread i32 %c, constval i32 222)), ne u1 i32 (dread i32 %c, constval i32 215))))
}

func &Ljava_2Flang_2FCharacter_3B_7CisLowerCase_7C_28C_29Z public static (var %c u16) u1 {
  var %_1 u1
  var %_2 u1
  var %_3 u1
  callassigned &Ljava_2Flang_2FCharacter_3B_7CisLetter_7C_28C_29Z (dread i32 %c) { dassign %_1 }
  dassign %_3 (dread u1 %_1)
  if (dread u1 %_3) {
    callassigned &Ljava_2Flang_2FCharacter_3B_7CisUpperCase_7C_28C_29Z (dread i32 %c) { dassign %_2 }
    dassign %_3 (lnot u1 (dread u1 %_2))
  }
  return (dread u1 %_3)
}

# White space without the kinds that do not break.
func &Ljava_2Flang_2FCharacter_3B_7CisWhitespace_7C_28C_29Z public static (var %c u16) u1 {
  return (cior u1 (cior u1 (eq u1 i32 (dread i32 %c, constval i32 32), cand u1 (ge u1 i32 (dread i32 %c, constval i32 9), le u1 i32 (dread i32 %c, constval i32 13))), cand u1 (ge u1 i32 (dread i32 %c, constval i32 28), le u1 i32 (dread i32 %c, constval i32 31))))
}

func &Ljava_2Flang_2FCharacter_3B_7CisWhitespace_7C_28I_29Z public static (var %c i32) u1 {
  var %_1 u1
  var %_2 u1
  dassign %_2 (cand u1 (ge u1 i32 (dread i32 %c, constval i32 0), lt u1 i32 (dread i32 %c, constval i32 128)))
  if (dread u1 %_2) {
    callassigned &Ljava_2Flang_2FCharacter_3B_7CisWhitespace_7C_28C_29Z (zext i32 16 (dread i32 %c)) { dassign %_1 }
    dassign %_2 (dread u1 %_1)
  }
  return (dread u1 %_2)
}

func &Ljava_2Flang_2FCharacter_3B_7CisSpaceChar_7C_28C_29Z public static (var %c u16) u1 {
  return (cior u1 (eq u1 i32 (dread i32 %c, constval i32 32), eq u1 i32 (dread i32 %c, constval i32 160)))
}

# Cases
func &Ljava_2Flang_2FCharacter_3B_7CtoUpperCase_7C_28C_29C public static (var %c u16) u16 {
  var %_1 u16
  if (cand u1 (ge u1 i32 (dread i32 %c, constval i32 97), le u1 i32 (dread i32 %c, constval i32 122))) {
    return (zext i32 16 (sub i32 (dread i32 %c, constval i32 32)))
  }
  if (eq u1 i32 (dread i32 %c, constval i32 181)) {
    return (constval i32 924)
  }
  if (eq u1 i32 (dread i32 %c, constval i32 255)) {
    return (constval i32 376)
  }
  if (cand u1 (cand u1 (ge u1 i32 (dread i32 %c, constval i32 224), le u1 i32 (dread i32 %c, constval i32 254)), ne u1 i32 (dread i32 %c, constval i32 247))) {
    dassign %_1 (zext i32 16 (sub i32 (dread i32 %c, constval i32 32)))
  } else {
    dassign %_1 (dread i32 %c)
  }
  return (dread i32 %_1)
}

func &Ljava_2Flang_2FCharacter_3B_7CtoUpperCase_7C_28I_29I public static (var %c i32) i32 {
  var %_1 u16
  var %_2 i32
  if (cand u1 (ge u1 i32 (dread i32 %c, constval i32 0), lt u1 i32 (dread i32 %c, constval i32 65536))) {
    callassigned &Ljava_2Flang_2FCharacter_3B_7CtoUpperCase_7C_28C_29C (zext i32 16 (dread i32 %c)) { dassign %_1 }
    dassign %_2 (dread i32 %_1)
  } else {
    dassign %_2 (dread i32 %c)
  }
  return (dread i32 %_2)
}

func &Ljava_2Flang_2FCharacter_3B_7CtoLowerCase_7C_28C_29C public static (var %c u16) u16 {
  var %_1 u1
  var %_2 u16
  if (eq u1 i32 (dread i32 %c, constval i32 924)) {
    return (constval i32 956)
  }
  if (eq u1 i32 (dread i32 %c, constval i32 376)) {
    return (constval i32 255)
  }
  callassigned &Ljava_2Flang_2FCharacter_3B_7CisUpperCase_7C_28C_29Z (dread i32 %c) { dassign %_1 }
  if (dread u1 %_1) {
    dassign %_2 (zext i32 16 (add i32 (dread i32 %c, constval i32 32)))
  } else {
    dassign %_2 (dread i32 %c)
  }
  return (dread i32 %_2)
}

func &Ljava_2Flang_2FCharacter_3B_7CtoLowerCase_7C_28I_29I public static (var %c i32) i32 {
  var %_1 u16
  var %_2 i32
  if (cand u1 (ge u1 i32 (dread i32 %c, constval i32 0), lt u1 i32 (dread i32 %c, constval i32 65536))) {
    callassigned &Ljava_2Flang_2FCharacter_3B_7CtoLowerCase_7C_28C_29C (zext i32 16 (dread i32 %c)) { dassign %_1 }
    dassign %_2 (dread i32 %_1)
  } else {
    dassign %_2 (dread i32 %c)
  }
  return (dread i32 %_2)
}

# Digits
func &Ljava_2Flang_2FCharacter_3B_7Cdigit_7C_28CI_29I public static (var %c u16, var %radix i32) i32 {
  var %_1 u1
  var %_2 i32
  var %_3 i32
  var %value i32
  callassigned &Ljava_2Flang_2FCharacter_3B_7CisDigit_7C_28C_29Z (dread i32 %c) { dassign %_1 }
  if (dread u1 %_1) {
    dassign %_3 (sub i32 (dread i32 %c, constval i32 48))
  } else {
    if (cand u1 (cand u1 (ge u1 i32 (bior i32 (dread i32 %c, constval i32 32), constval i32 97), le u1 i32 (bior i32 (dread i32 %c, constval i32 32), constval i32 122)), lt u1 i32 (dread i32 %c, constval i32 128))) {
      dassign %_2 (add i32 (sub i32 (bior i32 (dread i32 %c, constval i32 32), constval i32 97), constval i32 10))
    } else {
      dassign %_2 (constval i32 -1)
    }
    dassign %_3 (dread i32 %_2)
  }
  dassign %value (dread i32 %_3)
  return (select i32 (cand u1 (cand u1 (lt u1 i32 (dread i32 %value, dread i32 %radix), ge u1 i32 (dread i32 %radix, dread i32 $Ljava_2Flang_2FCharacter_3B_7CMIN__RADIX)), le u1 i32 (dread i32 %radix, dread i32 $Ljava_2Flang_2FCharacter_3B_7CMAX__RADIX)), dread i32 %value, constval i32 -1))
}

func &Ljava_2Flang_2FCharacter_3B_7CgetNumericValue_7C_28C_29I public static (var %c u16) i32 {
  var %_1 i32
  callassigned &Ljava_2Flang_2FCharacter_3B_7Cdigit_7C_28CI_29I (dread i32 %c, dread i32 $Ljava_2Flang_2FCharacter_3B_7CMAX__RADIX) { dassign %_1 }
  return (dread i32 %_1)
}

func &Ljava_2Flang_2FCharacter_3B_7CforDigit_7C_28II_29C public static (var %digit i32, var %radix i32) u16 {
  var %_1 i32
  if (cior u1 (cior u1 (cior u1 (lt u1 i32 (dread i32 %digit, constval i32 0), ge u1 i32 (dread i32 %digit, dread i32 %radix)), lt u1 i32 (dread i32 %radix, dread i32 $Ljava_2Flang_2FCharacter_3B_7CMIN__RADIX)), gt u1 i32 (dread i32 %radix, dread i32 $Ljava_2Flang_2FCharacter_3B_7CMAX__RADIX))) {
    return (constval i32 0)
  }
  if (lt u1 i32 (dread i32 %digit, constval i32 10)) {
    dassign %_1 (add i32 (constval i32 48, dread i32 %digit))
  } else {
    dassign %_1 (add i32 (sub i32 (constval i32 97, constval i32 10), dread i32 %digit))
  }
  return (zext i32 16 (dread i32 %_1))
}

# The boxes that valueOf has made.
javaclass $Ljava_2Flang_2FCharacterCache_3B <$Ljava_2Flang_2FCharacterCache_3B> final
type $Ljava_2Flang_2FCharacterCache_3B <class <$Ljava_2Flang_2FObject_3B> {
  &Ljava_2Flang_2FCharacterCache_3B_7C_3Cinit_3E_7C_28_29V final constructor (<* <$Ljava_2Flang_2FCharacterCache_3B>>) void
}>

var $Ljava_2Flang_2FCharacterCache_3B_7Cboxes <* <[] <* <$Ljava_2Flang_2FCharacter_3B>>>> static final = 0

func &Ljava_2Flang_2FCharacterCache_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void {
  var %_1 <* <[] <* <$Ljava_2Flang_2FCharacter_3B>>>>
  dassign %_1 (gcmallocjarray ref <[] <* <$Ljava_2Flang_2FCharacter_3B>>> (constval i32 128))
  dassign $Ljava_2Flang_2FCharacterCache_3B_7Cboxes (dread ref %_1)
  return ()
}

func &Ljava_2Flang_2FCharacterCache_3B_7C_3Cinit_3E_7C_28_29V final constructor (var %_this <* <$Ljava_2Flang_2FCharacterCache_3B>>) void {
  call &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_this)
  return ()
}
