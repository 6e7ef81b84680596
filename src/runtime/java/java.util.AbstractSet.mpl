javaclass $Ljava_2Futil_2FAbstractSet_3B <$Ljava_2Futil_2FAbstractSet_3B> public abstract
type $Ljava_2Futil_2FAbstractSet_3B <class <$Ljava_2Futil_2FAbstractCollection_3B> {
  &Ljava_2Futil_2FAbstractSet_3B_7C_3Cinit_3E_7C_28_29V protected constructor (<* <$Ljava_2Futil_2FAbstractSet_3B>>) void,
  &Ljava_2Futil_2FAbstractSet_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z public virtual (<* <$Ljava_2Futil_2FAbstractSet_3B>>, <* <$Ljava_2Flang_2FObject_3B>>) u1,
  &Ljava_2Futil_2FAbstractSet_3B_7ChashCode_7C_28_29I public virtual (<* <$Ljava_2Futil_2FAbstractSet_3B>>) i32,
  &Ljava_2Futil_2FAbstractSet_3B_7CremoveAll_7C_28Ljava_2Futil_2FCollection_3B_29Z public virtual (<* <$Ljava_2Futil_2FAbstractSet_3B>>, <* <$Ljava_2Futil_2FCollection_3B>>) u1,
  $Ljava_2Futil_2FSet_3B
}>

func &Ljava_2Futil_2FAbstractSet_3B_7C_3Cinit_3E_7C_28_29V protected constructor (var %_this <* <$Ljava_2Futil_2FAbstractSet_3B>>) void {
  call &Ljava_2Futil_2FAbstractCollection_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_this)
  return ()
}

func &Ljava_2Futil_2FAbstractSet_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z public virtual (var %_this <* <$Ljava_2Futil_2FAbstractSet_3B>>, var %other <* <$Ljava_2Flang_2FObject_3B>>) u1 {
  var %set <* <$Ljava_2Futil_2FSet_3B>>
  var %_1 i32
  var %_2 i32
  var %_3 u1
  var %_4 u1
  if (eq u1 ref (dread ref %other, dread ref %_this)) {
    return (constval u1 1)
  }
  if (lnot u1 (intrinsicopwithtype u1 <* <$Ljava_2Futil_2FSet_3B>> JAVA_INSTANCE_OF (dread ref %other))) {
    return (constval u1 0)
  }
  dassign %set (intrinsicopwithtype ref <* <$Ljava_2Futil_2FSet_3B>> JAVA_CHECK_CAST (dread ref %other))
  interfacecallassigned &Ljava_2Futil_2FSet_3B_7Csize_7C_28_29I (dread ref %set) { dassign %_1 }
  virtualcallassigned &Ljava_2Futil_2FAbstractCollection_3B_7Csize_7C_28_29I (dread ref %_this) { dassign %_2 }
  dassign %_4 (eq u1 i32 (dread i32 %_1, dread i32 %_2))
  if (dread u1 %_4) {
    virtualcallassigned &Ljava_2Futil_2FAbstractCollection_3B_7CcontainsAll_7C_28Ljava_2Futil_2FCollection_3B_29Z (dread ref %_this, dread ref %set) { dassign %_3 }
    dassign %_4 (dread u1 %_3)
  }
  return (dread u1 %_4)
}

func &Ljava_2Futil_2FAbstractSet_3B_7ChashCode_7C_28_29I public virtual (var %_this <* <$Ljava_2Futil_2FAbstractSet_3B>>) i32 {
  var %hash i32
  var %iteratorOfElement <* <$Ljava_2Futil_2FIterator_3B>>
  var %element <* <$Ljava_2Flang_2FObject_3B>>
  var %iterated <* <$Ljava_2Futil_2FAbstractSet_3B>>
  var %_1 <* <$Ljava_2Futil_2FIterator_3B>>
  var %_2 u1
  var %_3 <* <$Ljava_2Flang_2FObject_3B>>
  var %_4 i32
  dassign %hash (constval i32 0)
  dassign %iterated (dread ref %_this)
  virtualcallassigned &Ljava_2Futil_2FAbstractCollection_3B_7Citerator_7C_28_29Ljava_2Futil_2FIterator_3B (dread ref %iterated) { dassign %_1 }
  dassign %iteratorOfElement (dread ref %_1)
  while (constval u1 1) {
    interfacecallassigned &Ljava_2Futil_2FIterator_3B_7ChasNext_7C_28_29Z (dread ref %iteratorOfElement) { dassign %_2 }
    brfalse @end1 (dread u1 %_2)
    interfacecallassigned &Ljava_2Futil_2FIterator_3B_7Cnext_7C_28_29Ljava_2Flang_2FObject_3B (dread ref %iteratorOfElement) { dassign %_3 }
    dassign %element (dread ref %_3)
    callassigned &Ljava_2Futil_2FObjects_3B_7ChashCode_7C_28Ljava_2Flang_2FObject_3B_29I (dread ref %element) { dassign %_4 }
    dassign %hash (add i32 (dread i32 %hash, dread i32 %_4))
  }
@end1
  return (dread i32 %hash)
}

# Goes through whichever of the two is smaller.
func &Ljava_2Futil_2FAbstractSet_3B_7CremoveAll_7C_28Ljava_2Futil_2FCollection_3B_29Z public virtual (var %_this <* <$Ljava_2Futil_2FAbstractSet_3B>>, var %elements <* <$Ljava_2Futil_2FCollection_3B>>) u1 {
  var %_1 i32
  var %_2 i32
  var %_3 u1
  var %isChanged u1
  var %iteratorOfElement <* <$Ljava_2Futil_2FIterator_3B>>
  var %element <* <$Ljava_2Flang_2FObject_3B>>
  var %iterated <* <$Ljava_2Futil_2FCollection_3B>>
  var %_4 <* <$Ljava_2Futil_2FIterator_3B>>
  var %_5 u1
  var %_6 <* <$Ljava_2Flang_2FObject_3B>>
  var %_7 u1
  virtualcallassigned &Ljava_2Futil_2FAbstractCollection_3B_7Csize_7C_28_29I (dread ref %_this) { dassign %_1 }
  interfacecallassigned &Ljava_2Futil_2FCollection_3B_7Csize_7C_28_29I (dread ref %elements) { dassign %_2 }
  if (le u1 i32 (dread i32 %_1, dread i32 %_2)) {
    callassigned &Ljava_2Futil_2FAbstractCollection_3B_7CremoveAll_7C_28Ljava_2Futil_2FCollection_3B_29Z (dread ref %_this, dread ref %elements) { dassign %_3 }
    return (dread u1 %_3)
  }
  dassign %isChanged (constval u1 0)
  dassign %iterated (dread ref %elements)
  interfacecallassigned &Ljava_2Futil_2FCollection_3B_7Citerator_7C_28_29Ljava_2Futil_2FIterator_3B (dread ref %iterated) { dassign %_4 }
  dassign %iteratorOfElement (dread ref %_4)
  while (constval u1 1) {
    interfacecallassigned &Ljava_2Futil_2FIterator_3B_7ChasNext_7C_28_29Z (dread ref %iteratorOfElement) { dassign %_5 }
    brfalse @end1 (dread u1 %_5)
    interfacecallassigned &Ljava_2Futil_2FIterator_3B_7Cnext_7C_28_29Ljava_2Flang_2FObject_3B (dread ref %iteratorOfElement) { dassign %_6 }
    dassign %element (dread ref %_6)
    virtualcallassigned &Ljava_2Futil_2FAbstractCollection_3B_7Cremove_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %_this, dread ref %element) { dassign %_7 }
    if (dread u1 %_7) {
      dassign %isChanged (constval u1 1)
    }
  }
@end1
  return (dread u1 %isChanged)
}
