# Texts of numbers and numbers of texts.

# Integers
func &__java_integerText (var %value i64, var %radix i32) <* <$Ljava_2Flang_2FString_3B>> {
  var %_1 <* <[] u16>>
  var %digits <* <[] u16>>
  var %at i32
  var %_2 i64
  var %rest i64
  var %_3 u16
  var %_4 u16
  var %_5 <* <$Ljava_2Flang_2FString_3B>>
  dassign %_1 (gcmallocjarray ref <[] u16> (constval i32 65))
  dassign %digits (dread ref %_1)
  dassign %at (constval i32 65)
  # Below 0, where every long has its negative.
  if (lt u1 i64 (dread i64 %value, constval i64 0)) {
    dassign %_2 (dread i64 %value)
  } else {
    dassign %_2 (neg i64 (dread i64 %value))
  }
  dassign %rest (dread i64 %_2)
  while (le u1 i64 (dread i64 %rest, cvt i64 i32 (neg i32 (dread i32 %radix)))) {
    dassign %at (sub i32 (dread i32 %at, constval i32 1))
    callassigned &Ljava_2Flang_2FCharacter_3B_7CforDigit_7C_28II_29C (cvt i32 i64 (neg i64 (rem i64 (dread i64 %rest, cvt i64 i32 (dread i32 %radix)))), dread i32 %radix) { dassign %_3 }
    iassign <* u16> 0 (array 1 ptr <* <[] u16>> (dread ref %digits, dread i32 %at), dread i32 %_3)
    dassign %rest (div i64 (dread i64 %rest, cvt i64 i32 (dread i32 %radix)))
  }
  dassign %at (sub i32 (dread i32 %at, constval i32 1))
  callassigned &Ljava_2Flang_2FCharacter_3B_7CforDigit_7C_28II_29C (cvt i32 i64 (neg i64 (dread i64 %rest)), dread i32 %radix) { dassign %_4 }
  iassign <* u16> 0 (array 1 ptr <* <[] u16>> (dread ref %digits, dread i32 %at), dread i32 %_4)
  if (lt u1 i64 (dread i64 %value, constval i64 0)) {
    dassign %at (sub i32 (dread i32 %at, constval i32 1))
    iassign <* u16> 0 (array 1 ptr <* <[] u16>> (dread ref %digits, dread i32 %at), constval i32 45)
  }
  dassign %_5 (gcmalloc ref <$Ljava_2Flang_2FString_3B>)
  call &Ljava_2Flang_2FString_3B_7C_3Cinit_3E_7C_28ACII_29V (dread ref %_5, dread ref %digits, dread i32 %at, sub i32 (constval i32 65, dread i32 %at))
  return (dread ref %_5)
}

# In base 2, 8 or 16, without a sign.
func &__java_bitsText (var %value i64, var %bitsPerDigit i32) <* <$Ljava_2Flang_2FString_3B>> {
  var %_1 <* <[] u16>>
  var %digits <* <[] u16>>
  var %at i32
  var %rest i64
  var %_2 u16
  var %_3 <* <$Ljava_2Flang_2FString_3B>>
  dassign %_1 (gcmallocjarray ref <[] u16> (constval i32 64))
  dassign %digits (dread ref %_1)
  dassign %at (constval i32 64)
  dassign %rest (dread i64 %value)
  dowhile {
    dassign %at (sub i32 (dread i32 %at, constval i32 1))
    callassigned &Ljava_2Flang_2FCharacter_3B_7CforDigit_7C_28II_29C (band i32 (cvt i32 i64 (dread i64 %rest), sub i32 (shl i32 (constval i32 1, dread i32 %bitsPerDigit), constval i32 1)), constval i32 16) { dassign %_2 }
    iassign <* u16> 0 (array 1 ptr <* <[] u16>> (dread ref %digits, dread i32 %at), dread i32 %_2)
    dassign %rest (lshr i64 (dread i64 %rest, dread i32 %bitsPerDigit))
  } (ne u1 i64 (dread i64 %rest, constval i64 0))
  dassign %_3 (gcmalloc ref <$Ljava_2Flang_2FString_3B>)
  call &Ljava_2Flang_2FString_3B_7C_3Cinit_3E_7C_28ACII_29V (dread ref %_3, dread ref %digits, dread i32 %at, sub i32 (constval i32 64, dread i32 %at))
  return (dread ref %_3)
}

func &__java_bitCount (var %value i64) i32 {
  var %count i32
  var %rest i64
  dassign %count (constval i32 0)
  dassign %rest (dread i64 %value)
  while (ne u1 i64 (dread i64 %rest, constval i64 0)) {
    dassign %count (add i32 (dread i32 %count, constval i32 1))
    dassign %rest (band i64 (dread i64 %rest, sub i64 (dread i64 %rest, constval i64 1)))
  }
  return (dread i32 %count)
}

func &__java_parse (var %text <* <$Ljava_2Flang_2FString_3B>>, var %radix i32, var %least i64, var %greatest i64) i64 {
  var %_1 <* <$Ljava_2Flang_2FString_3B>>
  var %_2 <* <$Ljava_2Flang_2FNumberFormatException_3B>>
  var %_3 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %_4 <* <$Ljava_2Flang_2FString_3B>>
  var %_5 <* <$Ljava_2Flang_2FString_3B>>
  var %_6 <* <$Ljava_2Flang_2FString_3B>>
  var %_7 <* <$Ljava_2Flang_2FNumberFormatException_3B>>
  var %_8 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %_9 <* <$Ljava_2Flang_2FString_3B>>
  var %_10 <* <$Ljava_2Flang_2FString_3B>>
  var %_11 <* <$Ljava_2Flang_2FString_3B>>
  var %_12 <* <$Ljava_2Flang_2FNumberFormatException_3B>>
  var %_13 i32
  var %length i32
  var %_14 u16
  var %_15 u1
  var %isNegative u1
  var %_16 u16
  var %_17 u1
  var %_18 u1
  var %at i32
  var %_19 <* <$Ljava_2Flang_2FNumberFormatException_3B>>
  var %_20 i64
  var %limit i64
  var %value i64
  var %_21 u16
  var %_22 i32
  var %digit i32
  var %_23 <* <$Ljava_2Flang_2FNumberFormatException_3B>>
  var %_24 i64
  if (eq u1 ref (dread ref %text, constval ref 0)) {
    # "Cannot parse null string: null"
    callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_816ff920028846b692f05daef3b37218) { dassign %_1 }
    dassign %_2 (gcmalloc ref <$Ljava_2Flang_2FNumberFormatException_3B>)
    call &Ljava_2Flang_2FNumberFormatException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %_2, dread ref %_1)
    throw (dread ref %_2)
  }
  if (lt u1 i32 (dread i32 %radix, constval i32 2)) {
    dassign %_3 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
    call &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_3)
    # "radix "
    callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_720061006400690078002000) { dassign %_4 }
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_3, dread ref %_4) {}
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_3, dread i32 %radix) {}
    # " less than Character.MIN_RADIX"
    callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_71ee255e968af89d736a7adc226e7d4f) { dassign %_5 }
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_3, dread ref %_5) {}
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %_3) { dassign %_6 }
    dassign %_7 (gcmalloc ref <$Ljava_2Flang_2FNumberFormatException_3B>)
    call &Ljava_2Flang_2FNumberFormatException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %_7, dread ref %_6)
    throw (dread ref %_7)
  }
  if (gt u1 i32 (dread i32 %radix, constval i32 36)) {
    dassign %_8 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
    call &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_8)
    # "radix "
    callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_720061006400690078002000) { dassign %_9 }
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_8, dread ref %_9) {}
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_8, dread i32 %radix) {}
    # " greater than Character.MAX_RADIX"
    callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2e1598b4db201d1127b518ad9c1ce94f) { dassign %_10 }
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_8, dread ref %_10) {}
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %_8) { dassign %_11 }
    dassign %_12 (gcmalloc ref <$Ljava_2Flang_2FNumberFormatException_3B>)
    call &Ljava_2Flang_2FNumberFormatException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %_12, dread ref %_11)
    throw (dread ref %_12)
  }
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Clength_7C_28_29I (dread ref %text) { dassign %_13 }
  dassign %length (dread i32 %_13)
  dassign %_15 (gt u1 i32 (dread i32 %length, constval i32 0))
  if (dread u1 %_15) {
    virtualcallassigned &Ljava_2Flang_2FString_3B_7CcharAt_7C_28I_29C (dread ref %text, constval i32 0) { dassign %_14 }
    dassign %_15 (eq u1 i32 (dread i32 %_14, constval i32 45))
  }
  dassign %isNegative (dread u1 %_15)
  dassign %_18 (gt u1 i32 (dread i32 %length, constval i32 0))
  if (dread u1 %_18) {
    dassign %_17 (dread u1 %isNegative)
    if (lnot u1 (dread u1 %_17)) {
      virtualcallassigned &Ljava_2Flang_2FString_3B_7CcharAt_7C_28I_29C (dread ref %text, constval i32 0) { dassign %_16 }
      dassign %_17 (eq u1 i32 (dread i32 %_16, constval i32 43))
    }
    dassign %_18 (dread u1 %_17)
  }
  dassign %at (select i32 (dread u1 %_18, constval i32 1, constval i32 0))
  if (ge u1 i32 (dread i32 %at, dread i32 %length)) {
    callassigned &__java_wrong (dread ref %text, dread i32 %radix) { dassign %_19 }
    throw (dread ref %_19)
  }
  # Below 0, as above.
  if (dread u1 %isNegative) {
    dassign %_20 (dread i64 %least)
  } else {
    dassign %_20 (neg i64 (dread i64 %greatest))
  }
  dassign %limit (dread i64 %_20)
  dassign %value (constval i64 0)
  while (lt u1 i32 (dread i32 %at, dread i32 %length)) {
    virtualcallassigned &Ljava_2Flang_2FString_3B_7CcharAt_7C_28I_29C (dread ref %text, dread i32 %at) { dassign %_21 }
    callassigned &Ljava_2Flang_2FCharacter_3B_7Cdigit_7C_28CI_29I (dread i32 %_21, dread i32 %radix) { dassign %_22 }
    dassign %digit (dread i32 %_22)
    if (cior u1 (lt u1 i32 (dread i32 %digit, constval i32 0), lt u1 i64 (dread i64 %value, div i64 (add i64 (dread i64 %limit, cvt i64 i32 (dread i32 %digit)), cvt i64 i32 (dread i32 %radix))))) {
      callassigned &__java_wrong (dread ref %text, dread i32 %radix) { dassign %_23 }
      throw (dread ref %_23)
    }
    dassign %value (sub i64 (mul i64 (dread i64 %value, cvt i64 i32 (dread i32 %radix)), cvt i64 i32 (dread i32 %digit)))
    dassign %at (add i32 (dread i32 %at, constval i32 1))
  }
  if (dread u1 %isNegative) {
    dassign %_24 (dread i64 %value)
  } else {
    dassign %_24 (neg i64 (dread i64 %value))
  }
  return (dread i64 %_24)
}

func &__java_wrong (var %text <* <$Ljava_2Flang_2FString_3B>>, var %radix i32) <* <$Ljava_2Flang_2FNumberFormatException_3B>> {
  var %_1 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %_2 <* <$Ljava_2Flang_2FString_3B>>
  var %_3 <* <$Ljava_2Flang_2FString_3B>>
  var %_4 <* <$Ljava_2Flang_2FString_3B>>
  var %_5 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %_6 <* <$Ljava_2Flang_2FString_3B>>
  var %_7 <* <$Ljava_2Flang_2FString_3B>>
  var %_8 <* <$Ljava_2Flang_2FString_3B>>
  var %_9 <* <$Ljava_2Flang_2FString_3B>>
  var %_10 <* <$Ljava_2Flang_2FNumberFormatException_3B>>
  dassign %_1 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  call &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_1)
  # "For input string: \""
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_e23f9de65882cff866df8f127edbcd33) { dassign %_2 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_1, dread ref %_2) {}
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_1, dread ref %text) {}
  # "\""
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2200) { dassign %_3 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_1, dread ref %_3) {}
  if (eq u1 i32 (dread i32 %radix, constval i32 10)) {
    # ""
    callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_) { dassign %_4 }
    dassign %_8 (dread ref %_4)
  } else {
    dassign %_5 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
    call &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_5)
    # " under radix "
    callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_16693c37fdb4084ecabefa3f8e88a18a) { dassign %_6 }
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_5, dread ref %_6) {}
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_5, dread i32 %radix) {}
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %_5) { dassign %_7 }
    dassign %_8 (dread ref %_7)
  }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_1, dread ref %_8) {}
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %_1) { dassign %_9 }
  dassign %_10 (gcmalloc ref <$Ljava_2Flang_2FNumberFormatException_3B>)
  call &Ljava_2Flang_2FNumberFormatException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %_10, dread ref %_9)
  return (dread ref %_10)
}

# Fractions
# The shortest decimal that is read back as the same number; of two of them, the nearer one.
func &__java_doubleText (var %value f64) <* <$Ljava_2Flang_2FString_3B>> {
  var %_1 <* <$Ljava_2Flang_2FString_3B>>
  var %_2 f64
  var %magnitude f64
  var %isNegative u1
  var %_3 <* <$Ljava_2Flang_2FString_3B>>
  var %_4 <* <$Ljava_2Flang_2FString_3B>>
  var %_5 <* <$Ljava_2Flang_2FString_3B>>
  var %_9 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %_10 <* <$Ljava_2Flang_2FString_3B>>
  var %_11 <* <$Ljava_2Flang_2FString_3B>>
  var %_12 <* <$Ljava_2Flang_2FString_3B>>
  var %_13 <* <$Ljava_2Flang_2FString_3B>>
  var %_14 <* <$Ljava_2Flang_2FString_3B>>
  var %_15 <* <$Ljava_2Flang_2FString_3B>>
  var %_16 <* <[] i8>>
  var %buffer <* <[] i8>>
  var %isPower u1
  var %digits i32
  var %_17 u1
  var %_18 u1
  var %_19 <* <$Ljava_2Flang_2FString_3B>>
  if (ne u1 f64 (dread f64 %value, dread f64 %value)) {
    # "NaN"
    callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_4e0061004e00) { dassign %_1 }
    return (dread ref %_1)
  }
  callassigned &Ljava_2Flang_2FMath_3B_7Cabs_7C_28D_29D (dread f64 %value) { dassign %_2 }
  dassign %magnitude (dread f64 %_2)
  dassign %isNegative (cior u1 (lt u1 f64 (dread f64 %value, constval f64 0.0), cand u1 (eq u1 f64 (dread f64 %value, constval f64 0.0), lt u1 f64 (div f64 (constval f64 1.0, dread f64 %value), constval f64 0.0))))
  if (eq u1 f64 (dread f64 %magnitude, div f64 (constval f64 1.0, constval f64 0.0))) {
    if (dread u1 %isNegative) {
      # "-Infinity"
      callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_8d1086f31b7bb3e107343b7c521116da) { dassign %_3 }
      dassign %_5 (dread ref %_3)
    } else {
      # "Infinity"
      callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_9b677bb17e51408c9c3ef2400688996d) { dassign %_4 }
      dassign %_5 (dread ref %_4)
    }
    return (dread ref %_5)
  }
  if (cand u1 (lt u1 f64 (dread f64 %magnitude, constval f64 1.0E7), eq u1 f64 (dread f64 %magnitude, cvt f64 i32 (trunc i32 f64 (dread f64 %magnitude))))) {
    dassign %_9 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
    call &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_9)
    if (dread u1 %isNegative) {
      # "-"
      callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2d00) { dassign %_10 }
      dassign %_12 (dread ref %_10)
    } else {
      # ""
      callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_) { dassign %_11 }
      dassign %_12 (dread ref %_11)
    }
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_9, dread ref %_12) {}
    callassigned &__java_integerText (cvt i64 i32 (trunc i32 f64 (dread f64 %magnitude)), constval i32 10) { dassign %_13 }
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_9, dread ref %_13) {}
    # ".0"
    callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2e003000) { dassign %_14 }
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_9, dread ref %_14) {}
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %_9) { dassign %_15 }
    return (dread ref %_15)
  }
  dassign %_16 (gcmallocjarray ref <[] i8> (constval i32 40))
  dassign %buffer (dread ref %_16)
  dassign %isPower (eq u1 i64 (band i64 (retype i64 f64 (dread f64 %value), constval i64 4503599627370495), constval i64 0))
  # Up to 15 digits are kept by every number that is not denormal, so fewer are found among them.
  dassign %digits (select i32 (lt u1 f64 (dread f64 %magnitude, constval f64 2.2250738585072014E-308), constval i32 2, constval i32 15))
  while (constval u1 1) {
    dassign %_18 (lt u1 i32 (dread i32 %digits, constval i32 17))
    if (dread u1 %_18) {
      callassigned &__java_isDouble (dread ref %buffer, dread f64 %magnitude, dread i32 %digits, dread u1 %isPower) { dassign %_17 }
      dassign %_18 (lnot u1 (dread u1 %_17))
    }
    brfalse @end1 (dread u1 %_18)
    dassign %digits (add i32 (dread i32 %digits, constval i32 1))
  }
@end1
  if (eq u1 i32 (dread i32 %digits, constval i32 17)) {
    callassigned &__snprintf (dread ref %buffer, constval i64 40, conststr ptr "%.*e", constval i32 16, dread f64 %magnitude) {}
  }
  callassigned &__java_decimalText (dread ref %buffer, dread u1 %isNegative) { dassign %_19 }
  return (dread ref %_19)
}

# Does a decimal of so many digits stand for the number? Then it stands in the buffer.
func &__java_isDouble (var %buffer <* <[] i8>>, var %magnitude f64, var %digits i32, var %isPower u1) u1 {
  var %_1 f64
  var %_2 f64
  callassigned &__snprintf (dread ref %buffer, constval i64 40, conststr ptr "%.*e", sub i32 (dread i32 %digits, constval i32 1), dread f64 %magnitude) {}
  callassigned &__strtod (dread ref %buffer, constval ref 0) { dassign %_1 }
  if (eq u1 f64 (dread f64 %_1, dread f64 %magnitude)) {
    return (constval u1 1)
  }
  if (lnot u1 (dread u1 %isPower)) {
    return (constval u1 0)
  }
  # What is read as a power of two reaches further up than down.
  call &__java_increment (dread ref %buffer)
  callassigned &__strtod (dread ref %buffer, constval ref 0) { dassign %_2 }
  return (eq u1 f64 (dread f64 %_2, dread f64 %magnitude))
}

func &__java_floatText (var %value f32) <* <$Ljava_2Flang_2FString_3B>> {
  var %_1 <* <$Ljava_2Flang_2FString_3B>>
  var %_2 f32
  var %magnitude f32
  var %isNegative u1
  var %_3 <* <$Ljava_2Flang_2FString_3B>>
  var %_4 <* <$Ljava_2Flang_2FString_3B>>
  var %_5 <* <$Ljava_2Flang_2FString_3B>>
  var %_9 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %_10 <* <$Ljava_2Flang_2FString_3B>>
  var %_11 <* <$Ljava_2Flang_2FString_3B>>
  var %_12 <* <$Ljava_2Flang_2FString_3B>>
  var %_13 <* <$Ljava_2Flang_2FString_3B>>
  var %_14 <* <$Ljava_2Flang_2FString_3B>>
  var %_15 <* <$Ljava_2Flang_2FString_3B>>
  var %_16 <* <[] i8>>
  var %buffer <* <[] i8>>
  var %isPower u1
  var %digits i32
  var %_17 u1
  var %_18 u1
  var %_19 <* <$Ljava_2Flang_2FString_3B>>
  if (ne u1 f32 (dread f32 %value, dread f32 %value)) {
    # "NaN"
    callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_4e0061004e00) { dassign %_1 }
    return (dread ref %_1)
  }
  callassigned &Ljava_2Flang_2FMath_3B_7Cabs_7C_28F_29F (dread f32 %value) { dassign %_2 }
  dassign %magnitude (dread f32 %_2)
  dassign %isNegative (cior u1 (lt u1 f32 (dread f32 %value, constval f32 0.0f), cand u1 (eq u1 f32 (dread f32 %value, constval f32 0.0f), lt u1 f32 (div f32 (constval f32 1.0f, dread f32 %value), constval f32 0.0f))))
  if (eq u1 f32 (dread f32 %magnitude, div f32 (constval f32 1.0f, constval f32 0.0f))) {
    if (dread u1 %isNegative) {
      # "-Infinity"
      callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_8d1086f31b7bb3e107343b7c521116da) { dassign %_3 }
      dassign %_5 (dread ref %_3)
    } else {
      # "Infinity"
      callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_9b677bb17e51408c9c3ef2400688996d) { dassign %_4 }
      dassign %_5 (dread ref %_4)
    }
    return (dread ref %_5)
  }
  if (cand u1 (lt u1 f32 (dread f32 %magnitude, constval f32 1.0E7f), eq u1 f32 (dread f32 %magnitude, cvt f32 i32 (trunc i32 f32 (dread f32 %magnitude))))) {
    dassign %_9 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
    call &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_9)
    if (dread u1 %isNegative) {
      # "-"
      callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2d00) { dassign %_10 }
      dassign %_12 (dread ref %_10)
    } else {
      # ""
      callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_) { dassign %_11 }
      dassign %_12 (dread ref %_11)
    }
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_9, dread ref %_12) {}
    callassigned &__java_integerText (cvt i64 i32 (trunc i32 f32 (dread f32 %magnitude)), constval i32 10) { dassign %_13 }
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_9, dread ref %_13) {}
    # ".0"
    callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2e003000) { dassign %_14 }
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_9, dread ref %_14) {}
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %_9) { dassign %_15 }
    return (dread ref %_15)
  }
  dassign %_16 (gcmallocjarray ref <[] i8> (constval i32 40))
  dassign %buffer (dread ref %_16)
  dassign %isPower (eq u1 i32 (band i32 (retype i32 f32 (dread f32 %value), constval i32 8388607), constval i32 0))
  dassign %digits (select i32 (lt u1 f32 (dread f32 %magnitude, constval f32 1.17549435E-38f), constval i32 2, constval i32 6))
  while (constval u1 1) {
    dassign %_18 (lt u1 i32 (dread i32 %digits, constval i32 9))
    if (dread u1 %_18) {
      callassigned &__java_isFloat (dread ref %buffer, dread f32 %magnitude, dread i32 %digits, dread u1 %isPower) { dassign %_17 }
      dassign %_18 (lnot u1 (dread u1 %_17))
    }
    brfalse @end1 (dread u1 %_18)
    dassign %digits (add i32 (dread i32 %digits, constval i32 1))
  }
@end1
  if (eq u1 i32 (dread i32 %digits, constval i32 9)) {
    callassigned &__snprintf (dread ref %buffer, constval i64 40, conststr ptr "%.*e", constval i32 8, cvt f64 f32 (dread f32 %magnitude)) {}
  }
  callassigned &__java_decimalText (dread ref %buffer, dread u1 %isNegative) { dassign %_19 }
  return (dread ref %_19)
}

func &__java_isFloat (var %buffer <* <[] i8>>, var %magnitude f32, var %digits i32, var %isPower u1) u1 {
  var %_1 f32
  var %_2 f32
  callassigned &__snprintf (dread ref %buffer, constval i64 40, conststr ptr "%.*e", sub i32 (dread i32 %digits, constval i32 1), cvt f64 f32 (dread f32 %magnitude)) {}
  callassigned &__strtof (dread ref %buffer, constval ref 0) { dassign %_1 }
  if (eq u1 f32 (dread f32 %_1, dread f32 %magnitude)) {
    return (constval u1 1)
  }
  if (lnot u1 (dread u1 %isPower)) {
    return (constval u1 0)
  }
  call &__java_increment (dread ref %buffer)
  callassigned &__strtof (dread ref %buffer, constval ref 0) { dassign %_2 }
  return (eq u1 f32 (dread f32 %_2, dread f32 %magnitude))
}

# The next decimal of as many digits: d.ddde±xx.
func &__java_increment (var %buffer <* <[] i8>>) void {
  var %at i32
  dassign %at (constval i32 0)
  while (ne u1 i32 (iread i32 <* i8> 0 (array 1 ptr <* <[] i8>> (dread ref %buffer, dread i32 %at)), constval i32 101)) {
    dassign %at (add i32 (dread i32 %at, constval i32 1))
  }
  dassign %at (sub i32 (dread i32 %at, constval i32 1))
  while (cand u1 (ge u1 i32 (dread i32 %at, constval i32 0), eq u1 i32 (iread i32 <* i8> 0 (array 1 ptr <* <[] i8>> (dread ref %buffer, dread i32 %at)), constval i32 57))) {
    iassign <* i8> 0 (array 1 ptr <* <[] i8>> (dread ref %buffer, dread i32 %at), constval i32 48)
    dassign %at (sub i32 (dread i32 %at, select i32 (eq u1 i32 (dread i32 %at, constval i32 2), constval i32 2, constval i32 1)))
  }
  # 9.99 is followed by 10.00, which no power of two needs.
  if (ge u1 i32 (dread i32 %at, constval i32 0)) {
    iassign <* i8> 0 (array 1 ptr <* <[] i8>> (dread ref %buffer, dread i32 %at), sext i32 8 (add i32 (iread i32 <* i8> 0 (array 1 ptr <* <[] i8>> (dread ref %buffer, dread i32 %at)), constval i32 1)))
  }
  return ()
}

# d.ddde±xx as Java writes it: from 0.001 to 10 million without an exponent.
func &__java_decimalText (var %buffer <* <[] i8>>, var %isNegative u1) <* <$Ljava_2Flang_2FString_3B>> {
  var %_1 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %digits <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %at i32
  var %exponent i32
  var %i i32
  var %_2 i32
  var %count i32
  var %_3 u16
  var %_4 u1
  var %isPlain u1
  var %_5 i32
  var %whole i32
  var %_6 i32
  var %_7 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %_8 <* <$Ljava_2Flang_2FString_3B>>
  dassign %_1 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  call &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_1)
  dassign %digits (dread ref %_1)
  dassign %at (constval i32 0)
  while (ne u1 i32 (iread i32 <* i8> 0 (array 1 ptr <* <[] i8>> (dread ref %buffer, dread i32 %at)), constval i32 101)) {
    if (ne u1 i32 (iread i32 <* i8> 0 (array 1 ptr <* <[] i8>> (dread ref %buffer, dread i32 %at)), constval i32 46)) {
      virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %digits, zext i32 16 (iread i32 <* i8> 0 (array 1 ptr <* <[] i8>> (dread ref %buffer, dread i32 %at)))) {}
    }
    dassign %at (add i32 (dread i32 %at, constval i32 1))
  }
  dassign %exponent (constval i32 0)
  dassign %i (add i32 (dread i32 %at, constval i32 2))
  while (ne u1 i32 (iread i32 <* i8> 0 (array 1 ptr <* <[] i8>> (dread ref %buffer, dread i32 %i)), constval i32 0)) {
    dassign %exponent (sub i32 (add i32 (mul i32 (dread i32 %exponent, constval i32 10), iread i32 <* i8> 0 (array 1 ptr <* <[] i8>> (dread ref %buffer, dread i32 %i))), constval i32 48))
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  if (eq u1 i32 (iread i32 <* i8> 0 (array 1 ptr <* <[] i8>> (dread ref %buffer, add i32 (dread i32 %at, constval i32 1))), constval i32 45)) {
    dassign %exponent (neg i32 (dread i32 %exponent))
  }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Clength_7C_28_29I (dread ref %digits) { dassign %_2 }
  dassign %count (dread i32 %_2)
  while (constval u1 1) {
    dassign %_4 (gt u1 i32 (dread i32 %count, constval i32 1))
    if (dread u1 %_4) {
      virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CcharAt_7C_28I_29C (dread ref %digits, sub i32 (dread i32 %count, constval i32 1)) { dassign %_3 }
      dassign %_4 (eq u1 i32 (dread i32 %_3, constval i32 48))
    }
    brfalse @end5 (dread u1 %_4)
    dassign %count (sub i32 (dread i32 %count, constval i32 1))
  }
@end5
  virtualcall &Ljava_2Flang_2FStringBuilder_3B_7CsetLength_7C_28I_29V (dread ref %digits, dread i32 %count)
  dassign %isPlain (cand u1 (ge u1 i32 (dread i32 %exponent, constval i32 -3), lt u1 i32 (dread i32 %exponent, constval i32 7)))
  if (cand u1 (dread u1 %isPlain, lt u1 i32 (dread i32 %exponent, constval i32 0))) {
    dassign %i (dread i32 %exponent)
    while (lt u1 i32 (dread i32 %i, constval i32 0)) {
      virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cinsert_7C_28IC_29Ljava_2Flang_2FStringBuilder_3B (dread ref %digits, constval i32 0, constval i32 48) {}
      dassign %i (add i32 (dread i32 %i, constval i32 1))
    }
  }
  if (cand u1 (dread u1 %isPlain, gt u1 i32 (dread i32 %exponent, constval i32 0))) {
    dassign %_5 (add i32 (dread i32 %exponent, constval i32 1))
  } else {
    dassign %_5 (constval i32 1)
  }
  dassign %whole (dread i32 %_5)
  while (constval u1 1) {
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Clength_7C_28_29I (dread ref %digits) { dassign %_6 }
    brfalse @end9 (le u1 i32 (dread i32 %_6, dread i32 %whole))
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %digits, constval i32 48) {}
  }
@end9
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cinsert_7C_28IC_29Ljava_2Flang_2FStringBuilder_3B (dread ref %digits, dread i32 %whole, constval i32 46) {}
  if (lnot u1 (dread u1 %isPlain)) {
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %digits, constval i32 69) { dassign %_7 }
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_7, dread i32 %exponent) {}
  }
  if (dread u1 %isNegative) {
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cinsert_7C_28IC_29Ljava_2Flang_2FStringBuilder_3B (dread ref %digits, constval i32 0, constval i32 45) {}
  }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %digits) { dassign %_8 }
  return (dread ref %_8)
}

func &__java_parseDouble (var %text <* <$Ljava_2Flang_2FString_3B>>) f64 {
  var %_1 <* <[] i8>>
  var %_2 f64
  callassigned &__java_fractionText (dread ref %text) { dassign %_1 }
  callassigned &__strtod (dread ref %_1, constval ref 0) { dassign %_2 }
  return (dread f64 %_2)
}

func &__java_parseFloat (var %text <* <$Ljava_2Flang_2FString_3B>>) f32 {
  var %_1 <* <[] i8>>
  var %_2 f32
  callassigned &__java_fractionText (dread ref %text) { dassign %_1 }
  callassigned &__strtof (dread ref %_1, constval ref 0) { dassign %_2 }
  return (dread f32 %_2)
}

# The text as C reads it, if it is a number of Java.
func &__java_fractionText (var %given <* <$Ljava_2Flang_2FString_3B>>) <* <[] i8>> {
  var %_1 <* <$Ljava_2Flang_2FString_3B>>
  var %text <* <$Ljava_2Flang_2FString_3B>>
  var %_2 u1
  var %_3 <* <$Ljava_2Flang_2FString_3B>>
  var %_4 <* <$Ljava_2Flang_2FNumberFormatException_3B>>
  var %_5 i32
  var %length i32
  var %_6 u16
  var %_7 u16
  var %_8 u1
  var %start i32
  var %_9 <* <$Ljava_2Flang_2FString_3B>>
  var %rest <* <$Ljava_2Flang_2FString_3B>>
  var %_10 <* <[] i8>>
  var %bytes <* <[] i8>>
  var %_11 <* <$Ljava_2Flang_2FString_3B>>
  var %_12 u1
  var %_13 <* <$Ljava_2Flang_2FString_3B>>
  var %_14 u1
  var %_15 u1
  var %_16 u16
  var %last u16
  var %_17 <* <$Ljava_2Flang_2FString_3B>>
  var %_18 u1
  var %_19 <* <$Ljava_2Flang_2FString_3B>>
  var %_20 u1
  var %_21 u1
  var %isHex u1
  var %hasMark u1
  var %_22 <* <$Ljava_2Flang_2FString_3B>>
  var %_23 i32
  var %_24 u1
  var %_25 u1
  var %_26 u1
  var %_27 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %_28 <* <$Ljava_2Flang_2FString_3B>>
  var %_29 <* <$Ljava_2Flang_2FString_3B>>
  var %_30 <* <$Ljava_2Flang_2FString_3B>>
  var %_31 <* <$Ljava_2Flang_2FNumberFormatException_3B>>
  var %i i32
  var %_32 u16
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Ctrim_7C_28_29Ljava_2Flang_2FString_3B (dread ref %given) { dassign %_1 }
  dassign %text (dread ref %_1)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7CisEmpty_7C_28_29Z (dread ref %text) { dassign %_2 }
  if (dread u1 %_2) {
    # "empty String"
    callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_5ddc7275db9165219c5e130cead1126e) { dassign %_3 }
    dassign %_4 (gcmalloc ref <$Ljava_2Flang_2FNumberFormatException_3B>)
    call &Ljava_2Flang_2FNumberFormatException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %_4, dread ref %_3)
    throw (dread ref %_4)
  }
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Clength_7C_28_29I (dread ref %text) { dassign %_5 }
  dassign %length (dread i32 %_5)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7CcharAt_7C_28I_29C (dread ref %text, constval i32 0) { dassign %_6 }
  dassign %_8 (eq u1 i32 (dread i32 %_6, constval i32 45))
  if (lnot u1 (dread u1 %_8)) {
    virtualcallassigned &Ljava_2Flang_2FString_3B_7CcharAt_7C_28I_29C (dread ref %text, constval i32 0) { dassign %_7 }
    dassign %_8 (eq u1 i32 (dread i32 %_7, constval i32 43))
  }
  dassign %start (select i32 (dread u1 %_8, constval i32 1, constval i32 0))
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Csubstring_7C_28I_29Ljava_2Flang_2FString_3B (dread ref %text, dread i32 %start) { dassign %_9 }
  dassign %rest (dread ref %_9)
  dassign %_10 (gcmallocjarray ref <[] i8> (add i32 (dread i32 %length, constval i32 1)))
  dassign %bytes (dread ref %_10)
  # "NaN"
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_4e0061004e00) { dassign %_11 }
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %rest, dread ref %_11) { dassign %_12 }
  dassign %_15 (lnot u1 (dread u1 %_12))
  if (dread u1 %_15) {
    # "Infinity"
    callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_9b677bb17e51408c9c3ef2400688996d) { dassign %_13 }
    virtualcallassigned &Ljava_2Flang_2FString_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %rest, dread ref %_13) { dassign %_14 }
    dassign %_15 (lnot u1 (dread u1 %_14))
  }
  if (dread u1 %_15) {
    virtualcallassigned &Ljava_2Flang_2FString_3B_7CcharAt_7C_28I_29C (dread ref %text, sub i32 (dread i32 %length, constval i32 1)) { dassign %_16 }
    dassign %last (dread i32 %_16)
    # "0x"
    callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_30007800) { dassign %_17 }
    virtualcallassigned &Ljava_2Flang_2FString_3B_7CstartsWith_7C_28Ljava_2Flang_2FString_3B_29Z (dread ref %rest, dread ref %_17) { dassign %_18 }
    dassign %_21 (dread u1 %_18)
    if (lnot u1 (dread u1 %_21)) {
      # "0X"
      callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_30005800) { dassign %_19 }
      virtualcallassigned &Ljava_2Flang_2FString_3B_7CstartsWith_7C_28Ljava_2Flang_2FString_3B_29Z (dread ref %rest, dread ref %_19) { dassign %_20 }
      dassign %_21 (dread u1 %_20)
    }
    dassign %isHex (dread u1 %_21)
    dassign %hasMark (cior u1 (eq u1 i32 (bior i32 (dread i32 %last, constval i32 32), constval i32 102), eq u1 i32 (bior i32 (dread i32 %last, constval i32 32), constval i32 100)))
    dassign %_25 (dread u1 %hasMark)
    if (dread u1 %_25) {
      dassign %_24 (lnot u1 (dread u1 %isHex))
      if (lnot u1 (dread u1 %_24)) {
        virtualcallassigned &Ljava_2Flang_2FString_3B_7CtoLowerCase_7C_28_29Ljava_2Flang_2FString_3B (dread ref %rest) { dassign %_22 }
        virtualcallassigned &Ljava_2Flang_2FString_3B_7CindexOf_7C_28I_29I (dread ref %_22, constval i32 112) { dassign %_23 }
        dassign %_24 (ge u1 i32 (dread i32 %_23, constval i32 0))
      }
      dassign %_25 (dread u1 %_24)
    }
    if (dread u1 %_25) {
      dassign %length (sub i32 (dread i32 %length, constval i32 1))
    }
    callassigned &__java_isFraction (dread ref %text, add i32 (dread i32 %start, select i32 (dread u1 %isHex, constval i32 2, constval i32 0)), dread i32 %length, dread u1 %isHex) { dassign %_26 }
    if (lnot u1 (dread u1 %_26)) {
      dassign %_27 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
      call &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_27)
      # "For input string: \""
      callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_e23f9de65882cff866df8f127edbcd33) { dassign %_28 }
      virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_27, dread ref %_28) {}
      virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_27, dread ref %text) {}
      # "\""
      callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2200) { dassign %_29 }
      virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_27, dread ref %_29) {}
      virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %_27) { dassign %_30 }
      dassign %_31 (gcmalloc ref <$Ljava_2Flang_2FNumberFormatException_3B>)
      call &Ljava_2Flang_2FNumberFormatException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %_31, dread ref %_30)
      throw (dread ref %_31)
    }
  }
  dassign %i (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %length)) {
    virtualcallassigned &Ljava_2Flang_2FString_3B_7CcharAt_7C_28I_29C (dread ref %text, dread i32 %i) { dassign %_32 }
    iassign <* i8> 0 (array 1 ptr <* <[] i8>> (dread ref %bytes, dread i32 %i), sext i32 8 (dread i32 %_32))
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  return (dread ref %bytes)
}

# Digits with or without a point, and an exponent, which a number in base 16 must have.
func &__java_isFraction (var %text <* <$Ljava_2Flang_2FString_3B>>, var %from i32, var %end i32, var %isHex u1) u1 {
  var %at i32
  var %digits i32
  var %hasPoint u1
  var %_1 u16
  var %c u16
  var %_2 i32
  var %_3 u16
  var %_4 u16
  var %_5 u16
  var %_6 u1
  var %_7 u1
  var %_8 u16
  var %_9 u1
  dassign %at (dread i32 %from)
  dassign %digits (constval i32 0)
  dassign %hasPoint (constval u1 0)
  while (lt u1 i32 (dread i32 %at, dread i32 %end)) {
    virtualcallassigned &Ljava_2Flang_2FString_3B_7CcharAt_7C_28I_29C (dread ref %text, dread i32 %at) { dassign %_1 }
    dassign %c (dread i32 %_1)
    callassigned &Ljava_2Flang_2FCharacter_3B_7Cdigit_7C_28CI_29I (dread i32 %c, select i32 (dread u1 %isHex, constval i32 16, constval i32 10)) { dassign %_2 }
    if (ge u1 i32 (dread i32 %_2, constval i32 0)) {
      dassign %digits (add i32 (dread i32 %digits, constval i32 1))
    } else {
      if (cand u1 (eq u1 i32 (dread i32 %c, constval i32 46), lnot u1 (dread u1 %hasPoint))) {
        dassign %hasPoint (constval u1 1)
      } else {
        goto @end1
      }
    }
    dassign %at (add i32 (dread i32 %at, constval i32 1))
  }
@end1
  if (eq u1 i32 (dread i32 %digits, constval i32 0)) {
    return (constval u1 0)
  }
  if (eq u1 i32 (dread i32 %at, dread i32 %end)) {
    return (lnot u1 (dread u1 %isHex))
  }
  virtualcallassigned &Ljava_2Flang_2FString_3B_7CcharAt_7C_28I_29C (dread ref %text, dread i32 %at) { dassign %_3 }
  if (ne u1 i32 (bior i32 (dread i32 %_3, constval i32 32), select i32 (dread u1 %isHex, constval i32 112, constval i32 101))) {
    return (constval u1 0)
  }
  dassign %at (add i32 (dread i32 %at, constval i32 1))
  dassign %_7 (lt u1 i32 (dread i32 %at, dread i32 %end))
  if (dread u1 %_7) {
    virtualcallassigned &Ljava_2Flang_2FString_3B_7CcharAt_7C_28I_29C (dread ref %text, dread i32 %at) { dassign %_4 }
    dassign %_6 (eq u1 i32 (dread i32 %_4, constval i32 45))
    if (lnot u1 (dread u1 %_6)) {
      virtualcallassigned &Ljava_2Flang_2FString_3B_7CcharAt_7C_28I_29C (dread ref %text, dread i32 %at) { dassign %_5 }
      dassign %_6 (eq u1 i32 (dread i32 %_5, constval i32 43))
    }
    dassign %_7 (dread u1 %_6)
  }
  if (dread u1 %_7) {
    dassign %at (add i32 (dread i32 %at, constval i32 1))
  }
  if (eq u1 i32 (dread i32 %at, dread i32 %end)) {
    return (constval u1 0)
  }
  while (lt u1 i32 (dread i32 %at, dread i32 %end)) {
    virtualcallassigned &Ljava_2Flang_2FString_3B_7CcharAt_7C_28I_29C (dread ref %text, dread i32 %at) { dassign %_8 }
    callassigned &Ljava_2Flang_2FCharacter_3B_7CisDigit_7C_28C_29Z (dread i32 %_8) { dassign %_9 }
    if (lnot u1 (dread u1 %_9)) {
      return (constval u1 0)
    }
    dassign %at (add i32 (dread i32 %at, constval i32 1))
  }
  return (constval u1 1)
}

func &__snprintf extern (var %buffer ptr, var %size u64, var %format ptr, ...) i32
func &__strtod extern (var %text ptr, var %end ptr) f64
func &__strtof extern (var %text ptr, var %end ptr) f32
