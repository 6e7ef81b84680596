# What a collection can do by its iterator and its size.
javaclass $Ljava_2Futil_2FAbstractCollection_3B <$Ljava_2Futil_2FAbstractCollection_3B> public abstract
type $Ljava_2Futil_2FAbstractCollection_3B <class <$Ljava_2Flang_2FObject_3B> {
  &Ljava_2Futil_2FAbstractCollection_3B_7C_3Cinit_3E_7C_28_29V protected constructor (<* <$Ljava_2Futil_2FAbstractCollection_3B>>) void,
  &Ljava_2Futil_2FAbstractCollection_3B_7Citerator_7C_28_29Ljava_2Futil_2FIterator_3B public abstract virtual (<* <$Ljava_2Futil_2FAbstractCollection_3B>>) <* <$Ljava_2Futil_2FIterator_3B>>,
  &Ljava_2Futil_2FAbstractCollection_3B_7Csize_7C_28_29I public abstract virtual (<* <$Ljava_2Futil_2FAbstractCollection_3B>>) i32,
  &Ljava_2Futil_2FAbstractCollection_3B_7CisEmpty_7C_28_29Z public virtual (<* <$Ljava_2Futil_2FAbstractCollection_3B>>) u1,
  &Ljava_2Futil_2FAbstractCollection_3B_7Ccontains_7C_28Ljava_2Flang_2FObject_3B_29Z public virtual (<* <$Ljava_2Futil_2FAbstractCollection_3B>>, <* <$Ljava_2Flang_2FObject_3B>>) u1,
  &Ljava_2Futil_2FAbstractCollection_3B_7CtoArray_7C_28_29ALjava_2Flang_2FObject_3B public virtual (<* <$Ljava_2Futil_2FAbstractCollection_3B>>) <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>,
  &Ljava_2Futil_2FAbstractCollection_3B_7CtoArray_7C_28ALjava_2Flang_2FObject_3B_29ALjava_2Flang_2FObject_3B public virtual (<* <$Ljava_2Futil_2FAbstractCollection_3B>>, <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>) <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>,
  &Ljava_2Futil_2FAbstractCollection_3B_7Cadd_7C_28Ljava_2Flang_2FObject_3B_29Z public virtual (<* <$Ljava_2Futil_2FAbstractCollection_3B>>, <* <$Ljava_2Flang_2FObject_3B>>) u1,
  &Ljava_2Futil_2FAbstractCollection_3B_7Cremove_7C_28Ljava_2Flang_2FObject_3B_29Z public virtual (<* <$Ljava_2Futil_2FAbstractCollection_3B>>, <* <$Ljava_2Flang_2FObject_3B>>) u1,
  &Ljava_2Futil_2FAbstractCollection_3B_7CcontainsAll_7C_28Ljava_2Futil_2FCollection_3B_29Z public virtual (<* <$Ljava_2Futil_2FAbstractCollection_3B>>, <* <$Ljava_2Futil_2FCollection_3B>>) u1,
  &Ljava_2Futil_2FAbstractCollection_3B_7CaddAll_7C_28Ljava_2Futil_2FCollection_3B_29Z public virtual (<* <$Ljava_2Futil_2FAbstractCollection_3B>>, <* <$Ljava_2Futil_2FCollection_3B>>) u1,
  &Ljava_2Futil_2FAbstractCollection_3B_7CremoveAll_7C_28Ljava_2Futil_2FCollection_3B_29Z public virtual (<* <$Ljava_2Futil_2FAbstractCollection_3B>>, <* <$Ljava_2Futil_2FCollection_3B>>) u1,
  &Ljava_2Futil_2FAbstractCollection_3B_7CretainAll_7C_28Ljava_2Futil_2FCollection_3B_29Z public virtual (<* <$Ljava_2Futil_2FAbstractCollection_3B>>, <* <$Ljava_2Futil_2FCollection_3B>>) u1,
  &Ljava_2Futil_2FAbstractCollection_3B_7Ckeep_7C_28Ljava_2Futil_2FCollection_3BZ_29Z private (<* <$Ljava_2Futil_2FAbstractCollection_3B>>, <* <$Ljava_2Futil_2FCollection_3B>>, u1) u1,
  &Ljava_2Futil_2FAbstractCollection_3B_7Cclear_7C_28_29V public virtual (<* <$Ljava_2Futil_2FAbstractCollection_3B>>) void,
  &Ljava_2Futil_2FAbstractCollection_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (<* <$Ljava_2Futil_2FAbstractCollection_3B>>) <* <$Ljava_2Flang_2FString_3B>>,
  $Ljava_2Futil_2FCollection_3B
}>

func &Ljava_2Futil_2FAbstractCollection_3B_7C_3Cinit_3E_7C_28_29V protected constructor (var %_this <* <$Ljava_2Futil_2FAbstractCollection_3B>>) void {
  call &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_this)
  return ()
}

func &Ljava_2Futil_2FAbstractCollection_3B_7Citerator_7C_28_29Ljava_2Futil_2FIterator_3B public abstract virtual (var %_this <* <$Ljava_2Futil_2FAbstractCollection_3B>>) <* <$Ljava_2Futil_2FIterator_3B>>

func &Ljava_2Futil_2FAbstractCollection_3B_7Csize_7C_28_29I public abstract virtual (var %_this <* <$Ljava_2Futil_2FAbstractCollection_3B>>) i32

func &Ljava_2Futil_2FAbstractCollection_3B_7CisEmpty_7C_28_29Z public virtual (var %_this <* <$Ljava_2Futil_2FAbstractCollection_3B>>) u1 {
  var %_1 i32
  virtualcallassigned &Ljava_2Futil_2FAbstractCollection_3B_7Csize_7C_28_29I (dread ref %_this) { dassign %_1 }
  return (eq u1 i32 (dread i32 %_1, constval i32 0))
}

func &Ljava_2Futil_2FAbstractCollection_3B_7Ccontains_7C_28Ljava_2Flang_2FObject_3B_29Z public virtual (var %_this <* <$Ljava_2Futil_2FAbstractCollection_3B>>, var %element <* <$Ljava_2Flang_2FObject_3B>>) u1 {
  var %iteratorOfOwn <* <$Ljava_2Futil_2FIterator_3B>>
  var %own <* <$Ljava_2Flang_2FObject_3B>>
  var %iterated <* <$Ljava_2Futil_2FAbstractCollection_3B>>
  var %_1 <* <$Ljava_2Futil_2FIterator_3B>>
  var %_2 u1
  var %_3 <* <$Ljava_2Flang_2FObject_3B>>
  var %_4 u1
  dassign %iterated (dread ref %_this)
  virtualcallassigned &Ljava_2Futil_2FAbstractCollection_3B_7Citerator_7C_28_29Ljava_2Futil_2FIterator_3B (dread ref %iterated) { dassign %_1 }
  dassign %iteratorOfOwn (dread ref %_1)
  while (constval u1 1) {
    interfacecallassigned &Ljava_2Futil_2FIterator_3B_7ChasNext_7C_28_29Z (dread ref %iteratorOfOwn) { dassign %_2 }
    brfalse @end1 (dread u1 %_2)
    interfacecallassigned &Ljava_2Futil_2FIterator_3B_7Cnext_7C_28_29Ljava_2Flang_2FObject_3B (dread ref %iteratorOfOwn) { dassign %_3 }
    dassign %own (dread ref %_3)
    callassigned &Ljava_2Futil_2FObjects_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29Z (dread ref %element, dread ref %own) { dassign %_4 }
    if (dread u1 %_4) {
      return (constval u1 1)
    }
  }
@end1
  return (constval u1 0)
}

func &Ljava_2Futil_2FAbstractCollection_3B_7CtoArray_7C_28_29ALjava_2Flang_2FObject_3B public virtual (var %_this <* <$Ljava_2Futil_2FAbstractCollection_3B>>) <* <[] <* <$Ljava_2Flang_2FObject_3B>>>> {
  var %_1 i32
  var %_2 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
  var %all <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
  var %count i32
  var %iteratorOfElement <* <$Ljava_2Futil_2FIterator_3B>>
  var %element <* <$Ljava_2Flang_2FObject_3B>>
  var %iterated <* <$Ljava_2Futil_2FAbstractCollection_3B>>
  var %_3 <* <$Ljava_2Futil_2FIterator_3B>>
  var %_4 u1
  var %_5 <* <$Ljava_2Flang_2FObject_3B>>
  var %_6 i32
  virtualcallassigned &Ljava_2Futil_2FAbstractCollection_3B_7Csize_7C_28_29I (dread ref %_this) { dassign %_1 }
  dassign %_2 (gcmallocjarray ref <[] <* <$Ljava_2Flang_2FObject_3B>>> (dread i32 %_1))
  dassign %all (dread ref %_2)
  dassign %count (constval i32 0)
  dassign %iterated (dread ref %_this)
  virtualcallassigned &Ljava_2Futil_2FAbstractCollection_3B_7Citerator_7C_28_29Ljava_2Futil_2FIterator_3B (dread ref %iterated) { dassign %_3 }
  dassign %iteratorOfElement (dread ref %_3)
  while (constval u1 1) {
    interfacecallassigned &Ljava_2Futil_2FIterator_3B_7ChasNext_7C_28_29Z (dread ref %iteratorOfElement) { dassign %_4 }
    brfalse @end1 (dread u1 %_4)
    interfacecallassigned &Ljava_2Futil_2FIterator_3B_7Cnext_7C_28_29Ljava_2Flang_2FObject_3B (dread ref %iteratorOfElement) { dassign %_5 }
    dassign %element (dread ref %_5)
    dassign %_6 (dread i32 %count)
    dassign %count (add i32 (dread i32 %count, constval i32 1))
    iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] <* <$Ljava_2Flang_2FObject_3B>>>> (dread ref %all, dread i32 %_6), dread ref %element)
  }
@end1
  return (dread ref %all)
}

# A longer array than needed gets a null behind the elements; a shorter one stays as it is, and a new one comes back.
func &Ljava_2Futil_2FAbstractCollection_3B_7CtoArray_7C_28ALjava_2Flang_2FObject_3B_29ALjava_2Flang_2FObject_3B public virtual (var %_this <* <$Ljava_2Futil_2FAbstractCollection_3B>>, var %array <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>) <* <[] <* <$Ljava_2Flang_2FObject_3B>>>> {
  var %_1 i32
  var %_2 i32
  var %_3 i32
  var %_4 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
  var %_5 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
  var %_6 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
  var %all <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
  var %count i32
  var %iteratorOfElement <* <$Ljava_2Futil_2FIterator_3B>>
  var %element <* <$Ljava_2Flang_2FObject_3B>>
  var %iterated <* <$Ljava_2Futil_2FAbstractCollection_3B>>
  var %_7 <* <$Ljava_2Futil_2FIterator_3B>>
  var %_8 u1
  var %_9 <* <$Ljava_2Flang_2FObject_3B>>
  var %_10 i32
  dassign %_2 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %array))
  virtualcallassigned &Ljava_2Futil_2FAbstractCollection_3B_7Csize_7C_28_29I (dread ref %_this) { dassign %_1 }
  if (ge u1 i32 (dread i32 %_2, dread i32 %_1)) {
    dassign %_6 (dread ref %array)
  } else {
    dassign %_4 (dread ref %array)
    virtualcallassigned &Ljava_2Futil_2FAbstractCollection_3B_7Csize_7C_28_29I (dread ref %_this) { dassign %_3 }
    callassigned &Ljava_2Futil_2FArrays_3B_7CcopyOf_7C_28ALjava_2Flang_2FObject_3BI_29ALjava_2Flang_2FObject_3B (dread ref %_4, dread i32 %_3) { dassign %_5 }
    dassign %_6 (dread ref %_5)
  }
  dassign %all (dread ref %_6)
  dassign %count (constval i32 0)
  dassign %iterated (dread ref %_this)
  virtualcallassigned &Ljava_2Futil_2FAbstractCollection_3B_7Citerator_7C_28_29Ljava_2Futil_2FIterator_3B (dread ref %iterated) { dassign %_7 }
  dassign %iteratorOfElement (dread ref %_7)
  while (constval u1 1) {
    interfacecallassigned &Ljava_2Futil_2FIterator_3B_7ChasNext_7C_28_29Z (dread ref %iteratorOfElement) { dassign %_8 }
    brfalse @end1 (dread u1 %_8)
    interfacecallassigned &Ljava_2Futil_2FIterator_3B_7Cnext_7C_28_29Ljava_2Flang_2FObject_3B (dread ref %iteratorOfElement) { dassign %_9 }
    dassign %element (dread ref %_9)
    dassign %_10 (dread i32 %count)
    dassign %count (add i32 (dread i32 %count, constval i32 1))
    iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] <* <$Ljava_2Flang_2FObject_3B>>>> (dread ref %all, dread i32 %_10), dread ref %element)
  }
@end1
  if (lt u1 i32 (dread i32 %count, intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %all))) {
    iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] <* <$Ljava_2Flang_2FObject_3B>>>> (dread ref %all, dread i32 %count), constval ref 0)
  }
  return (dread ref %all)
}

func &Ljava_2Futil_2FAbstractCollection_3B_7Cadd_7C_28Ljava_2Flang_2FObject_3B_29Z public virtual (var %_this <* <$Ljava_2Futil_2FAbstractCollection_3B>>, var %element <* <$Ljava_2Flang_2FObject_3B>>) u1 {
  var %_1 <* <$Ljava_2Flang_2FUnsupportedOperationException_3B>>
  dassign %_1 (gcmalloc ref <$Ljava_2Flang_2FUnsupportedOperationException_3B>)
  call &Ljava_2Flang_2FUnsupportedOperationException_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_1)
  throw (dread ref %_1)
}

func &Ljava_2Futil_2FAbstractCollection_3B_7Cremove_7C_28Ljava_2Flang_2FObject_3B_29Z public virtual (var %_this <* <$Ljava_2Futil_2FAbstractCollection_3B>>, var %element <* <$Ljava_2Flang_2FObject_3B>>) u1 {
  var %_1 <* <$Ljava_2Futil_2FIterator_3B>>
  var %all <* <$Ljava_2Futil_2FIterator_3B>>
  var %_2 u1
  var %_3 <* <$Ljava_2Flang_2FObject_3B>>
  var %_4 u1
  virtualcallassigned &Ljava_2Futil_2FAbstractCollection_3B_7Citerator_7C_28_29Ljava_2Futil_2FIterator_3B (dread ref %_this) { dassign %_1 }
  dassign %all (dread ref %_1)
  while (constval u1 1) {
    interfacecallassigned &Ljava_2Futil_2FIterator_3B_7ChasNext_7C_28_29Z (dread ref %all) { dassign %_2 }
    brfalse @end1 (dread u1 %_2)
    interfacecallassigned &Ljava_2Futil_2FIterator_3B_7Cnext_7C_28_29Ljava_2Flang_2FObject_3B (dread ref %all) { dassign %_3 }
    callassigned &Ljava_2Futil_2FObjects_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29Z (dread ref %element, dread ref %_3) { dassign %_4 }
    if (lnot u1 (dread u1 %_4)) {
      goto @next2
    }
    interfacecall &Ljava_2Futil_2FIterator_3B_7Cremove_7C_28_29V (dread ref %all)
    return (constval u1 1)
@next2
  }
@end1
  return (constval u1 0)
}

func &Ljava_2Futil_2FAbstractCollection_3B_7CcontainsAll_7C_28Ljava_2Futil_2FCollection_3B_29Z public virtual (var %_this <* <$Ljava_2Futil_2FAbstractCollection_3B>>, var %elements <* <$Ljava_2Futil_2FCollection_3B>>) u1 {
  var %iteratorOfElement <* <$Ljava_2Futil_2FIterator_3B>>
  var %element <* <$Ljava_2Flang_2FObject_3B>>
  var %iterated <* <$Ljava_2Futil_2FCollection_3B>>
  var %_1 <* <$Ljava_2Futil_2FIterator_3B>>
  var %_2 u1
  var %_3 <* <$Ljava_2Flang_2FObject_3B>>
  var %_4 u1
  dassign %iterated (dread ref %elements)
  interfacecallassigned &Ljava_2Futil_2FCollection_3B_7Citerator_7C_28_29Ljava_2Futil_2FIterator_3B (dread ref %iterated) { dassign %_1 }
  dassign %iteratorOfElement (dread ref %_1)
  while (constval u1 1) {
    interfacecallassigned &Ljava_2Futil_2FIterator_3B_7ChasNext_7C_28_29Z (dread ref %iteratorOfElement) { dassign %_2 }
    brfalse @end1 (dread u1 %_2)
    interfacecallassigned &Ljava_2Futil_2FIterator_3B_7Cnext_7C_28_29Ljava_2Flang_2FObject_3B (dread ref %iteratorOfElement) { dassign %_3 }
    dassign %element (dread ref %_3)
    virtualcallassigned &Ljava_2Futil_2FAbstractCollection_3B_7Ccontains_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %_this, dread ref %element) { dassign %_4 }
    if (lnot u1 (dread u1 %_4)) {
      return (constval u1 0)
    }
  }
@end1
  return (constval u1 1)
}

func &Ljava_2Futil_2FAbstractCollection_3B_7CaddAll_7C_28Ljava_2Futil_2FCollection_3B_29Z public virtual (var %_this <* <$Ljava_2Futil_2FAbstractCollection_3B>>, var %elements <* <$Ljava_2Futil_2FCollection_3B>>) u1 {
  var %isChanged u1
  var %iteratorOfElement <* <$Ljava_2Futil_2FIterator_3B>>
  var %element <* <$Ljava_2Flang_2FObject_3B>>
  var %iterated <* <$Ljava_2Futil_2FCollection_3B>>
  var %_1 <* <$Ljava_2Futil_2FIterator_3B>>
  var %_2 u1
  var %_3 <* <$Ljava_2Flang_2FObject_3B>>
  var %_4 u1
  dassign %isChanged (constval u1 0)
  dassign %iterated (dread ref %elements)
  interfacecallassigned &Ljava_2Futil_2FCollection_3B_7Citerator_7C_28_29Ljava_2Futil_2FIterator_3B (dread ref %iterated) { dassign %_1 }
  dassign %iteratorOfElement (dread ref %_1)
  while (constval u1 1) {
    interfacecallassigned &Ljava_2Futil_2FIterator_3B_7ChasNext_7C_28_29Z (dread ref %iteratorOfElement) { dassign %_2 }
    brfalse @end1 (dread u1 %_2)
    interfacecallassigned &Ljava_2Futil_2FIterator_3B_7Cnext_7C_28_29Ljava_2Flang_2FObject_3B (dread ref %iteratorOfElement) { dassign %_3 }
    dassign %element (dread ref %_3)
    virtualcallassigned &Ljava_2Futil_2FAbstractCollection_3B_7Cadd_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %_this, dread ref %element) { dassign %_4 }
    if (dread u1 %_4) {
      dassign %isChanged (constval u1 1)
    }
  }
@end1
  return (dread u1 %isChanged)
}

func &Ljava_2Futil_2FAbstractCollection_3B_7CremoveAll_7C_28Ljava_2Futil_2FCollection_3B_29Z public virtual (var %_this <* <$Ljava_2Futil_2FAbstractCollection_3B>>, var %elements <* <$Ljava_2Futil_2FCollection_3B>>) u1 {
  var %_1 u1
  callassigned &Ljava_2Futil_2FAbstractCollection_3B_7Ckeep_7C_28Ljava_2Futil_2FCollection_3BZ_29Z (dread ref %_this, dread ref %elements, constval u1 0) { dassign %_1 }
  return (dread u1 %_1)
}

func &Ljava_2Futil_2FAbstractCollection_3B_7CretainAll_7C_28Ljava_2Futil_2FCollection_3B_29Z public virtual (var %_this <* <$Ljava_2Futil_2FAbstractCollection_3B>>, var %elements <* <$Ljava_2Futil_2FCollection_3B>>) u1 {
  var %_1 u1
  callassigned &Ljava_2Futil_2FAbstractCollection_3B_7Ckeep_7C_28Ljava_2Futil_2FCollection_3BZ_29Z (dread ref %_this, dread ref %elements, constval u1 1) { dassign %_1 }
  return (dread u1 %_1)
}

func &Ljava_2Futil_2FAbstractCollection_3B_7Ckeep_7C_28Ljava_2Futil_2FCollection_3BZ_29Z private (var %_this <* <$Ljava_2Futil_2FAbstractCollection_3B>>, var %elements <* <$Ljava_2Futil_2FCollection_3B>>, var %isKept u1) u1 {
  var %_1 <* <$Ljava_2Flang_2FNullPointerException_3B>>
  var %isChanged u1
  var %_2 <* <$Ljava_2Futil_2FIterator_3B>>
  var %all <* <$Ljava_2Futil_2FIterator_3B>>
  var %_3 u1
  var %_4 <* <$Ljava_2Flang_2FObject_3B>>
  var %_5 u1
  if (eq u1 ref (dread ref %elements, constval ref 0)) {
    dassign %_1 (gcmalloc ref <$Ljava_2Flang_2FNullPointerException_3B>)
    call &Ljava_2Flang_2FNullPointerException_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_1)
    throw (dread ref %_1)
  }
  dassign %isChanged (constval u1 0)
  virtualcallassigned &Ljava_2Futil_2FAbstractCollection_3B_7Citerator_7C_28_29Ljava_2Futil_2FIterator_3B (dread ref %_this) { dassign %_2 }
  dassign %all (dread ref %_2)
  while (constval u1 1) {
    interfacecallassigned &Ljava_2Futil_2FIterator_3B_7ChasNext_7C_28_29Z (dread ref %all) { dassign %_3 }
    brfalse @end1 (dread u1 %_3)
    interfacecallassigned &Ljava_2Futil_2FIterator_3B_7Cnext_7C_28_29Ljava_2Flang_2FObject_3B (dread ref %all) { dassign %_4 }
    interfacecallassigned &Ljava_2Futil_2FCollection_3B_7Ccontains_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %elements, dread ref %_4) { dassign %_5 }
    if (eq u1 u1 (dread u1 %_5, dread u1 %isKept)) {
      goto @next2
    }
    interfacecall &Ljava_2Futil_2FIterator_3B_7Cremove_7C_28_29V (dread ref %all)
    dassign %isChanged (constval u1 1)
@next2
  }
@end1
  return (dread u1 %isChanged)
}

func &Ljava_2Futil_2FAbstractCollection_3B_7Cclear_7C_28_29V public virtual (var %_this <* <$Ljava_2Futil_2FAbstractCollection_3B>>) void {
  var %_1 <* <$Ljava_2Futil_2FIterator_3B>>
  var %all <* <$Ljava_2Futil_2FIterator_3B>>
  var %_2 u1
  virtualcallassigned &Ljava_2Futil_2FAbstractCollection_3B_7Citerator_7C_28_29Ljava_2Futil_2FIterator_3B (dread ref %_this) { dassign %_1 }
  dassign %all (dread ref %_1)
  while (constval u1 1) {
    interfacecallassigned &Ljava_2Futil_2FIterator_3B_7ChasNext_7C_28_29Z (dread ref %all) { dassign %_2 }
    brfalse @end1 (dread u1 %_2)
    interfacecallassigned &Ljava_2Futil_2FIterator_3B_7Cnext_7C_28_29Ljava_2Flang_2FObject_3B (dread ref %all) {}
    interfacecall &Ljava_2Futil_2FIterator_3B_7Cremove_7C_28_29V (dread ref %all)
  }
@end1
  return ()
}

func &Ljava_2Futil_2FAbstractCollection_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Futil_2FAbstractCollection_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  var %_1 <* <$Ljava_2Flang_2FString_3B>>
  var %_2 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %text <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %isFirst u1
  var %iteratorOfElement <* <$Ljava_2Futil_2FIterator_3B>>
  var %element <* <$Ljava_2Flang_2FObject_3B>>
  var %iterated <* <$Ljava_2Futil_2FAbstractCollection_3B>>
  var %_3 <* <$Ljava_2Futil_2FIterator_3B>>
  var %_4 u1
  var %_5 <* <$Ljava_2Flang_2FObject_3B>>
  var %_6 <* <$Ljava_2Flang_2FString_3B>>
  var %_7 <* <$Ljava_2Flang_2FString_3B>>
  var %_8 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %_9 <* <$Ljava_2Flang_2FString_3B>>
  # "["
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_5b00) { dassign %_1 }
  dassign %_2 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  call &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %_2, dread ref %_1)
  dassign %text (dread ref %_2)
  dassign %isFirst (constval u1 1)
  dassign %iterated (dread ref %_this)
  virtualcallassigned &Ljava_2Futil_2FAbstractCollection_3B_7Citerator_7C_28_29Ljava_2Futil_2FIterator_3B (dread ref %iterated) { dassign %_3 }
  dassign %iteratorOfElement (dread ref %_3)
  while (constval u1 1) {
    interfacecallassigned &Ljava_2Futil_2FIterator_3B_7ChasNext_7C_28_29Z (dread ref %iteratorOfElement) { dassign %_4 }
    brfalse @end1 (dread u1 %_4)
    interfacecallassigned &Ljava_2Futil_2FIterator_3B_7Cnext_7C_28_29Ljava_2Flang_2FObject_3B (dread ref %iteratorOfElement) { dassign %_5 }
    dassign %element (dread ref %_5)
    if (lnot u1 (dread u1 %isFirst)) {
      # ", "
      callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2c002000) { dassign %_6 }
      virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %text, dread ref %_6) {}
    }
    dassign %isFirst (constval u1 0)
    if (eq u1 ref (dread ref %element, dread ref %_this)) {
      # "(this Collection)"
      callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_621002fe4bd6285004f67d982d1d1d19) { dassign %_7 }
      virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %text, dread ref %_7) {}
    } else {
      virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %text, dread ref %element) {}
    }
  }
@end1
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28C_29Ljava_2Flang_2FStringBuilder_3B (dread ref %text, constval i32 93) { dassign %_8 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %_8) { dassign %_9 }
  return (dread ref %_9)
}
