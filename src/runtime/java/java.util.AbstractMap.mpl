# What a map can do by its set of entries.
javaclass $Ljava_2Futil_2FAbstractMap_3B <$Ljava_2Futil_2FAbstractMap_3B> public abstract
type $Ljava_2Futil_2FAbstractMap_3B <class <$Ljava_2Flang_2FObject_3B> {
  &Ljava_2Futil_2FAbstractMap_3B_7C_3Cinit_3E_7C_28_29V protected constructor (<* <$Ljava_2Futil_2FAbstractMap_3B>>) void,
  &Ljava_2Futil_2FAbstractMap_3B_7CentrySet_7C_28_29Ljava_2Futil_2FSet_3B public abstract virtual (<* <$Ljava_2Futil_2FAbstractMap_3B>>) <* <$Ljava_2Futil_2FSet_3B>>,
  &Ljava_2Futil_2FAbstractMap_3B_7Csize_7C_28_29I public virtual (<* <$Ljava_2Futil_2FAbstractMap_3B>>) i32,
  &Ljava_2Futil_2FAbstractMap_3B_7CisEmpty_7C_28_29Z public virtual (<* <$Ljava_2Futil_2FAbstractMap_3B>>) u1,
  &Ljava_2Futil_2FAbstractMap_3B_7CcontainsValue_7C_28Ljava_2Flang_2FObject_3B_29Z public virtual (<* <$Ljava_2Futil_2FAbstractMap_3B>>, <* <$Ljava_2Flang_2FObject_3B>>) u1,
  &Ljava_2Futil_2FAbstractMap_3B_7CputAll_7C_28Ljava_2Futil_2FMap_3B_29V public virtual (<* <$Ljava_2Futil_2FAbstractMap_3B>>, <* <$Ljava_2Futil_2FMap_3B>>) void,
  &Ljava_2Futil_2FAbstractMap_3B_7Cput_7C_28Ljava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B public virtual (<* <$Ljava_2Futil_2FAbstractMap_3B>>, <* <$Ljava_2Flang_2FObject_3B>>, <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FObject_3B>>,
  &Ljava_2Futil_2FAbstractMap_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z public virtual (<* <$Ljava_2Futil_2FAbstractMap_3B>>, <* <$Ljava_2Flang_2FObject_3B>>) u1,
  &Ljava_2Futil_2FAbstractMap_3B_7ChashCode_7C_28_29I public virtual (<* <$Ljava_2Futil_2FAbstractMap_3B>>) i32,
  &Ljava_2Futil_2FAbstractMap_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (<* <$Ljava_2Futil_2FAbstractMap_3B>>) <* <$Ljava_2Flang_2FString_3B>>,
  $Ljava_2Futil_2FMap_3B
}>

func &Ljava_2Futil_2FAbstractMap_3B_7C_3Cinit_3E_7C_28_29V protected constructor (var %_this <* <$Ljava_2Futil_2FAbstractMap_3B>>) void {
  call &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_this)
  return ()
}

func &Ljava_2Futil_2FAbstractMap_3B_7CentrySet_7C_28_29Ljava_2Futil_2FSet_3B public abstract virtual (var %_this <* <$Ljava_2Futil_2FAbstractMap_3B>>) <* <$Ljava_2Futil_2FSet_3B>>

func &Ljava_2Futil_2FAbstractMap_3B_7Csize_7C_28_29I public virtual (var %_this <* <$Ljava_2Futil_2FAbstractMap_3B>>) i32 {
  var %_1 <* <$Ljava_2Futil_2FSet_3B>>
  var %_2 i32
  virtualcallassigned &Ljava_2Futil_2FAbstractMap_3B_7CentrySet_7C_28_29Ljava_2Futil_2FSet_3B (dread ref %_this) { dassign %_1 }
  interfacecallassigned &Ljava_2Futil_2FSet_3B_7Csize_7C_28_29I (dread ref %_1) { dassign %_2 }
  return (dread i32 %_2)
}

func &Ljava_2Futil_2FAbstractMap_3B_7CisEmpty_7C_28_29Z public virtual (var %_this <* <$Ljava_2Futil_2FAbstractMap_3B>>) u1 {
  var %_1 i32
  virtualcallassigned &Ljava_2Futil_2FAbstractMap_3B_7Csize_7C_28_29I (dread ref %_this) { dassign %_1 }
  return (eq u1 i32 (dread i32 %_1, constval i32 0))
}

func &Ljava_2Futil_2FAbstractMap_3B_7CcontainsValue_7C_28Ljava_2Flang_2FObject_3B_29Z public virtual (var %_this <* <$Ljava_2Futil_2FAbstractMap_3B>>, var %value <* <$Ljava_2Flang_2FObject_3B>>) u1 {
  var %_1 <* <$Ljava_2Futil_2FSet_3B>>
  var %iteratorOfEach <* <$Ljava_2Futil_2FIterator_3B>>
  var %each <* <$Ljava_2Flang_2FObject_3B>>
  var %iterated <* <$Ljava_2Futil_2FSet_3B>>
  var %_2 <* <$Ljava_2Futil_2FIterator_3B>>
  var %_3 u1
  var %_4 <* <$Ljava_2Flang_2FObject_3B>>
  var %_5 <* <$Ljava_2Flang_2FObject_3B>>
  var %_6 u1
  virtualcallassigned &Ljava_2Futil_2FAbstractMap_3B_7CentrySet_7C_28_29Ljava_2Futil_2FSet_3B (dread ref %_this) { dassign %_1 }
  dassign %iterated (dread ref %_1)
  interfacecallassigned &Ljava_2Futil_2FSet_3B_7Citerator_7C_28_29Ljava_2Futil_2FIterator_3B (dread ref %iterated) { dassign %_2 }
  dassign %iteratorOfEach (dread ref %_2)
  while (constval u1 1) {
    interfacecallassigned &Ljava_2Futil_2FIterator_3B_7ChasNext_7C_28_29Z (dread ref %iteratorOfEach) { dassign %_3 }
    brfalse @end1 (dread u1 %_3)
    interfacecallassigned &Ljava_2Futil_2FIterator_3B_7Cnext_7C_28_29Ljava_2Flang_2FObject_3B (dread ref %iteratorOfEach) { dassign %_4 }
    dassign %each (dread ref %_4)
    interfacecallassigned &Ljava_2Futil_2FMap_24Entry_3B_7CgetValue_7C_28_29Ljava_2Flang_2FObject_3B (intrinsicopwithtype ref <* <$Ljava_2Futil_2FMap_24Entry_3B>> JAVA_CHECK_CAST (dread ref %each)) { dassign %_5 }
    callassigned &Ljava_2Futil_2FObjects_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29Z (dread ref %value, dread ref %_5) { dassign %_6 }
    if (dread u1 %_6) {
      return (constval u1 1)
    }
  }
@end1
  return (constval u1 0)
}

func &Ljava_2Futil_2FAbstractMap_3B_7CputAll_7C_28Ljava_2Futil_2FMap_3B_29V public virtual (var %_this <* <$Ljava_2Futil_2FAbstractMap_3B>>, var %entries <* <$Ljava_2Futil_2FMap_3B>>) void {
  var %_1 <* <$Ljava_2Futil_2FSet_3B>>
  var %iteratorOfEach <* <$Ljava_2Futil_2FIterator_3B>>
  var %each <* <$Ljava_2Flang_2FObject_3B>>
  var %iterated <* <$Ljava_2Futil_2FSet_3B>>
  var %_2 <* <$Ljava_2Futil_2FIterator_3B>>
  var %_3 u1
  var %_4 <* <$Ljava_2Flang_2FObject_3B>>
  var %entry <* <$Ljava_2Futil_2FMap_24Entry_3B>>
  var %_5 <* <$Ljava_2Flang_2FObject_3B>>
  var %_6 <* <$Ljava_2Flang_2FObject_3B>>
  interfacecallassigned &Ljava_2Futil_2FMap_3B_7CentrySet_7C_28_29Ljava_2Futil_2FSet_3B (dread ref %entries) { dassign %_1 }
  dassign %iterated (dread ref %_1)
  interfacecallassigned &Ljava_2Futil_2FSet_3B_7Citerator_7C_28_29Ljava_2Futil_2FIterator_3B (dread ref %iterated) { dassign %_2 }
  dassign %iteratorOfEach (dread ref %_2)
  while (constval u1 1) {
    interfacecallassigned &Ljava_2Futil_2FIterator_3B_7ChasNext_7C_28_29Z (dread ref %iteratorOfEach) { dassign %_3 }
    brfalse @end1 (dread u1 %_3)
    interfacecallassigned &Ljava_2Futil_2FIterator_3B_7Cnext_7C_28_29Ljava_2Flang_2FObject_3B (dread ref %iteratorOfEach) { dassign %_4 }
    dassign %each (dread ref %_4)
    dassign %entry (intrinsicopwithtype ref <* <$Ljava_2Futil_2FMap_24Entry_3B>> JAVA_CHECK_CAST (dread ref %each))
    interfacecallassigned &Ljava_2Futil_2FMap_24Entry_3B_7CgetKey_7C_28_29Ljava_2Flang_2FObject_3B (dread ref %entry) { dassign %_5 }
    interfacecallassigned &Ljava_2Futil_2FMap_24Entry_3B_7CgetValue_7C_28_29Ljava_2Flang_2FObject_3B (dread ref %entry) { dassign %_6 }
    virtualcallassigned &Ljava_2Futil_2FAbstractMap_3B_7Cput_7C_28Ljava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B (dread ref %_this, dread ref %_5, dread ref %_6) {}
  }
@end1
  return ()
}

func &Ljava_2Futil_2FAbstractMap_3B_7Cput_7C_28Ljava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B public virtual (var %_this <* <$Ljava_2Futil_2FAbstractMap_3B>>, var %key <* <$Ljava_2Flang_2FObject_3B>>, var %value <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FObject_3B>> {
  var %_1 <* <$Ljava_2Flang_2FUnsupportedOperationException_3B>>
  dassign %_1 (gcmalloc ref <$Ljava_2Flang_2FUnsupportedOperationException_3B>)
  call &Ljava_2Flang_2FUnsupportedOperationException_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_1)
  throw (dread ref %_1)
}

func &Ljava_2Futil_2FAbstractMap_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z public virtual (var %_this <* <$Ljava_2Futil_2FAbstractMap_3B>>, var %other <* <$Ljava_2Flang_2FObject_3B>>) u1 {
  var %map <* <$Ljava_2Futil_2FMap_3B>>
  var %_1 i32
  var %_2 i32
  var %_3 <* <$Ljava_2Futil_2FSet_3B>>
  var %iteratorOfEach <* <$Ljava_2Futil_2FIterator_3B>>
  var %each <* <$Ljava_2Flang_2FObject_3B>>
  var %iterated <* <$Ljava_2Futil_2FSet_3B>>
  var %_4 <* <$Ljava_2Futil_2FIterator_3B>>
  var %_5 u1
  var %_6 <* <$Ljava_2Flang_2FObject_3B>>
  var %entry <* <$Ljava_2Futil_2FMap_24Entry_3B>>
  var %_7 <* <$Ljava_2Flang_2FObject_3B>>
  var %_8 <* <$Ljava_2Flang_2FObject_3B>>
  var %value <* <$Ljava_2Flang_2FObject_3B>>
  var %_9 <* <$Ljava_2Flang_2FObject_3B>>
  var %_10 u1
  var %_11 <* <$Ljava_2Flang_2FObject_3B>>
  var %_12 u1
  var %_13 u1
  var %_14 u1
  if (eq u1 ref (dread ref %other, dread ref %_this)) {
    return (constval u1 1)
  }
  if (lnot u1 (intrinsicopwithtype u1 <* <$Ljava_2Futil_2FMap_3B>> JAVA_INSTANCE_OF (dread ref %other))) {
    return (constval u1 0)
  }
  dassign %map (intrinsicopwithtype ref <* <$Ljava_2Futil_2FMap_3B>> JAVA_CHECK_CAST (dread ref %other))
  interfacecallassigned &Ljava_2Futil_2FMap_3B_7Csize_7C_28_29I (dread ref %map) { dassign %_1 }
  virtualcallassigned &Ljava_2Futil_2FAbstractMap_3B_7Csize_7C_28_29I (dread ref %_this) { dassign %_2 }
  if (ne u1 i32 (dread i32 %_1, dread i32 %_2)) {
    return (constval u1 0)
  }
  virtualcallassigned &Ljava_2Futil_2FAbstractMap_3B_7CentrySet_7C_28_29Ljava_2Futil_2FSet_3B (dread ref %_this) { dassign %_3 }
  dassign %iterated (dread ref %_3)
  interfacecallassigned &Ljava_2Futil_2FSet_3B_7Citerator_7C_28_29Ljava_2Futil_2FIterator_3B (dread ref %iterated) { dassign %_4 }
  dassign %iteratorOfEach (dread ref %_4)
  while (constval u1 1) {
    interfacecallassigned &Ljava_2Futil_2FIterator_3B_7ChasNext_7C_28_29Z (dread ref %iteratorOfEach) { dassign %_5 }
    brfalse @end1 (dread u1 %_5)
    interfacecallassigned &Ljava_2Futil_2FIterator_3B_7Cnext_7C_28_29Ljava_2Flang_2FObject_3B (dread ref %iteratorOfEach) { dassign %_6 }
    dassign %each (dread ref %_6)
    dassign %entry (intrinsicopwithtype ref <* <$Ljava_2Futil_2FMap_24Entry_3B>> JAVA_CHECK_CAST (dread ref %each))
    interfacecallassigned &Ljava_2Futil_2FMap_24Entry_3B_7CgetKey_7C_28_29Ljava_2Flang_2FObject_3B (dread ref %entry) { dassign %_7 }
    interfacecallassigned &Ljava_2Futil_2FMap_3B_7Cget_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B (dread ref %map, dread ref %_7) { dassign %_8 }
    dassign %value (dread ref %_8)
    interfacecallassigned &Ljava_2Futil_2FMap_24Entry_3B_7CgetValue_7C_28_29Ljava_2Flang_2FObject_3B (dread ref %entry) { dassign %_9 }
    callassigned &Ljava_2Futil_2FObjects_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29Z (dread ref %_9, dread ref %value) { dassign %_10 }
    dassign %_14 (lnot u1 (dread u1 %_10))
    if (lnot u1 (dread u1 %_14)) {
      dassign %_13 (eq u1 ref (dread ref %value, constval ref 0))
      if (dread u1 %_13) {
        interfacecallassigned &Ljava_2Futil_2FMap_24Entry_3B_7CgetKey_7C_28_29Ljava_2Flang_2FObject_3B (dread ref %entry) { dassign %_11 }
        interfacecallassigned &Ljava_2Futil_2FMap_3B_7CcontainsKey_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %map, dread ref %_11) { dassign %_12 }
        dassign %_13 (lnot u1 (dread u1 %_12))
      }
      dassign %_14 (dread u1 %_13)
    }
    if (dread u1 %_14) {
      return (constval u1 0)
    }
  }
@end1
  return (constval u1 1)
}

func &Ljava_2Futil_2FAbstractMap_3B_7ChashCode_7C_28_29I public virtual (var %_this <* <$Ljava_2Futil_2FAbstractMap_3B>>) i32 {
  var %hash i32
  var %_1 <* <$Ljava_2Futil_2FSet_3B>>
  var %iteratorOfEach <* <$Ljava_2Futil_2FIterator_3B>>
  var %each <* <$Ljava_2Flang_2FObject_3B>>
  var %iterated <* <$Ljava_2Futil_2FSet_3B>>
  var %_2 <* <$Ljava_2Futil_2FIterator_3B>>
  var %_3 u1
  var %_4 <* <$Ljava_2Flang_2FObject_3B>>
  var %_5 i32
  dassign %hash (constval i32 0)
  virtualcallassigned &Ljava_2Futil_2FAbstractMap_3B_7CentrySet_7C_28_29Ljava_2Futil_2FSet_3B (dread ref %_this) { dassign %_1 }
  dassign %iterated (dread ref %_1)
  interfacecallassigned &Ljava_2Futil_2FSet_3B_7Citerator_7C_28_29Ljava_2Futil_2FIterator_3B (dread ref %iterated) { dassign %_2 }
  dassign %iteratorOfEach (dread ref %_2)
  while (constval u1 1) {
    interfacecallassigned &Ljava_2Futil_2FIterator_3B_7ChasNext_7C_28_29Z (dread ref %iteratorOfEach) { dassign %_3 }
    brfalse @end1 (dread u1 %_3)
    interfacecallassigned &Ljava_2Futil_2FIterator_3B_7Cnext_7C_28_29Ljava_2Flang_2FObject_3B (dread ref %iteratorOfEach) { dassign %_4 }
    dassign %each (dread ref %_4)
    virtualcallassigned &Ljava_2Flang_2FObject_3B_7ChashCode_7C_28_29I (dread ref %each) { dassign %_5 }
    dassign %hash (add i32 (dread i32 %hash, dread i32 %_5))
  }
@end1
  return (dread i32 %hash)
}

func &Ljava_2Futil_2FAbstractMap_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Futil_2FAbstractMap_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  var %_1 <* <$Ljava_2Flang_2FString_3B>>
  var %_2 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %text <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %isFirst u1
  var %_3 <* <$Ljava_2Futil_2FSet_3B>>
  var %iteratorOfEach <* <$Ljava_2Futil_2FIterator_3B>>
  var %each <* <$Ljava_2Flang_2FObject_3B>>
  var %iterated <* <$Ljava_2Futil_2FSet_3B>>
  var %_4 <* <$Ljava_2Futil_2FIterator_3B>>
  var %_5 u1
  var %_6 <* <$Ljava_2Flang_2FObject_3B>>
  var %entry <* <$Ljava_2Futil_2FMap_24Entry_3B>>
  var %_7 <* <$Ljava_2Flang_2FString_3B>>
  var %_8 <* <$Ljava_2Flang_2FObject_3B>>
  var %_9 <* <$Ljava_2Flang_2FString_3B>>
  var %_10 <* <$Ljava_2Flang_2FObject_3B>>
  var %_11 <* <$Ljava_2Flang_2FObject_3B>>
  var %_12 <* <$Ljava_2Flang_2FString_3B>>
  var %_13 <* <$Ljava_2Flang_2FObject_3B>>
  var %_14 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %_15 <* <$Ljava_2Flang_2FString_3B>>
  # "{"
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7b00) { dassign %_1 }
  dassign %_2 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  call &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %_2, dread ref %_1)
  dassign %text (dread ref %_2)
  dassign %isFirst (constval u1 1)
  virtualcallassigned &Ljava_2Futil_2FAbstractMap_3B_7CentrySet_7C_28_29Ljava_2Futil_2FSet_3B (dread ref %_this) { dassign %_3 }
  dassign %iterated (dread ref %_3)
  interfacecallassigned &Ljava_2Futil_2FSet_3B_7Citerator_7C_28_29Ljava_2Futil_2FIterator_3B (dread ref %iterated) { dassign %_4 }
  dassign %iteratorOfEach (dread ref %_4)
  while (constval u1 1) {
    interfacecallassigned &Ljava_2Futil_2FIterator_3B_7ChasNext_7C_28_29Z (dread ref %iteratorOfEach) { dassign %_5 }
    brfalse @end1 (dread u1 %_5)
    interfacecallassigned &Ljava_2Futil_2FIterator_3B_7Cnext_7C_28_29Ljava_2Flang_2FObject_3B (dread ref %iteratorOfEach) { dassign %_6 }
    dassign %each (dread ref %_6)
    dassign %entry (intrinsicopwithtype ref <* <$Ljava_2Futil_2FMap_24Entry_3B>> JAVA_CHECK_CAST (dread ref %each))
    if (lnot u1 (dread u1 %isFirst)) {
      # ", "
      callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2c002000) { dassign %_7 }
      virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %text, dread ref %_7) {}
    }
    dassign %isFirst (constval u1 0)
    interfacecallassigned &Ljava_2Futil_2FMap_24Entry_3B_7CgetKey_7C_28_29Ljava_2Flang_2FObject_3B (dread ref %entry) { dassign %_8 }
    if (eq u1 ref (dread ref %_8, dread ref %_this)) {
      # "(this Map)"
      callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_e87bfff90bc0455f89cc49d137b00491) { dassign %_9 }
      virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %text, dread ref %_9) {}
    } else {
      interfacecallassigned &Ljava_2Futil_2FMap_24Entry_3B_7CgetKey_7C_28_29Ljava_2Flang_2FObject_3B (dread ref %entry) { dassign %_10 }
      virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %text, dread ref %_10) {}
    }
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %text, constval i32 61) {}
    interfacecallassigned &Ljava_2Futil_2FMap_24Entry_3B_7CgetValue_7C_28_29Ljava_2Flang_2FObject_3B (dread ref %entry) { dassign %_11 }
    if (eq u1 ref (dread ref %_11, dread ref %_this)) {
      # "(this Map)"
      callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_e87bfff90bc0455f89cc49d137b00491) { dassign %_12 }
      virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %text, dread ref %_12) {}
    } else {
      interfacecallassigned &Ljava_2Futil_2FMap_24Entry_3B_7CgetValue_7C_28_29Ljava_2Flang_2FObject_3B (dread ref %entry) { dassign %_13 }
      virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %text, dread ref %_13) {}
    }
  }
@end1
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %text, constval i32 125) { dassign %_14 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %_14) { dassign %_15 }
  return (dread ref %_15)
}

# A key and a value that belong to no map.
javaclass $Ljava_2Futil_2FAbstractMap_24SimpleEntry_3B <$Ljava_2Futil_2FAbstractMap_24SimpleEntry_3B> public static
type $Ljava_2Futil_2FAbstractMap_24SimpleEntry_3B <class <$Ljava_2Flang_2FObject_3B> {
  @key <* <$Ljava_2Flang_2FObject_3B>> private final,
  @value <* <$Ljava_2Flang_2FObject_3B>> private,
  &Ljava_2Futil_2FAbstractMap_24SimpleEntry_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29V public constructor (<* <$Ljava_2Futil_2FAbstractMap_24SimpleEntry_3B>>, <* <$Ljava_2Flang_2FObject_3B>>, <* <$Ljava_2Flang_2FObject_3B>>) void,
  &Ljava_2Futil_2FAbstractMap_24SimpleEntry_3B_7CgetKey_7C_28_29Ljava_2Flang_2FObject_3B public virtual (<* <$Ljava_2Futil_2FAbstractMap_24SimpleEntry_3B>>) <* <$Ljava_2Flang_2FObject_3B>>,
  &Ljava_2Futil_2FAbstractMap_24SimpleEntry_3B_7CgetValue_7C_28_29Ljava_2Flang_2FObject_3B public virtual (<* <$Ljava_2Futil_2FAbstractMap_24SimpleEntry_3B>>) <* <$Ljava_2Flang_2FObject_3B>>,
  &Ljava_2Futil_2FAbstractMap_24SimpleEntry_3B_7CsetValue_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B public virtual (<* <$Ljava_2Futil_2FAbstractMap_24SimpleEntry_3B>>, <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FObject_3B>>,
  &Ljava_2Futil_2FAbstractMap_24SimpleEntry_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z public virtual (<* <$Ljava_2Futil_2FAbstractMap_24SimpleEntry_3B>>, <* <$Ljava_2Flang_2FObject_3B>>) u1,
  &Ljava_2Futil_2FAbstractMap_24SimpleEntry_3B_7ChashCode_7C_28_29I public virtual (<* <$Ljava_2Futil_2FAbstractMap_24SimpleEntry_3B>>) i32,
  &Ljava_2Futil_2FAbstractMap_24SimpleEntry_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (<* <$Ljava_2Futil_2FAbstractMap_24SimpleEntry_3B>>) <* <$Ljava_2Flang_2FString_3B>>,
  $Ljava_2Futil_2FMap_24Entry_3B,
  $Ljava_2Fio_2FSerializable_3B
}>

func &Ljava_2Futil_2FAbstractMap_24SimpleEntry_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29V public constructor (var %_this <* <$Ljava_2Futil_2FAbstractMap_24SimpleEntry_3B>>, var %key <* <$Ljava_2Flang_2FObject_3B>>, var %value <* <$Ljava_2Flang_2FObject_3B>>) void {
  call &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_this)
  iassign <* <$Ljava_2Futil_2FAbstractMap_24SimpleEntry_3B>> 4 (dread ref %_this, dread ref %key)
  iassign <* <$Ljava_2Futil_2FAbstractMap_24SimpleEntry_3B>> 5 (dread ref %_this, dread ref %value)
  return ()
}

func &Ljava_2Futil_2FAbstractMap_24SimpleEntry_3B_7CgetKey_7C_28_29Ljava_2Flang_2FObject_3B public virtual (var %_this <* <$Ljava_2Futil_2FAbstractMap_24SimpleEntry_3B>>) <* <$Ljava_2Flang_2FObject_3B>> {
  return (iread ref <* <$Ljava_2Futil_2FAbstractMap_24SimpleEntry_3B>> 4 (dread ref %_this))
}

func &Ljava_2Futil_2FAbstractMap_24SimpleEntry_3B_7CgetValue_7C_28_29Ljava_2Flang_2FObject_3B public virtual (var %_this <* <$Ljava_2Futil_2FAbstractMap_24SimpleEntry_3B>>) <* <$Ljava_2Flang_2FObject_3B>> {
  return (iread ref <* <$Ljava_2Futil_2FAbstractMap_24SimpleEntry_3B>> 5 (dread ref %_this))
}

func &Ljava_2Futil_2FAbstractMap_24SimpleEntry_3B_7CsetValue_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B public virtual (var %_this <* <$Ljava_2Futil_2FAbstractMap_24SimpleEntry_3B>>, var %value <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FObject_3B>> {
  var %old <* <$Ljava_2Flang_2FObject_3B>>
  dassign %old (iread ref <* <$Ljava_2Futil_2FAbstractMap_24SimpleEntry_3B>> 5 (dread ref %_this))
  iassign <* <$Ljava_2Futil_2FAbstractMap_24SimpleEntry_3B>> 5 (dread ref %_this, dread ref %value)
  return (dread ref %old)
}

func &Ljava_2Futil_2FAbstractMap_24SimpleEntry_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z public virtual (var %_this <* <$Ljava_2Futil_2FAbstractMap_24SimpleEntry_3B>>, var %other <* <$Ljava_2Flang_2FObject_3B>>) u1 {
  var %_1 u1
  callassigned &__java_equal (dread ref %_this, dread ref %other) { dassign %_1 }
  return (dread u1 %_1)
}

func &Ljava_2Futil_2FAbstractMap_24SimpleEntry_3B_7ChashCode_7C_28_29I public virtual (var %_this <* <$Ljava_2Futil_2FAbstractMap_24SimpleEntry_3B>>) i32 {
  var %_1 i32
  var %_2 i32
  callassigned &Ljava_2Futil_2FObjects_3B_7ChashCode_7C_28Ljava_2Flang_2FObject_3B_29I (iread ref <* <$Ljava_2Futil_2FAbstractMap_24SimpleEntry_3B>> 4 (dread ref %_this)) { dassign %_1 }
  callassigned &Ljava_2Futil_2FObjects_3B_7ChashCode_7C_28Ljava_2Flang_2FObject_3B_29I (iread ref <* <$Ljava_2Futil_2FAbstractMap_24SimpleEntry_3B>> 5 (dread ref %_this)) { dassign %_2 }
  return (bxor i32 (dread i32 %_1, dread i32 %_2))
}

func &Ljava_2Futil_2FAbstractMap_24SimpleEntry_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Futil_2FAbstractMap_24SimpleEntry_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  var %_1 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %_2 <* <$Ljava_2Flang_2FString_3B>>
  var %_3 <* <$Ljava_2Flang_2FString_3B>>
  dassign %_1 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  call &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_1)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_1, iread ref <* <$Ljava_2Futil_2FAbstractMap_24SimpleEntry_3B>> 4 (dread ref %_this)) {}
  # "="
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_3d00) { dassign %_2 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_1, dread ref %_2) {}
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_1, iread ref <* <$Ljava_2Futil_2FAbstractMap_24SimpleEntry_3B>> 5 (dread ref %_this)) {}
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %_1) { dassign %_3 }
  return (dread ref %_3)
}



func &__java_equal (var %one <* <$Ljava_2Futil_2FMap_24Entry_3B>>, var %other <* <$Ljava_2Flang_2FObject_3B>>) u1 {
  var %entry <* <$Ljava_2Futil_2FMap_24Entry_3B>>
  var %_1 <* <$Ljava_2Flang_2FObject_3B>>
  var %_2 <* <$Ljava_2Flang_2FObject_3B>>
  var %_3 u1
  var %_4 <* <$Ljava_2Flang_2FObject_3B>>
  var %_5 <* <$Ljava_2Flang_2FObject_3B>>
  var %_6 u1
  var %_7 u1
  if (lnot u1 (intrinsicopwithtype u1 <* <$Ljava_2Futil_2FMap_24Entry_3B>> JAVA_INSTANCE_OF (dread ref %other))) {
    return (constval u1 0)
  }
  dassign %entry (intrinsicopwithtype ref <* <$Ljava_2Futil_2FMap_24Entry_3B>> JAVA_CHECK_CAST (dread ref %other))
  interfacecallassigned &Ljava_2Futil_2FMap_24Entry_3B_7CgetKey_7C_28_29Ljava_2Flang_2FObject_3B (dread ref %one) { dassign %_1 }
  interfacecallassigned &Ljava_2Futil_2FMap_24Entry_3B_7CgetKey_7C_28_29Ljava_2Flang_2FObject_3B (dread ref %entry) { dassign %_2 }
  callassigned &Ljava_2Futil_2FObjects_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29Z (dread ref %_1, dread ref %_2) { dassign %_3 }
  dassign %_7 (dread u1 %_3)
  if (dread u1 %_7) {
    interfacecallassigned &Ljava_2Futil_2FMap_24Entry_3B_7CgetValue_7C_28_29Ljava_2Flang_2FObject_3B (dread ref %one) { dassign %_4 }
    interfacecallassigned &Ljava_2Futil_2FMap_24Entry_3B_7CgetValue_7C_28_29Ljava_2Flang_2FObject_3B (dread ref %entry) { dassign %_5 }
    callassigned &Ljava_2Futil_2FObjects_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29Z (dread ref %_4, dread ref %_5) { dassign %_6 }
    dassign %_7 (dread u1 %_6)
  }
  return (dread u1 %_7)
}
