javaclass $Ljava_2Futil_2FObjects_3B <$Ljava_2Futil_2FObjects_3B> public final
type $Ljava_2Futil_2FObjects_3B <class <$Ljava_2Flang_2FObject_3B> {
  &Ljava_2Futil_2FObjects_3B_7C_3Cinit_3E_7C_28_29V private constructor (<* <$Ljava_2Futil_2FObjects_3B>>) void,
  &Ljava_2Futil_2FObjects_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29Z public static (<* <$Ljava_2Flang_2FObject_3B>>, <* <$Ljava_2Flang_2FObject_3B>>) u1,
  &Ljava_2Futil_2FObjects_3B_7ChashCode_7C_28Ljava_2Flang_2FObject_3B_29I public static (<* <$Ljava_2Flang_2FObject_3B>>) i32,
  &Ljava_2Futil_2FObjects_3B_7Chash_7C_28ALjava_2Flang_2FObject_3B_29I public static (<* <[] <* <$Ljava_2Flang_2FObject_3B>>>>) i32,
  &Ljava_2Futil_2FObjects_3B_7CtoString_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FString_3B public static (<* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FString_3B>>,
  &Ljava_2Futil_2FObjects_3B_7CtoString_7C_28Ljava_2Flang_2FObject_3BLjava_2Flang_2FString_3B_29Ljava_2Flang_2FString_3B public static (<* <$Ljava_2Flang_2FObject_3B>>, <* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FString_3B>>,
  &Ljava_2Futil_2FObjects_3B_7Ccompare_7C_28Ljava_2Flang_2FObject_3BLjava_2Flang_2FObject_3BLjava_2Futil_2FComparator_3B_29I public static (<* <$Ljava_2Flang_2FObject_3B>>, <* <$Ljava_2Flang_2FObject_3B>>, <* <$Ljava_2Futil_2FComparator_3B>>) i32,
  &Ljava_2Futil_2FObjects_3B_7CisNull_7C_28Ljava_2Flang_2FObject_3B_29Z public static (<* <$Ljava_2Flang_2FObject_3B>>) u1,
  &Ljava_2Futil_2FObjects_3B_7CnonNull_7C_28Ljava_2Flang_2FObject_3B_29Z public static (<* <$Ljava_2Flang_2FObject_3B>>) u1,
  &Ljava_2Futil_2FObjects_3B_7CrequireNonNull_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B public static (<* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FObject_3B>>,
  &Ljava_2Futil_2FObjects_3B_7CrequireNonNull_7C_28Ljava_2Flang_2FObject_3BLjava_2Flang_2FString_3B_29Ljava_2Flang_2FObject_3B public static (<* <$Ljava_2Flang_2FObject_3B>>, <* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FObject_3B>>,
  &Ljava_2Futil_2FObjects_3B_7CcheckIndex_7C_28II_29I public static (i32, i32) i32
}>

func &Ljava_2Futil_2FObjects_3B_7C_3Cinit_3E_7C_28_29V private constructor (var %_this <* <$Ljava_2Futil_2FObjects_3B>>) void {
  call &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_this)
  return ()
}

func &Ljava_2Futil_2FObjects_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29Z public static (var %left <* <$Ljava_2Flang_2FObject_3B>>, var %right <* <$Ljava_2Flang_2FObject_3B>>) u1 {
  var %_1 u1
  var %_2 u1
  var %_3 u1
  dassign %_3 (eq u1 ref (dread ref %left, dread ref %right))
  if (lnot u1 (dread u1 %_3)) {
    dassign %_2 (ne u1 ref (dread ref %left, constval ref 0))
    if (dread u1 %_2) {
      virtualcallassigned &Ljava_2Flang_2FObject_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %left, dread ref %right) { dassign %_1 }
      dassign %_2 (dread u1 %_1)
    }
    dassign %_3 (dread u1 %_2)
  }
  return (dread u1 %_3)
}

func &Ljava_2Futil_2FObjects_3B_7ChashCode_7C_28Ljava_2Flang_2FObject_3B_29I public static (var %object <* <$Ljava_2Flang_2FObject_3B>>) i32 {
  var %_1 i32
  var %_2 i32
  if (eq u1 ref (dread ref %object, constval ref 0)) {
    dassign %_2 (constval i32 0)
  } else {
    virtualcallassigned &Ljava_2Flang_2FObject_3B_7ChashCode_7C_28_29I (dread ref %object) { dassign %_1 }
    dassign %_2 (dread i32 %_1)
  }
  return (dread i32 %_2)
}

func &Ljava_2Futil_2FObjects_3B_7Chash_7C_28ALjava_2Flang_2FObject_3B_29I public static (var %objects <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>) i32 {
  var %_1 i32
  callassigned &Ljava_2Futil_2FArrays_3B_7ChashCode_7C_28ALjava_2Flang_2FObject_3B_29I (dread ref %objects) { dassign %_1 }
  return (dread i32 %_1)
}

func &Ljava_2Futil_2FObjects_3B_7CtoString_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FString_3B public static (var %object <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  var %_1 <* <$Ljava_2Flang_2FString_3B>>
  callassigned &Ljava_2Flang_2FString_3B_7CvalueOf_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FString_3B (dread ref %object) { dassign %_1 }
  return (dread ref %_1)
}

func &Ljava_2Futil_2FObjects_3B_7CtoString_7C_28Ljava_2Flang_2FObject_3BLjava_2Flang_2FString_3B_29Ljava_2Flang_2FString_3B public static (var %object <* <$Ljava_2Flang_2FObject_3B>>, var %other <* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  var %_1 <* <$Ljava_2Flang_2FString_3B>>
  var %_2 <* <$Ljava_2Flang_2FString_3B>>
  if (eq u1 ref (dread ref %object, constval ref 0)) {
    dassign %_2 (dread ref %other)
  } else {
    virtualcallassigned &Ljava_2Flang_2FObject_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %object) { dassign %_1 }
    dassign %_2 (dread ref %_1)
  }
  return (dread ref %_2)
}

func &Ljava_2Futil_2FObjects_3B_7Ccompare_7C_28Ljava_2Flang_2FObject_3BLjava_2Flang_2FObject_3BLjava_2Futil_2FComparator_3B_29I public static (var %left <* <$Ljava_2Flang_2FObject_3B>>, var %right <* <$Ljava_2Flang_2FObject_3B>>, var %order <* <$Ljava_2Futil_2FComparator_3B>>) i32 {
  var %_1 i32
  var %_2 i32
  if (eq u1 ref (dread ref %left, dread ref %right)) {
    dassign %_2 (constval i32 0)
  } else {
    interfacecallassigned &Ljava_2Futil_2FComparator_3B_7Ccompare_7C_28Ljava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29I (dread ref %order, dread ref %left, dread ref %right) { dassign %_1 }
    dassign %_2 (dread i32 %_1)
  }
  return (dread i32 %_2)
}

func &Ljava_2Futil_2FObjects_3B_7CisNull_7C_28Ljava_2Flang_2FObject_3B_29Z public static (var %object <* <$Ljava_2Flang_2FObject_3B>>) u1 {
  return (eq u1 ref (dread ref %object, constval ref 0))
}

func &Ljava_2Futil_2FObjects_3B_7CnonNull_7C_28Ljava_2Flang_2FObject_3B_29Z public static (var %object <* <$Ljava_2Flang_2FObject_3B>>) u1 {
  return (ne u1 ref (dread ref %object, constval ref 0))
}

func &Ljava_2Futil_2FObjects_3B_7CrequireNonNull_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B public static (var %object <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FObject_3B>> {
  var %_1 <* <$Ljava_2Flang_2FNullPointerException_3B>>
  if (eq u1 ref (dread ref %object, constval ref 0)) {
    dassign %_1 (gcmalloc ref <$Ljava_2Flang_2FNullPointerException_3B>)
    call &Ljava_2Flang_2FNullPointerException_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_1)
    throw (dread ref %_1)
  }
  return (dread ref %object)
}

func &Ljava_2Futil_2FObjects_3B_7CrequireNonNull_7C_28Ljava_2Flang_2FObject_3BLjava_2Flang_2FString_3B_29Ljava_2Flang_2FObject_3B public static (var %object <* <$Ljava_2Flang_2FObject_3B>>, var %message <* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FObject_3B>> {
  var %_1 <* <$Ljava_2Flang_2FNullPointerException_3B>>
  if (eq u1 ref (dread ref %object, constval ref 0)) {
    dassign %_1 (gcmalloc ref <$Ljava_2Flang_2FNullPointerException_3B>)
    call &Ljava_2Flang_2FNullPointerException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %_1, dread ref %message)
    throw (dread ref %_1)
  }
  return (dread ref %object)
}

func &Ljava_2Futil_2FObjects_3B_7CcheckIndex_7C_28II_29I public static (var %index i32, var %length i32) i32 {
  var %_1 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %_2 <* <$Ljava_2Flang_2FString_3B>>
  var %_3 <* <$Ljava_2Flang_2FString_3B>>
  var %_4 <* <$Ljava_2Flang_2FString_3B>>
  var %_5 <* <$Ljava_2Flang_2FIndexOutOfBoundsException_3B>>
  if (cior u1 (lt u1 i32 (dread i32 %index, constval i32 0), ge u1 i32 (dread i32 %index, dread i32 %length))) {
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
    dassign %_5 (gcmalloc ref <$Ljava_2Flang_2FIndexOutOfBoundsException_3B>)
    call &Ljava_2Flang_2FIndexOutOfBoundsException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %_5, dread ref %_4)
    throw (dread ref %_5)
  }
  return (dread i32 %index)
}
