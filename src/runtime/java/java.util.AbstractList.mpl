# What a list can do by `get`, `size` and, if it can be changed, `set`, `add` and `remove` at an index.
# modCount: How often its size has changed: iterators compare.
javaclass $Ljava_2Futil_2FAbstractList_3B <$Ljava_2Futil_2FAbstractList_3B> public abstract
type $Ljava_2Futil_2FAbstractList_3B <class <$Ljava_2Futil_2FAbstractCollection_3B> {
  @modCount i32 protected,
  &Ljava_2Futil_2FAbstractList_3B_7C_3Cinit_3E_7C_28_29V protected constructor (<* <$Ljava_2Futil_2FAbstractList_3B>>) void,
  &Ljava_2Futil_2FAbstractList_3B_7Cget_7C_28I_29Ljava_2Flang_2FObject_3B public abstract virtual (<* <$Ljava_2Futil_2FAbstractList_3B>>, i32) <* <$Ljava_2Flang_2FObject_3B>>,
  &Ljava_2Futil_2FAbstractList_3B_7Cset_7C_28ILjava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B public virtual (<* <$Ljava_2Futil_2FAbstractList_3B>>, i32, <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FObject_3B>>,
  &Ljava_2Futil_2FAbstractList_3B_7Cadd_7C_28Ljava_2Flang_2FObject_3B_29Z public virtual (<* <$Ljava_2Futil_2FAbstractList_3B>>, <* <$Ljava_2Flang_2FObject_3B>>) u1,
  &Ljava_2Futil_2FAbstractList_3B_7Cadd_7C_28ILjava_2Flang_2FObject_3B_29V public virtual (<* <$Ljava_2Futil_2FAbstractList_3B>>, i32, <* <$Ljava_2Flang_2FObject_3B>>) void,
  &Ljava_2Futil_2FAbstractList_3B_7Cremove_7C_28I_29Ljava_2Flang_2FObject_3B public virtual (<* <$Ljava_2Futil_2FAbstractList_3B>>, i32) <* <$Ljava_2Flang_2FObject_3B>>,
  &Ljava_2Futil_2FAbstractList_3B_7CindexOf_7C_28Ljava_2Flang_2FObject_3B_29I public virtual (<* <$Ljava_2Futil_2FAbstractList_3B>>, <* <$Ljava_2Flang_2FObject_3B>>) i32,
  &Ljava_2Futil_2FAbstractList_3B_7ClastIndexOf_7C_28Ljava_2Flang_2FObject_3B_29I public virtual (<* <$Ljava_2Futil_2FAbstractList_3B>>, <* <$Ljava_2Flang_2FObject_3B>>) i32,
  &Ljava_2Futil_2FAbstractList_3B_7Ccontains_7C_28Ljava_2Flang_2FObject_3B_29Z public virtual (<* <$Ljava_2Futil_2FAbstractList_3B>>, <* <$Ljava_2Flang_2FObject_3B>>) u1,
  &Ljava_2Futil_2FAbstractList_3B_7Cclear_7C_28_29V public virtual (<* <$Ljava_2Futil_2FAbstractList_3B>>) void,
  &Ljava_2Futil_2FAbstractList_3B_7CaddAll_7C_28ILjava_2Futil_2FCollection_3B_29Z public virtual (<* <$Ljava_2Futil_2FAbstractList_3B>>, i32, <* <$Ljava_2Futil_2FCollection_3B>>) u1,
  &Ljava_2Futil_2FAbstractList_3B_7CcheckPlace_7C_28I_29V virtual (<* <$Ljava_2Futil_2FAbstractList_3B>>, i32) void,
  &Ljava_2Futil_2FAbstractList_3B_7Citerator_7C_28_29Ljava_2Futil_2FIterator_3B public virtual (<* <$Ljava_2Futil_2FAbstractList_3B>>) <* <$Ljava_2Futil_2FIterator_3B>>,
  &Ljava_2Futil_2FAbstractList_3B_7ClistIterator_7C_28_29Ljava_2Futil_2FListIterator_3B public virtual (<* <$Ljava_2Futil_2FAbstractList_3B>>) <* <$Ljava_2Futil_2FListIterator_3B>>,
  &Ljava_2Futil_2FAbstractList_3B_7ClistIterator_7C_28I_29Ljava_2Futil_2FListIterator_3B public virtual (<* <$Ljava_2Futil_2FAbstractList_3B>>, i32) <* <$Ljava_2Futil_2FListIterator_3B>>,
  &Ljava_2Futil_2FAbstractList_3B_7CsubList_7C_28II_29Ljava_2Futil_2FList_3B public virtual (<* <$Ljava_2Futil_2FAbstractList_3B>>, i32, i32) <* <$Ljava_2Futil_2FList_3B>>,
  &Ljava_2Futil_2FAbstractList_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z public virtual (<* <$Ljava_2Futil_2FAbstractList_3B>>, <* <$Ljava_2Flang_2FObject_3B>>) u1,
  &Ljava_2Futil_2FAbstractList_3B_7ChashCode_7C_28_29I public virtual (<* <$Ljava_2Futil_2FAbstractList_3B>>) i32,
  $Ljava_2Futil_2FList_3B
}>

func &Ljava_2Futil_2FAbstractList_3B_7C_3Cinit_3E_7C_28_29V protected constructor (var %_this <* <$Ljava_2Futil_2FAbstractList_3B>>) void {
  call &Ljava_2Futil_2FAbstractCollection_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_this)
  return ()
}

func &Ljava_2Futil_2FAbstractList_3B_7Cget_7C_28I_29Ljava_2Flang_2FObject_3B public abstract virtual (var %_this <* <$Ljava_2Futil_2FAbstractList_3B>>, var %index i32) <* <$Ljava_2Flang_2FObject_3B>>

func &Ljava_2Futil_2FAbstractList_3B_7Cset_7C_28ILjava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B public virtual (var %_this <* <$Ljava_2Futil_2FAbstractList_3B>>, var %index i32, var %element <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FObject_3B>> {
  var %_1 <* <$Ljava_2Flang_2FUnsupportedOperationException_3B>>
  dassign %_1 (gcmalloc ref <$Ljava_2Flang_2FUnsupportedOperationException_3B>)
  call &Ljava_2Flang_2FUnsupportedOperationException_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_1)
  throw (dread ref %_1)
}

func &Ljava_2Futil_2FAbstractList_3B_7Cadd_7C_28Ljava_2Flang_2FObject_3B_29Z public virtual (var %_this <* <$Ljava_2Futil_2FAbstractList_3B>>, var %element <* <$Ljava_2Flang_2FObject_3B>>) u1 {
  var %_1 i32
  virtualcallassigned &Ljava_2Futil_2FAbstractCollection_3B_7Csize_7C_28_29I (dread ref %_this) { dassign %_1 }
  virtualcall &Ljava_2Futil_2FAbstractList_3B_7Cadd_7C_28ILjava_2Flang_2FObject_3B_29V (dread ref %_this, dread i32 %_1, dread ref %element)
  return (constval u1 1)
}

func &Ljava_2Futil_2FAbstractList_3B_7Cadd_7C_28ILjava_2Flang_2FObject_3B_29V public virtual (var %_this <* <$Ljava_2Futil_2FAbstractList_3B>>, var %index i32, var %element <* <$Ljava_2Flang_2FObject_3B>>) void {
  var %_1 <* <$Ljava_2Flang_2FUnsupportedOperationException_3B>>
  dassign %_1 (gcmalloc ref <$Ljava_2Flang_2FUnsupportedOperationException_3B>)
  call &Ljava_2Flang_2FUnsupportedOperationException_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_1)
  throw (dread ref %_1)
}

func &Ljava_2Futil_2FAbstractList_3B_7Cremove_7C_28I_29Ljava_2Flang_2FObject_3B public virtual (var %_this <* <$Ljava_2Futil_2FAbstractList_3B>>, var %index i32) <* <$Ljava_2Flang_2FObject_3B>> {
  var %_1 <* <$Ljava_2Flang_2FUnsupportedOperationException_3B>>
  dassign %_1 (gcmalloc ref <$Ljava_2Flang_2FUnsupportedOperationException_3B>)
  call &Ljava_2Flang_2FUnsupportedOperationException_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_1)
  throw (dread ref %_1)
}

func &Ljava_2Futil_2FAbstractList_3B_7CindexOf_7C_28Ljava_2Flang_2FObject_3B_29I public virtual (var %_this <* <$Ljava_2Futil_2FAbstractList_3B>>, var %element <* <$Ljava_2Flang_2FObject_3B>>) i32 {
  var %_1 i32
  var %size i32
  var %i i32
  var %_2 <* <$Ljava_2Flang_2FObject_3B>>
  var %_3 u1
  virtualcallassigned &Ljava_2Futil_2FAbstractCollection_3B_7Csize_7C_28_29I (dread ref %_this) { dassign %_1 }
  dassign %size (dread i32 %_1)
  dassign %i (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %size)) {
    virtualcallassigned &Ljava_2Futil_2FAbstractList_3B_7Cget_7C_28I_29Ljava_2Flang_2FObject_3B (dread ref %_this, dread i32 %i) { dassign %_2 }
    callassigned &Ljava_2Futil_2FObjects_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29Z (dread ref %element, dread ref %_2) { dassign %_3 }
    if (dread u1 %_3) {
      return (dread i32 %i)
    }
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  return (constval i32 -1)
}

func &Ljava_2Futil_2FAbstractList_3B_7ClastIndexOf_7C_28Ljava_2Flang_2FObject_3B_29I public virtual (var %_this <* <$Ljava_2Futil_2FAbstractList_3B>>, var %element <* <$Ljava_2Flang_2FObject_3B>>) i32 {
  var %_1 i32
  var %i i32
  var %_2 <* <$Ljava_2Flang_2FObject_3B>>
  var %_3 u1
  virtualcallassigned &Ljava_2Futil_2FAbstractCollection_3B_7Csize_7C_28_29I (dread ref %_this) { dassign %_1 }
  dassign %i (sub i32 (dread i32 %_1, constval i32 1))
  while (ge u1 i32 (dread i32 %i, constval i32 0)) {
    virtualcallassigned &Ljava_2Futil_2FAbstractList_3B_7Cget_7C_28I_29Ljava_2Flang_2FObject_3B (dread ref %_this, dread i32 %i) { dassign %_2 }
    callassigned &Ljava_2Futil_2FObjects_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29Z (dread ref %element, dread ref %_2) { dassign %_3 }
    if (dread u1 %_3) {
      return (dread i32 %i)
    }
    dassign %i (sub i32 (dread i32 %i, constval i32 1))
  }
  return (constval i32 -1)
}

func &Ljava_2Futil_2FAbstractList_3B_7Ccontains_7C_28Ljava_2Flang_2FObject_3B_29Z public virtual (var %_this <* <$Ljava_2Futil_2FAbstractList_3B>>, var %element <* <$Ljava_2Flang_2FObject_3B>>) u1 {
  var %_1 i32
  virtualcallassigned &Ljava_2Futil_2FAbstractList_3B_7CindexOf_7C_28Ljava_2Flang_2FObject_3B_29I (dread ref %_this, dread ref %element) { dassign %_1 }
  return (ge u1 i32 (dread i32 %_1, constval i32 0))
}

func &Ljava_2Futil_2FAbstractList_3B_7Cclear_7C_28_29V public virtual (var %_this <* <$Ljava_2Futil_2FAbstractList_3B>>) void {
  var %_1 i32
  var %i i32
  virtualcallassigned &Ljava_2Futil_2FAbstractCollection_3B_7Csize_7C_28_29I (dread ref %_this) { dassign %_1 }
  dassign %i (sub i32 (dread i32 %_1, constval i32 1))
  while (ge u1 i32 (dread i32 %i, constval i32 0)) {
    virtualcallassigned &Ljava_2Futil_2FAbstractList_3B_7Cremove_7C_28I_29Ljava_2Flang_2FObject_3B (dread ref %_this, dread i32 %i) {}
    dassign %i (sub i32 (dread i32 %i, constval i32 1))
  }
  return ()
}

func &Ljava_2Futil_2FAbstractList_3B_7CaddAll_7C_28ILjava_2Futil_2FCollection_3B_29Z public virtual (var %_this <* <$Ljava_2Futil_2FAbstractList_3B>>, var %index i32, var %elements <* <$Ljava_2Futil_2FCollection_3B>>) u1 {
  var %at i32
  var %iteratorOfElement <* <$Ljava_2Futil_2FIterator_3B>>
  var %element <* <$Ljava_2Flang_2FObject_3B>>
  var %iterated <* <$Ljava_2Futil_2FCollection_3B>>
  var %_1 <* <$Ljava_2Futil_2FIterator_3B>>
  var %_2 u1
  var %_3 <* <$Ljava_2Flang_2FObject_3B>>
  var %_4 i32
  virtualcall &Ljava_2Futil_2FAbstractList_3B_7CcheckPlace_7C_28I_29V (dread ref %_this, dread i32 %index)
  dassign %at (dread i32 %index)
  dassign %iterated (dread ref %elements)
  interfacecallassigned &Ljava_2Futil_2FCollection_3B_7Citerator_7C_28_29Ljava_2Futil_2FIterator_3B (dread ref %iterated) { dassign %_1 }
  dassign %iteratorOfElement (dread ref %_1)
  while (constval u1 1) {
    interfacecallassigned &Ljava_2Futil_2FIterator_3B_7ChasNext_7C_28_29Z (dread ref %iteratorOfElement) { dassign %_2 }
    brfalse @end1 (dread u1 %_2)
    interfacecallassigned &Ljava_2Futil_2FIterator_3B_7Cnext_7C_28_29Ljava_2Flang_2FObject_3B (dread ref %iteratorOfElement) { dassign %_3 }
    dassign %element (dread ref %_3)
    dassign %_4 (dread i32 %at)
    dassign %at (add i32 (dread i32 %at, constval i32 1))
    virtualcall &Ljava_2Futil_2FAbstractList_3B_7Cadd_7C_28ILjava_2Flang_2FObject_3B_29V (dread ref %_this, dread i32 %_4, dread ref %element)
  }
@end1
  return (gt u1 i32 (dread i32 %at, dread i32 %index))
}

func &Ljava_2Futil_2FAbstractList_3B_7CcheckPlace_7C_28I_29V virtual (var %_this <* <$Ljava_2Futil_2FAbstractList_3B>>, var %index i32) void {
  var %_1 i32
  var %_2 u1
  var %_3 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %_4 <* <$Ljava_2Flang_2FString_3B>>
  var %_5 <* <$Ljava_2Flang_2FString_3B>>
  var %_6 i32
  var %_7 <* <$Ljava_2Flang_2FString_3B>>
  var %_8 <* <$Ljava_2Flang_2FIndexOutOfBoundsException_3B>>
  dassign %_2 (lt u1 i32 (dread i32 %index, constval i32 0))
  if (lnot u1 (dread u1 %_2)) {
    virtualcallassigned &Ljava_2Futil_2FAbstractCollection_3B_7Csize_7C_28_29I (dread ref %_this) { dassign %_1 }
    dassign %_2 (gt u1 i32 (dread i32 %index, dread i32 %_1))
  }
  if (dread u1 %_2) {
    dassign %_3 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
    call &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_3)
    # "Index: "
    callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_49006e006400650078003a002000) { dassign %_4 }
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_3, dread ref %_4) {}
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_3, dread i32 %index) {}
    # ", Size: "
    callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7f9f0d5128155543126831dbd1190b9d) { dassign %_5 }
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_3, dread ref %_5) {}
    virtualcallassigned &Ljava_2Futil_2FAbstractCollection_3B_7Csize_7C_28_29I (dread ref %_this) { dassign %_6 }
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_3, dread i32 %_6) {}
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %_3) { dassign %_7 }
    dassign %_8 (gcmalloc ref <$Ljava_2Flang_2FIndexOutOfBoundsException_3B>)
    call &Ljava_2Flang_2FIndexOutOfBoundsException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %_8, dread ref %_7)
    throw (dread ref %_8)
  }
  return ()
}

func &Ljava_2Futil_2FAbstractList_3B_7Citerator_7C_28_29Ljava_2Futil_2FIterator_3B public virtual (var %_this <* <$Ljava_2Futil_2FAbstractList_3B>>) <* <$Ljava_2Futil_2FIterator_3B>> {
  var %_1 <* <$Ljava_2Futil_2FListCursor_3B>>
  dassign %_1 (gcmalloc ref <$Ljava_2Futil_2FListCursor_3B>)
  call &Ljava_2Futil_2FListCursor_3B_7C_3Cinit_3E_7C_28Ljava_2Futil_2FAbstractList_3BI_29V (dread ref %_1, dread ref %_this, constval i32 0)
  return (dread ref %_1)
}

func &Ljava_2Futil_2FAbstractList_3B_7ClistIterator_7C_28_29Ljava_2Futil_2FListIterator_3B public virtual (var %_this <* <$Ljava_2Futil_2FAbstractList_3B>>) <* <$Ljava_2Futil_2FListIterator_3B>> {
  var %_1 <* <$Ljava_2Futil_2FListCursor_3B>>
  dassign %_1 (gcmalloc ref <$Ljava_2Futil_2FListCursor_3B>)
  call &Ljava_2Futil_2FListCursor_3B_7C_3Cinit_3E_7C_28Ljava_2Futil_2FAbstractList_3BI_29V (dread ref %_1, dread ref %_this, constval i32 0)
  return (dread ref %_1)
}

func &Ljava_2Futil_2FAbstractList_3B_7ClistIterator_7C_28I_29Ljava_2Futil_2FListIterator_3B public virtual (var %_this <* <$Ljava_2Futil_2FAbstractList_3B>>, var %index i32) <* <$Ljava_2Futil_2FListIterator_3B>> {
  var %_1 <* <$Ljava_2Futil_2FListCursor_3B>>
  virtualcall &Ljava_2Futil_2FAbstractList_3B_7CcheckPlace_7C_28I_29V (dread ref %_this, dread i32 %index)
  dassign %_1 (gcmalloc ref <$Ljava_2Futil_2FListCursor_3B>)
  call &Ljava_2Futil_2FListCursor_3B_7C_3Cinit_3E_7C_28Ljava_2Futil_2FAbstractList_3BI_29V (dread ref %_1, dread ref %_this, dread i32 %index)
  return (dread ref %_1)
}

func &Ljava_2Futil_2FAbstractList_3B_7CsubList_7C_28II_29Ljava_2Futil_2FList_3B public virtual (var %_this <* <$Ljava_2Futil_2FAbstractList_3B>>, var %start i32, var %end i32) <* <$Ljava_2Futil_2FList_3B>> {
  var %_1 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %_2 <* <$Ljava_2Flang_2FString_3B>>
  var %_3 <* <$Ljava_2Flang_2FString_3B>>
  var %_4 <* <$Ljava_2Flang_2FIndexOutOfBoundsException_3B>>
  var %_5 i32
  var %_6 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %_7 <* <$Ljava_2Flang_2FString_3B>>
  var %_8 <* <$Ljava_2Flang_2FString_3B>>
  var %_9 <* <$Ljava_2Flang_2FIndexOutOfBoundsException_3B>>
  var %_10 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %_11 <* <$Ljava_2Flang_2FString_3B>>
  var %_12 <* <$Ljava_2Flang_2FString_3B>>
  var %_13 <* <$Ljava_2Flang_2FString_3B>>
  var %_14 <* <$Ljava_2Flang_2FString_3B>>
  var %_15 <* <$Ljava_2Flang_2FIllegalArgumentException_3B>>
  var %_16 <* <$Ljava_2Futil_2FPartOfList_3B>>
  if (lt u1 i32 (dread i32 %start, constval i32 0)) {
    dassign %_1 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
    call &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_1)
    # "fromIndex = "
    callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_26a7f376ff102905d2392f609b7f46d3) { dassign %_2 }
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_1, dread ref %_2) {}
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_1, dread i32 %start) {}
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %_1) { dassign %_3 }
    dassign %_4 (gcmalloc ref <$Ljava_2Flang_2FIndexOutOfBoundsException_3B>)
    call &Ljava_2Flang_2FIndexOutOfBoundsException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %_4, dread ref %_3)
    throw (dread ref %_4)
  }
  virtualcallassigned &Ljava_2Futil_2FAbstractCollection_3B_7Csize_7C_28_29I (dread ref %_this) { dassign %_5 }
  if (gt u1 i32 (dread i32 %end, dread i32 %_5)) {
    dassign %_6 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
    call &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_6)
    # "toIndex = "
    callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_66666e6d3ab8c2baacbb6967b4ec256e) { dassign %_7 }
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_6, dread ref %_7) {}
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_6, dread i32 %end) {}
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %_6) { dassign %_8 }
    dassign %_9 (gcmalloc ref <$Ljava_2Flang_2FIndexOutOfBoundsException_3B>)
    call &Ljava_2Flang_2FIndexOutOfBoundsException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %_9, dread ref %_8)
    throw (dread ref %_9)
  }
  if (gt u1 i32 (dread i32 %start, dread i32 %end)) {
    dassign %_10 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
    call &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_10)
    # "fromIndex("
    callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7052b941b6c201abe19f56239cc774dd) { dassign %_11 }
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_10, dread ref %_11) {}
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_10, dread i32 %start) {}
    # ") > toIndex("
    callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_c1fb6bcfb08a10611d5f76ad6907251e) { dassign %_12 }
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_10, dread ref %_12) {}
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_10, dread i32 %end) {}
    # ")"
    callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2900) { dassign %_13 }
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_10, dread ref %_13) {}
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %_10) { dassign %_14 }
    dassign %_15 (gcmalloc ref <$Ljava_2Flang_2FIllegalArgumentException_3B>)
    call &Ljava_2Flang_2FIllegalArgumentException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %_15, dread ref %_14)
    throw (dread ref %_15)
  }
  dassign %_16 (gcmalloc ref <$Ljava_2Futil_2FPartOfList_3B>)
  call &Ljava_2Futil_2FPartOfList_3B_7C_3Cinit_3E_7C_28Ljava_2Futil_2FAbstractList_3BII_29V (dread ref %_16, dread ref %_this, dread i32 %start, sub i32 (dread i32 %end, dread i32 %start))
  return (dread ref %_16)
}

func &Ljava_2Futil_2FAbstractList_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z public virtual (var %_this <* <$Ljava_2Futil_2FAbstractList_3B>>, var %other <* <$Ljava_2Flang_2FObject_3B>>) u1 {
  var %_1 <* <$Ljava_2Futil_2FIterator_3B>>
  var %mine <* <$Ljava_2Futil_2FIterator_3B>>
  var %_2 <* <$Ljava_2Futil_2FIterator_3B>>
  var %others <* <$Ljava_2Futil_2FIterator_3B>>
  var %_3 u1
  var %_4 u1
  var %_5 u1
  var %_6 <* <$Ljava_2Flang_2FObject_3B>>
  var %_7 <* <$Ljava_2Flang_2FObject_3B>>
  var %_8 u1
  var %_9 u1
  var %_10 u1
  var %_11 u1
  if (eq u1 ref (dread ref %other, dread ref %_this)) {
    return (constval u1 1)
  }
  if (lnot u1 (intrinsicopwithtype u1 <* <$Ljava_2Futil_2FList_3B>> JAVA_INSTANCE_OF (dread ref %other))) {
    return (constval u1 0)
  }
  virtualcallassigned &Ljava_2Futil_2FAbstractList_3B_7Citerator_7C_28_29Ljava_2Futil_2FIterator_3B (dread ref %_this) { dassign %_1 }
  dassign %mine (dread ref %_1)
  interfacecallassigned &Ljava_2Futil_2FList_3B_7Citerator_7C_28_29Ljava_2Futil_2FIterator_3B (intrinsicopwithtype ref <* <$Ljava_2Futil_2FList_3B>> JAVA_CHECK_CAST (dread ref %other)) { dassign %_2 }
  dassign %others (dread ref %_2)
  while (constval u1 1) {
    interfacecallassigned &Ljava_2Futil_2FIterator_3B_7ChasNext_7C_28_29Z (dread ref %mine) { dassign %_3 }
    dassign %_5 (dread u1 %_3)
    if (dread u1 %_5) {
      interfacecallassigned &Ljava_2Futil_2FIterator_3B_7ChasNext_7C_28_29Z (dread ref %others) { dassign %_4 }
      dassign %_5 (dread u1 %_4)
    }
    brfalse @end1 (dread u1 %_5)
    interfacecallassigned &Ljava_2Futil_2FIterator_3B_7Cnext_7C_28_29Ljava_2Flang_2FObject_3B (dread ref %mine) { dassign %_6 }
    interfacecallassigned &Ljava_2Futil_2FIterator_3B_7Cnext_7C_28_29Ljava_2Flang_2FObject_3B (dread ref %others) { dassign %_7 }
    callassigned &Ljava_2Futil_2FObjects_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29Z (dread ref %_6, dread ref %_7) { dassign %_8 }
    if (lnot u1 (dread u1 %_8)) {
      return (constval u1 0)
    }
  }
@end1
  interfacecallassigned &Ljava_2Futil_2FIterator_3B_7ChasNext_7C_28_29Z (dread ref %mine) { dassign %_9 }
  dassign %_11 (lnot u1 (dread u1 %_9))
  if (dread u1 %_11) {
    interfacecallassigned &Ljava_2Futil_2FIterator_3B_7ChasNext_7C_28_29Z (dread ref %others) { dassign %_10 }
    dassign %_11 (lnot u1 (dread u1 %_10))
  }
  return (dread u1 %_11)
}

func &Ljava_2Futil_2FAbstractList_3B_7ChashCode_7C_28_29I public virtual (var %_this <* <$Ljava_2Futil_2FAbstractList_3B>>) i32 {
  var %hash i32
  var %iteratorOfElement <* <$Ljava_2Futil_2FIterator_3B>>
  var %element <* <$Ljava_2Flang_2FObject_3B>>
  var %iterated <* <$Ljava_2Futil_2FAbstractList_3B>>
  var %_1 <* <$Ljava_2Futil_2FIterator_3B>>
  var %_2 u1
  var %_3 <* <$Ljava_2Flang_2FObject_3B>>
  var %_5 i32
  dassign %hash (constval i32 1)
  dassign %iterated (dread ref %_this)
  virtualcallassigned &Ljava_2Futil_2FAbstractList_3B_7Citerator_7C_28_29Ljava_2Futil_2FIterator_3B (dread ref %iterated) { dassign %_1 }
  dassign %iteratorOfElement (dread ref %_1)
  while (constval u1 1) {
    interfacecallassigned &Ljava_2Futil_2FIterator_3B_7ChasNext_7C_28_29Z (dread ref %iteratorOfElement) { dassign %_2 }
    brfalse @end1 (dread u1 %_2)
    interfacecallassigned &Ljava_2Futil_2FIterator_3B_7Cnext_7C_28_29Ljava_2Flang_2FObject_3B (dread ref %iteratorOfElement) { dassign %_3 }
    dassign %element (dread ref %_3)
    callassigned &Ljava_2Futil_2FObjects_3B_7ChashCode_7C_28Ljava_2Flang_2FObject_3B_29I (dread ref %element) { dassign %_5 }
    dassign %hash (add i32 (mul i32 (constval i32 31, dread i32 %hash), dread i32 %_5))
  }
@end1
  return (dread i32 %hash)
}

# A place between two elements of a list, and which one was passed last.
javaclass $Ljava_2Futil_2FListCursor_3B <$Ljava_2Futil_2FListCursor_3B>
type $Ljava_2Futil_2FListCursor_3B <class <$Ljava_2Flang_2FObject_3B> {
  @list <* <$Ljava_2Futil_2FAbstractList_3B>> private final,
  @at i32 private,
  @passed i32 private,
  @changes i32 private,
  &Ljava_2Futil_2FListCursor_3B_7C_3Cinit_3E_7C_28Ljava_2Futil_2FAbstractList_3BI_29V constructor (<* <$Ljava_2Futil_2FListCursor_3B>>, <* <$Ljava_2Futil_2FAbstractList_3B>>, i32) void,
  &Ljava_2Futil_2FListCursor_3B_7ChasNext_7C_28_29Z public virtual (<* <$Ljava_2Futil_2FListCursor_3B>>) u1,
  &Ljava_2Futil_2FListCursor_3B_7ChasPrevious_7C_28_29Z public virtual (<* <$Ljava_2Futil_2FListCursor_3B>>) u1,
  &Ljava_2Futil_2FListCursor_3B_7CnextIndex_7C_28_29I public virtual (<* <$Ljava_2Futil_2FListCursor_3B>>) i32,
  &Ljava_2Futil_2FListCursor_3B_7CpreviousIndex_7C_28_29I public virtual (<* <$Ljava_2Futil_2FListCursor_3B>>) i32,
  &Ljava_2Futil_2FListCursor_3B_7Cnext_7C_28_29Ljava_2Flang_2FObject_3B public virtual (<* <$Ljava_2Futil_2FListCursor_3B>>) <* <$Ljava_2Flang_2FObject_3B>>,
  &Ljava_2Futil_2FListCursor_3B_7Cprevious_7C_28_29Ljava_2Flang_2FObject_3B public virtual (<* <$Ljava_2Futil_2FListCursor_3B>>) <* <$Ljava_2Flang_2FObject_3B>>,
  &Ljava_2Futil_2FListCursor_3B_7Cremove_7C_28_29V public virtual (<* <$Ljava_2Futil_2FListCursor_3B>>) void,
  &Ljava_2Futil_2FListCursor_3B_7Cset_7C_28Ljava_2Flang_2FObject_3B_29V public virtual (<* <$Ljava_2Futil_2FListCursor_3B>>, <* <$Ljava_2Flang_2FObject_3B>>) void,
  &Ljava_2Futil_2FListCursor_3B_7Cadd_7C_28Ljava_2Flang_2FObject_3B_29V public virtual (<* <$Ljava_2Futil_2FListCursor_3B>>, <* <$Ljava_2Flang_2FObject_3B>>) void,
  &Ljava_2Futil_2FListCursor_3B_7CcheckChanges_7C_28_29V private (<* <$Ljava_2Futil_2FListCursor_3B>>) void,
  $Ljava_2Futil_2FListIterator_3B
}>

func &Ljava_2Futil_2FListCursor_3B_7C_3Cinit_3E_7C_28Ljava_2Futil_2FAbstractList_3BI_29V constructor (var %_this <* <$Ljava_2Futil_2FListCursor_3B>>, var %list <* <$Ljava_2Futil_2FAbstractList_3B>>, var %at i32) void {
  call &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_this)
  iassign <* <$Ljava_2Futil_2FListCursor_3B>> 4 (dread ref %_this, dread ref %list)
  iassign <* <$Ljava_2Futil_2FListCursor_3B>> 5 (dread ref %_this, dread i32 %at)
  iassign <* <$Ljava_2Futil_2FListCursor_3B>> 6 (dread ref %_this, constval i32 -1)
  iassign <* <$Ljava_2Futil_2FListCursor_3B>> 7 (dread ref %_this, iread i32 <* <$Ljava_2Futil_2FAbstractList_3B>> 5 (dread ref %list))
  return ()
}

func &Ljava_2Futil_2FListCursor_3B_7ChasNext_7C_28_29Z public virtual (var %_this <* <$Ljava_2Futil_2FListCursor_3B>>) u1 {
  var %_1 i32
  var %_2 i32
  dassign %_2 (iread i32 <* <$Ljava_2Futil_2FListCursor_3B>> 5 (dread ref %_this))
  virtualcallassigned &Ljava_2Futil_2FAbstractCollection_3B_7Csize_7C_28_29I (iread ref <* <$Ljava_2Futil_2FListCursor_3B>> 4 (dread ref %_this)) { dassign %_1 }
  return (ne u1 i32 (dread i32 %_2, dread i32 %_1))
}

func &Ljava_2Futil_2FListCursor_3B_7ChasPrevious_7C_28_29Z public virtual (var %_this <* <$Ljava_2Futil_2FListCursor_3B>>) u1 {
  return (ne u1 i32 (iread i32 <* <$Ljava_2Futil_2FListCursor_3B>> 5 (dread ref %_this), constval i32 0))
}

func &Ljava_2Futil_2FListCursor_3B_7CnextIndex_7C_28_29I public virtual (var %_this <* <$Ljava_2Futil_2FListCursor_3B>>) i32 {
  return (iread i32 <* <$Ljava_2Futil_2FListCursor_3B>> 5 (dread ref %_this))
}

func &Ljava_2Futil_2FListCursor_3B_7CpreviousIndex_7C_28_29I public virtual (var %_this <* <$Ljava_2Futil_2FListCursor_3B>>) i32 {
  return (sub i32 (iread i32 <* <$Ljava_2Futil_2FListCursor_3B>> 5 (dread ref %_this), constval i32 1))
}

func &Ljava_2Futil_2FListCursor_3B_7Cnext_7C_28_29Ljava_2Flang_2FObject_3B public virtual (var %_this <* <$Ljava_2Futil_2FListCursor_3B>>) <* <$Ljava_2Flang_2FObject_3B>> {
  var %_1 i32
  var %_2 i32
  var %_3 <* <$Ljava_2Futil_2FNoSuchElementException_3B>>
  var %_4 i32
  var %_5 <* <$Ljava_2Flang_2FObject_3B>>
  call &Ljava_2Futil_2FListCursor_3B_7CcheckChanges_7C_28_29V (dread ref %_this)
  dassign %_2 (iread i32 <* <$Ljava_2Futil_2FListCursor_3B>> 5 (dread ref %_this))
  virtualcallassigned &Ljava_2Futil_2FAbstractCollection_3B_7Csize_7C_28_29I (iread ref <* <$Ljava_2Futil_2FListCursor_3B>> 4 (dread ref %_this)) { dassign %_1 }
  if (ge u1 i32 (dread i32 %_2, dread i32 %_1)) {
    dassign %_3 (gcmalloc ref <$Ljava_2Futil_2FNoSuchElementException_3B>)
    call &Ljava_2Futil_2FNoSuchElementException_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_3)
    throw (dread ref %_3)
  }
  dassign %_4 (iread i32 <* <$Ljava_2Futil_2FListCursor_3B>> 5 (dread ref %_this))
  iassign <* <$Ljava_2Futil_2FListCursor_3B>> 5 (dread ref %_this, add i32 (iread i32 <* <$Ljava_2Futil_2FListCursor_3B>> 5 (dread ref %_this), constval i32 1))
  iassign <* <$Ljava_2Futil_2FListCursor_3B>> 6 (dread ref %_this, dread i32 %_4)
  virtualcallassigned &Ljava_2Futil_2FAbstractList_3B_7Cget_7C_28I_29Ljava_2Flang_2FObject_3B (iread ref <* <$Ljava_2Futil_2FListCursor_3B>> 4 (dread ref %_this), iread i32 <* <$Ljava_2Futil_2FListCursor_3B>> 6 (dread ref %_this)) { dassign %_5 }
  return (dread ref %_5)
}

func &Ljava_2Futil_2FListCursor_3B_7Cprevious_7C_28_29Ljava_2Flang_2FObject_3B public virtual (var %_this <* <$Ljava_2Futil_2FListCursor_3B>>) <* <$Ljava_2Flang_2FObject_3B>> {
  var %_1 <* <$Ljava_2Futil_2FNoSuchElementException_3B>>
  var %_2 <* <$Ljava_2Flang_2FObject_3B>>
  call &Ljava_2Futil_2FListCursor_3B_7CcheckChanges_7C_28_29V (dread ref %_this)
  if (le u1 i32 (iread i32 <* <$Ljava_2Futil_2FListCursor_3B>> 5 (dread ref %_this), constval i32 0)) {
    dassign %_1 (gcmalloc ref <$Ljava_2Futil_2FNoSuchElementException_3B>)
    call &Ljava_2Futil_2FNoSuchElementException_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_1)
    throw (dread ref %_1)
  }
  iassign <* <$Ljava_2Futil_2FListCursor_3B>> 5 (dread ref %_this, sub i32 (iread i32 <* <$Ljava_2Futil_2FListCursor_3B>> 5 (dread ref %_this), constval i32 1))
  iassign <* <$Ljava_2Futil_2FListCursor_3B>> 6 (dread ref %_this, iread i32 <* <$Ljava_2Futil_2FListCursor_3B>> 5 (dread ref %_this))
  virtualcallassigned &Ljava_2Futil_2FAbstractList_3B_7Cget_7C_28I_29Ljava_2Flang_2FObject_3B (iread ref <* <$Ljava_2Futil_2FListCursor_3B>> 4 (dread ref %_this), iread i32 <* <$Ljava_2Futil_2FListCursor_3B>> 6 (dread ref %_this)) { dassign %_2 }
  return (dread ref %_2)
}

func &Ljava_2Futil_2FListCursor_3B_7Cremove_7C_28_29V public virtual (var %_this <* <$Ljava_2Futil_2FListCursor_3B>>) void {
  var %_1 <* <$Ljava_2Flang_2FIllegalStateException_3B>>
  if (lt u1 i32 (iread i32 <* <$Ljava_2Futil_2FListCursor_3B>> 6 (dread ref %_this), constval i32 0)) {
    dassign %_1 (gcmalloc ref <$Ljava_2Flang_2FIllegalStateException_3B>)
    call &Ljava_2Flang_2FIllegalStateException_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_1)
    throw (dread ref %_1)
  }
  call &Ljava_2Futil_2FListCursor_3B_7CcheckChanges_7C_28_29V (dread ref %_this)
  virtualcallassigned &Ljava_2Futil_2FAbstractList_3B_7Cremove_7C_28I_29Ljava_2Flang_2FObject_3B (iread ref <* <$Ljava_2Futil_2FListCursor_3B>> 4 (dread ref %_this), iread i32 <* <$Ljava_2Futil_2FListCursor_3B>> 6 (dread ref %_this)) {}
  if (lt u1 i32 (iread i32 <* <$Ljava_2Futil_2FListCursor_3B>> 6 (dread ref %_this), iread i32 <* <$Ljava_2Futil_2FListCursor_3B>> 5 (dread ref %_this))) {
    iassign <* <$Ljava_2Futil_2FListCursor_3B>> 5 (dread ref %_this, sub i32 (iread i32 <* <$Ljava_2Futil_2FListCursor_3B>> 5 (dread ref %_this), constval i32 1))
  }
  iassign <* <$Ljava_2Futil_2FListCursor_3B>> 6 (dread ref %_this, constval i32 -1)
  iassign <* <$Ljava_2Futil_2FListCursor_3B>> 7 (dread ref %_this, iread i32 <* <$Ljava_2Futil_2FAbstractList_3B>> 5 (iread ref <* <$Ljava_2Futil_2FListCursor_3B>> 4 (dread ref %_this)))
  return ()
}

func &Ljava_2Futil_2FListCursor_3B_7Cset_7C_28Ljava_2Flang_2FObject_3B_29V public virtual (var %_this <* <$Ljava_2Futil_2FListCursor_3B>>, var %element <* <$Ljava_2Flang_2FObject_3B>>) void {
  var %_1 <* <$Ljava_2Flang_2FIllegalStateException_3B>>
  if (lt u1 i32 (iread i32 <* <$Ljava_2Futil_2FListCursor_3B>> 6 (dread ref %_this), constval i32 0)) {
    dassign %_1 (gcmalloc ref <$Ljava_2Flang_2FIllegalStateException_3B>)
    call &Ljava_2Flang_2FIllegalStateException_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_1)
    throw (dread ref %_1)
  }
  call &Ljava_2Futil_2FListCursor_3B_7CcheckChanges_7C_28_29V (dread ref %_this)
  virtualcallassigned &Ljava_2Futil_2FAbstractList_3B_7Cset_7C_28ILjava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B (iread ref <* <$Ljava_2Futil_2FListCursor_3B>> 4 (dread ref %_this), iread i32 <* <$Ljava_2Futil_2FListCursor_3B>> 6 (dread ref %_this), dread ref %element) {}
  return ()
}

func &Ljava_2Futil_2FListCursor_3B_7Cadd_7C_28Ljava_2Flang_2FObject_3B_29V public virtual (var %_this <* <$Ljava_2Futil_2FListCursor_3B>>, var %element <* <$Ljava_2Flang_2FObject_3B>>) void {
  var %_1 i32
  var %_2 <* <$Ljava_2Futil_2FAbstractList_3B>>
  call &Ljava_2Futil_2FListCursor_3B_7CcheckChanges_7C_28_29V (dread ref %_this)
  dassign %_2 (iread ref <* <$Ljava_2Futil_2FListCursor_3B>> 4 (dread ref %_this))
  dassign %_1 (iread i32 <* <$Ljava_2Futil_2FListCursor_3B>> 5 (dread ref %_this))
  iassign <* <$Ljava_2Futil_2FListCursor_3B>> 5 (dread ref %_this, add i32 (iread i32 <* <$Ljava_2Futil_2FListCursor_3B>> 5 (dread ref %_this), constval i32 1))
  virtualcall &Ljava_2Futil_2FAbstractList_3B_7Cadd_7C_28ILjava_2Flang_2FObject_3B_29V (dread ref %_2, dread i32 %_1, dread ref %element)
  iassign <* <$Ljava_2Futil_2FListCursor_3B>> 6 (dread ref %_this, constval i32 -1)
  iassign <* <$Ljava_2Futil_2FListCursor_3B>> 7 (dread ref %_this, iread i32 <* <$Ljava_2Futil_2FAbstractList_3B>> 5 (iread ref <* <$Ljava_2Futil_2FListCursor_3B>> 4 (dread ref %_this)))
  return ()
}

func &Ljava_2Futil_2FListCursor_3B_7CcheckChanges_7C_28_29V private (var %_this <* <$Ljava_2Futil_2FListCursor_3B>>) void {
  var %_1 <* <$Ljava_2Futil_2FConcurrentModificationException_3B>>
  if (ne u1 i32 (iread i32 <* <$Ljava_2Futil_2FAbstractList_3B>> 5 (iread ref <* <$Ljava_2Futil_2FListCursor_3B>> 4 (dread ref %_this)), iread i32 <* <$Ljava_2Futil_2FListCursor_3B>> 7 (dread ref %_this))) {
    dassign %_1 (gcmalloc ref <$Ljava_2Futil_2FConcurrentModificationException_3B>)
    call &Ljava_2Futil_2FConcurrentModificationException_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_1)
    throw (dread ref %_1)
  }
  return ()
}

# Some elements of a list in a row; changing it changes the list.
javaclass $Ljava_2Futil_2FPartOfList_3B <$Ljava_2Futil_2FPartOfList_3B>
type $Ljava_2Futil_2FPartOfList_3B <class <$Ljava_2Futil_2FAbstractList_3B> {
  @list <* <$Ljava_2Futil_2FAbstractList_3B>> private final,
  @start i32 private final,
  @size i32 private,
  &Ljava_2Futil_2FPartOfList_3B_7C_3Cinit_3E_7C_28Ljava_2Futil_2FAbstractList_3BII_29V constructor (<* <$Ljava_2Futil_2FPartOfList_3B>>, <* <$Ljava_2Futil_2FAbstractList_3B>>, i32, i32) void,
  &Ljava_2Futil_2FPartOfList_3B_7Csize_7C_28_29I public virtual (<* <$Ljava_2Futil_2FPartOfList_3B>>) i32,
  &Ljava_2Futil_2FPartOfList_3B_7Cget_7C_28I_29Ljava_2Flang_2FObject_3B public virtual (<* <$Ljava_2Futil_2FPartOfList_3B>>, i32) <* <$Ljava_2Flang_2FObject_3B>>,
  &Ljava_2Futil_2FPartOfList_3B_7Cset_7C_28ILjava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B public virtual (<* <$Ljava_2Futil_2FPartOfList_3B>>, i32, <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FObject_3B>>,
  &Ljava_2Futil_2FPartOfList_3B_7Cadd_7C_28ILjava_2Flang_2FObject_3B_29V public virtual (<* <$Ljava_2Futil_2FPartOfList_3B>>, i32, <* <$Ljava_2Flang_2FObject_3B>>) void,
  &Ljava_2Futil_2FPartOfList_3B_7Cremove_7C_28I_29Ljava_2Flang_2FObject_3B public virtual (<* <$Ljava_2Futil_2FPartOfList_3B>>, i32) <* <$Ljava_2Flang_2FObject_3B>>
}>

func &Ljava_2Futil_2FPartOfList_3B_7C_3Cinit_3E_7C_28Ljava_2Futil_2FAbstractList_3BII_29V constructor (var %_this <* <$Ljava_2Futil_2FPartOfList_3B>>, var %list <* <$Ljava_2Futil_2FAbstractList_3B>>, var %start i32, var %size i32) void {
  call &Ljava_2Futil_2FAbstractList_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_this)
  iassign <* <$Ljava_2Futil_2FPartOfList_3B>> 7 (dread ref %_this, dread ref %list)
  iassign <* <$Ljava_2Futil_2FPartOfList_3B>> 8 (dread ref %_this, dread i32 %start)
  iassign <* <$Ljava_2Futil_2FPartOfList_3B>> 9 (dread ref %_this, dread i32 %size)
  iassign <* <$Ljava_2Futil_2FAbstractList_3B>> 5 (dread ref %_this, iread i32 <* <$Ljava_2Futil_2FAbstractList_3B>> 5 (dread ref %list))
  return ()
}

func &Ljava_2Futil_2FPartOfList_3B_7Csize_7C_28_29I public virtual (var %_this <* <$Ljava_2Futil_2FPartOfList_3B>>) i32 {
  var %_1 <* <$Ljava_2Futil_2FConcurrentModificationException_3B>>
  if (ne u1 i32 (iread i32 <* <$Ljava_2Futil_2FAbstractList_3B>> 5 (dread ref %_this), iread i32 <* <$Ljava_2Futil_2FAbstractList_3B>> 5 (iread ref <* <$Ljava_2Futil_2FPartOfList_3B>> 7 (dread ref %_this)))) {
    dassign %_1 (gcmalloc ref <$Ljava_2Futil_2FConcurrentModificationException_3B>)
    call &Ljava_2Futil_2FConcurrentModificationException_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_1)
    throw (dread ref %_1)
  }
  return (iread i32 <* <$Ljava_2Futil_2FPartOfList_3B>> 9 (dread ref %_this))
}

func &Ljava_2Futil_2FPartOfList_3B_7Cget_7C_28I_29Ljava_2Flang_2FObject_3B public virtual (var %_this <* <$Ljava_2Futil_2FPartOfList_3B>>, var %index i32) <* <$Ljava_2Flang_2FObject_3B>> {
  var %_1 i32
  var %_2 <* <$Ljava_2Flang_2FObject_3B>>
  virtualcallassigned &Ljava_2Futil_2FPartOfList_3B_7Csize_7C_28_29I (dread ref %_this) { dassign %_1 }
  callassigned &Ljava_2Futil_2FObjects_3B_7CcheckIndex_7C_28II_29I (dread i32 %index, dread i32 %_1) {}
  virtualcallassigned &Ljava_2Futil_2FAbstractList_3B_7Cget_7C_28I_29Ljava_2Flang_2FObject_3B (iread ref <* <$Ljava_2Futil_2FPartOfList_3B>> 7 (dread ref %_this), add i32 (iread i32 <* <$Ljava_2Futil_2FPartOfList_3B>> 8 (dread ref %_this), dread i32 %index)) { dassign %_2 }
  return (dread ref %_2)
}

func &Ljava_2Futil_2FPartOfList_3B_7Cset_7C_28ILjava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B public virtual (var %_this <* <$Ljava_2Futil_2FPartOfList_3B>>, var %index i32, var %element <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FObject_3B>> {
  var %_1 i32
  var %_2 <* <$Ljava_2Flang_2FObject_3B>>
  virtualcallassigned &Ljava_2Futil_2FPartOfList_3B_7Csize_7C_28_29I (dread ref %_this) { dassign %_1 }
  callassigned &Ljava_2Futil_2FObjects_3B_7CcheckIndex_7C_28II_29I (dread i32 %index, dread i32 %_1) {}
  virtualcallassigned &Ljava_2Futil_2FAbstractList_3B_7Cset_7C_28ILjava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B (iread ref <* <$Ljava_2Futil_2FPartOfList_3B>> 7 (dread ref %_this), add i32 (iread i32 <* <$Ljava_2Futil_2FPartOfList_3B>> 8 (dread ref %_this), dread i32 %index), dread ref %element) { dassign %_2 }
  return (dread ref %_2)
}

func &Ljava_2Futil_2FPartOfList_3B_7Cadd_7C_28ILjava_2Flang_2FObject_3B_29V public virtual (var %_this <* <$Ljava_2Futil_2FPartOfList_3B>>, var %index i32, var %element <* <$Ljava_2Flang_2FObject_3B>>) void {
  virtualcall &Ljava_2Futil_2FAbstractList_3B_7CcheckPlace_7C_28I_29V (dread ref %_this, dread i32 %index)
  virtualcall &Ljava_2Futil_2FAbstractList_3B_7Cadd_7C_28ILjava_2Flang_2FObject_3B_29V (iread ref <* <$Ljava_2Futil_2FPartOfList_3B>> 7 (dread ref %_this), add i32 (iread i32 <* <$Ljava_2Futil_2FPartOfList_3B>> 8 (dread ref %_this), dread i32 %index), dread ref %element)
  iassign <* <$Ljava_2Futil_2FPartOfList_3B>> 9 (dread ref %_this, add i32 (iread i32 <* <$Ljava_2Futil_2FPartOfList_3B>> 9 (dread ref %_this), constval i32 1))
  iassign <* <$Ljava_2Futil_2FAbstractList_3B>> 5 (dread ref %_this, iread i32 <* <$Ljava_2Futil_2FAbstractList_3B>> 5 (iread ref <* <$Ljava_2Futil_2FPartOfList_3B>> 7 (dread ref %_this)))
  return ()
}

func &Ljava_2Futil_2FPartOfList_3B_7Cremove_7C_28I_29Ljava_2Flang_2FObject_3B public virtual (var %_this <* <$Ljava_2Futil_2FPartOfList_3B>>, var %index i32) <* <$Ljava_2Flang_2FObject_3B>> {
  var %_1 i32
  var %_2 <* <$Ljava_2Flang_2FObject_3B>>
  var %removed <* <$Ljava_2Flang_2FObject_3B>>
  virtualcallassigned &Ljava_2Futil_2FPartOfList_3B_7Csize_7C_28_29I (dread ref %_this) { dassign %_1 }
  callassigned &Ljava_2Futil_2FObjects_3B_7CcheckIndex_7C_28II_29I (dread i32 %index, dread i32 %_1) {}
  virtualcallassigned &Ljava_2Futil_2FAbstractList_3B_7Cremove_7C_28I_29Ljava_2Flang_2FObject_3B (iread ref <* <$Ljava_2Futil_2FPartOfList_3B>> 7 (dread ref %_this), add i32 (iread i32 <* <$Ljava_2Futil_2FPartOfList_3B>> 8 (dread ref %_this), dread i32 %index)) { dassign %_2 }
  dassign %removed (dread ref %_2)
  iassign <* <$Ljava_2Futil_2FPartOfList_3B>> 9 (dread ref %_this, sub i32 (iread i32 <* <$Ljava_2Futil_2FPartOfList_3B>> 9 (dread ref %_this), constval i32 1))
  iassign <* <$Ljava_2Futil_2FAbstractList_3B>> 5 (dread ref %_this, iread i32 <* <$Ljava_2Futil_2FAbstractList_3B>> 5 (iread ref <* <$Ljava_2Futil_2FPartOfList_3B>> 7 (dread ref %_this)))
  return (dread ref %removed)
}
