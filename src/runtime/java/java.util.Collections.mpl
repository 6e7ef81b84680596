# What is done with whole collections.
javaclass $Ljava_2Futil_2FCollections_3B <$Ljava_2Futil_2FCollections_3B> public
type $Ljava_2Futil_2FCollections_3B <class <$Ljava_2Flang_2FObject_3B> {
  &Ljava_2Futil_2FCollections_3B_7C_3Cinit_3E_7C_28_29V private constructor (<* <$Ljava_2Futil_2FCollections_3B>>) void,
  &Ljava_2Futil_2FCollections_3B_7Csort_7C_28Ljava_2Futil_2FList_3B_29V public static (<* <$Ljava_2Futil_2FList_3B>>) void,
  &Ljava_2Futil_2FCollections_3B_7Csort_7C_28Ljava_2Futil_2FList_3BLjava_2Futil_2FComparator_3B_29V public static (<* <$Ljava_2Futil_2FList_3B>>, <* <$Ljava_2Futil_2FComparator_3B>>) void,
  &Ljava_2Futil_2FCollections_3B_7Creverse_7C_28Ljava_2Futil_2FList_3B_29V public static (<* <$Ljava_2Futil_2FList_3B>>) void,
  &Ljava_2Futil_2FCollections_3B_7Cswap_7C_28Ljava_2Futil_2FList_3BII_29V public static (<* <$Ljava_2Futil_2FList_3B>>, i32, i32) void,
  &Ljava_2Futil_2FCollections_3B_7Cfill_7C_28Ljava_2Futil_2FList_3BLjava_2Flang_2FObject_3B_29V public static (<* <$Ljava_2Futil_2FList_3B>>, <* <$Ljava_2Flang_2FObject_3B>>) void,
  &Ljava_2Futil_2FCollections_3B_7CaddAll_7C_28Ljava_2Futil_2FCollection_3BALjava_2Flang_2FObject_3B_29Z public static (<* <$Ljava_2Futil_2FCollection_3B>>, <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>) u1,
  &Ljava_2Futil_2FCollections_3B_7Cfrequency_7C_28Ljava_2Futil_2FCollection_3BLjava_2Flang_2FObject_3B_29I public static (<* <$Ljava_2Futil_2FCollection_3B>>, <* <$Ljava_2Flang_2FObject_3B>>) i32,
  &Ljava_2Futil_2FCollections_3B_7Cmax_7C_28Ljava_2Futil_2FCollection_3B_29Ljava_2Flang_2FObject_3B public static (<* <$Ljava_2Futil_2FCollection_3B>>) <* <$Ljava_2Flang_2FObject_3B>>,
  &Ljava_2Futil_2FCollections_3B_7Cmax_7C_28Ljava_2Futil_2FCollection_3BLjava_2Futil_2FComparator_3B_29Ljava_2Flang_2FObject_3B public static (<* <$Ljava_2Futil_2FCollection_3B>>, <* <$Ljava_2Futil_2FComparator_3B>>) <* <$Ljava_2Flang_2FObject_3B>>,
  &Ljava_2Futil_2FCollections_3B_7Cmin_7C_28Ljava_2Futil_2FCollection_3B_29Ljava_2Flang_2FObject_3B public static (<* <$Ljava_2Futil_2FCollection_3B>>) <* <$Ljava_2Flang_2FObject_3B>>,
  &Ljava_2Futil_2FCollections_3B_7Cmin_7C_28Ljava_2Futil_2FCollection_3BLjava_2Futil_2FComparator_3B_29Ljava_2Flang_2FObject_3B public static (<* <$Ljava_2Futil_2FCollection_3B>>, <* <$Ljava_2Futil_2FComparator_3B>>) <* <$Ljava_2Flang_2FObject_3B>>,
  &Ljava_2Futil_2FCollections_3B_7CbinarySearch_7C_28Ljava_2Futil_2FList_3BLjava_2Flang_2FObject_3B_29I public static (<* <$Ljava_2Futil_2FList_3B>>, <* <$Ljava_2Flang_2FObject_3B>>) i32,
  &Ljava_2Futil_2FCollections_3B_7CreverseOrder_7C_28_29Ljava_2Futil_2FComparator_3B public static () <* <$Ljava_2Futil_2FComparator_3B>>,
  &Ljava_2Futil_2FCollections_3B_7CreverseOrder_7C_28Ljava_2Futil_2FComparator_3B_29Ljava_2Futil_2FComparator_3B public static (<* <$Ljava_2Futil_2FComparator_3B>>) <* <$Ljava_2Futil_2FComparator_3B>>,
  &Ljava_2Futil_2FCollections_3B_7CemptyList_7C_28_29Ljava_2Futil_2FList_3B public static () <* <$Ljava_2Futil_2FList_3B>>,
  &Ljava_2Futil_2FCollections_3B_7CsingletonList_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Futil_2FList_3B public static (<* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Futil_2FList_3B>>,
  &Ljava_2Futil_2FCollections_3B_7CunmodifiableList_7C_28Ljava_2Futil_2FList_3B_29Ljava_2Futil_2FList_3B public static (<* <$Ljava_2Futil_2FList_3B>>) <* <$Ljava_2Futil_2FList_3B>>
}>

func &Ljava_2Futil_2FCollections_3B_7C_3Cinit_3E_7C_28_29V private constructor (var %_this <* <$Ljava_2Futil_2FCollections_3B>>) void {
  call &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_this)
  return ()
}

func &Ljava_2Futil_2FCollections_3B_7Csort_7C_28Ljava_2Futil_2FList_3B_29V public static (var %list <* <$Ljava_2Futil_2FList_3B>>) void {
  interfacecall &Ljava_2Futil_2FList_3B_7Csort_7C_28Ljava_2Futil_2FComparator_3B_29V (dread ref %list, constval ref 0)
  return ()
}

func &Ljava_2Futil_2FCollections_3B_7Csort_7C_28Ljava_2Futil_2FList_3BLjava_2Futil_2FComparator_3B_29V public static (var %list <* <$Ljava_2Futil_2FList_3B>>, var %order <* <$Ljava_2Futil_2FComparator_3B>>) void {
  interfacecall &Ljava_2Futil_2FList_3B_7Csort_7C_28Ljava_2Futil_2FComparator_3B_29V (dread ref %list, dread ref %order)
  return ()
}

func &Ljava_2Futil_2FCollections_3B_7Creverse_7C_28Ljava_2Futil_2FList_3B_29V public static (var %list <* <$Ljava_2Futil_2FList_3B>>) void {
  var %_1 i32
  var %size i32
  var %i i32
  interfacecallassigned &Ljava_2Futil_2FList_3B_7Csize_7C_28_29I (dread ref %list) { dassign %_1 }
  dassign %size (dread i32 %_1)
  dassign %i (constval i32 0)
  while (lt u1 i32 (dread i32 %i, div i32 (dread i32 %size, constval i32 2))) {
    call &Ljava_2Futil_2FCollections_3B_7Cswap_7C_28Ljava_2Futil_2FList_3BII_29V (dread ref %list, dread i32 %i, sub i32 (sub i32 (dread i32 %size, constval i32 1), dread i32 %i))
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  return ()
}

func &Ljava_2Futil_2FCollections_3B_7Cswap_7C_28Ljava_2Futil_2FList_3BII_29V public static (var %list <* <$Ljava_2Futil_2FList_3B>>, var %i i32, var %j i32) void {
  var %_1 <* <$Ljava_2Flang_2FObject_3B>>
  var %_2 <* <$Ljava_2Flang_2FObject_3B>>
  interfacecallassigned &Ljava_2Futil_2FList_3B_7Cget_7C_28I_29Ljava_2Flang_2FObject_3B (dread ref %list, dread i32 %i) { dassign %_1 }
  interfacecallassigned &Ljava_2Futil_2FList_3B_7Cset_7C_28ILjava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B (dread ref %list, dread i32 %j, dread ref %_1) { dassign %_2 }
  interfacecallassigned &Ljava_2Futil_2FList_3B_7Cset_7C_28ILjava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B (dread ref %list, dread i32 %i, dread ref %_2) {}
  return ()
}

func &Ljava_2Futil_2FCollections_3B_7Cfill_7C_28Ljava_2Futil_2FList_3BLjava_2Flang_2FObject_3B_29V public static (var %list <* <$Ljava_2Futil_2FList_3B>>, var %element <* <$Ljava_2Flang_2FObject_3B>>) void {
  var %_1 i32
  var %size i32
  var %i i32
  interfacecallassigned &Ljava_2Futil_2FList_3B_7Csize_7C_28_29I (dread ref %list) { dassign %_1 }
  dassign %size (dread i32 %_1)
  dassign %i (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %size)) {
    interfacecallassigned &Ljava_2Futil_2FList_3B_7Cset_7C_28ILjava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B (dread ref %list, dread i32 %i, dread ref %element) {}
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  return ()
}

func &Ljava_2Futil_2FCollections_3B_7CaddAll_7C_28Ljava_2Futil_2FCollection_3BALjava_2Flang_2FObject_3B_29Z public static (var %collection <* <$Ljava_2Futil_2FCollection_3B>>, var %elements <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>) u1 {
  var %isChanged u1
  var %i i32
  var %_1 u1
  dassign %isChanged (constval u1 0)
  dassign %i (constval i32 0)
  while (lt u1 i32 (dread i32 %i, intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %elements))) {
    interfacecallassigned &Ljava_2Futil_2FCollection_3B_7Cadd_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %collection, iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] <* <$Ljava_2Flang_2FObject_3B>>>> (dread ref %elements, dread i32 %i))) { dassign %_1 }
    if (dread u1 %_1) {
      dassign %isChanged (constval u1 1)
    }
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  return (dread u1 %isChanged)
}

func &Ljava_2Futil_2FCollections_3B_7Cfrequency_7C_28Ljava_2Futil_2FCollection_3BLjava_2Flang_2FObject_3B_29I public static (var %collection <* <$Ljava_2Futil_2FCollection_3B>>, var %element <* <$Ljava_2Flang_2FObject_3B>>) i32 {
  var %count i32
  var %iteratorOfOwn <* <$Ljava_2Futil_2FIterator_3B>>
  var %own <* <$Ljava_2Flang_2FObject_3B>>
  var %iterated <* <$Ljava_2Futil_2FCollection_3B>>
  var %_1 <* <$Ljava_2Futil_2FIterator_3B>>
  var %_2 u1
  var %_3 <* <$Ljava_2Flang_2FObject_3B>>
  var %_4 u1
  dassign %count (constval i32 0)
  dassign %iterated (dread ref %collection)
  interfacecallassigned &Ljava_2Futil_2FCollection_3B_7Citerator_7C_28_29Ljava_2Futil_2FIterator_3B (dread ref %iterated) { dassign %_1 }
  dassign %iteratorOfOwn (dread ref %_1)
  while (constval u1 1) {
    interfacecallassigned &Ljava_2Futil_2FIterator_3B_7ChasNext_7C_28_29Z (dread ref %iteratorOfOwn) { dassign %_2 }
    brfalse @end1 (dread u1 %_2)
    interfacecallassigned &Ljava_2Futil_2FIterator_3B_7Cnext_7C_28_29Ljava_2Flang_2FObject_3B (dread ref %iteratorOfOwn) { dassign %_3 }
    dassign %own (dread ref %_3)
    callassigned &Ljava_2Futil_2FObjects_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29Z (dread ref %element, dread ref %own) { dassign %_4 }
    if (dread u1 %_4) {
      dassign %count (add i32 (dread i32 %count, constval i32 1))
    }
  }
@end1
  return (dread i32 %count)
}

func &Ljava_2Futil_2FCollections_3B_7Cmax_7C_28Ljava_2Futil_2FCollection_3B_29Ljava_2Flang_2FObject_3B public static (var %collection <* <$Ljava_2Futil_2FCollection_3B>>) <* <$Ljava_2Flang_2FObject_3B>> {
  var %_1 <* <$Ljava_2Flang_2FObject_3B>>
  callassigned &Ljava_2Futil_2FCollections_3B_7Cmax_7C_28Ljava_2Futil_2FCollection_3BLjava_2Futil_2FComparator_3B_29Ljava_2Flang_2FObject_3B (dread ref %collection, constval ref 0) { dassign %_1 }
  return (dread ref %_1)
}

func &Ljava_2Futil_2FCollections_3B_7Cmax_7C_28Ljava_2Futil_2FCollection_3BLjava_2Futil_2FComparator_3B_29Ljava_2Flang_2FObject_3B public static (var %collection <* <$Ljava_2Futil_2FCollection_3B>>, var %order <* <$Ljava_2Futil_2FComparator_3B>>) <* <$Ljava_2Flang_2FObject_3B>> {
  var %_1 <* <$Ljava_2Futil_2FIterator_3B>>
  var %all <* <$Ljava_2Futil_2FIterator_3B>>
  var %_2 <* <$Ljava_2Flang_2FObject_3B>>
  var %best <* <$Ljava_2Flang_2FObject_3B>>
  var %_3 u1
  var %_4 <* <$Ljava_2Flang_2FObject_3B>>
  var %next <* <$Ljava_2Flang_2FObject_3B>>
  var %_5 i32
  interfacecallassigned &Ljava_2Futil_2FCollection_3B_7Citerator_7C_28_29Ljava_2Futil_2FIterator_3B (dread ref %collection) { dassign %_1 }
  dassign %all (dread ref %_1)
  interfacecallassigned &Ljava_2Futil_2FIterator_3B_7Cnext_7C_28_29Ljava_2Flang_2FObject_3B (dread ref %all) { dassign %_2 }
  dassign %best (dread ref %_2)
  while (constval u1 1) {
    interfacecallassigned &Ljava_2Futil_2FIterator_3B_7ChasNext_7C_28_29Z (dread ref %all) { dassign %_3 }
    brfalse @end1 (dread u1 %_3)
    interfacecallassigned &Ljava_2Futil_2FIterator_3B_7Cnext_7C_28_29Ljava_2Flang_2FObject_3B (dread ref %all) { dassign %_4 }
    dassign %next (dread ref %_4)
    callassigned &__java_compare (dread ref %next, dread ref %best, dread ref %order) { dassign %_5 }
    if (gt u1 i32 (dread i32 %_5, constval i32 0)) {
      dassign %best (dread ref %next)
    }
  }
@end1
  return (dread ref %best)
}

func &Ljava_2Futil_2FCollections_3B_7Cmin_7C_28Ljava_2Futil_2FCollection_3B_29Ljava_2Flang_2FObject_3B public static (var %collection <* <$Ljava_2Futil_2FCollection_3B>>) <* <$Ljava_2Flang_2FObject_3B>> {
  var %_1 <* <$Ljava_2Flang_2FObject_3B>>
  callassigned &Ljava_2Futil_2FCollections_3B_7Cmin_7C_28Ljava_2Futil_2FCollection_3BLjava_2Futil_2FComparator_3B_29Ljava_2Flang_2FObject_3B (dread ref %collection, constval ref 0) { dassign %_1 }
  return (dread ref %_1)
}

func &Ljava_2Futil_2FCollections_3B_7Cmin_7C_28Ljava_2Futil_2FCollection_3BLjava_2Futil_2FComparator_3B_29Ljava_2Flang_2FObject_3B public static (var %collection <* <$Ljava_2Futil_2FCollection_3B>>, var %order <* <$Ljava_2Futil_2FComparator_3B>>) <* <$Ljava_2Flang_2FObject_3B>> {
  var %_1 <* <$Ljava_2Futil_2FIterator_3B>>
  var %all <* <$Ljava_2Futil_2FIterator_3B>>
  var %_2 <* <$Ljava_2Flang_2FObject_3B>>
  var %best <* <$Ljava_2Flang_2FObject_3B>>
  var %_3 u1
  var %_4 <* <$Ljava_2Flang_2FObject_3B>>
  var %next <* <$Ljava_2Flang_2FObject_3B>>
  var %_5 i32
  interfacecallassigned &Ljava_2Futil_2FCollection_3B_7Citerator_7C_28_29Ljava_2Futil_2FIterator_3B (dread ref %collection) { dassign %_1 }
  dassign %all (dread ref %_1)
  interfacecallassigned &Ljava_2Futil_2FIterator_3B_7Cnext_7C_28_29Ljava_2Flang_2FObject_3B (dread ref %all) { dassign %_2 }
  dassign %best (dread ref %_2)
  while (constval u1 1) {
    interfacecallassigned &Ljava_2Futil_2FIterator_3B_7ChasNext_7C_28_29Z (dread ref %all) { dassign %_3 }
    brfalse @end1 (dread u1 %_3)
    interfacecallassigned &Ljava_2Futil_2FIterator_3B_7Cnext_7C_28_29Ljava_2Flang_2FObject_3B (dread ref %all) { dassign %_4 }
    dassign %next (dread ref %_4)
    callassigned &__java_compare (dread ref %next, dread ref %best, dread ref %order) { dassign %_5 }
    if (lt u1 i32 (dread i32 %_5, constval i32 0)) {
      dassign %best (dread ref %next)
    }
  }
@end1
  return (dread ref %best)
}

func &Ljava_2Futil_2FCollections_3B_7CbinarySearch_7C_28Ljava_2Futil_2FList_3BLjava_2Flang_2FObject_3B_29I public static (var %list <* <$Ljava_2Futil_2FList_3B>>, var %key <* <$Ljava_2Flang_2FObject_3B>>) i32 {
  var %low i32
  var %_1 i32
  var %high i32
  var %middle i32
  var %_2 <* <$Ljava_2Flang_2FObject_3B>>
  var %_3 i32
  var %order i32
  dassign %low (constval i32 0)
  interfacecallassigned &Ljava_2Futil_2FList_3B_7Csize_7C_28_29I (dread ref %list) { dassign %_1 }
  dassign %high (sub i32 (dread i32 %_1, constval i32 1))
  while (le u1 i32 (dread i32 %low, dread i32 %high)) {
    dassign %middle (lshr i32 (add i32 (dread i32 %low, dread i32 %high), constval i32 1))
    interfacecallassigned &Ljava_2Futil_2FList_3B_7Cget_7C_28I_29Ljava_2Flang_2FObject_3B (dread ref %list, dread i32 %middle) { dassign %_2 }
    callassigned &__java_compare (dread ref %_2, dread ref %key, constval ref 0) { dassign %_3 }
    dassign %order (dread i32 %_3)
    if (lt u1 i32 (dread i32 %order, constval i32 0)) {
      dassign %low (add i32 (dread i32 %middle, constval i32 1))
    } else {
      if (gt u1 i32 (dread i32 %order, constval i32 0)) {
        dassign %high (sub i32 (dread i32 %middle, constval i32 1))
      } else {
        return (dread i32 %middle)
      }
    }
  }
  return (neg i32 (add i32 (dread i32 %low, constval i32 1)))
}

func &Ljava_2Futil_2FCollections_3B_7CreverseOrder_7C_28_29Ljava_2Futil_2FComparator_3B public static () <* <$Ljava_2Futil_2FComparator_3B>> {
  var %_1 <* <$Ljava_2Futil_2FReverseOrder_3B>>
  dassign %_1 (gcmalloc ref <$Ljava_2Futil_2FReverseOrder_3B>)
  call &Ljava_2Futil_2FReverseOrder_3B_7C_3Cinit_3E_7C_28Ljava_2Futil_2FComparator_3B_29V (dread ref %_1, constval ref 0)
  return (dread ref %_1)
}

func &Ljava_2Futil_2FCollections_3B_7CreverseOrder_7C_28Ljava_2Futil_2FComparator_3B_29Ljava_2Futil_2FComparator_3B public static (var %order <* <$Ljava_2Futil_2FComparator_3B>>) <* <$Ljava_2Futil_2FComparator_3B>> {
  var %_1 <* <$Ljava_2Futil_2FReverseOrder_3B>>
  dassign %_1 (gcmalloc ref <$Ljava_2Futil_2FReverseOrder_3B>)
  call &Ljava_2Futil_2FReverseOrder_3B_7C_3Cinit_3E_7C_28Ljava_2Futil_2FComparator_3B_29V (dread ref %_1, dread ref %order)
  return (dread ref %_1)
}

func &Ljava_2Futil_2FCollections_3B_7CemptyList_7C_28_29Ljava_2Futil_2FList_3B public static () <* <$Ljava_2Futil_2FList_3B>> {
  var %_1 <* <$Ljava_2Futil_2FArrayList_3B>>
  var %_2 <* <$Ljava_2Futil_2FFixedList_3B>>
  dassign %_1 (gcmalloc ref <$Ljava_2Futil_2FArrayList_3B>)
  call &Ljava_2Futil_2FArrayList_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_1)
  dassign %_2 (gcmalloc ref <$Ljava_2Futil_2FFixedList_3B>)
  call &Ljava_2Futil_2FFixedList_3B_7C_3Cinit_3E_7C_28Ljava_2Futil_2FList_3B_29V (dread ref %_2, dread ref %_1)
  return (dread ref %_2)
}

func &Ljava_2Futil_2FCollections_3B_7CsingletonList_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Futil_2FList_3B public static (var %element <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Futil_2FList_3B>> {
  var %_1 <* <$Ljava_2Futil_2FArrayList_3B>>
  var %one <* <$Ljava_2Futil_2FArrayList_3B>>
  var %_2 <* <$Ljava_2Futil_2FFixedList_3B>>
  dassign %_1 (gcmalloc ref <$Ljava_2Futil_2FArrayList_3B>)
  call &Ljava_2Futil_2FArrayList_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_1)
  dassign %one (dread ref %_1)
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Cadd_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %one, dread ref %element) {}
  dassign %_2 (gcmalloc ref <$Ljava_2Futil_2FFixedList_3B>)
  call &Ljava_2Futil_2FFixedList_3B_7C_3Cinit_3E_7C_28Ljava_2Futil_2FList_3B_29V (dread ref %_2, dread ref %one)
  return (dread ref %_2)
}

func &Ljava_2Futil_2FCollections_3B_7CunmodifiableList_7C_28Ljava_2Futil_2FList_3B_29Ljava_2Futil_2FList_3B public static (var %list <* <$Ljava_2Futil_2FList_3B>>) <* <$Ljava_2Futil_2FList_3B>> {
  var %_1 <* <$Ljava_2Futil_2FFixedList_3B>>
  dassign %_1 (gcmalloc ref <$Ljava_2Futil_2FFixedList_3B>)
  call &Ljava_2Futil_2FFixedList_3B_7C_3Cinit_3E_7C_28Ljava_2Futil_2FList_3B_29V (dread ref %_1, dread ref %list)
  return (dread ref %_1)
}

javaclass $Ljava_2Futil_2FReverseOrder_3B <$Ljava_2Futil_2FReverseOrder_3B>
type $Ljava_2Futil_2FReverseOrder_3B <class <$Ljava_2Flang_2FObject_3B> {
  @order <* <$Ljava_2Futil_2FComparator_3B>> private final,
  &Ljava_2Futil_2FReverseOrder_3B_7C_3Cinit_3E_7C_28Ljava_2Futil_2FComparator_3B_29V constructor (<* <$Ljava_2Futil_2FReverseOrder_3B>>, <* <$Ljava_2Futil_2FComparator_3B>>) void,
  &Ljava_2Futil_2FReverseOrder_3B_7Ccompare_7C_28Ljava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29I public virtual (<* <$Ljava_2Futil_2FReverseOrder_3B>>, <* <$Ljava_2Flang_2FObject_3B>>, <* <$Ljava_2Flang_2FObject_3B>>) i32,
  $Ljava_2Futil_2FComparator_3B
}>

func &Ljava_2Futil_2FReverseOrder_3B_7C_3Cinit_3E_7C_28Ljava_2Futil_2FComparator_3B_29V constructor (var %_this <* <$Ljava_2Futil_2FReverseOrder_3B>>, var %order <* <$Ljava_2Futil_2FComparator_3B>>) void {
  call &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_this)
  iassign <* <$Ljava_2Futil_2FReverseOrder_3B>> 4 (dread ref %_this, dread ref %order)
  return ()
}

func &Ljava_2Futil_2FReverseOrder_3B_7Ccompare_7C_28Ljava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29I public virtual (var %_this <* <$Ljava_2Futil_2FReverseOrder_3B>>, var %left <* <$Ljava_2Flang_2FObject_3B>>, var %right <* <$Ljava_2Flang_2FObject_3B>>) i32 {
  var %_1 i32
  callassigned &__java_compare (dread ref %right, dread ref %left, iread ref <* <$Ljava_2Futil_2FReverseOrder_3B>> 4 (dread ref %_this)) { dassign %_1 }
  return (dread i32 %_1)
}

# A list that cannot be changed through this object.
javaclass $Ljava_2Futil_2FFixedList_3B <$Ljava_2Futil_2FFixedList_3B>
type $Ljava_2Futil_2FFixedList_3B <class <$Ljava_2Futil_2FAbstractList_3B> {
  @list <* <$Ljava_2Futil_2FList_3B>> private final,
  &Ljava_2Futil_2FFixedList_3B_7C_3Cinit_3E_7C_28Ljava_2Futil_2FList_3B_29V constructor (<* <$Ljava_2Futil_2FFixedList_3B>>, <* <$Ljava_2Futil_2FList_3B>>) void,
  &Ljava_2Futil_2FFixedList_3B_7Csize_7C_28_29I public virtual (<* <$Ljava_2Futil_2FFixedList_3B>>) i32,
  &Ljava_2Futil_2FFixedList_3B_7Cget_7C_28I_29Ljava_2Flang_2FObject_3B public virtual (<* <$Ljava_2Futil_2FFixedList_3B>>, i32) <* <$Ljava_2Flang_2FObject_3B>>,
  &Ljava_2Futil_2FFixedList_3B_7Cremove_7C_28Ljava_2Flang_2FObject_3B_29Z public virtual (<* <$Ljava_2Futil_2FFixedList_3B>>, <* <$Ljava_2Flang_2FObject_3B>>) u1,
  &Ljava_2Futil_2FFixedList_3B_7Cclear_7C_28_29V public virtual (<* <$Ljava_2Futil_2FFixedList_3B>>) void,
  &Ljava_2Futil_2FFixedList_3B_7Csort_7C_28Ljava_2Futil_2FComparator_3B_29V public virtual (<* <$Ljava_2Futil_2FFixedList_3B>>, <* <$Ljava_2Futil_2FComparator_3B>>) void
}>

func &Ljava_2Futil_2FFixedList_3B_7C_3Cinit_3E_7C_28Ljava_2Futil_2FList_3B_29V constructor (var %_this <* <$Ljava_2Futil_2FFixedList_3B>>, var %list <* <$Ljava_2Futil_2FList_3B>>) void {
  call &Ljava_2Futil_2FAbstractList_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_this)
  iassign <* <$Ljava_2Futil_2FFixedList_3B>> 7 (dread ref %_this, dread ref %list)
  return ()
}

func &Ljava_2Futil_2FFixedList_3B_7Csize_7C_28_29I public virtual (var %_this <* <$Ljava_2Futil_2FFixedList_3B>>) i32 {
  var %_1 i32
  interfacecallassigned &Ljava_2Futil_2FList_3B_7Csize_7C_28_29I (iread ref <* <$Ljava_2Futil_2FFixedList_3B>> 7 (dread ref %_this)) { dassign %_1 }
  return (dread i32 %_1)
}

func &Ljava_2Futil_2FFixedList_3B_7Cget_7C_28I_29Ljava_2Flang_2FObject_3B public virtual (var %_this <* <$Ljava_2Futil_2FFixedList_3B>>, var %index i32) <* <$Ljava_2Flang_2FObject_3B>> {
  var %_1 <* <$Ljava_2Flang_2FObject_3B>>
  interfacecallassigned &Ljava_2Futil_2FList_3B_7Cget_7C_28I_29Ljava_2Flang_2FObject_3B (iread ref <* <$Ljava_2Futil_2FFixedList_3B>> 7 (dread ref %_this), dread i32 %index) { dassign %_1 }
  return (dread ref %_1)
}

func &Ljava_2Futil_2FFixedList_3B_7Cremove_7C_28Ljava_2Flang_2FObject_3B_29Z public virtual (var %_this <* <$Ljava_2Futil_2FFixedList_3B>>, var %element <* <$Ljava_2Flang_2FObject_3B>>) u1 {
  var %_1 <* <$Ljava_2Flang_2FUnsupportedOperationException_3B>>
  dassign %_1 (gcmalloc ref <$Ljava_2Flang_2FUnsupportedOperationException_3B>)
  call &Ljava_2Flang_2FUnsupportedOperationException_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_1)
  throw (dread ref %_1)
}

func &Ljava_2Futil_2FFixedList_3B_7Cclear_7C_28_29V public virtual (var %_this <* <$Ljava_2Futil_2FFixedList_3B>>) void {
  var %_1 <* <$Ljava_2Flang_2FUnsupportedOperationException_3B>>
  dassign %_1 (gcmalloc ref <$Ljava_2Flang_2FUnsupportedOperationException_3B>)
  call &Ljava_2Flang_2FUnsupportedOperationException_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_1)
  throw (dread ref %_1)
}

func &Ljava_2Futil_2FFixedList_3B_7Csort_7C_28Ljava_2Futil_2FComparator_3B_29V public virtual (var %_this <* <$Ljava_2Futil_2FFixedList_3B>>, var %order <* <$Ljava_2Futil_2FComparator_3B>>) void {
  var %_1 <* <$Ljava_2Flang_2FUnsupportedOperationException_3B>>
  dassign %_1 (gcmalloc ref <$Ljava_2Flang_2FUnsupportedOperationException_3B>)
  call &Ljava_2Flang_2FUnsupportedOperationException_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_1)
  throw (dread ref %_1)
}
