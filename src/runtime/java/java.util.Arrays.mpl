# What is done with whole arrays.
javaclass $Ljava_2Futil_2FArrays_3B <$Ljava_2Futil_2FArrays_3B> public final
type $Ljava_2Futil_2FArrays_3B <class <$Ljava_2Flang_2FObject_3B> {
  &Ljava_2Futil_2FArrays_3B_7C_3Cinit_3E_7C_28_29V private constructor (<* <$Ljava_2Futil_2FArrays_3B>>) void,
  &Ljava_2Futil_2FArrays_3B_7CasList_7C_28ALjava_2Flang_2FObject_3B_29Ljava_2Futil_2FList_3B public static (<* <[] <* <$Ljava_2Flang_2FObject_3B>>>>) <* <$Ljava_2Futil_2FList_3B>>,
  &Ljava_2Futil_2FArrays_3B_7CtoString_7C_28AZ_29Ljava_2Flang_2FString_3B public static (<* <[] u1>>) <* <$Ljava_2Flang_2FString_3B>>,
  &Ljava_2Futil_2FArrays_3B_7Cfill_7C_28AZZ_29V public static (<* <[] u1>>, u1) void,
  &Ljava_2Futil_2FArrays_3B_7Cfill_7C_28AZIIZ_29V public static (<* <[] u1>>, i32, i32, u1) void,
  &Ljava_2Futil_2FArrays_3B_7Cequals_7C_28AZAZ_29Z public static (<* <[] u1>>, <* <[] u1>>) u1,
  &Ljava_2Futil_2FArrays_3B_7ChashCode_7C_28AZ_29I public static (<* <[] u1>>) i32,
  &Ljava_2Futil_2FArrays_3B_7CcopyOf_7C_28AZI_29AZ public static (<* <[] u1>>, i32) <* <[] u1>>,
  &Ljava_2Futil_2FArrays_3B_7CcopyOfRange_7C_28AZII_29AZ public static (<* <[] u1>>, i32, i32) <* <[] u1>>,
  &Ljava_2Futil_2FArrays_3B_7CtoString_7C_28AB_29Ljava_2Flang_2FString_3B public static (<* <[] i8>>) <* <$Ljava_2Flang_2FString_3B>>,
  &Ljava_2Futil_2FArrays_3B_7Cfill_7C_28ABB_29V public static (<* <[] i8>>, i8) void,
  &Ljava_2Futil_2FArrays_3B_7Cfill_7C_28ABIIB_29V public static (<* <[] i8>>, i32, i32, i8) void,
  &Ljava_2Futil_2FArrays_3B_7Cequals_7C_28ABAB_29Z public static (<* <[] i8>>, <* <[] i8>>) u1,
  &Ljava_2Futil_2FArrays_3B_7ChashCode_7C_28AB_29I public static (<* <[] i8>>) i32,
  &Ljava_2Futil_2FArrays_3B_7CcopyOf_7C_28ABI_29AB public static (<* <[] i8>>, i32) <* <[] i8>>,
  &Ljava_2Futil_2FArrays_3B_7CcopyOfRange_7C_28ABII_29AB public static (<* <[] i8>>, i32, i32) <* <[] i8>>,
  &Ljava_2Futil_2FArrays_3B_7Csort_7C_28AB_29V public static (<* <[] i8>>) void,
  &Ljava_2Futil_2FArrays_3B_7Csort_7C_28ABII_29V public static (<* <[] i8>>, i32, i32) void,
  &Ljava_2Futil_2FArrays_3B_7CbinarySearch_7C_28ABB_29I public static (<* <[] i8>>, i8) i32,
  &Ljava_2Futil_2FArrays_3B_7CtoString_7C_28AC_29Ljava_2Flang_2FString_3B public static (<* <[] u16>>) <* <$Ljava_2Flang_2FString_3B>>,
  &Ljava_2Futil_2FArrays_3B_7Cfill_7C_28ACC_29V public static (<* <[] u16>>, u16) void,
  &Ljava_2Futil_2FArrays_3B_7Cfill_7C_28ACIIC_29V public static (<* <[] u16>>, i32, i32, u16) void,
  &Ljava_2Futil_2FArrays_3B_7Cequals_7C_28ACAC_29Z public static (<* <[] u16>>, <* <[] u16>>) u1,
  &Ljava_2Futil_2FArrays_3B_7ChashCode_7C_28AC_29I public static (<* <[] u16>>) i32,
  &Ljava_2Futil_2FArrays_3B_7CcopyOf_7C_28ACI_29AC public static (<* <[] u16>>, i32) <* <[] u16>>,
  &Ljava_2Futil_2FArrays_3B_7CcopyOfRange_7C_28ACII_29AC public static (<* <[] u16>>, i32, i32) <* <[] u16>>,
  &Ljava_2Futil_2FArrays_3B_7Csort_7C_28AC_29V public static (<* <[] u16>>) void,
  &Ljava_2Futil_2FArrays_3B_7Csort_7C_28ACII_29V public static (<* <[] u16>>, i32, i32) void,
  &Ljava_2Futil_2FArrays_3B_7CbinarySearch_7C_28ACC_29I public static (<* <[] u16>>, u16) i32,
  &Ljava_2Futil_2FArrays_3B_7CtoString_7C_28AS_29Ljava_2Flang_2FString_3B public static (<* <[] i16>>) <* <$Ljava_2Flang_2FString_3B>>,
  &Ljava_2Futil_2FArrays_3B_7Cfill_7C_28ASS_29V public static (<* <[] i16>>, i16) void,
  &Ljava_2Futil_2FArrays_3B_7Cfill_7C_28ASIIS_29V public static (<* <[] i16>>, i32, i32, i16) void,
  &Ljava_2Futil_2FArrays_3B_7Cequals_7C_28ASAS_29Z public static (<* <[] i16>>, <* <[] i16>>) u1,
  &Ljava_2Futil_2FArrays_3B_7ChashCode_7C_28AS_29I public static (<* <[] i16>>) i32,
  &Ljava_2Futil_2FArrays_3B_7CcopyOf_7C_28ASI_29AS public static (<* <[] i16>>, i32) <* <[] i16>>,
  &Ljava_2Futil_2FArrays_3B_7CcopyOfRange_7C_28ASII_29AS public static (<* <[] i16>>, i32, i32) <* <[] i16>>,
  &Ljava_2Futil_2FArrays_3B_7Csort_7C_28AS_29V public static (<* <[] i16>>) void,
  &Ljava_2Futil_2FArrays_3B_7Csort_7C_28ASII_29V public static (<* <[] i16>>, i32, i32) void,
  &Ljava_2Futil_2FArrays_3B_7CbinarySearch_7C_28ASS_29I public static (<* <[] i16>>, i16) i32,
  &Ljava_2Futil_2FArrays_3B_7CtoString_7C_28AI_29Ljava_2Flang_2FString_3B public static (<* <[] i32>>) <* <$Ljava_2Flang_2FString_3B>>,
  &Ljava_2Futil_2FArrays_3B_7Cfill_7C_28AII_29V public static (<* <[] i32>>, i32) void,
  &Ljava_2Futil_2FArrays_3B_7Cfill_7C_28AIIII_29V public static (<* <[] i32>>, i32, i32, i32) void,
  &Ljava_2Futil_2FArrays_3B_7Cequals_7C_28AIAI_29Z public static (<* <[] i32>>, <* <[] i32>>) u1,
  &Ljava_2Futil_2FArrays_3B_7ChashCode_7C_28AI_29I public static (<* <[] i32>>) i32,
  &Ljava_2Futil_2FArrays_3B_7CcopyOf_7C_28AII_29AI public static (<* <[] i32>>, i32) <* <[] i32>>,
  &Ljava_2Futil_2FArrays_3B_7CcopyOfRange_7C_28AIII_29AI public static (<* <[] i32>>, i32, i32) <* <[] i32>>,
  &Ljava_2Futil_2FArrays_3B_7Csort_7C_28AI_29V public static (<* <[] i32>>) void,
  &Ljava_2Futil_2FArrays_3B_7Csort_7C_28AIII_29V public static (<* <[] i32>>, i32, i32) void,
  &Ljava_2Futil_2FArrays_3B_7CbinarySearch_7C_28AII_29I public static (<* <[] i32>>, i32) i32,
  &Ljava_2Futil_2FArrays_3B_7CtoString_7C_28AJ_29Ljava_2Flang_2FString_3B public static (<* <[] i64>>) <* <$Ljava_2Flang_2FString_3B>>,
  &Ljava_2Futil_2FArrays_3B_7Cfill_7C_28AJJ_29V public static (<* <[] i64>>, i64) void,
  &Ljava_2Futil_2FArrays_3B_7Cfill_7C_28AJIIJ_29V public static (<* <[] i64>>, i32, i32, i64) void,
  &Ljava_2Futil_2FArrays_3B_7Cequals_7C_28AJAJ_29Z public static (<* <[] i64>>, <* <[] i64>>) u1,
  &Ljava_2Futil_2FArrays_3B_7ChashCode_7C_28AJ_29I public static (<* <[] i64>>) i32,
  &Ljava_2Futil_2FArrays_3B_7CcopyOf_7C_28AJI_29AJ public static (<* <[] i64>>, i32) <* <[] i64>>,
  &Ljava_2Futil_2FArrays_3B_7CcopyOfRange_7C_28AJII_29AJ public static (<* <[] i64>>, i32, i32) <* <[] i64>>,
  &Ljava_2Futil_2FArrays_3B_7Csort_7C_28AJ_29V public static (<* <[] i64>>) void,
  &Ljava_2Futil_2FArrays_3B_7Csort_7C_28AJII_29V public static (<* <[] i64>>, i32, i32) void,
  &Ljava_2Futil_2FArrays_3B_7CbinarySearch_7C_28AJJ_29I public static (<* <[] i64>>, i64) i32,
  &Ljava_2Futil_2FArrays_3B_7CtoString_7C_28AF_29Ljava_2Flang_2FString_3B public static (<* <[] f32>>) <* <$Ljava_2Flang_2FString_3B>>,
  &Ljava_2Futil_2FArrays_3B_7Cfill_7C_28AFF_29V public static (<* <[] f32>>, f32) void,
  &Ljava_2Futil_2FArrays_3B_7Cfill_7C_28AFIIF_29V public static (<* <[] f32>>, i32, i32, f32) void,
  &Ljava_2Futil_2FArrays_3B_7Cequals_7C_28AFAF_29Z public static (<* <[] f32>>, <* <[] f32>>) u1,
  &Ljava_2Futil_2FArrays_3B_7ChashCode_7C_28AF_29I public static (<* <[] f32>>) i32,
  &Ljava_2Futil_2FArrays_3B_7CcopyOf_7C_28AFI_29AF public static (<* <[] f32>>, i32) <* <[] f32>>,
  &Ljava_2Futil_2FArrays_3B_7CcopyOfRange_7C_28AFII_29AF public static (<* <[] f32>>, i32, i32) <* <[] f32>>,
  &Ljava_2Futil_2FArrays_3B_7Csort_7C_28AF_29V public static (<* <[] f32>>) void,
  &Ljava_2Futil_2FArrays_3B_7Csort_7C_28AFII_29V public static (<* <[] f32>>, i32, i32) void,
  &Ljava_2Futil_2FArrays_3B_7CbinarySearch_7C_28AFF_29I public static (<* <[] f32>>, f32) i32,
  &Ljava_2Futil_2FArrays_3B_7CtoString_7C_28AD_29Ljava_2Flang_2FString_3B public static (<* <[] f64>>) <* <$Ljava_2Flang_2FString_3B>>,
  &Ljava_2Futil_2FArrays_3B_7Cfill_7C_28ADD_29V public static (<* <[] f64>>, f64) void,
  &Ljava_2Futil_2FArrays_3B_7Cfill_7C_28ADIID_29V public static (<* <[] f64>>, i32, i32, f64) void,
  &Ljava_2Futil_2FArrays_3B_7Cequals_7C_28ADAD_29Z public static (<* <[] f64>>, <* <[] f64>>) u1,
  &Ljava_2Futil_2FArrays_3B_7ChashCode_7C_28AD_29I public static (<* <[] f64>>) i32,
  &Ljava_2Futil_2FArrays_3B_7CcopyOf_7C_28ADI_29AD public static (<* <[] f64>>, i32) <* <[] f64>>,
  &Ljava_2Futil_2FArrays_3B_7CcopyOfRange_7C_28ADII_29AD public static (<* <[] f64>>, i32, i32) <* <[] f64>>,
  &Ljava_2Futil_2FArrays_3B_7Csort_7C_28AD_29V public static (<* <[] f64>>) void,
  &Ljava_2Futil_2FArrays_3B_7Csort_7C_28ADII_29V public static (<* <[] f64>>, i32, i32) void,
  &Ljava_2Futil_2FArrays_3B_7CbinarySearch_7C_28ADD_29I public static (<* <[] f64>>, f64) i32,
  &Ljava_2Futil_2FArrays_3B_7CtoString_7C_28ALjava_2Flang_2FObject_3B_29Ljava_2Flang_2FString_3B public static (<* <[] <* <$Ljava_2Flang_2FObject_3B>>>>) <* <$Ljava_2Flang_2FString_3B>>,
  &Ljava_2Futil_2FArrays_3B_7Cfill_7C_28ALjava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29V public static (<* <[] <* <$Ljava_2Flang_2FObject_3B>>>>, <* <$Ljava_2Flang_2FObject_3B>>) void,
  &Ljava_2Futil_2FArrays_3B_7Cfill_7C_28ALjava_2Flang_2FObject_3BIILjava_2Flang_2FObject_3B_29V public static (<* <[] <* <$Ljava_2Flang_2FObject_3B>>>>, i32, i32, <* <$Ljava_2Flang_2FObject_3B>>) void,
  &Ljava_2Futil_2FArrays_3B_7Cequals_7C_28ALjava_2Flang_2FObject_3BALjava_2Flang_2FObject_3B_29Z public static (<* <[] <* <$Ljava_2Flang_2FObject_3B>>>>, <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>) u1,
  &Ljava_2Futil_2FArrays_3B_7ChashCode_7C_28ALjava_2Flang_2FObject_3B_29I public static (<* <[] <* <$Ljava_2Flang_2FObject_3B>>>>) i32,
  &Ljava_2Futil_2FArrays_3B_7CcopyOf_7C_28ALjava_2Flang_2FObject_3BI_29ALjava_2Flang_2FObject_3B public static (<* <[] <* <$Ljava_2Flang_2FObject_3B>>>>, i32) <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>,
  &Ljava_2Futil_2FArrays_3B_7CcopyOfRange_7C_28ALjava_2Flang_2FObject_3BII_29ALjava_2Flang_2FObject_3B public static (<* <[] <* <$Ljava_2Flang_2FObject_3B>>>>, i32, i32) <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>,
  &Ljava_2Futil_2FArrays_3B_7Csort_7C_28ALjava_2Flang_2FObject_3B_29V public static (<* <[] <* <$Ljava_2Flang_2FObject_3B>>>>) void,
  &Ljava_2Futil_2FArrays_3B_7Csort_7C_28ALjava_2Flang_2FObject_3BLjava_2Futil_2FComparator_3B_29V public static (<* <[] <* <$Ljava_2Flang_2FObject_3B>>>>, <* <$Ljava_2Futil_2FComparator_3B>>) void,
  &Ljava_2Futil_2FArrays_3B_7Csort_7C_28ALjava_2Flang_2FObject_3BII_29V public static (<* <[] <* <$Ljava_2Flang_2FObject_3B>>>>, i32, i32) void,
  &Ljava_2Futil_2FArrays_3B_7CcheckRange_7C_28III_29V private static (i32, i32, i32) void
}>

func &Ljava_2Futil_2FArrays_3B_7C_3Cinit_3E_7C_28_29V private constructor (var %_this <* <$Ljava_2Futil_2FArrays_3B>>) void {
  call &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_this)
  return ()
}

func &Ljava_2Futil_2FArrays_3B_7CasList_7C_28ALjava_2Flang_2FObject_3B_29Ljava_2Futil_2FList_3B public static (var %elements <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>) <* <$Ljava_2Futil_2FList_3B>> {
  var %_1 <* <$Ljava_2Futil_2FListOfArray_3B>>
  dassign %_1 (gcmalloc ref <$Ljava_2Futil_2FListOfArray_3B>)
  call &Ljava_2Futil_2FListOfArray_3B_7C_3Cinit_3E_7C_28ALjava_2Flang_2FObject_3B_29V (dread ref %_1, dread ref %elements)
  return (dread ref %_1)
}

func &Ljava_2Futil_2FArrays_3B_7CtoString_7C_28AZ_29Ljava_2Flang_2FString_3B public static (var %array <* <[] u1>>) <* <$Ljava_2Flang_2FString_3B>> {
  var %_1 <* <$Ljava_2Flang_2FString_3B>>
  var %_2 <* <$Ljava_2Flang_2FString_3B>>
  var %_3 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %text <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %i i32
  var %_4 <* <$Ljava_2Flang_2FString_3B>>
  var %_5 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %_6 <* <$Ljava_2Flang_2FString_3B>>
  if (eq u1 ref (dread ref %array, constval ref 0)) {
    # "null"
    callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6e0075006c006c00) { dassign %_1 }
    return (dread ref %_1)
  }
  # "["
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_5b00) { dassign %_2 }
  dassign %_3 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  call &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %_3, dread ref %_2)
  dassign %text (dread ref %_3)
  dassign %i (constval i32 0)
  while (lt u1 i32 (dread i32 %i, intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %array))) {
    if (gt u1 i32 (dread i32 %i, constval i32 0)) {
      # ", "
      callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2c002000) { dassign %_4 }
      virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %text, dread ref %_4) {}
    }
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Z_29Ljava_2Flang_2FStringBuilder_3B (dread ref %text, iread u1 <* u1> 0 (array 1 ptr <* <[] u1>> (dread ref %array, dread i32 %i))) {}
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %text, constval i32 93) { dassign %_5 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %_5) { dassign %_6 }
  return (dread ref %_6)
}

func &Ljava_2Futil_2FArrays_3B_7Cfill_7C_28AZZ_29V public static (var %array <* <[] u1>>, var %value u1) void {
  var %i i32
  dassign %i (constval i32 0)
  while (lt u1 i32 (dread i32 %i, intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %array))) {
    iassign <* u1> 0 (array 1 ptr <* <[] u1>> (dread ref %array, dread i32 %i), dread u1 %value)
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  return ()
}

func &Ljava_2Futil_2FArrays_3B_7Cfill_7C_28AZIIZ_29V public static (var %array <* <[] u1>>, var %start i32, var %end i32, var %value u1) void {
  var %i i32
  call &Ljava_2Futil_2FArrays_3B_7CcheckRange_7C_28III_29V (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %array), dread i32 %start, dread i32 %end)
  dassign %i (dread i32 %start)
  while (lt u1 i32 (dread i32 %i, dread i32 %end)) {
    iassign <* u1> 0 (array 1 ptr <* <[] u1>> (dread ref %array, dread i32 %i), dread u1 %value)
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  return ()
}

func &Ljava_2Futil_2FArrays_3B_7Cequals_7C_28AZAZ_29Z public static (var %left <* <[] u1>>, var %right <* <[] u1>>) u1 {
  var %i i32
  if (eq u1 ref (dread ref %left, dread ref %right)) {
    return (constval u1 1)
  }
  if (cior u1 (cior u1 (eq u1 ref (dread ref %left, constval ref 0), eq u1 ref (dread ref %right, constval ref 0)), ne u1 i32 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %left), intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %right)))) {
    return (constval u1 0)
  }
  dassign %i (constval i32 0)
  while (lt u1 i32 (dread i32 %i, intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %left))) {
    if (ne u1 u1 (iread u1 <* u1> 0 (array 1 ptr <* <[] u1>> (dread ref %left, dread i32 %i)), iread u1 <* u1> 0 (array 1 ptr <* <[] u1>> (dread ref %right, dread i32 %i)))) {
      return (constval u1 0)
    }
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  return (constval u1 1)
}

func &Ljava_2Futil_2FArrays_3B_7ChashCode_7C_28AZ_29I public static (var %array <* <[] u1>>) i32 {
  var %hash i32
  var %i i32
  var %_2 i32
  if (eq u1 ref (dread ref %array, constval ref 0)) {
    return (constval i32 0)
  }
  dassign %hash (constval i32 1)
  dassign %i (constval i32 0)
  while (lt u1 i32 (dread i32 %i, intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %array))) {
    intrinsiccallwithtype <$Ljava_2Flang_2FBoolean_3B> JAVA_CLINIT_CHECK ()
    callassigned &Ljava_2Flang_2FBoolean_3B_7ChashCode_7C_28Z_29I (iread u1 <* u1> 0 (array 1 ptr <* <[] u1>> (dread ref %array, dread i32 %i))) { dassign %_2 }
    dassign %hash (add i32 (mul i32 (constval i32 31, dread i32 %hash), dread i32 %_2))
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  return (dread i32 %hash)
}

func &Ljava_2Futil_2FArrays_3B_7CcopyOf_7C_28AZI_29AZ public static (var %array <* <[] u1>>, var %length i32) <* <[] u1>> {
  var %_1 <* <[] u1>>
  var %copy <* <[] u1>>
  var %_2 i32
  var %common i32
  var %i i32
  dassign %_1 (gcmallocjarray ref <[] u1> (dread i32 %length))
  dassign %copy (dread ref %_1)
  callassigned &Ljava_2Flang_2FMath_3B_7Cmin_7C_28II_29I (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %array), dread i32 %length) { dassign %_2 }
  dassign %common (dread i32 %_2)
  dassign %i (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %common)) {
    iassign <* u1> 0 (array 1 ptr <* <[] u1>> (dread ref %copy, dread i32 %i), iread u1 <* u1> 0 (array 1 ptr <* <[] u1>> (dread ref %array, dread i32 %i)))
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  return (dread ref %copy)
}

func &Ljava_2Futil_2FArrays_3B_7CcopyOfRange_7C_28AZII_29AZ public static (var %array <* <[] u1>>, var %start i32, var %end i32) <* <[] u1>> {
  var %_1 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %_2 <* <$Ljava_2Flang_2FString_3B>>
  var %_3 <* <$Ljava_2Flang_2FString_3B>>
  var %_4 <* <$Ljava_2Flang_2FIllegalArgumentException_3B>>
  var %length i32
  var %_5 <* <[] u1>>
  var %copy <* <[] u1>>
  var %_6 i32
  var %common i32
  var %i i32
  if (gt u1 i32 (dread i32 %start, dread i32 %end)) {
    dassign %_1 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
    call &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_1)
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_1, dread i32 %start) {}
    # " > "
    callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_20003e002000) { dassign %_2 }
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_1, dread ref %_2) {}
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_1, dread i32 %end) {}
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %_1) { dassign %_3 }
    dassign %_4 (gcmalloc ref <$Ljava_2Flang_2FIllegalArgumentException_3B>)
    call &Ljava_2Flang_2FIllegalArgumentException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %_4, dread ref %_3)
    throw (dread ref %_4)
  }
  dassign %length (sub i32 (dread i32 %end, dread i32 %start))
  dassign %_5 (gcmallocjarray ref <[] u1> (dread i32 %length))
  dassign %copy (dread ref %_5)
  callassigned &Ljava_2Flang_2FMath_3B_7Cmin_7C_28II_29I (sub i32 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %array), dread i32 %start), dread i32 %length) { dassign %_6 }
  dassign %common (dread i32 %_6)
  dassign %i (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %common)) {
    iassign <* u1> 0 (array 1 ptr <* <[] u1>> (dread ref %copy, dread i32 %i), iread u1 <* u1> 0 (array 1 ptr <* <[] u1>> (dread ref %array, add i32 (dread i32 %start, dread i32 %i))))
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  return (dread ref %copy)
}

func &Ljava_2Futil_2FArrays_3B_7CtoString_7C_28AB_29Ljava_2Flang_2FString_3B public static (var %array <* <[] i8>>) <* <$Ljava_2Flang_2FString_3B>> {
  var %_1 <* <$Ljava_2Flang_2FString_3B>>
  var %_2 <* <$Ljava_2Flang_2FString_3B>>
  var %_3 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %text <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %i i32
  var %_4 <* <$Ljava_2Flang_2FString_3B>>
  var %_5 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %_6 <* <$Ljava_2Flang_2FString_3B>>
  if (eq u1 ref (dread ref %array, constval ref 0)) {
    # "null"
    callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6e0075006c006c00) { dassign %_1 }
    return (dread ref %_1)
  }
  # "["
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_5b00) { dassign %_2 }
  dassign %_3 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  call &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %_3, dread ref %_2)
  dassign %text (dread ref %_3)
  dassign %i (constval i32 0)
  while (lt u1 i32 (dread i32 %i, intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %array))) {
    if (gt u1 i32 (dread i32 %i, constval i32 0)) {
      # ", "
      callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2c002000) { dassign %_4 }
      virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %text, dread ref %_4) {}
    }
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %text, iread i32 <* i8> 0 (array 1 ptr <* <[] i8>> (dread ref %array, dread i32 %i))) {}
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %text, constval i32 93) { dassign %_5 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %_5) { dassign %_6 }
  return (dread ref %_6)
}

func &Ljava_2Futil_2FArrays_3B_7Cfill_7C_28ABB_29V public static (var %array <* <[] i8>>, var %value i8) void {
  var %i i32
  dassign %i (constval i32 0)
  while (lt u1 i32 (dread i32 %i, intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %array))) {
    iassign <* i8> 0 (array 1 ptr <* <[] i8>> (dread ref %array, dread i32 %i), dread i32 %value)
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  return ()
}

func &Ljava_2Futil_2FArrays_3B_7Cfill_7C_28ABIIB_29V public static (var %array <* <[] i8>>, var %start i32, var %end i32, var %value i8) void {
  var %i i32
  call &Ljava_2Futil_2FArrays_3B_7CcheckRange_7C_28III_29V (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %array), dread i32 %start, dread i32 %end)
  dassign %i (dread i32 %start)
  while (lt u1 i32 (dread i32 %i, dread i32 %end)) {
    iassign <* i8> 0 (array 1 ptr <* <[] i8>> (dread ref %array, dread i32 %i), dread i32 %value)
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  return ()
}

func &Ljava_2Futil_2FArrays_3B_7Cequals_7C_28ABAB_29Z public static (var %left <* <[] i8>>, var %right <* <[] i8>>) u1 {
  var %i i32
  if (eq u1 ref (dread ref %left, dread ref %right)) {
    return (constval u1 1)
  }
  if (cior u1 (cior u1 (eq u1 ref (dread ref %left, constval ref 0), eq u1 ref (dread ref %right, constval ref 0)), ne u1 i32 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %left), intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %right)))) {
    return (constval u1 0)
  }
  dassign %i (constval i32 0)
  while (lt u1 i32 (dread i32 %i, intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %left))) {
    if (ne u1 i32 (iread i32 <* i8> 0 (array 1 ptr <* <[] i8>> (dread ref %left, dread i32 %i)), iread i32 <* i8> 0 (array 1 ptr <* <[] i8>> (dread ref %right, dread i32 %i)))) {
      return (constval u1 0)
    }
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  return (constval u1 1)
}

func &Ljava_2Futil_2FArrays_3B_7ChashCode_7C_28AB_29I public static (var %array <* <[] i8>>) i32 {
  var %hash i32
  var %i i32
  if (eq u1 ref (dread ref %array, constval ref 0)) {
    return (constval i32 0)
  }
  dassign %hash (constval i32 1)
  dassign %i (constval i32 0)
  while (lt u1 i32 (dread i32 %i, intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %array))) {
    dassign %hash (add i32 (mul i32 (constval i32 31, dread i32 %hash), iread i32 <* i8> 0 (array 1 ptr <* <[] i8>> (dread ref %array, dread i32 %i))))
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  return (dread i32 %hash)
}

func &Ljava_2Futil_2FArrays_3B_7CcopyOf_7C_28ABI_29AB public static (var %array <* <[] i8>>, var %length i32) <* <[] i8>> {
  var %_1 <* <[] i8>>
  var %copy <* <[] i8>>
  var %_2 i32
  var %common i32
  var %i i32
  dassign %_1 (gcmallocjarray ref <[] i8> (dread i32 %length))
  dassign %copy (dread ref %_1)
  callassigned &Ljava_2Flang_2FMath_3B_7Cmin_7C_28II_29I (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %array), dread i32 %length) { dassign %_2 }
  dassign %common (dread i32 %_2)
  dassign %i (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %common)) {
    iassign <* i8> 0 (array 1 ptr <* <[] i8>> (dread ref %copy, dread i32 %i), iread i32 <* i8> 0 (array 1 ptr <* <[] i8>> (dread ref %array, dread i32 %i)))
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  return (dread ref %copy)
}

func &Ljava_2Futil_2FArrays_3B_7CcopyOfRange_7C_28ABII_29AB public static (var %array <* <[] i8>>, var %start i32, var %end i32) <* <[] i8>> {
  var %_1 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %_2 <* <$Ljava_2Flang_2FString_3B>>
  var %_3 <* <$Ljava_2Flang_2FString_3B>>
  var %_4 <* <$Ljava_2Flang_2FIllegalArgumentException_3B>>
  var %length i32
  var %_5 <* <[] i8>>
  var %copy <* <[] i8>>
  var %_6 i32
  var %common i32
  var %i i32
  if (gt u1 i32 (dread i32 %start, dread i32 %end)) {
    dassign %_1 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
    call &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_1)
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_1, dread i32 %start) {}
    # " > "
    callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_20003e002000) { dassign %_2 }
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_1, dread ref %_2) {}
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_1, dread i32 %end) {}
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %_1) { dassign %_3 }
    dassign %_4 (gcmalloc ref <$Ljava_2Flang_2FIllegalArgumentException_3B>)
    call &Ljava_2Flang_2FIllegalArgumentException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %_4, dread ref %_3)
    throw (dread ref %_4)
  }
  dassign %length (sub i32 (dread i32 %end, dread i32 %start))
  dassign %_5 (gcmallocjarray ref <[] i8> (dread i32 %length))
  dassign %copy (dread ref %_5)
  callassigned &Ljava_2Flang_2FMath_3B_7Cmin_7C_28II_29I (sub i32 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %array), dread i32 %start), dread i32 %length) { dassign %_6 }
  dassign %common (dread i32 %_6)
  dassign %i (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %common)) {
    iassign <* i8> 0 (array 1 ptr <* <[] i8>> (dread ref %copy, dread i32 %i), iread i32 <* i8> 0 (array 1 ptr <* <[] i8>> (dread ref %array, add i32 (dread i32 %start, dread i32 %i))))
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  return (dread ref %copy)
}

func &Ljava_2Futil_2FArrays_3B_7Csort_7C_28AB_29V public static (var %array <* <[] i8>>) void {
  call &Ljava_2Futil_2FArrays_3B_7Csort_7C_28ABII_29V (dread ref %array, constval i32 0, intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %array))
  return ()
}

func &Ljava_2Futil_2FArrays_3B_7Csort_7C_28ABII_29V public static (var %array <* <[] i8>>, var %start i32, var %end i32) void {
  var %_1 <* <[] i8>>
  var %_2 <* <[] i8>>
  call &Ljava_2Futil_2FArrays_3B_7CcheckRange_7C_28III_29V (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %array), dread i32 %start, dread i32 %end)
  if (gt u1 i32 (sub i32 (dread i32 %end, dread i32 %start), constval i32 1)) {
    dassign %_2 (dread ref %array)
    dassign %_1 (gcmallocjarray ref <[] i8> (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %array)))
    call &__java_sortBytes (dread ref %_2, dread i32 %start, dread i32 %end, dread ref %_1)
  }
  return ()
}

func &Ljava_2Futil_2FArrays_3B_7CbinarySearch_7C_28ABB_29I public static (var %array <* <[] i8>>, var %key i8) i32 {
  var %low i32
  var %high i32
  var %middle i32
  var %value i8
  dassign %low (constval i32 0)
  dassign %high (sub i32 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %array), constval i32 1))
  while (le u1 i32 (dread i32 %low, dread i32 %high)) {
    dassign %middle (lshr i32 (add i32 (dread i32 %low, dread i32 %high), constval i32 1))
    dassign %value (iread i32 <* i8> 0 (array 1 ptr <* <[] i8>> (dread ref %array, dread i32 %middle)))
    if (lt u1 i32 (dread i32 %value, dread i32 %key)) {
      dassign %low (add i32 (dread i32 %middle, constval i32 1))
    } else {
      if (gt u1 i32 (dread i32 %value, dread i32 %key)) {
        dassign %high (sub i32 (dread i32 %middle, constval i32 1))
      } else {
        return (dread i32 %middle)
      }
    }
  }
  return (neg i32 (add i32 (dread i32 %low, constval i32 1)))
}

func &Ljava_2Futil_2FArrays_3B_7CtoString_7C_28AC_29Ljava_2Flang_2FString_3B public static (var %array <* <[] u16>>) <* <$Ljava_2Flang_2FString_3B>> {
  var %_1 <* <$Ljava_2Flang_2FString_3B>>
  var %_2 <* <$Ljava_2Flang_2FString_3B>>
  var %_3 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %text <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %i i32
  var %_4 <* <$Ljava_2Flang_2FString_3B>>
  var %_5 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %_6 <* <$Ljava_2Flang_2FString_3B>>
  if (eq u1 ref (dread ref %array, constval ref 0)) {
    # "null"
    callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6e0075006c006c00) { dassign %_1 }
    return (dread ref %_1)
  }
  # "["
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_5b00) { dassign %_2 }
  dassign %_3 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  call &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %_3, dread ref %_2)
  dassign %text (dread ref %_3)
  dassign %i (constval i32 0)
  while (lt u1 i32 (dread i32 %i, intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %array))) {
    if (gt u1 i32 (dread i32 %i, constval i32 0)) {
      # ", "
      callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2c002000) { dassign %_4 }
      virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %text, dread ref %_4) {}
    }
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %text, iread i32 <* u16> 0 (array 1 ptr <* <[] u16>> (dread ref %array, dread i32 %i))) {}
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %text, constval i32 93) { dassign %_5 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %_5) { dassign %_6 }
  return (dread ref %_6)
}

func &Ljava_2Futil_2FArrays_3B_7Cfill_7C_28ACC_29V public static (var %array <* <[] u16>>, var %value u16) void {
  var %i i32
  dassign %i (constval i32 0)
  while (lt u1 i32 (dread i32 %i, intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %array))) {
    iassign <* u16> 0 (array 1 ptr <* <[] u16>> (dread ref %array, dread i32 %i), dread i32 %value)
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  return ()
}

func &Ljava_2Futil_2FArrays_3B_7Cfill_7C_28ACIIC_29V public static (var %array <* <[] u16>>, var %start i32, var %end i32, var %value u16) void {
  var %i i32
  call &Ljava_2Futil_2FArrays_3B_7CcheckRange_7C_28III_29V (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %array), dread i32 %start, dread i32 %end)
  dassign %i (dread i32 %start)
  while (lt u1 i32 (dread i32 %i, dread i32 %end)) {
    iassign <* u16> 0 (array 1 ptr <* <[] u16>> (dread ref %array, dread i32 %i), dread i32 %value)
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  return ()
}

func &Ljava_2Futil_2FArrays_3B_7Cequals_7C_28ACAC_29Z public static (var %left <* <[] u16>>, var %right <* <[] u16>>) u1 {
  var %i i32
  if (eq u1 ref (dread ref %left, dread ref %right)) {
    return (constval u1 1)
  }
  if (cior u1 (cior u1 (eq u1 ref (dread ref %left, constval ref 0), eq u1 ref (dread ref %right, constval ref 0)), ne u1 i32 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %left), intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %right)))) {
    return (constval u1 0)
  }
  dassign %i (constval i32 0)
  while (lt u1 i32 (dread i32 %i, intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %left))) {
    if (ne u1 i32 (iread i32 <* u16> 0 (array 1 ptr <* <[] u16>> (dread ref %left, dread i32 %i)), iread i32 <* u16> 0 (array 1 ptr <* <[] u16>> (dread ref %right, dread i32 %i)))) {
      return (constval u1 0)
    }
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  return (constval u1 1)
}

func &Ljava_2Futil_2FArrays_3B_7ChashCode_7C_28AC_29I public static (var %array <* <[] u16>>) i32 {
  var %hash i32
  var %i i32
  if (eq u1 ref (dread ref %array, constval ref 0)) {
    return (constval i32 0)
  }
  dassign %hash (constval i32 1)
  dassign %i (constval i32 0)
  while (lt u1 i32 (dread i32 %i, intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %array))) {
    dassign %hash (add i32 (mul i32 (constval i32 31, dread i32 %hash), iread i32 <* u16> 0 (array 1 ptr <* <[] u16>> (dread ref %array, dread i32 %i))))
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  return (dread i32 %hash)
}

func &Ljava_2Futil_2FArrays_3B_7CcopyOf_7C_28ACI_29AC public static (var %array <* <[] u16>>, var %length i32) <* <[] u16>> {
  var %_1 <* <[] u16>>
  var %copy <* <[] u16>>
  var %_2 i32
  var %common i32
  var %i i32
  dassign %_1 (gcmallocjarray ref <[] u16> (dread i32 %length))
  dassign %copy (dread ref %_1)
  callassigned &Ljava_2Flang_2FMath_3B_7Cmin_7C_28II_29I (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %array), dread i32 %length) { dassign %_2 }
  dassign %common (dread i32 %_2)
  dassign %i (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %common)) {
    iassign <* u16> 0 (array 1 ptr <* <[] u16>> (dread ref %copy, dread i32 %i), iread i32 <* u16> 0 (array 1 ptr <* <[] u16>> (dread ref %array, dread i32 %i)))
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  return (dread ref %copy)
}

func &Ljava_2Futil_2FArrays_3B_7CcopyOfRange_7C_28ACII_29AC public static (var %array <* <[] u16>>, var %start i32, var %end i32) <* <[] u16>> {
  var %_1 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %_2 <* <$Ljava_2Flang_2FString_3B>>
  var %_3 <* <$Ljava_2Flang_2FString_3B>>
  var %_4 <* <$Ljava_2Flang_2FIllegalArgumentException_3B>>
  var %length i32
  var %_5 <* <[] u16>>
  var %copy <* <[] u16>>
  var %_6 i32
  var %common i32
  var %i i32
  if (gt u1 i32 (dread i32 %start, dread i32 %end)) {
    dassign %_1 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
    call &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_1)
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_1, dread i32 %start) {}
    # " > "
    callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_20003e002000) { dassign %_2 }
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_1, dread ref %_2) {}
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_1, dread i32 %end) {}
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %_1) { dassign %_3 }
    dassign %_4 (gcmalloc ref <$Ljava_2Flang_2FIllegalArgumentException_3B>)
    call &Ljava_2Flang_2FIllegalArgumentException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %_4, dread ref %_3)
    throw (dread ref %_4)
  }
  dassign %length (sub i32 (dread i32 %end, dread i32 %start))
  dassign %_5 (gcmallocjarray ref <[] u16> (dread i32 %length))
  dassign %copy (dread ref %_5)
  callassigned &Ljava_2Flang_2FMath_3B_7Cmin_7C_28II_29I (sub i32 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %array), dread i32 %start), dread i32 %length) { dassign %_6 }
  dassign %common (dread i32 %_6)
  dassign %i (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %common)) {
    iassign <* u16> 0 (array 1 ptr <* <[] u16>> (dread ref %copy, dread i32 %i), iread i32 <* u16> 0 (array 1 ptr <* <[] u16>> (dread ref %array, add i32 (dread i32 %start, dread i32 %i))))
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  return (dread ref %copy)
}

func &Ljava_2Futil_2FArrays_3B_7Csort_7C_28AC_29V public static (var %array <* <[] u16>>) void {
  call &Ljava_2Futil_2FArrays_3B_7Csort_7C_28ACII_29V (dread ref %array, constval i32 0, intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %array))
  return ()
}

func &Ljava_2Futil_2FArrays_3B_7Csort_7C_28ACII_29V public static (var %array <* <[] u16>>, var %start i32, var %end i32) void {
  var %_1 <* <[] u16>>
  var %_2 <* <[] u16>>
  call &Ljava_2Futil_2FArrays_3B_7CcheckRange_7C_28III_29V (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %array), dread i32 %start, dread i32 %end)
  if (gt u1 i32 (sub i32 (dread i32 %end, dread i32 %start), constval i32 1)) {
    dassign %_2 (dread ref %array)
    dassign %_1 (gcmallocjarray ref <[] u16> (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %array)))
    call &__java_sortChars (dread ref %_2, dread i32 %start, dread i32 %end, dread ref %_1)
  }
  return ()
}

func &Ljava_2Futil_2FArrays_3B_7CbinarySearch_7C_28ACC_29I public static (var %array <* <[] u16>>, var %key u16) i32 {
  var %low i32
  var %high i32
  var %middle i32
  var %value u16
  dassign %low (constval i32 0)
  dassign %high (sub i32 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %array), constval i32 1))
  while (le u1 i32 (dread i32 %low, dread i32 %high)) {
    dassign %middle (lshr i32 (add i32 (dread i32 %low, dread i32 %high), constval i32 1))
    dassign %value (iread i32 <* u16> 0 (array 1 ptr <* <[] u16>> (dread ref %array, dread i32 %middle)))
    if (lt u1 i32 (dread i32 %value, dread i32 %key)) {
      dassign %low (add i32 (dread i32 %middle, constval i32 1))
    } else {
      if (gt u1 i32 (dread i32 %value, dread i32 %key)) {
        dassign %high (sub i32 (dread i32 %middle, constval i32 1))
      } else {
        return (dread i32 %middle)
      }
    }
  }
  return (neg i32 (add i32 (dread i32 %low, constval i32 1)))
}

func &Ljava_2Futil_2FArrays_3B_7CtoString_7C_28AS_29Ljava_2Flang_2FString_3B public static (var %array <* <[] i16>>) <* <$Ljava_2Flang_2FString_3B>> {
  var %_1 <* <$Ljava_2Flang_2FString_3B>>
  var %_2 <* <$Ljava_2Flang_2FString_3B>>
  var %_3 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %text <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %i i32
  var %_4 <* <$Ljava_2Flang_2FString_3B>>
  var %_5 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %_6 <* <$Ljava_2Flang_2FString_3B>>
  if (eq u1 ref (dread ref %array, constval ref 0)) {
    # "null"
    callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6e0075006c006c00) { dassign %_1 }
    return (dread ref %_1)
  }
  # "["
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_5b00) { dassign %_2 }
  dassign %_3 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  call &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %_3, dread ref %_2)
  dassign %text (dread ref %_3)
  dassign %i (constval i32 0)
  while (lt u1 i32 (dread i32 %i, intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %array))) {
    if (gt u1 i32 (dread i32 %i, constval i32 0)) {
      # ", "
      callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2c002000) { dassign %_4 }
      virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %text, dread ref %_4) {}
    }
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %text, iread i32 <* i16> 0 (array 1 ptr <* <[] i16>> (dread ref %array, dread i32 %i))) {}
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %text, constval i32 93) { dassign %_5 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %_5) { dassign %_6 }
  return (dread ref %_6)
}

func &Ljava_2Futil_2FArrays_3B_7Cfill_7C_28ASS_29V public static (var %array <* <[] i16>>, var %value i16) void {
  var %i i32
  dassign %i (constval i32 0)
  while (lt u1 i32 (dread i32 %i, intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %array))) {
    iassign <* i16> 0 (array 1 ptr <* <[] i16>> (dread ref %array, dread i32 %i), dread i32 %value)
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  return ()
}

func &Ljava_2Futil_2FArrays_3B_7Cfill_7C_28ASIIS_29V public static (var %array <* <[] i16>>, var %start i32, var %end i32, var %value i16) void {
  var %i i32
  call &Ljava_2Futil_2FArrays_3B_7CcheckRange_7C_28III_29V (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %array), dread i32 %start, dread i32 %end)
  dassign %i (dread i32 %start)
  while (lt u1 i32 (dread i32 %i, dread i32 %end)) {
    iassign <* i16> 0 (array 1 ptr <* <[] i16>> (dread ref %array, dread i32 %i), dread i32 %value)
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  return ()
}

func &Ljava_2Futil_2FArrays_3B_7Cequals_7C_28ASAS_29Z public static (var %left <* <[] i16>>, var %right <* <[] i16>>) u1 {
  var %i i32
  if (eq u1 ref (dread ref %left, dread ref %right)) {
    return (constval u1 1)
  }
  if (cior u1 (cior u1 (eq u1 ref (dread ref %left, constval ref 0), eq u1 ref (dread ref %right, constval ref 0)), ne u1 i32 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %left), intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %right)))) {
    return (constval u1 0)
  }
  dassign %i (constval i32 0)
  while (lt u1 i32 (dread i32 %i, intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %left))) {
    if (ne u1 i32 (iread i32 <* i16> 0 (array 1 ptr <* <[] i16>> (dread ref %left, dread i32 %i)), iread i32 <* i16> 0 (array 1 ptr <* <[] i16>> (dread ref %right, dread i32 %i)))) {
      return (constval u1 0)
    }
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  return (constval u1 1)
}

func &Ljava_2Futil_2FArrays_3B_7ChashCode_7C_28AS_29I public static (var %array <* <[] i16>>) i32 {
  var %hash i32
  var %i i32
  if (eq u1 ref (dread ref %array, constval ref 0)) {
    return (constval i32 0)
  }
  dassign %hash (constval i32 1)
  dassign %i (constval i32 0)
  while (lt u1 i32 (dread i32 %i, intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %array))) {
    dassign %hash (add i32 (mul i32 (constval i32 31, dread i32 %hash), iread i32 <* i16> 0 (array 1 ptr <* <[] i16>> (dread ref %array, dread i32 %i))))
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  return (dread i32 %hash)
}

func &Ljava_2Futil_2FArrays_3B_7CcopyOf_7C_28ASI_29AS public static (var %array <* <[] i16>>, var %length i32) <* <[] i16>> {
  var %_1 <* <[] i16>>
  var %copy <* <[] i16>>
  var %_2 i32
  var %common i32
  var %i i32
  dassign %_1 (gcmallocjarray ref <[] i16> (dread i32 %length))
  dassign %copy (dread ref %_1)
  callassigned &Ljava_2Flang_2FMath_3B_7Cmin_7C_28II_29I (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %array), dread i32 %length) { dassign %_2 }
  dassign %common (dread i32 %_2)
  dassign %i (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %common)) {
    iassign <* i16> 0 (array 1 ptr <* <[] i16>> (dread ref %copy, dread i32 %i), iread i32 <* i16> 0 (array 1 ptr <* <[] i16>> (dread ref %array, dread i32 %i)))
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  return (dread ref %copy)
}

func &Ljava_2Futil_2FArrays_3B_7CcopyOfRange_7C_28ASII_29AS public static (var %array <* <[] i16>>, var %start i32, var %end i32) <* <[] i16>> {
  var %_1 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %_2 <* <$Ljava_2Flang_2FString_3B>>
  var %_3 <* <$Ljava_2Flang_2FString_3B>>
  var %_4 <* <$Ljava_2Flang_2FIllegalArgumentException_3B>>
  var %length i32
  var %_5 <* <[] i16>>
  var %copy <* <[] i16>>
  var %_6 i32
  var %common i32
  var %i i32
  if (gt u1 i32 (dread i32 %start, dread i32 %end)) {
    dassign %_1 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
    call &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_1)
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_1, dread i32 %start) {}
    # " > "
    callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_20003e002000) { dassign %_2 }
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_1, dread ref %_2) {}
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_1, dread i32 %end) {}
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %_1) { dassign %_3 }
    dassign %_4 (gcmalloc ref <$Ljava_2Flang_2FIllegalArgumentException_3B>)
    call &Ljava_2Flang_2FIllegalArgumentException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %_4, dread ref %_3)
    throw (dread ref %_4)
  }
  dassign %length (sub i32 (dread i32 %end, dread i32 %start))
  dassign %_5 (gcmallocjarray ref <[] i16> (dread i32 %length))
  dassign %copy (dread ref %_5)
  callassigned &Ljava_2Flang_2FMath_3B_7Cmin_7C_28II_29I (sub i32 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %array), dread i32 %start), dread i32 %length) { dassign %_6 }
  dassign %common (dread i32 %_6)
  dassign %i (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %common)) {
    iassign <* i16> 0 (array 1 ptr <* <[] i16>> (dread ref %copy, dread i32 %i), iread i32 <* i16> 0 (array 1 ptr <* <[] i16>> (dread ref %array, add i32 (dread i32 %start, dread i32 %i))))
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  return (dread ref %copy)
}

func &Ljava_2Futil_2FArrays_3B_7Csort_7C_28AS_29V public static (var %array <* <[] i16>>) void {
  call &Ljava_2Futil_2FArrays_3B_7Csort_7C_28ASII_29V (dread ref %array, constval i32 0, intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %array))
  return ()
}

func &Ljava_2Futil_2FArrays_3B_7Csort_7C_28ASII_29V public static (var %array <* <[] i16>>, var %start i32, var %end i32) void {
  var %_1 <* <[] i16>>
  var %_2 <* <[] i16>>
  call &Ljava_2Futil_2FArrays_3B_7CcheckRange_7C_28III_29V (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %array), dread i32 %start, dread i32 %end)
  if (gt u1 i32 (sub i32 (dread i32 %end, dread i32 %start), constval i32 1)) {
    dassign %_2 (dread ref %array)
    dassign %_1 (gcmallocjarray ref <[] i16> (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %array)))
    call &__java_sortShorts (dread ref %_2, dread i32 %start, dread i32 %end, dread ref %_1)
  }
  return ()
}

func &Ljava_2Futil_2FArrays_3B_7CbinarySearch_7C_28ASS_29I public static (var %array <* <[] i16>>, var %key i16) i32 {
  var %low i32
  var %high i32
  var %middle i32
  var %value i16
  dassign %low (constval i32 0)
  dassign %high (sub i32 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %array), constval i32 1))
  while (le u1 i32 (dread i32 %low, dread i32 %high)) {
    dassign %middle (lshr i32 (add i32 (dread i32 %low, dread i32 %high), constval i32 1))
    dassign %value (iread i32 <* i16> 0 (array 1 ptr <* <[] i16>> (dread ref %array, dread i32 %middle)))
    if (lt u1 i32 (dread i32 %value, dread i32 %key)) {
      dassign %low (add i32 (dread i32 %middle, constval i32 1))
    } else {
      if (gt u1 i32 (dread i32 %value, dread i32 %key)) {
        dassign %high (sub i32 (dread i32 %middle, constval i32 1))
      } else {
        return (dread i32 %middle)
      }
    }
  }
  return (neg i32 (add i32 (dread i32 %low, constval i32 1)))
}

func &Ljava_2Futil_2FArrays_3B_7CtoString_7C_28AI_29Ljava_2Flang_2FString_3B public static (var %array <* <[] i32>>) <* <$Ljava_2Flang_2FString_3B>> {
  var %_1 <* <$Ljava_2Flang_2FString_3B>>
  var %_2 <* <$Ljava_2Flang_2FString_3B>>
  var %_3 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %text <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %i i32
  var %_4 <* <$Ljava_2Flang_2FString_3B>>
  var %_5 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %_6 <* <$Ljava_2Flang_2FString_3B>>
  if (eq u1 ref (dread ref %array, constval ref 0)) {
    # "null"
    callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6e0075006c006c00) { dassign %_1 }
    return (dread ref %_1)
  }
  # "["
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_5b00) { dassign %_2 }
  dassign %_3 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  call &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %_3, dread ref %_2)
  dassign %text (dread ref %_3)
  dassign %i (constval i32 0)
  while (lt u1 i32 (dread i32 %i, intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %array))) {
    if (gt u1 i32 (dread i32 %i, constval i32 0)) {
      # ", "
      callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2c002000) { dassign %_4 }
      virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %text, dread ref %_4) {}
    }
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %text, iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %array, dread i32 %i))) {}
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %text, constval i32 93) { dassign %_5 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %_5) { dassign %_6 }
  return (dread ref %_6)
}

func &Ljava_2Futil_2FArrays_3B_7Cfill_7C_28AII_29V public static (var %array <* <[] i32>>, var %value i32) void {
  var %i i32
  dassign %i (constval i32 0)
  while (lt u1 i32 (dread i32 %i, intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %array))) {
    iassign <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %array, dread i32 %i), dread i32 %value)
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  return ()
}

func &Ljava_2Futil_2FArrays_3B_7Cfill_7C_28AIIII_29V public static (var %array <* <[] i32>>, var %start i32, var %end i32, var %value i32) void {
  var %i i32
  call &Ljava_2Futil_2FArrays_3B_7CcheckRange_7C_28III_29V (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %array), dread i32 %start, dread i32 %end)
  dassign %i (dread i32 %start)
  while (lt u1 i32 (dread i32 %i, dread i32 %end)) {
    iassign <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %array, dread i32 %i), dread i32 %value)
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  return ()
}

func &Ljava_2Futil_2FArrays_3B_7Cequals_7C_28AIAI_29Z public static (var %left <* <[] i32>>, var %right <* <[] i32>>) u1 {
  var %i i32
  if (eq u1 ref (dread ref %left, dread ref %right)) {
    return (constval u1 1)
  }
  if (cior u1 (cior u1 (eq u1 ref (dread ref %left, constval ref 0), eq u1 ref (dread ref %right, constval ref 0)), ne u1 i32 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %left), intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %right)))) {
    return (constval u1 0)
  }
  dassign %i (constval i32 0)
  while (lt u1 i32 (dread i32 %i, intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %left))) {
    if (ne u1 i32 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %left, dread i32 %i)), iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %right, dread i32 %i)))) {
      return (constval u1 0)
    }
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  return (constval u1 1)
}

func &Ljava_2Futil_2FArrays_3B_7ChashCode_7C_28AI_29I public static (var %array <* <[] i32>>) i32 {
  var %hash i32
  var %i i32
  if (eq u1 ref (dread ref %array, constval ref 0)) {
    return (constval i32 0)
  }
  dassign %hash (constval i32 1)
  dassign %i (constval i32 0)
  while (lt u1 i32 (dread i32 %i, intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %array))) {
    dassign %hash (add i32 (mul i32 (constval i32 31, dread i32 %hash), iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %array, dread i32 %i))))
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  return (dread i32 %hash)
}

func &Ljava_2Futil_2FArrays_3B_7CcopyOf_7C_28AII_29AI public static (var %array <* <[] i32>>, var %length i32) <* <[] i32>> {
  var %_1 <* <[] i32>>
  var %copy <* <[] i32>>
  var %_2 i32
  var %common i32
  var %i i32
  dassign %_1 (gcmallocjarray ref <[] i32> (dread i32 %length))
  dassign %copy (dread ref %_1)
  callassigned &Ljava_2Flang_2FMath_3B_7Cmin_7C_28II_29I (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %array), dread i32 %length) { dassign %_2 }
  dassign %common (dread i32 %_2)
  dassign %i (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %common)) {
    iassign <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %copy, dread i32 %i), iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %array, dread i32 %i)))
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  return (dread ref %copy)
}

func &Ljava_2Futil_2FArrays_3B_7CcopyOfRange_7C_28AIII_29AI public static (var %array <* <[] i32>>, var %start i32, var %end i32) <* <[] i32>> {
  var %_1 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %_2 <* <$Ljava_2Flang_2FString_3B>>
  var %_3 <* <$Ljava_2Flang_2FString_3B>>
  var %_4 <* <$Ljava_2Flang_2FIllegalArgumentException_3B>>
  var %length i32
  var %_5 <* <[] i32>>
  var %copy <* <[] i32>>
  var %_6 i32
  var %common i32
  var %i i32
  if (gt u1 i32 (dread i32 %start, dread i32 %end)) {
    dassign %_1 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
    call &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_1)
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_1, dread i32 %start) {}
    # " > "
    callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_20003e002000) { dassign %_2 }
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_1, dread ref %_2) {}
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_1, dread i32 %end) {}
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %_1) { dassign %_3 }
    dassign %_4 (gcmalloc ref <$Ljava_2Flang_2FIllegalArgumentException_3B>)
    call &Ljava_2Flang_2FIllegalArgumentException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %_4, dread ref %_3)
    throw (dread ref %_4)
  }
  dassign %length (sub i32 (dread i32 %end, dread i32 %start))
  dassign %_5 (gcmallocjarray ref <[] i32> (dread i32 %length))
  dassign %copy (dread ref %_5)
  callassigned &Ljava_2Flang_2FMath_3B_7Cmin_7C_28II_29I (sub i32 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %array), dread i32 %start), dread i32 %length) { dassign %_6 }
  dassign %common (dread i32 %_6)
  dassign %i (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %common)) {
    iassign <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %copy, dread i32 %i), iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %array, add i32 (dread i32 %start, dread i32 %i))))
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  return (dread ref %copy)
}

func &Ljava_2Futil_2FArrays_3B_7Csort_7C_28AI_29V public static (var %array <* <[] i32>>) void {
  call &Ljava_2Futil_2FArrays_3B_7Csort_7C_28AIII_29V (dread ref %array, constval i32 0, intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %array))
  return ()
}

func &Ljava_2Futil_2FArrays_3B_7Csort_7C_28AIII_29V public static (var %array <* <[] i32>>, var %start i32, var %end i32) void {
  var %_1 <* <[] i32>>
  var %_2 <* <[] i32>>
  call &Ljava_2Futil_2FArrays_3B_7CcheckRange_7C_28III_29V (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %array), dread i32 %start, dread i32 %end)
  if (gt u1 i32 (sub i32 (dread i32 %end, dread i32 %start), constval i32 1)) {
    dassign %_2 (dread ref %array)
    dassign %_1 (gcmallocjarray ref <[] i32> (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %array)))
    call &__java_sortInts (dread ref %_2, dread i32 %start, dread i32 %end, dread ref %_1)
  }
  return ()
}

func &Ljava_2Futil_2FArrays_3B_7CbinarySearch_7C_28AII_29I public static (var %array <* <[] i32>>, var %key i32) i32 {
  var %low i32
  var %high i32
  var %middle i32
  var %value i32
  dassign %low (constval i32 0)
  dassign %high (sub i32 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %array), constval i32 1))
  while (le u1 i32 (dread i32 %low, dread i32 %high)) {
    dassign %middle (lshr i32 (add i32 (dread i32 %low, dread i32 %high), constval i32 1))
    dassign %value (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %array, dread i32 %middle)))
    if (lt u1 i32 (dread i32 %value, dread i32 %key)) {
      dassign %low (add i32 (dread i32 %middle, constval i32 1))
    } else {
      if (gt u1 i32 (dread i32 %value, dread i32 %key)) {
        dassign %high (sub i32 (dread i32 %middle, constval i32 1))
      } else {
        return (dread i32 %middle)
      }
    }
  }
  return (neg i32 (add i32 (dread i32 %low, constval i32 1)))
}

func &Ljava_2Futil_2FArrays_3B_7CtoString_7C_28AJ_29Ljava_2Flang_2FString_3B public static (var %array <* <[] i64>>) <* <$Ljava_2Flang_2FString_3B>> {
  var %_1 <* <$Ljava_2Flang_2FString_3B>>
  var %_2 <* <$Ljava_2Flang_2FString_3B>>
  var %_3 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %text <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %i i32
  var %_4 <* <$Ljava_2Flang_2FString_3B>>
  var %_5 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %_6 <* <$Ljava_2Flang_2FString_3B>>
  if (eq u1 ref (dread ref %array, constval ref 0)) {
    # "null"
    callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6e0075006c006c00) { dassign %_1 }
    return (dread ref %_1)
  }
  # "["
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_5b00) { dassign %_2 }
  dassign %_3 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  call &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %_3, dread ref %_2)
  dassign %text (dread ref %_3)
  dassign %i (constval i32 0)
  while (lt u1 i32 (dread i32 %i, intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %array))) {
    if (gt u1 i32 (dread i32 %i, constval i32 0)) {
      # ", "
      callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2c002000) { dassign %_4 }
      virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %text, dread ref %_4) {}
    }
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28J_29Ljava_2Flang_2FStringBuilder_3B (dread ref %text, iread i64 <* i64> 0 (array 1 ptr <* <[] i64>> (dread ref %array, dread i32 %i))) {}
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %text, constval i32 93) { dassign %_5 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %_5) { dassign %_6 }
  return (dread ref %_6)
}

func &Ljava_2Futil_2FArrays_3B_7Cfill_7C_28AJJ_29V public static (var %array <* <[] i64>>, var %value i64) void {
  var %i i32
  dassign %i (constval i32 0)
  while (lt u1 i32 (dread i32 %i, intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %array))) {
    iassign <* i64> 0 (array 1 ptr <* <[] i64>> (dread ref %array, dread i32 %i), dread i64 %value)
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  return ()
}

func &Ljava_2Futil_2FArrays_3B_7Cfill_7C_28AJIIJ_29V public static (var %array <* <[] i64>>, var %start i32, var %end i32, var %value i64) void {
  var %i i32
  call &Ljava_2Futil_2FArrays_3B_7CcheckRange_7C_28III_29V (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %array), dread i32 %start, dread i32 %end)
  dassign %i (dread i32 %start)
  while (lt u1 i32 (dread i32 %i, dread i32 %end)) {
    iassign <* i64> 0 (array 1 ptr <* <[] i64>> (dread ref %array, dread i32 %i), dread i64 %value)
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  return ()
}

func &Ljava_2Futil_2FArrays_3B_7Cequals_7C_28AJAJ_29Z public static (var %left <* <[] i64>>, var %right <* <[] i64>>) u1 {
  var %i i32
  if (eq u1 ref (dread ref %left, dread ref %right)) {
    return (constval u1 1)
  }
  if (cior u1 (cior u1 (eq u1 ref (dread ref %left, constval ref 0), eq u1 ref (dread ref %right, constval ref 0)), ne u1 i32 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %left), intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %right)))) {
    return (constval u1 0)
  }
  dassign %i (constval i32 0)
  while (lt u1 i32 (dread i32 %i, intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %left))) {
    if (ne u1 i64 (iread i64 <* i64> 0 (array 1 ptr <* <[] i64>> (dread ref %left, dread i32 %i)), iread i64 <* i64> 0 (array 1 ptr <* <[] i64>> (dread ref %right, dread i32 %i)))) {
      return (constval u1 0)
    }
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  return (constval u1 1)
}

func &Ljava_2Futil_2FArrays_3B_7ChashCode_7C_28AJ_29I public static (var %array <* <[] i64>>) i32 {
  var %hash i32
  var %i i32
  var %_2 i32
  if (eq u1 ref (dread ref %array, constval ref 0)) {
    return (constval i32 0)
  }
  dassign %hash (constval i32 1)
  dassign %i (constval i32 0)
  while (lt u1 i32 (dread i32 %i, intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %array))) {
    callassigned &Ljava_2Flang_2FLong_3B_7ChashCode_7C_28J_29I (iread i64 <* i64> 0 (array 1 ptr <* <[] i64>> (dread ref %array, dread i32 %i))) { dassign %_2 }
    dassign %hash (add i32 (mul i32 (constval i32 31, dread i32 %hash), dread i32 %_2))
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  return (dread i32 %hash)
}

func &Ljava_2Futil_2FArrays_3B_7CcopyOf_7C_28AJI_29AJ public static (var %array <* <[] i64>>, var %length i32) <* <[] i64>> {
  var %_1 <* <[] i64>>
  var %copy <* <[] i64>>
  var %_2 i32
  var %common i32
  var %i i32
  dassign %_1 (gcmallocjarray ref <[] i64> (dread i32 %length))
  dassign %copy (dread ref %_1)
  callassigned &Ljava_2Flang_2FMath_3B_7Cmin_7C_28II_29I (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %array), dread i32 %length) { dassign %_2 }
  dassign %common (dread i32 %_2)
  dassign %i (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %common)) {
    iassign <* i64> 0 (array 1 ptr <* <[] i64>> (dread ref %copy, dread i32 %i), iread i64 <* i64> 0 (array 1 ptr <* <[] i64>> (dread ref %array, dread i32 %i)))
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  return (dread ref %copy)
}

func &Ljava_2Futil_2FArrays_3B_7CcopyOfRange_7C_28AJII_29AJ public static (var %array <* <[] i64>>, var %start i32, var %end i32) <* <[] i64>> {
  var %_1 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %_2 <* <$Ljava_2Flang_2FString_3B>>
  var %_3 <* <$Ljava_2Flang_2FString_3B>>
  var %_4 <* <$Ljava_2Flang_2FIllegalArgumentException_3B>>
  var %length i32
  var %_5 <* <[] i64>>
  var %copy <* <[] i64>>
  var %_6 i32
  var %common i32
  var %i i32
  if (gt u1 i32 (dread i32 %start, dread i32 %end)) {
    dassign %_1 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
    call &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_1)
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_1, dread i32 %start) {}
    # " > "
    callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_20003e002000) { dassign %_2 }
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_1, dread ref %_2) {}
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_1, dread i32 %end) {}
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %_1) { dassign %_3 }
    dassign %_4 (gcmalloc ref <$Ljava_2Flang_2FIllegalArgumentException_3B>)
    call &Ljava_2Flang_2FIllegalArgumentException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %_4, dread ref %_3)
    throw (dread ref %_4)
  }
  dassign %length (sub i32 (dread i32 %end, dread i32 %start))
  dassign %_5 (gcmallocjarray ref <[] i64> (dread i32 %length))
  dassign %copy (dread ref %_5)
  callassigned &Ljava_2Flang_2FMath_3B_7Cmin_7C_28II_29I (sub i32 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %array), dread i32 %start), dread i32 %length) { dassign %_6 }
  dassign %common (dread i32 %_6)
  dassign %i (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %common)) {
    iassign <* i64> 0 (array 1 ptr <* <[] i64>> (dread ref %copy, dread i32 %i), iread i64 <* i64> 0 (array 1 ptr <* <[] i64>> (dread ref %array, add i32 (dread i32 %start, dread i32 %i))))
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  return (dread ref %copy)
}

func &Ljava_2Futil_2FArrays_3B_7Csort_7C_28AJ_29V public static (var %array <* <[] i64>>) void {
  call &Ljava_2Futil_2FArrays_3B_7Csort_7C_28AJII_29V (dread ref %array, constval i32 0, intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %array))
  return ()
}

func &Ljava_2Futil_2FArrays_3B_7Csort_7C_28AJII_29V public static (var %array <* <[] i64>>, var %start i32, var %end i32) void {
  var %_1 <* <[] i64>>
  var %_2 <* <[] i64>>
  call &Ljava_2Futil_2FArrays_3B_7CcheckRange_7C_28III_29V (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %array), dread i32 %start, dread i32 %end)
  if (gt u1 i32 (sub i32 (dread i32 %end, dread i32 %start), constval i32 1)) {
    dassign %_2 (dread ref %array)
    dassign %_1 (gcmallocjarray ref <[] i64> (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %array)))
    call &__java_sortLongs (dread ref %_2, dread i32 %start, dread i32 %end, dread ref %_1)
  }
  return ()
}

func &Ljava_2Futil_2FArrays_3B_7CbinarySearch_7C_28AJJ_29I public static (var %array <* <[] i64>>, var %key i64) i32 {
  var %low i32
  var %high i32
  var %middle i32
  var %value i64
  dassign %low (constval i32 0)
  dassign %high (sub i32 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %array), constval i32 1))
  while (le u1 i32 (dread i32 %low, dread i32 %high)) {
    dassign %middle (lshr i32 (add i32 (dread i32 %low, dread i32 %high), constval i32 1))
    dassign %value (iread i64 <* i64> 0 (array 1 ptr <* <[] i64>> (dread ref %array, dread i32 %middle)))
    if (lt u1 i64 (dread i64 %value, dread i64 %key)) {
      dassign %low (add i32 (dread i32 %middle, constval i32 1))
    } else {
      if (gt u1 i64 (dread i64 %value, dread i64 %key)) {
        dassign %high (sub i32 (dread i32 %middle, constval i32 1))
      } else {
        return (dread i32 %middle)
      }
    }
  }
  return (neg i32 (add i32 (dread i32 %low, constval i32 1)))
}

func &Ljava_2Futil_2FArrays_3B_7CtoString_7C_28AF_29Ljava_2Flang_2FString_3B public static (var %array <* <[] f32>>) <* <$Ljava_2Flang_2FString_3B>> {
  var %_1 <* <$Ljava_2Flang_2FString_3B>>
  var %_2 <* <$Ljava_2Flang_2FString_3B>>
  var %_3 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %text <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %i i32
  var %_4 <* <$Ljava_2Flang_2FString_3B>>
  var %_5 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %_6 <* <$Ljava_2Flang_2FString_3B>>
  if (eq u1 ref (dread ref %array, constval ref 0)) {
    # "null"
    callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6e0075006c006c00) { dassign %_1 }
    return (dread ref %_1)
  }
  # "["
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_5b00) { dassign %_2 }
  dassign %_3 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  call &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %_3, dread ref %_2)
  dassign %text (dread ref %_3)
  dassign %i (constval i32 0)
  while (lt u1 i32 (dread i32 %i, intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %array))) {
    if (gt u1 i32 (dread i32 %i, constval i32 0)) {
      # ", "
      callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2c002000) { dassign %_4 }
      virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %text, dread ref %_4) {}
    }
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28F_29Ljava_2Flang_2FStringBuilder_3B (dread ref %text, iread f32 <* f32> 0 (array 1 ptr <* <[] f32>> (dread ref %array, dread i32 %i))) {}
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %text, constval i32 93) { dassign %_5 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %_5) { dassign %_6 }
  return (dread ref %_6)
}

func &Ljava_2Futil_2FArrays_3B_7Cfill_7C_28AFF_29V public static (var %array <* <[] f32>>, var %value f32) void {
  var %i i32
  dassign %i (constval i32 0)
  while (lt u1 i32 (dread i32 %i, intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %array))) {
    iassign <* f32> 0 (array 1 ptr <* <[] f32>> (dread ref %array, dread i32 %i), dread f32 %value)
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  return ()
}

func &Ljava_2Futil_2FArrays_3B_7Cfill_7C_28AFIIF_29V public static (var %array <* <[] f32>>, var %start i32, var %end i32, var %value f32) void {
  var %i i32
  call &Ljava_2Futil_2FArrays_3B_7CcheckRange_7C_28III_29V (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %array), dread i32 %start, dread i32 %end)
  dassign %i (dread i32 %start)
  while (lt u1 i32 (dread i32 %i, dread i32 %end)) {
    iassign <* f32> 0 (array 1 ptr <* <[] f32>> (dread ref %array, dread i32 %i), dread f32 %value)
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  return ()
}

func &Ljava_2Futil_2FArrays_3B_7Cequals_7C_28AFAF_29Z public static (var %left <* <[] f32>>, var %right <* <[] f32>>) u1 {
  var %i i32
  var %_1 i32
  if (eq u1 ref (dread ref %left, dread ref %right)) {
    return (constval u1 1)
  }
  if (cior u1 (cior u1 (eq u1 ref (dread ref %left, constval ref 0), eq u1 ref (dread ref %right, constval ref 0)), ne u1 i32 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %left), intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %right)))) {
    return (constval u1 0)
  }
  dassign %i (constval i32 0)
  while (lt u1 i32 (dread i32 %i, intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %left))) {
    intrinsiccallwithtype <$Ljava_2Flang_2FFloat_3B> JAVA_CLINIT_CHECK ()
    callassigned &Ljava_2Flang_2FFloat_3B_7Ccompare_7C_28FF_29I (iread f32 <* f32> 0 (array 1 ptr <* <[] f32>> (dread ref %left, dread i32 %i)), iread f32 <* f32> 0 (array 1 ptr <* <[] f32>> (dread ref %right, dread i32 %i))) { dassign %_1 }
    if (ne u1 i32 (dread i32 %_1, constval i32 0)) {
      return (constval u1 0)
    }
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  return (constval u1 1)
}

func &Ljava_2Futil_2FArrays_3B_7ChashCode_7C_28AF_29I public static (var %array <* <[] f32>>) i32 {
  var %hash i32
  var %i i32
  var %_2 i32
  if (eq u1 ref (dread ref %array, constval ref 0)) {
    return (constval i32 0)
  }
  dassign %hash (constval i32 1)
  dassign %i (constval i32 0)
  while (lt u1 i32 (dread i32 %i, intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %array))) {
    intrinsiccallwithtype <$Ljava_2Flang_2FFloat_3B> JAVA_CLINIT_CHECK ()
    callassigned &Ljava_2Flang_2FFloat_3B_7ChashCode_7C_28F_29I (iread f32 <* f32> 0 (array 1 ptr <* <[] f32>> (dread ref %array, dread i32 %i))) { dassign %_2 }
    dassign %hash (add i32 (mul i32 (constval i32 31, dread i32 %hash), dread i32 %_2))
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  return (dread i32 %hash)
}

func &Ljava_2Futil_2FArrays_3B_7CcopyOf_7C_28AFI_29AF public static (var %array <* <[] f32>>, var %length i32) <* <[] f32>> {
  var %_1 <* <[] f32>>
  var %copy <* <[] f32>>
  var %_2 i32
  var %common i32
  var %i i32
  dassign %_1 (gcmallocjarray ref <[] f32> (dread i32 %length))
  dassign %copy (dread ref %_1)
  callassigned &Ljava_2Flang_2FMath_3B_7Cmin_7C_28II_29I (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %array), dread i32 %length) { dassign %_2 }
  dassign %common (dread i32 %_2)
  dassign %i (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %common)) {
    iassign <* f32> 0 (array 1 ptr <* <[] f32>> (dread ref %copy, dread i32 %i), iread f32 <* f32> 0 (array 1 ptr <* <[] f32>> (dread ref %array, dread i32 %i)))
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  return (dread ref %copy)
}

func &Ljava_2Futil_2FArrays_3B_7CcopyOfRange_7C_28AFII_29AF public static (var %array <* <[] f32>>, var %start i32, var %end i32) <* <[] f32>> {
  var %_1 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %_2 <* <$Ljava_2Flang_2FString_3B>>
  var %_3 <* <$Ljava_2Flang_2FString_3B>>
  var %_4 <* <$Ljava_2Flang_2FIllegalArgumentException_3B>>
  var %length i32
  var %_5 <* <[] f32>>
  var %copy <* <[] f32>>
  var %_6 i32
  var %common i32
  var %i i32
  if (gt u1 i32 (dread i32 %start, dread i32 %end)) {
    dassign %_1 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
    call &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_1)
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_1, dread i32 %start) {}
    # " > "
    callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_20003e002000) { dassign %_2 }
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_1, dread ref %_2) {}
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_1, dread i32 %end) {}
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %_1) { dassign %_3 }
    dassign %_4 (gcmalloc ref <$Ljava_2Flang_2FIllegalArgumentException_3B>)
    call &Ljava_2Flang_2FIllegalArgumentException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %_4, dread ref %_3)
    throw (dread ref %_4)
  }
  dassign %length (sub i32 (dread i32 %end, dread i32 %start))
  dassign %_5 (gcmallocjarray ref <[] f32> (dread i32 %length))
  dassign %copy (dread ref %_5)
  callassigned &Ljava_2Flang_2FMath_3B_7Cmin_7C_28II_29I (sub i32 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %array), dread i32 %start), dread i32 %length) { dassign %_6 }
  dassign %common (dread i32 %_6)
  dassign %i (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %common)) {
    iassign <* f32> 0 (array 1 ptr <* <[] f32>> (dread ref %copy, dread i32 %i), iread f32 <* f32> 0 (array 1 ptr <* <[] f32>> (dread ref %array, add i32 (dread i32 %start, dread i32 %i))))
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  return (dread ref %copy)
}

func &Ljava_2Futil_2FArrays_3B_7Csort_7C_28AF_29V public static (var %array <* <[] f32>>) void {
  call &Ljava_2Futil_2FArrays_3B_7Csort_7C_28AFII_29V (dread ref %array, constval i32 0, intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %array))
  return ()
}

func &Ljava_2Futil_2FArrays_3B_7Csort_7C_28AFII_29V public static (var %array <* <[] f32>>, var %start i32, var %end i32) void {
  var %_1 <* <[] f32>>
  var %_2 <* <[] f32>>
  call &Ljava_2Futil_2FArrays_3B_7CcheckRange_7C_28III_29V (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %array), dread i32 %start, dread i32 %end)
  if (gt u1 i32 (sub i32 (dread i32 %end, dread i32 %start), constval i32 1)) {
    dassign %_2 (dread ref %array)
    dassign %_1 (gcmallocjarray ref <[] f32> (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %array)))
    call &__java_sortFloats (dread ref %_2, dread i32 %start, dread i32 %end, dread ref %_1)
  }
  return ()
}

func &Ljava_2Futil_2FArrays_3B_7CbinarySearch_7C_28AFF_29I public static (var %array <* <[] f32>>, var %key f32) i32 {
  var %low i32
  var %high i32
  var %middle i32
  var %value f32
  var %_1 i32
  var %_2 i32
  dassign %low (constval i32 0)
  dassign %high (sub i32 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %array), constval i32 1))
  while (le u1 i32 (dread i32 %low, dread i32 %high)) {
    dassign %middle (lshr i32 (add i32 (dread i32 %low, dread i32 %high), constval i32 1))
    dassign %value (iread f32 <* f32> 0 (array 1 ptr <* <[] f32>> (dread ref %array, dread i32 %middle)))
    intrinsiccallwithtype <$Ljava_2Flang_2FFloat_3B> JAVA_CLINIT_CHECK ()
    callassigned &Ljava_2Flang_2FFloat_3B_7Ccompare_7C_28FF_29I (dread f32 %value, dread f32 %key) { dassign %_1 }
    if (lt u1 i32 (dread i32 %_1, constval i32 0)) {
      dassign %low (add i32 (dread i32 %middle, constval i32 1))
    } else {
      intrinsiccallwithtype <$Ljava_2Flang_2FFloat_3B> JAVA_CLINIT_CHECK ()
      callassigned &Ljava_2Flang_2FFloat_3B_7Ccompare_7C_28FF_29I (dread f32 %value, dread f32 %key) { dassign %_2 }
      if (gt u1 i32 (dread i32 %_2, constval i32 0)) {
        dassign %high (sub i32 (dread i32 %middle, constval i32 1))
      } else {
        return (dread i32 %middle)
      }
    }
  }
  return (neg i32 (add i32 (dread i32 %low, constval i32 1)))
}

func &Ljava_2Futil_2FArrays_3B_7CtoString_7C_28AD_29Ljava_2Flang_2FString_3B public static (var %array <* <[] f64>>) <* <$Ljava_2Flang_2FString_3B>> {
  var %_1 <* <$Ljava_2Flang_2FString_3B>>
  var %_2 <* <$Ljava_2Flang_2FString_3B>>
  var %_3 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %text <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %i i32
  var %_4 <* <$Ljava_2Flang_2FString_3B>>
  var %_5 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %_6 <* <$Ljava_2Flang_2FString_3B>>
  if (eq u1 ref (dread ref %array, constval ref 0)) {
    # "null"
    callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6e0075006c006c00) { dassign %_1 }
    return (dread ref %_1)
  }
  # "["
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_5b00) { dassign %_2 }
  dassign %_3 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  call &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %_3, dread ref %_2)
  dassign %text (dread ref %_3)
  dassign %i (constval i32 0)
  while (lt u1 i32 (dread i32 %i, intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %array))) {
    if (gt u1 i32 (dread i32 %i, constval i32 0)) {
      # ", "
      callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2c002000) { dassign %_4 }
      virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %text, dread ref %_4) {}
    }
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28D_29Ljava_2Flang_2FStringBuilder_3B (dread ref %text, iread f64 <* f64> 0 (array 1 ptr <* <[] f64>> (dread ref %array, dread i32 %i))) {}
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %text, constval i32 93) { dassign %_5 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %_5) { dassign %_6 }
  return (dread ref %_6)
}

func &Ljava_2Futil_2FArrays_3B_7Cfill_7C_28ADD_29V public static (var %array <* <[] f64>>, var %value f64) void {
  var %i i32
  dassign %i (constval i32 0)
  while (lt u1 i32 (dread i32 %i, intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %array))) {
    iassign <* f64> 0 (array 1 ptr <* <[] f64>> (dread ref %array, dread i32 %i), dread f64 %value)
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  return ()
}

func &Ljava_2Futil_2FArrays_3B_7Cfill_7C_28ADIID_29V public static (var %array <* <[] f64>>, var %start i32, var %end i32, var %value f64) void {
  var %i i32
  call &Ljava_2Futil_2FArrays_3B_7CcheckRange_7C_28III_29V (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %array), dread i32 %start, dread i32 %end)
  dassign %i (dread i32 %start)
  while (lt u1 i32 (dread i32 %i, dread i32 %end)) {
    iassign <* f64> 0 (array 1 ptr <* <[] f64>> (dread ref %array, dread i32 %i), dread f64 %value)
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  return ()
}

func &Ljava_2Futil_2FArrays_3B_7Cequals_7C_28ADAD_29Z public static (var %left <* <[] f64>>, var %right <* <[] f64>>) u1 {
  var %i i32
  var %_1 i32
  if (eq u1 ref (dread ref %left, dread ref %right)) {
    return (constval u1 1)
  }
  if (cior u1 (cior u1 (eq u1 ref (dread ref %left, constval ref 0), eq u1 ref (dread ref %right, constval ref 0)), ne u1 i32 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %left), intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %right)))) {
    return (constval u1 0)
  }
  dassign %i (constval i32 0)
  while (lt u1 i32 (dread i32 %i, intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %left))) {
    intrinsiccallwithtype <$Ljava_2Flang_2FDouble_3B> JAVA_CLINIT_CHECK ()
    callassigned &Ljava_2Flang_2FDouble_3B_7Ccompare_7C_28DD_29I (iread f64 <* f64> 0 (array 1 ptr <* <[] f64>> (dread ref %left, dread i32 %i)), iread f64 <* f64> 0 (array 1 ptr <* <[] f64>> (dread ref %right, dread i32 %i))) { dassign %_1 }
    if (ne u1 i32 (dread i32 %_1, constval i32 0)) {
      return (constval u1 0)
    }
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  return (constval u1 1)
}

func &Ljava_2Futil_2FArrays_3B_7ChashCode_7C_28AD_29I public static (var %array <* <[] f64>>) i32 {
  var %hash i32
  var %i i32
  var %_2 i32
  if (eq u1 ref (dread ref %array, constval ref 0)) {
    return (constval i32 0)
  }
  dassign %hash (constval i32 1)
  dassign %i (constval i32 0)
  while (lt u1 i32 (dread i32 %i, intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %array))) {
    intrinsiccallwithtype <$Ljava_2Flang_2FDouble_3B> JAVA_CLINIT_CHECK ()
    callassigned &Ljava_2Flang_2FDouble_3B_7ChashCode_7C_28D_29I (iread f64 <* f64> 0 (array 1 ptr <* <[] f64>> (dread ref %array, dread i32 %i))) { dassign %_2 }
    dassign %hash (add i32 (mul i32 (constval i32 31, dread i32 %hash), dread i32 %_2))
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  return (dread i32 %hash)
}

func &Ljava_2Futil_2FArrays_3B_7CcopyOf_7C_28ADI_29AD public static (var %array <* <[] f64>>, var %length i32) <* <[] f64>> {
  var %_1 <* <[] f64>>
  var %copy <* <[] f64>>
  var %_2 i32
  var %common i32
  var %i i32
  dassign %_1 (gcmallocjarray ref <[] f64> (dread i32 %length))
  dassign %copy (dread ref %_1)
  callassigned &Ljava_2Flang_2FMath_3B_7Cmin_7C_28II_29I (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %array), dread i32 %length) { dassign %_2 }
  dassign %common (dread i32 %_2)
  dassign %i (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %common)) {
    iassign <* f64> 0 (array 1 ptr <* <[] f64>> (dread ref %copy, dread i32 %i), iread f64 <* f64> 0 (array 1 ptr <* <[] f64>> (dread ref %array, dread i32 %i)))
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  return (dread ref %copy)
}

func &Ljava_2Futil_2FArrays_3B_7CcopyOfRange_7C_28ADII_29AD public static (var %array <* <[] f64>>, var %start i32, var %end i32) <* <[] f64>> {
  var %_1 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %_2 <* <$Ljava_2Flang_2FString_3B>>
  var %_3 <* <$Ljava_2Flang_2FString_3B>>
  var %_4 <* <$Ljava_2Flang_2FIllegalArgumentException_3B>>
  var %length i32
  var %_5 <* <[] f64>>
  var %copy <* <[] f64>>
  var %_6 i32
  var %common i32
  var %i i32
  if (gt u1 i32 (dread i32 %start, dread i32 %end)) {
    dassign %_1 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
    call &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_1)
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_1, dread i32 %start) {}
    # " > "
    callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_20003e002000) { dassign %_2 }
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_1, dread ref %_2) {}
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_1, dread i32 %end) {}
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %_1) { dassign %_3 }
    dassign %_4 (gcmalloc ref <$Ljava_2Flang_2FIllegalArgumentException_3B>)
    call &Ljava_2Flang_2FIllegalArgumentException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %_4, dread ref %_3)
    throw (dread ref %_4)
  }
  dassign %length (sub i32 (dread i32 %end, dread i32 %start))
  dassign %_5 (gcmallocjarray ref <[] f64> (dread i32 %length))
  dassign %copy (dread ref %_5)
  callassigned &Ljava_2Flang_2FMath_3B_7Cmin_7C_28II_29I (sub i32 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %array), dread i32 %start), dread i32 %length) { dassign %_6 }
  dassign %common (dread i32 %_6)
  dassign %i (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %common)) {
    iassign <* f64> 0 (array 1 ptr <* <[] f64>> (dread ref %copy, dread i32 %i), iread f64 <* f64> 0 (array 1 ptr <* <[] f64>> (dread ref %array, add i32 (dread i32 %start, dread i32 %i))))
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  return (dread ref %copy)
}

func &Ljava_2Futil_2FArrays_3B_7Csort_7C_28AD_29V public static (var %array <* <[] f64>>) void {
  call &Ljava_2Futil_2FArrays_3B_7Csort_7C_28ADII_29V (dread ref %array, constval i32 0, intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %array))
  return ()
}

func &Ljava_2Futil_2FArrays_3B_7Csort_7C_28ADII_29V public static (var %array <* <[] f64>>, var %start i32, var %end i32) void {
  var %_1 <* <[] f64>>
  var %_2 <* <[] f64>>
  call &Ljava_2Futil_2FArrays_3B_7CcheckRange_7C_28III_29V (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %array), dread i32 %start, dread i32 %end)
  if (gt u1 i32 (sub i32 (dread i32 %end, dread i32 %start), constval i32 1)) {
    dassign %_2 (dread ref %array)
    dassign %_1 (gcmallocjarray ref <[] f64> (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %array)))
    call &__java_sortDoubles (dread ref %_2, dread i32 %start, dread i32 %end, dread ref %_1)
  }
  return ()
}

func &Ljava_2Futil_2FArrays_3B_7CbinarySearch_7C_28ADD_29I public static (var %array <* <[] f64>>, var %key f64) i32 {
  var %low i32
  var %high i32
  var %middle i32
  var %value f64
  var %_1 i32
  var %_2 i32
  dassign %low (constval i32 0)
  dassign %high (sub i32 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %array), constval i32 1))
  while (le u1 i32 (dread i32 %low, dread i32 %high)) {
    dassign %middle (lshr i32 (add i32 (dread i32 %low, dread i32 %high), constval i32 1))
    dassign %value (iread f64 <* f64> 0 (array 1 ptr <* <[] f64>> (dread ref %array, dread i32 %middle)))
    intrinsiccallwithtype <$Ljava_2Flang_2FDouble_3B> JAVA_CLINIT_CHECK ()
    callassigned &Ljava_2Flang_2FDouble_3B_7Ccompare_7C_28DD_29I (dread f64 %value, dread f64 %key) { dassign %_1 }
    if (lt u1 i32 (dread i32 %_1, constval i32 0)) {
      dassign %low (add i32 (dread i32 %middle, constval i32 1))
    } else {
      intrinsiccallwithtype <$Ljava_2Flang_2FDouble_3B> JAVA_CLINIT_CHECK ()
      callassigned &Ljava_2Flang_2FDouble_3B_7Ccompare_7C_28DD_29I (dread f64 %value, dread f64 %key) { dassign %_2 }
      if (gt u1 i32 (dread i32 %_2, constval i32 0)) {
        dassign %high (sub i32 (dread i32 %middle, constval i32 1))
      } else {
        return (dread i32 %middle)
      }
    }
  }
  return (neg i32 (add i32 (dread i32 %low, constval i32 1)))
}

func &Ljava_2Futil_2FArrays_3B_7CtoString_7C_28ALjava_2Flang_2FObject_3B_29Ljava_2Flang_2FString_3B public static (var %array <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>) <* <$Ljava_2Flang_2FString_3B>> {
  var %_1 <* <$Ljava_2Flang_2FString_3B>>
  var %_2 <* <$Ljava_2Flang_2FString_3B>>
  var %_3 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %text <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %i i32
  var %_4 <* <$Ljava_2Flang_2FString_3B>>
  var %_5 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %_6 <* <$Ljava_2Flang_2FString_3B>>
  if (eq u1 ref (dread ref %array, constval ref 0)) {
    # "null"
    callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6e0075006c006c00) { dassign %_1 }
    return (dread ref %_1)
  }
  # "["
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_5b00) { dassign %_2 }
  dassign %_3 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  call &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %_3, dread ref %_2)
  dassign %text (dread ref %_3)
  dassign %i (constval i32 0)
  while (lt u1 i32 (dread i32 %i, intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %array))) {
    if (gt u1 i32 (dread i32 %i, constval i32 0)) {
      # ", "
      callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2c002000) { dassign %_4 }
      virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %text, dread ref %_4) {}
    }
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %text, iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] <* <$Ljava_2Flang_2FObject_3B>>>> (dread ref %array, dread i32 %i))) {}
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %text, constval i32 93) { dassign %_5 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %_5) { dassign %_6 }
  return (dread ref %_6)
}

func &Ljava_2Futil_2FArrays_3B_7Cfill_7C_28ALjava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29V public static (var %array <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>, var %value <* <$Ljava_2Flang_2FObject_3B>>) void {
  var %i i32
  dassign %i (constval i32 0)
  while (lt u1 i32 (dread i32 %i, intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %array))) {
    iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] <* <$Ljava_2Flang_2FObject_3B>>>> (dread ref %array, dread i32 %i), dread ref %value)
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  return ()
}

func &Ljava_2Futil_2FArrays_3B_7Cfill_7C_28ALjava_2Flang_2FObject_3BIILjava_2Flang_2FObject_3B_29V public static (var %array <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>, var %start i32, var %end i32, var %value <* <$Ljava_2Flang_2FObject_3B>>) void {
  var %i i32
  call &Ljava_2Futil_2FArrays_3B_7CcheckRange_7C_28III_29V (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %array), dread i32 %start, dread i32 %end)
  dassign %i (dread i32 %start)
  while (lt u1 i32 (dread i32 %i, dread i32 %end)) {
    iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] <* <$Ljava_2Flang_2FObject_3B>>>> (dread ref %array, dread i32 %i), dread ref %value)
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  return ()
}

func &Ljava_2Futil_2FArrays_3B_7Cequals_7C_28ALjava_2Flang_2FObject_3BALjava_2Flang_2FObject_3B_29Z public static (var %left <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>, var %right <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>) u1 {
  var %i i32
  var %_1 u1
  if (eq u1 ref (dread ref %left, dread ref %right)) {
    return (constval u1 1)
  }
  if (cior u1 (cior u1 (eq u1 ref (dread ref %left, constval ref 0), eq u1 ref (dread ref %right, constval ref 0)), ne u1 i32 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %left), intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %right)))) {
    return (constval u1 0)
  }
  dassign %i (constval i32 0)
  while (lt u1 i32 (dread i32 %i, intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %left))) {
    callassigned &Ljava_2Futil_2FObjects_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29Z (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] <* <$Ljava_2Flang_2FObject_3B>>>> (dread ref %left, dread i32 %i)), iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] <* <$Ljava_2Flang_2FObject_3B>>>> (dread ref %right, dread i32 %i))) { dassign %_1 }
    if (lnot u1 (dread u1 %_1)) {
      return (constval u1 0)
    }
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  return (constval u1 1)
}

func &Ljava_2Futil_2FArrays_3B_7ChashCode_7C_28ALjava_2Flang_2FObject_3B_29I public static (var %array <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>) i32 {
  var %hash i32
  var %i i32
  var %_2 i32
  if (eq u1 ref (dread ref %array, constval ref 0)) {
    return (constval i32 0)
  }
  dassign %hash (constval i32 1)
  dassign %i (constval i32 0)
  while (lt u1 i32 (dread i32 %i, intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %array))) {
    callassigned &Ljava_2Futil_2FObjects_3B_7ChashCode_7C_28Ljava_2Flang_2FObject_3B_29I (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] <* <$Ljava_2Flang_2FObject_3B>>>> (dread ref %array, dread i32 %i))) { dassign %_2 }
    dassign %hash (add i32 (mul i32 (constval i32 31, dread i32 %hash), dread i32 %_2))
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  return (dread i32 %hash)
}

func &Ljava_2Futil_2FArrays_3B_7CcopyOf_7C_28ALjava_2Flang_2FObject_3BI_29ALjava_2Flang_2FObject_3B public static (var %array <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>, var %length i32) <* <[] <* <$Ljava_2Flang_2FObject_3B>>>> {
  var %_1 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
  var %copy <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
  var %_2 i32
  var %common i32
  var %i i32
  callassigned &__java_arrayLike (dread ref %array, dread i32 %length) { dassign %_1 }
  dassign %copy (dread ref %_1)
  callassigned &Ljava_2Flang_2FMath_3B_7Cmin_7C_28II_29I (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %array), dread i32 %length) { dassign %_2 }
  dassign %common (dread i32 %_2)
  dassign %i (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %common)) {
    iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] <* <$Ljava_2Flang_2FObject_3B>>>> (dread ref %copy, dread i32 %i), iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] <* <$Ljava_2Flang_2FObject_3B>>>> (dread ref %array, dread i32 %i)))
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  return (dread ref %copy)
}

func &Ljava_2Futil_2FArrays_3B_7CcopyOfRange_7C_28ALjava_2Flang_2FObject_3BII_29ALjava_2Flang_2FObject_3B public static (var %array <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>, var %start i32, var %end i32) <* <[] <* <$Ljava_2Flang_2FObject_3B>>>> {
  var %_1 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %_2 <* <$Ljava_2Flang_2FString_3B>>
  var %_3 <* <$Ljava_2Flang_2FString_3B>>
  var %_4 <* <$Ljava_2Flang_2FIllegalArgumentException_3B>>
  var %length i32
  var %_5 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
  var %copy <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
  var %_6 i32
  var %common i32
  var %i i32
  if (gt u1 i32 (dread i32 %start, dread i32 %end)) {
    dassign %_1 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
    call &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_1)
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_1, dread i32 %start) {}
    # " > "
    callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_20003e002000) { dassign %_2 }
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_1, dread ref %_2) {}
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_1, dread i32 %end) {}
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %_1) { dassign %_3 }
    dassign %_4 (gcmalloc ref <$Ljava_2Flang_2FIllegalArgumentException_3B>)
    call &Ljava_2Flang_2FIllegalArgumentException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %_4, dread ref %_3)
    throw (dread ref %_4)
  }
  dassign %length (sub i32 (dread i32 %end, dread i32 %start))
  callassigned &__java_arrayLike (dread ref %array, dread i32 %length) { dassign %_5 }
  dassign %copy (dread ref %_5)
  callassigned &Ljava_2Flang_2FMath_3B_7Cmin_7C_28II_29I (sub i32 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %array), dread i32 %start), dread i32 %length) { dassign %_6 }
  dassign %common (dread i32 %_6)
  dassign %i (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %common)) {
    iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] <* <$Ljava_2Flang_2FObject_3B>>>> (dread ref %copy, dread i32 %i), iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] <* <$Ljava_2Flang_2FObject_3B>>>> (dread ref %array, add i32 (dread i32 %start, dread i32 %i))))
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  return (dread ref %copy)
}

func &Ljava_2Futil_2FArrays_3B_7Csort_7C_28ALjava_2Flang_2FObject_3B_29V public static (var %array <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>) void {
  call &__java_sort (dread ref %array, constval i32 0, intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %array), constval ref 0)
  return ()
}

func &Ljava_2Futil_2FArrays_3B_7Csort_7C_28ALjava_2Flang_2FObject_3BLjava_2Futil_2FComparator_3B_29V public static (var %array <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>, var %order <* <$Ljava_2Futil_2FComparator_3B>>) void {
  call &__java_sort (dread ref %array, constval i32 0, intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %array), dread ref %order)
  return ()
}

func &Ljava_2Futil_2FArrays_3B_7Csort_7C_28ALjava_2Flang_2FObject_3BII_29V public static (var %array <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>, var %start i32, var %end i32) void {
  call &Ljava_2Futil_2FArrays_3B_7CcheckRange_7C_28III_29V (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %array), dread i32 %start, dread i32 %end)
  call &__java_sort (dread ref %array, dread i32 %start, dread i32 %end, constval ref 0)
  return ()
}

func &Ljava_2Futil_2FArrays_3B_7CcheckRange_7C_28III_29V private static (var %length i32, var %start i32, var %end i32) void {
  var %_1 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %_2 <* <$Ljava_2Flang_2FString_3B>>
  var %_3 <* <$Ljava_2Flang_2FString_3B>>
  var %_4 <* <$Ljava_2Flang_2FString_3B>>
  var %_5 <* <$Ljava_2Flang_2FString_3B>>
  var %_6 <* <$Ljava_2Flang_2FIllegalArgumentException_3B>>
  var %_7 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %_8 <* <$Ljava_2Flang_2FString_3B>>
  var %_9 <* <$Ljava_2Flang_2FString_3B>>
  var %_10 <* <$Ljava_2Flang_2FArrayIndexOutOfBoundsException_3B>>
  var %_11 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %_12 <* <$Ljava_2Flang_2FString_3B>>
  var %_13 <* <$Ljava_2Flang_2FString_3B>>
  var %_14 <* <$Ljava_2Flang_2FArrayIndexOutOfBoundsException_3B>>
  if (gt u1 i32 (dread i32 %start, dread i32 %end)) {
    dassign %_1 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
    call &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_1)
    # "fromIndex("
    callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7052b941b6c201abe19f56239cc774dd) { dassign %_2 }
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_1, dread ref %_2) {}
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_1, dread i32 %start) {}
    # ") > toIndex("
    callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_c1fb6bcfb08a10611d5f76ad6907251e) { dassign %_3 }
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_1, dread ref %_3) {}
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_1, dread i32 %end) {}
    # ")"
    callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2900) { dassign %_4 }
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_1, dread ref %_4) {}
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %_1) { dassign %_5 }
    dassign %_6 (gcmalloc ref <$Ljava_2Flang_2FIllegalArgumentException_3B>)
    call &Ljava_2Flang_2FIllegalArgumentException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %_6, dread ref %_5)
    throw (dread ref %_6)
  }
  if (lt u1 i32 (dread i32 %start, constval i32 0)) {
    dassign %_7 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
    call &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_7)
    # "Array index out of range: "
    callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_5c611b69f4e2ed2e84e3d3d7253b9df8) { dassign %_8 }
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_7, dread ref %_8) {}
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_7, dread i32 %start) {}
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %_7) { dassign %_9 }
    dassign %_10 (gcmalloc ref <$Ljava_2Flang_2FArrayIndexOutOfBoundsException_3B>)
    call &Ljava_2Flang_2FArrayIndexOutOfBoundsException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %_10, dread ref %_9)
    throw (dread ref %_10)
  }
  if (gt u1 i32 (dread i32 %end, dread i32 %length)) {
    dassign %_11 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
    call &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_11)
    # "Array index out of range: "
    callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_5c611b69f4e2ed2e84e3d3d7253b9df8) { dassign %_12 }
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_11, dread ref %_12) {}
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_11, dread i32 %end) {}
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %_11) { dassign %_13 }
    dassign %_14 (gcmalloc ref <$Ljava_2Flang_2FArrayIndexOutOfBoundsException_3B>)
    call &Ljava_2Flang_2FArrayIndexOutOfBoundsException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %_14, dread ref %_13)
    throw (dread ref %_14)
  }
  return ()
}

# An array as a list, whose length stays.
javaclass $Ljava_2Futil_2FListOfArray_3B <$Ljava_2Futil_2FListOfArray_3B>
type $Ljava_2Futil_2FListOfArray_3B <class <$Ljava_2Futil_2FAbstractList_3B> {
  @elements <* <[] <* <$Ljava_2Flang_2FObject_3B>>>> private final,
  &Ljava_2Futil_2FListOfArray_3B_7C_3Cinit_3E_7C_28ALjava_2Flang_2FObject_3B_29V constructor (<* <$Ljava_2Futil_2FListOfArray_3B>>, <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>) void,
  &Ljava_2Futil_2FListOfArray_3B_7Csize_7C_28_29I public virtual (<* <$Ljava_2Futil_2FListOfArray_3B>>) i32,
  &Ljava_2Futil_2FListOfArray_3B_7Cget_7C_28I_29Ljava_2Flang_2FObject_3B public virtual (<* <$Ljava_2Futil_2FListOfArray_3B>>, i32) <* <$Ljava_2Flang_2FObject_3B>>,
  &Ljava_2Futil_2FListOfArray_3B_7Cset_7C_28ILjava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B public virtual (<* <$Ljava_2Futil_2FListOfArray_3B>>, i32, <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FObject_3B>>,
  $Ljava_2Futil_2FRandomAccess_3B
}>

func &Ljava_2Futil_2FListOfArray_3B_7C_3Cinit_3E_7C_28ALjava_2Flang_2FObject_3B_29V constructor (var %_this <* <$Ljava_2Futil_2FListOfArray_3B>>, var %elements <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>) void {
  var %_1 <* <$Ljava_2Flang_2FNullPointerException_3B>>
  call &Ljava_2Futil_2FAbstractList_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_this)
  if (eq u1 ref (dread ref %elements, constval ref 0)) {
    dassign %_1 (gcmalloc ref <$Ljava_2Flang_2FNullPointerException_3B>)
    call &Ljava_2Flang_2FNullPointerException_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_1)
    throw (dread ref %_1)
  }
  iassign <* <$Ljava_2Futil_2FListOfArray_3B>> 7 (dread ref %_this, dread ref %elements)
  return ()
}

func &Ljava_2Futil_2FListOfArray_3B_7Csize_7C_28_29I public virtual (var %_this <* <$Ljava_2Futil_2FListOfArray_3B>>) i32 {
  return (intrinsicop i32 JAVA_ARRAY_LENGTH (iread ref <* <$Ljava_2Futil_2FListOfArray_3B>> 7 (dread ref %_this)))
}

func &Ljava_2Futil_2FListOfArray_3B_7Cget_7C_28I_29Ljava_2Flang_2FObject_3B public virtual (var %_this <* <$Ljava_2Futil_2FListOfArray_3B>>, var %index i32) <* <$Ljava_2Flang_2FObject_3B>> {
  return (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] <* <$Ljava_2Flang_2FObject_3B>>>> (iread ref <* <$Ljava_2Futil_2FListOfArray_3B>> 7 (dread ref %_this), dread i32 %index)))
}

func &Ljava_2Futil_2FListOfArray_3B_7Cset_7C_28ILjava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B public virtual (var %_this <* <$Ljava_2Futil_2FListOfArray_3B>>, var %index i32, var %element <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FObject_3B>> {
  var %old <* <$Ljava_2Flang_2FObject_3B>>
  dassign %old (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] <* <$Ljava_2Flang_2FObject_3B>>>> (iread ref <* <$Ljava_2Futil_2FListOfArray_3B>> 7 (dread ref %_this), dread i32 %index)))
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] <* <$Ljava_2Flang_2FObject_3B>>>> (iread ref <* <$Ljava_2Futil_2FListOfArray_3B>> 7 (dread ref %_this), dread i32 %index), dread ref %element)
  return (dread ref %old)
}

# Sorting by merging: parts of 1, 2, 4, … elements in order become parts twice as long. Equal elements keep their order.

func &__java_sort (var %array <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>, var %start i32, var %end i32, var %order <* <$Ljava_2Futil_2FComparator_3B>>) void {
  var %from <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
  var %_1 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
  var %to <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
  var %width i32
  var %low i32
  var %_2 i32
  var %_3 i32
  var %other <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
  dassign %from (dread ref %array)
  dassign %_1 (gcmallocjarray ref <[] <* <$Ljava_2Flang_2FObject_3B>>> (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %array)))
  dassign %to (dread ref %_1)
  dassign %width (constval i32 1)
  while (lt u1 i32 (dread i32 %width, sub i32 (dread i32 %end, dread i32 %start))) {
    dassign %low (dread i32 %start)
    while (lt u1 i32 (dread i32 %low, dread i32 %end)) {
      callassigned &Ljava_2Flang_2FMath_3B_7Cmin_7C_28II_29I (add i32 (dread i32 %low, dread i32 %width), dread i32 %end) { dassign %_2 }
      callassigned &Ljava_2Flang_2FMath_3B_7Cmin_7C_28II_29I (add i32 (dread i32 %low, mul i32 (constval i32 2, dread i32 %width)), dread i32 %end) { dassign %_3 }
      call &__java_merge (dread ref %from, dread ref %to, dread i32 %low, dread i32 %_2, dread i32 %_3, dread ref %order)
      dassign %low (add i32 (dread i32 %low, mul i32 (constval i32 2, dread i32 %width)))
    }
    dassign %other (dread ref %from)
    dassign %from (dread ref %to)
    dassign %to (dread ref %other)
    dassign %width (mul i32 (dread i32 %width, constval i32 2))
  }
  if (ne u1 ref (dread ref %from, dread ref %array)) {
    call &__java_copyObjects (dread ref %from, dread i32 %start, dread ref %array, dread i32 %start, sub i32 (dread i32 %end, dread i32 %start))
  }
  return ()
}

func &__java_merge (var %from <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>, var %to <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>, var %low i32, var %middle i32, var %high i32, var %order <* <$Ljava_2Futil_2FComparator_3B>>) void {
  var %left i32
  var %right i32
  var %at i32
  var %_1 i32
  var %_2 u1
  var %_3 u1
  var %takesLeft u1
  var %_4 i32
  var %_5 i32
  var %_6 i32
  dassign %left (dread i32 %low)
  dassign %right (dread i32 %middle)
  dassign %at (dread i32 %low)
  while (lt u1 i32 (dread i32 %at, dread i32 %high)) {
    dassign %_3 (lt u1 i32 (dread i32 %left, dread i32 %middle))
    if (dread u1 %_3) {
      dassign %_2 (ge u1 i32 (dread i32 %right, dread i32 %high))
      if (lnot u1 (dread u1 %_2)) {
        callassigned &__java_compare (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] <* <$Ljava_2Flang_2FObject_3B>>>> (dread ref %from, dread i32 %left)), iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] <* <$Ljava_2Flang_2FObject_3B>>>> (dread ref %from, dread i32 %right)), dread ref %order) { dassign %_1 }
        dassign %_2 (le u1 i32 (dread i32 %_1, constval i32 0))
      }
      dassign %_3 (dread u1 %_2)
    }
    dassign %takesLeft (dread u1 %_3)
    if (dread u1 %takesLeft) {
      dassign %_4 (dread i32 %left)
      dassign %left (add i32 (dread i32 %left, constval i32 1))
      dassign %_6 (dread i32 %_4)
    } else {
      dassign %_5 (dread i32 %right)
      dassign %right (add i32 (dread i32 %right, constval i32 1))
      dassign %_6 (dread i32 %_5)
    }
    iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] <* <$Ljava_2Flang_2FObject_3B>>>> (dread ref %to, dread i32 %at), iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] <* <$Ljava_2Flang_2FObject_3B>>>> (dread ref %from, dread i32 %_6)))
    dassign %at (add i32 (dread i32 %at, constval i32 1))
  }
  return ()
}

func &__java_compare (var %left <* <$Ljava_2Flang_2FObject_3B>>, var %right <* <$Ljava_2Flang_2FObject_3B>>, var %order <* <$Ljava_2Futil_2FComparator_3B>>) i32 {
  var %_1 i32
  var %_2 i32
  var %_3 i32
  if (eq u1 ref (dread ref %order, constval ref 0)) {
    interfacecallassigned &Ljava_2Flang_2FComparable_3B_7CcompareTo_7C_28Ljava_2Flang_2FObject_3B_29I (intrinsicopwithtype ref <* <$Ljava_2Flang_2FComparable_3B>> JAVA_CHECK_CAST (dread ref %left), dread ref %right) { dassign %_1 }
    dassign %_3 (dread i32 %_1)
  } else {
    interfacecallassigned &Ljava_2Futil_2FComparator_3B_7Ccompare_7C_28Ljava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29I (dread ref %order, dread ref %left, dread ref %right) { dassign %_2 }
    dassign %_3 (dread i32 %_2)
  }
  return (dread i32 %_3)
}

func &__java_sortBytes (var %array <* <[] i8>>, var %start i32, var %end i32, var %spare <* <[] i8>>) void {
  var %from <* <[] i8>>
  var %to <* <[] i8>>
  var %width i32
  var %low i32
  var %_1 i32
  var %middle i32
  var %_2 i32
  var %high i32
  var %left i32
  var %right i32
  var %at i32
  var %takesLeft u1
  var %_3 i32
  var %_4 i32
  var %_5 i32
  var %other <* <[] i8>>
  var %i i32
  dassign %from (dread ref %array)
  dassign %to (dread ref %spare)
  dassign %width (constval i32 1)
  while (lt u1 i32 (dread i32 %width, sub i32 (dread i32 %end, dread i32 %start))) {
    dassign %low (dread i32 %start)
    while (lt u1 i32 (dread i32 %low, dread i32 %end)) {
      callassigned &Ljava_2Flang_2FMath_3B_7Cmin_7C_28II_29I (add i32 (dread i32 %low, dread i32 %width), dread i32 %end) { dassign %_1 }
      dassign %middle (dread i32 %_1)
      callassigned &Ljava_2Flang_2FMath_3B_7Cmin_7C_28II_29I (add i32 (dread i32 %low, mul i32 (constval i32 2, dread i32 %width)), dread i32 %end) { dassign %_2 }
      dassign %high (dread i32 %_2)
      dassign %left (dread i32 %low)
      dassign %right (dread i32 %middle)
      dassign %at (dread i32 %low)
      while (lt u1 i32 (dread i32 %at, dread i32 %high)) {
        dassign %takesLeft (cand u1 (lt u1 i32 (dread i32 %left, dread i32 %middle), cior u1 (ge u1 i32 (dread i32 %right, dread i32 %high), le u1 i32 (iread i32 <* i8> 0 (array 1 ptr <* <[] i8>> (dread ref %from, dread i32 %left)), iread i32 <* i8> 0 (array 1 ptr <* <[] i8>> (dread ref %from, dread i32 %right))))))
        if (dread u1 %takesLeft) {
          dassign %_3 (dread i32 %left)
          dassign %left (add i32 (dread i32 %left, constval i32 1))
          dassign %_5 (dread i32 %_3)
        } else {
          dassign %_4 (dread i32 %right)
          dassign %right (add i32 (dread i32 %right, constval i32 1))
          dassign %_5 (dread i32 %_4)
        }
        iassign <* i8> 0 (array 1 ptr <* <[] i8>> (dread ref %to, dread i32 %at), iread i32 <* i8> 0 (array 1 ptr <* <[] i8>> (dread ref %from, dread i32 %_5)))
        dassign %at (add i32 (dread i32 %at, constval i32 1))
      }
      dassign %low (add i32 (dread i32 %low, mul i32 (constval i32 2, dread i32 %width)))
    }
    dassign %other (dread ref %from)
    dassign %from (dread ref %to)
    dassign %to (dread ref %other)
    dassign %width (mul i32 (dread i32 %width, constval i32 2))
  }
  if (ne u1 ref (dread ref %from, dread ref %array)) {
    dassign %i (dread i32 %start)
    while (lt u1 i32 (dread i32 %i, dread i32 %end)) {
      iassign <* i8> 0 (array 1 ptr <* <[] i8>> (dread ref %array, dread i32 %i), iread i32 <* i8> 0 (array 1 ptr <* <[] i8>> (dread ref %from, dread i32 %i)))
      dassign %i (add i32 (dread i32 %i, constval i32 1))
    }
  }
  return ()
}

func &__java_sortChars (var %array <* <[] u16>>, var %start i32, var %end i32, var %spare <* <[] u16>>) void {
  var %from <* <[] u16>>
  var %to <* <[] u16>>
  var %width i32
  var %low i32
  var %_1 i32
  var %middle i32
  var %_2 i32
  var %high i32
  var %left i32
  var %right i32
  var %at i32
  var %takesLeft u1
  var %_3 i32
  var %_4 i32
  var %_5 i32
  var %other <* <[] u16>>
  var %i i32
  dassign %from (dread ref %array)
  dassign %to (dread ref %spare)
  dassign %width (constval i32 1)
  while (lt u1 i32 (dread i32 %width, sub i32 (dread i32 %end, dread i32 %start))) {
    dassign %low (dread i32 %start)
    while (lt u1 i32 (dread i32 %low, dread i32 %end)) {
      callassigned &Ljava_2Flang_2FMath_3B_7Cmin_7C_28II_29I (add i32 (dread i32 %low, dread i32 %width), dread i32 %end) { dassign %_1 }
      dassign %middle (dread i32 %_1)
      callassigned &Ljava_2Flang_2FMath_3B_7Cmin_7C_28II_29I (add i32 (dread i32 %low, mul i32 (constval i32 2, dread i32 %width)), dread i32 %end) { dassign %_2 }
      dassign %high (dread i32 %_2)
      dassign %left (dread i32 %low)
      dassign %right (dread i32 %middle)
      dassign %at (dread i32 %low)
      while (lt u1 i32 (dread i32 %at, dread i32 %high)) {
        dassign %takesLeft (cand u1 (lt u1 i32 (dread i32 %left, dread i32 %middle), cior u1 (ge u1 i32 (dread i32 %right, dread i32 %high), le u1 i32 (iread i32 <* u16> 0 (array 1 ptr <* <[] u16>> (dread ref %from, dread i32 %left)), iread i32 <* u16> 0 (array 1 ptr <* <[] u16>> (dread ref %from, dread i32 %right))))))
        if (dread u1 %takesLeft) {
          dassign %_3 (dread i32 %left)
          dassign %left (add i32 (dread i32 %left, constval i32 1))
          dassign %_5 (dread i32 %_3)
        } else {
          dassign %_4 (dread i32 %right)
          dassign %right (add i32 (dread i32 %right, constval i32 1))
          dassign %_5 (dread i32 %_4)
        }
        iassign <* u16> 0 (array 1 ptr <* <[] u16>> (dread ref %to, dread i32 %at), iread i32 <* u16> 0 (array 1 ptr <* <[] u16>> (dread ref %from, dread i32 %_5)))
        dassign %at (add i32 (dread i32 %at, constval i32 1))
      }
      dassign %low (add i32 (dread i32 %low, mul i32 (constval i32 2, dread i32 %width)))
    }
    dassign %other (dread ref %from)
    dassign %from (dread ref %to)
    dassign %to (dread ref %other)
    dassign %width (mul i32 (dread i32 %width, constval i32 2))
  }
  if (ne u1 ref (dread ref %from, dread ref %array)) {
    dassign %i (dread i32 %start)
    while (lt u1 i32 (dread i32 %i, dread i32 %end)) {
      iassign <* u16> 0 (array 1 ptr <* <[] u16>> (dread ref %array, dread i32 %i), iread i32 <* u16> 0 (array 1 ptr <* <[] u16>> (dread ref %from, dread i32 %i)))
      dassign %i (add i32 (dread i32 %i, constval i32 1))
    }
  }
  return ()
}

func &__java_sortShorts (var %array <* <[] i16>>, var %start i32, var %end i32, var %spare <* <[] i16>>) void {
  var %from <* <[] i16>>
  var %to <* <[] i16>>
  var %width i32
  var %low i32
  var %_1 i32
  var %middle i32
  var %_2 i32
  var %high i32
  var %left i32
  var %right i32
  var %at i32
  var %takesLeft u1
  var %_3 i32
  var %_4 i32
  var %_5 i32
  var %other <* <[] i16>>
  var %i i32
  dassign %from (dread ref %array)
  dassign %to (dread ref %spare)
  dassign %width (constval i32 1)
  while (lt u1 i32 (dread i32 %width, sub i32 (dread i32 %end, dread i32 %start))) {
    dassign %low (dread i32 %start)
    while (lt u1 i32 (dread i32 %low, dread i32 %end)) {
      callassigned &Ljava_2Flang_2FMath_3B_7Cmin_7C_28II_29I (add i32 (dread i32 %low, dread i32 %width), dread i32 %end) { dassign %_1 }
      dassign %middle (dread i32 %_1)
      callassigned &Ljava_2Flang_2FMath_3B_7Cmin_7C_28II_29I (add i32 (dread i32 %low, mul i32 (constval i32 2, dread i32 %width)), dread i32 %end) { dassign %_2 }
      dassign %high (dread i32 %_2)
      dassign %left (dread i32 %low)
      dassign %right (dread i32 %middle)
      dassign %at (dread i32 %low)
      while (lt u1 i32 (dread i32 %at, dread i32 %high)) {
        dassign %takesLeft (cand u1 (lt u1 i32 (dread i32 %left, dread i32 %middle), cior u1 (ge u1 i32 (dread i32 %right, dread i32 %high), le u1 i32 (iread i32 <* i16> 0 (array 1 ptr <* <[] i16>> (dread ref %from, dread i32 %left)), iread i32 <* i16> 0 (array 1 ptr <* <[] i16>> (dread ref %from, dread i32 %right))))))
        if (dread u1 %takesLeft) {
          dassign %_3 (dread i32 %left)
          dassign %left (add i32 (dread i32 %left, constval i32 1))
          dassign %_5 (dread i32 %_3)
        } else {
          dassign %_4 (dread i32 %right)
          dassign %right (add i32 (dread i32 %right, constval i32 1))
          dassign %_5 (dread i32 %_4)
        }
        iassign <* i16> 0 (array 1 ptr <* <[] i16>> (dread ref %to, dread i32 %at), iread i32 <* i16> 0 (array 1 ptr <* <[] i16>> (dread ref %from, dread i32 %_5)))
        dassign %at (add i32 (dread i32 %at, constval i32 1))
      }
      dassign %low (add i32 (dread i32 %low, mul i32 (constval i32 2, dread i32 %width)))
    }
    dassign %other (dread ref %from)
    dassign %from (dread ref %to)
    dassign %to (dread ref %other)
    dassign %width (mul i32 (dread i32 %width, constval i32 2))
  }
  if (ne u1 ref (dread ref %from, dread ref %array)) {
    dassign %i (dread i32 %start)
    while (lt u1 i32 (dread i32 %i, dread i32 %end)) {
      iassign <* i16> 0 (array 1 ptr <* <[] i16>> (dread ref %array, dread i32 %i), iread i32 <* i16> 0 (array 1 ptr <* <[] i16>> (dread ref %from, dread i32 %i)))
      dassign %i (add i32 (dread i32 %i, constval i32 1))
    }
  }
  return ()
}

func &__java_sortInts (var %array <* <[] i32>>, var %start i32, var %end i32, var %spare <* <[] i32>>) void {
  var %from <* <[] i32>>
  var %to <* <[] i32>>
  var %width i32
  var %low i32
  var %_1 i32
  var %middle i32
  var %_2 i32
  var %high i32
  var %left i32
  var %right i32
  var %at i32
  var %takesLeft u1
  var %_3 i32
  var %_4 i32
  var %_5 i32
  var %other <* <[] i32>>
  var %i i32
  dassign %from (dread ref %array)
  dassign %to (dread ref %spare)
  dassign %width (constval i32 1)
  while (lt u1 i32 (dread i32 %width, sub i32 (dread i32 %end, dread i32 %start))) {
    dassign %low (dread i32 %start)
    while (lt u1 i32 (dread i32 %low, dread i32 %end)) {
      callassigned &Ljava_2Flang_2FMath_3B_7Cmin_7C_28II_29I (add i32 (dread i32 %low, dread i32 %width), dread i32 %end) { dassign %_1 }
      dassign %middle (dread i32 %_1)
      callassigned &Ljava_2Flang_2FMath_3B_7Cmin_7C_28II_29I (add i32 (dread i32 %low, mul i32 (constval i32 2, dread i32 %width)), dread i32 %end) { dassign %_2 }
      dassign %high (dread i32 %_2)
      dassign %left (dread i32 %low)
      dassign %right (dread i32 %middle)
      dassign %at (dread i32 %low)
      while (lt u1 i32 (dread i32 %at, dread i32 %high)) {
        dassign %takesLeft (cand u1 (lt u1 i32 (dread i32 %left, dread i32 %middle), cior u1 (ge u1 i32 (dread i32 %right, dread i32 %high), le u1 i32 (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %from, dread i32 %left)), iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %from, dread i32 %right))))))
        if (dread u1 %takesLeft) {
          dassign %_3 (dread i32 %left)
          dassign %left (add i32 (dread i32 %left, constval i32 1))
          dassign %_5 (dread i32 %_3)
        } else {
          dassign %_4 (dread i32 %right)
          dassign %right (add i32 (dread i32 %right, constval i32 1))
          dassign %_5 (dread i32 %_4)
        }
        iassign <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %to, dread i32 %at), iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %from, dread i32 %_5)))
        dassign %at (add i32 (dread i32 %at, constval i32 1))
      }
      dassign %low (add i32 (dread i32 %low, mul i32 (constval i32 2, dread i32 %width)))
    }
    dassign %other (dread ref %from)
    dassign %from (dread ref %to)
    dassign %to (dread ref %other)
    dassign %width (mul i32 (dread i32 %width, constval i32 2))
  }
  if (ne u1 ref (dread ref %from, dread ref %array)) {
    dassign %i (dread i32 %start)
    while (lt u1 i32 (dread i32 %i, dread i32 %end)) {
      iassign <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %array, dread i32 %i), iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %from, dread i32 %i)))
      dassign %i (add i32 (dread i32 %i, constval i32 1))
    }
  }
  return ()
}

func &__java_sortLongs (var %array <* <[] i64>>, var %start i32, var %end i32, var %spare <* <[] i64>>) void {
  var %from <* <[] i64>>
  var %to <* <[] i64>>
  var %width i32
  var %low i32
  var %_1 i32
  var %middle i32
  var %_2 i32
  var %high i32
  var %left i32
  var %right i32
  var %at i32
  var %takesLeft u1
  var %_3 i32
  var %_4 i32
  var %_5 i32
  var %other <* <[] i64>>
  var %i i32
  dassign %from (dread ref %array)
  dassign %to (dread ref %spare)
  dassign %width (constval i32 1)
  while (lt u1 i32 (dread i32 %width, sub i32 (dread i32 %end, dread i32 %start))) {
    dassign %low (dread i32 %start)
    while (lt u1 i32 (dread i32 %low, dread i32 %end)) {
      callassigned &Ljava_2Flang_2FMath_3B_7Cmin_7C_28II_29I (add i32 (dread i32 %low, dread i32 %width), dread i32 %end) { dassign %_1 }
      dassign %middle (dread i32 %_1)
      callassigned &Ljava_2Flang_2FMath_3B_7Cmin_7C_28II_29I (add i32 (dread i32 %low, mul i32 (constval i32 2, dread i32 %width)), dread i32 %end) { dassign %_2 }
      dassign %high (dread i32 %_2)
      dassign %left (dread i32 %low)
      dassign %right (dread i32 %middle)
      dassign %at (dread i32 %low)
      while (lt u1 i32 (dread i32 %at, dread i32 %high)) {
        dassign %takesLeft (cand u1 (lt u1 i32 (dread i32 %left, dread i32 %middle), cior u1 (ge u1 i32 (dread i32 %right, dread i32 %high), le u1 i64 (iread i64 <* i64> 0 (array 1 ptr <* <[] i64>> (dread ref %from, dread i32 %left)), iread i64 <* i64> 0 (array 1 ptr <* <[] i64>> (dread ref %from, dread i32 %right))))))
        if (dread u1 %takesLeft) {
          dassign %_3 (dread i32 %left)
          dassign %left (add i32 (dread i32 %left, constval i32 1))
          dassign %_5 (dread i32 %_3)
        } else {
          dassign %_4 (dread i32 %right)
          dassign %right (add i32 (dread i32 %right, constval i32 1))
          dassign %_5 (dread i32 %_4)
        }
        iassign <* i64> 0 (array 1 ptr <* <[] i64>> (dread ref %to, dread i32 %at), iread i64 <* i64> 0 (array 1 ptr <* <[] i64>> (dread ref %from, dread i32 %_5)))
        dassign %at (add i32 (dread i32 %at, constval i32 1))
      }
      dassign %low (add i32 (dread i32 %low, mul i32 (constval i32 2, dread i32 %width)))
    }
    dassign %other (dread ref %from)
    dassign %from (dread ref %to)
    dassign %to (dread ref %other)
    dassign %width (mul i32 (dread i32 %width, constval i32 2))
  }
  if (ne u1 ref (dread ref %from, dread ref %array)) {
    dassign %i (dread i32 %start)
    while (lt u1 i32 (dread i32 %i, dread i32 %end)) {
      iassign <* i64> 0 (array 1 ptr <* <[] i64>> (dread ref %array, dread i32 %i), iread i64 <* i64> 0 (array 1 ptr <* <[] i64>> (dread ref %from, dread i32 %i)))
      dassign %i (add i32 (dread i32 %i, constval i32 1))
    }
  }
  return ()
}

func &__java_sortFloats (var %array <* <[] f32>>, var %start i32, var %end i32, var %spare <* <[] f32>>) void {
  var %from <* <[] f32>>
  var %to <* <[] f32>>
  var %width i32
  var %low i32
  var %_1 i32
  var %middle i32
  var %_2 i32
  var %high i32
  var %left i32
  var %right i32
  var %at i32
  var %_3 i32
  var %_4 u1
  var %_5 u1
  var %takesLeft u1
  var %_6 i32
  var %_7 i32
  var %_8 i32
  var %other <* <[] f32>>
  var %i i32
  dassign %from (dread ref %array)
  dassign %to (dread ref %spare)
  dassign %width (constval i32 1)
  while (lt u1 i32 (dread i32 %width, sub i32 (dread i32 %end, dread i32 %start))) {
    dassign %low (dread i32 %start)
    while (lt u1 i32 (dread i32 %low, dread i32 %end)) {
      callassigned &Ljava_2Flang_2FMath_3B_7Cmin_7C_28II_29I (add i32 (dread i32 %low, dread i32 %width), dread i32 %end) { dassign %_1 }
      dassign %middle (dread i32 %_1)
      callassigned &Ljava_2Flang_2FMath_3B_7Cmin_7C_28II_29I (add i32 (dread i32 %low, mul i32 (constval i32 2, dread i32 %width)), dread i32 %end) { dassign %_2 }
      dassign %high (dread i32 %_2)
      dassign %left (dread i32 %low)
      dassign %right (dread i32 %middle)
      dassign %at (dread i32 %low)
      while (lt u1 i32 (dread i32 %at, dread i32 %high)) {
        dassign %_5 (lt u1 i32 (dread i32 %left, dread i32 %middle))
        if (dread u1 %_5) {
          dassign %_4 (ge u1 i32 (dread i32 %right, dread i32 %high))
          if (lnot u1 (dread u1 %_4)) {
            intrinsiccallwithtype <$Ljava_2Flang_2FFloat_3B> JAVA_CLINIT_CHECK ()
            callassigned &Ljava_2Flang_2FFloat_3B_7Ccompare_7C_28FF_29I (iread f32 <* f32> 0 (array 1 ptr <* <[] f32>> (dread ref %from, dread i32 %left)), iread f32 <* f32> 0 (array 1 ptr <* <[] f32>> (dread ref %from, dread i32 %right))) { dassign %_3 }
            dassign %_4 (le u1 i32 (dread i32 %_3, constval i32 0))
          }
          dassign %_5 (dread u1 %_4)
        }
        dassign %takesLeft (dread u1 %_5)
        if (dread u1 %takesLeft) {
          dassign %_6 (dread i32 %left)
          dassign %left (add i32 (dread i32 %left, constval i32 1))
          dassign %_8 (dread i32 %_6)
        } else {
          dassign %_7 (dread i32 %right)
          dassign %right (add i32 (dread i32 %right, constval i32 1))
          dassign %_8 (dread i32 %_7)
        }
        iassign <* f32> 0 (array 1 ptr <* <[] f32>> (dread ref %to, dread i32 %at), iread f32 <* f32> 0 (array 1 ptr <* <[] f32>> (dread ref %from, dread i32 %_8)))
        dassign %at (add i32 (dread i32 %at, constval i32 1))
      }
      dassign %low (add i32 (dread i32 %low, mul i32 (constval i32 2, dread i32 %width)))
    }
    dassign %other (dread ref %from)
    dassign %from (dread ref %to)
    dassign %to (dread ref %other)
    dassign %width (mul i32 (dread i32 %width, constval i32 2))
  }
  if (ne u1 ref (dread ref %from, dread ref %array)) {
    dassign %i (dread i32 %start)
    while (lt u1 i32 (dread i32 %i, dread i32 %end)) {
      iassign <* f32> 0 (array 1 ptr <* <[] f32>> (dread ref %array, dread i32 %i), iread f32 <* f32> 0 (array 1 ptr <* <[] f32>> (dread ref %from, dread i32 %i)))
      dassign %i (add i32 (dread i32 %i, constval i32 1))
    }
  }
  return ()
}

func &__java_sortDoubles (var %array <* <[] f64>>, var %start i32, var %end i32, var %spare <* <[] f64>>) void {
  var %from <* <[] f64>>
  var %to <* <[] f64>>
  var %width i32
  var %low i32
  var %_1 i32
  var %middle i32
  var %_2 i32
  var %high i32
  var %left i32
  var %right i32
  var %at i32
  var %_3 i32
  var %_4 u1
  var %_5 u1
  var %takesLeft u1
  var %_6 i32
  var %_7 i32
  var %_8 i32
  var %other <* <[] f64>>
  var %i i32
  dassign %from (dread ref %array)
  dassign %to (dread ref %spare)
  dassign %width (constval i32 1)
  while (lt u1 i32 (dread i32 %width, sub i32 (dread i32 %end, dread i32 %start))) {
    dassign %low (dread i32 %start)
    while (lt u1 i32 (dread i32 %low, dread i32 %end)) {
      callassigned &Ljava_2Flang_2FMath_3B_7Cmin_7C_28II_29I (add i32 (dread i32 %low, dread i32 %width), dread i32 %end) { dassign %_1 }
      dassign %middle (dread i32 %_1)
      callassigned &Ljava_2Flang_2FMath_3B_7Cmin_7C_28II_29I (add i32 (dread i32 %low, mul i32 (constval i32 2, dread i32 %width)), dread i32 %end) { dassign %_2 }
      dassign %high (dread i32 %_2)
      dassign %left (dread i32 %low)
      dassign %right (dread i32 %middle)
      dassign %at (dread i32 %low)
      while (lt u1 i32 (dread i32 %at, dread i32 %high)) {
        dassign %_5 (lt u1 i32 (dread i32 %left, dread i32 %middle))
        if (dread u1 %_5) {
          dassign %_4 (ge u1 i32 (dread i32 %right, dread i32 %high))
          if (lnot u1 (dread u1 %_4)) {
            intrinsiccallwithtype <$Ljava_2Flang_2FDouble_3B> JAVA_CLINIT_CHECK ()
            callassigned &Ljava_2Flang_2FDouble_3B_7Ccompare_7C_28DD_29I (iread f64 <* f64> 0 (array 1 ptr <* <[] f64>> (dread ref %from, dread i32 %left)), iread f64 <* f64> 0 (array 1 ptr <* <[] f64>> (dread ref %from, dread i32 %right))) { dassign %_3 }
            dassign %_4 (le u1 i32 (dread i32 %_3, constval i32 0))
          }
          dassign %_5 (dread u1 %_4)
        }
        dassign %takesLeft (dread u1 %_5)
        if (dread u1 %takesLeft) {
          dassign %_6 (dread i32 %left)
          dassign %left (add i32 (dread i32 %left, constval i32 1))
          dassign %_8 (dread i32 %_6)
        } else {
          dassign %_7 (dread i32 %right)
          dassign %right (add i32 (dread i32 %right, constval i32 1))
          dassign %_8 (dread i32 %_7)
        }
        iassign <* f64> 0 (array 1 ptr <* <[] f64>> (dread ref %to, dread i32 %at), iread f64 <* f64> 0 (array 1 ptr <* <[] f64>> (dread ref %from, dread i32 %_8)))
        dassign %at (add i32 (dread i32 %at, constval i32 1))
      }
      dassign %low (add i32 (dread i32 %low, mul i32 (constval i32 2, dread i32 %width)))
    }
    dassign %other (dread ref %from)
    dassign %from (dread ref %to)
    dassign %to (dread ref %other)
    dassign %width (mul i32 (dread i32 %width, constval i32 2))
  }
  if (ne u1 ref (dread ref %from, dread ref %array)) {
    dassign %i (dread i32 %start)
    while (lt u1 i32 (dread i32 %i, dread i32 %end)) {
      iassign <* f64> 0 (array 1 ptr <* <[] f64>> (dread ref %array, dread i32 %i), iread f64 <* f64> 0 (array 1 ptr <* <[] f64>> (dread ref %from, dread i32 %i)))
      dassign %i (add i32 (dread i32 %i, constval i32 1))
    }
  }
  return ()
}
