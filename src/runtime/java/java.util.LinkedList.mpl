# A list of nodes in both directions.
javaclass $Ljava_2Futil_2FLinkedList_3B <$Ljava_2Futil_2FLinkedList_3B> public
type $Ljava_2Futil_2FLinkedList_3B <class <$Ljava_2Futil_2FAbstractList_3B> {
  @size i32 private,
  @first <* <$Ljava_2Futil_2FLinkedListNode_3B>> private,
  @last <* <$Ljava_2Futil_2FLinkedListNode_3B>> private,
  &Ljava_2Futil_2FLinkedList_3B_7C_3Cinit_3E_7C_28_29V public constructor (<* <$Ljava_2Futil_2FLinkedList_3B>>) void,
  &Ljava_2Futil_2FLinkedList_3B_7C_3Cinit_3E_7C_28Ljava_2Futil_2FCollection_3B_29V public constructor (<* <$Ljava_2Futil_2FLinkedList_3B>>, <* <$Ljava_2Futil_2FCollection_3B>>) void,
  &Ljava_2Futil_2FLinkedList_3B_7Csize_7C_28_29I public virtual (<* <$Ljava_2Futil_2FLinkedList_3B>>) i32,
  &Ljava_2Futil_2FLinkedList_3B_7Cnode_7C_28I_29Ljava_2Futil_2FLinkedListNode_3B private (<* <$Ljava_2Futil_2FLinkedList_3B>>, i32) <* <$Ljava_2Futil_2FLinkedListNode_3B>>,
  &Ljava_2Futil_2FLinkedList_3B_7CcheckedNode_7C_28I_29Ljava_2Futil_2FLinkedListNode_3B private (<* <$Ljava_2Futil_2FLinkedList_3B>>, i32) <* <$Ljava_2Futil_2FLinkedListNode_3B>>,
  &Ljava_2Futil_2FLinkedList_3B_7CinsertBefore_7C_28Ljava_2Futil_2FLinkedListNode_3BLjava_2Flang_2FObject_3B_29V private (<* <$Ljava_2Futil_2FLinkedList_3B>>, <* <$Ljava_2Futil_2FLinkedListNode_3B>>, <* <$Ljava_2Flang_2FObject_3B>>) void,
  &Ljava_2Futil_2FLinkedList_3B_7Cunlink_7C_28Ljava_2Futil_2FLinkedListNode_3B_29Ljava_2Flang_2FObject_3B virtual (<* <$Ljava_2Futil_2FLinkedList_3B>>, <* <$Ljava_2Futil_2FLinkedListNode_3B>>) <* <$Ljava_2Flang_2FObject_3B>>,
  &Ljava_2Futil_2FLinkedList_3B_7Cget_7C_28I_29Ljava_2Flang_2FObject_3B public virtual (<* <$Ljava_2Futil_2FLinkedList_3B>>, i32) <* <$Ljava_2Flang_2FObject_3B>>,
  &Ljava_2Futil_2FLinkedList_3B_7Cset_7C_28ILjava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B public virtual (<* <$Ljava_2Futil_2FLinkedList_3B>>, i32, <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FObject_3B>>,
  &Ljava_2Futil_2FLinkedList_3B_7Cadd_7C_28Ljava_2Flang_2FObject_3B_29Z public virtual (<* <$Ljava_2Futil_2FLinkedList_3B>>, <* <$Ljava_2Flang_2FObject_3B>>) u1,
  &Ljava_2Futil_2FLinkedList_3B_7Cadd_7C_28ILjava_2Flang_2FObject_3B_29V public virtual (<* <$Ljava_2Futil_2FLinkedList_3B>>, i32, <* <$Ljava_2Flang_2FObject_3B>>) void,
  &Ljava_2Futil_2FLinkedList_3B_7Cremove_7C_28I_29Ljava_2Flang_2FObject_3B public virtual (<* <$Ljava_2Futil_2FLinkedList_3B>>, i32) <* <$Ljava_2Flang_2FObject_3B>>,
  &Ljava_2Futil_2FLinkedList_3B_7Cremove_7C_28Ljava_2Flang_2FObject_3B_29Z public virtual (<* <$Ljava_2Futil_2FLinkedList_3B>>, <* <$Ljava_2Flang_2FObject_3B>>) u1,
  &Ljava_2Futil_2FLinkedList_3B_7CindexOf_7C_28Ljava_2Flang_2FObject_3B_29I public virtual (<* <$Ljava_2Futil_2FLinkedList_3B>>, <* <$Ljava_2Flang_2FObject_3B>>) i32,
  &Ljava_2Futil_2FLinkedList_3B_7Cclear_7C_28_29V public virtual (<* <$Ljava_2Futil_2FLinkedList_3B>>) void,
  &Ljava_2Futil_2FLinkedList_3B_7Citerator_7C_28_29Ljava_2Futil_2FIterator_3B public virtual (<* <$Ljava_2Futil_2FLinkedList_3B>>) <* <$Ljava_2Futil_2FIterator_3B>>,
  &Ljava_2Futil_2FLinkedList_3B_7CdescendingIterator_7C_28_29Ljava_2Futil_2FIterator_3B public virtual (<* <$Ljava_2Futil_2FLinkedList_3B>>) <* <$Ljava_2Futil_2FIterator_3B>>,
  &Ljava_2Futil_2FLinkedList_3B_7Cchanges_7C_28_29I virtual (<* <$Ljava_2Futil_2FLinkedList_3B>>) i32,
  &Ljava_2Futil_2FLinkedList_3B_7CaddFirst_7C_28Ljava_2Flang_2FObject_3B_29V public virtual (<* <$Ljava_2Futil_2FLinkedList_3B>>, <* <$Ljava_2Flang_2FObject_3B>>) void,
  &Ljava_2Futil_2FLinkedList_3B_7CaddLast_7C_28Ljava_2Flang_2FObject_3B_29V public virtual (<* <$Ljava_2Futil_2FLinkedList_3B>>, <* <$Ljava_2Flang_2FObject_3B>>) void,
  &Ljava_2Futil_2FLinkedList_3B_7Coffer_7C_28Ljava_2Flang_2FObject_3B_29Z public virtual (<* <$Ljava_2Futil_2FLinkedList_3B>>, <* <$Ljava_2Flang_2FObject_3B>>) u1,
  &Ljava_2Futil_2FLinkedList_3B_7CofferFirst_7C_28Ljava_2Flang_2FObject_3B_29Z public virtual (<* <$Ljava_2Futil_2FLinkedList_3B>>, <* <$Ljava_2Flang_2FObject_3B>>) u1,
  &Ljava_2Futil_2FLinkedList_3B_7CofferLast_7C_28Ljava_2Flang_2FObject_3B_29Z public virtual (<* <$Ljava_2Futil_2FLinkedList_3B>>, <* <$Ljava_2Flang_2FObject_3B>>) u1,
  &Ljava_2Futil_2FLinkedList_3B_7Cpush_7C_28Ljava_2Flang_2FObject_3B_29V public virtual (<* <$Ljava_2Futil_2FLinkedList_3B>>, <* <$Ljava_2Flang_2FObject_3B>>) void,
  &Ljava_2Futil_2FLinkedList_3B_7CgetFirst_7C_28_29Ljava_2Flang_2FObject_3B public virtual (<* <$Ljava_2Futil_2FLinkedList_3B>>) <* <$Ljava_2Flang_2FObject_3B>>,
  &Ljava_2Futil_2FLinkedList_3B_7CgetLast_7C_28_29Ljava_2Flang_2FObject_3B public virtual (<* <$Ljava_2Futil_2FLinkedList_3B>>) <* <$Ljava_2Flang_2FObject_3B>>,
  &Ljava_2Futil_2FLinkedList_3B_7Celement_7C_28_29Ljava_2Flang_2FObject_3B public virtual (<* <$Ljava_2Futil_2FLinkedList_3B>>) <* <$Ljava_2Flang_2FObject_3B>>,
  &Ljava_2Futil_2FLinkedList_3B_7Cpeek_7C_28_29Ljava_2Flang_2FObject_3B public virtual (<* <$Ljava_2Futil_2FLinkedList_3B>>) <* <$Ljava_2Flang_2FObject_3B>>,
  &Ljava_2Futil_2FLinkedList_3B_7CpeekFirst_7C_28_29Ljava_2Flang_2FObject_3B public virtual (<* <$Ljava_2Futil_2FLinkedList_3B>>) <* <$Ljava_2Flang_2FObject_3B>>,
  &Ljava_2Futil_2FLinkedList_3B_7CpeekLast_7C_28_29Ljava_2Flang_2FObject_3B public virtual (<* <$Ljava_2Futil_2FLinkedList_3B>>) <* <$Ljava_2Flang_2FObject_3B>>,
  &Ljava_2Futil_2FLinkedList_3B_7CremoveFirst_7C_28_29Ljava_2Flang_2FObject_3B public virtual (<* <$Ljava_2Futil_2FLinkedList_3B>>) <* <$Ljava_2Flang_2FObject_3B>>,
  &Ljava_2Futil_2FLinkedList_3B_7CremoveLast_7C_28_29Ljava_2Flang_2FObject_3B public virtual (<* <$Ljava_2Futil_2FLinkedList_3B>>) <* <$Ljava_2Flang_2FObject_3B>>,
  &Ljava_2Futil_2FLinkedList_3B_7Cremove_7C_28_29Ljava_2Flang_2FObject_3B public virtual (<* <$Ljava_2Futil_2FLinkedList_3B>>) <* <$Ljava_2Flang_2FObject_3B>>,
  &Ljava_2Futil_2FLinkedList_3B_7Cpop_7C_28_29Ljava_2Flang_2FObject_3B public virtual (<* <$Ljava_2Futil_2FLinkedList_3B>>) <* <$Ljava_2Flang_2FObject_3B>>,
  &Ljava_2Futil_2FLinkedList_3B_7Cpoll_7C_28_29Ljava_2Flang_2FObject_3B public virtual (<* <$Ljava_2Futil_2FLinkedList_3B>>) <* <$Ljava_2Flang_2FObject_3B>>,
  &Ljava_2Futil_2FLinkedList_3B_7CpollFirst_7C_28_29Ljava_2Flang_2FObject_3B public virtual (<* <$Ljava_2Futil_2FLinkedList_3B>>) <* <$Ljava_2Flang_2FObject_3B>>,
  &Ljava_2Futil_2FLinkedList_3B_7CpollLast_7C_28_29Ljava_2Flang_2FObject_3B public virtual (<* <$Ljava_2Futil_2FLinkedList_3B>>) <* <$Ljava_2Flang_2FObject_3B>>,
  $Ljava_2Futil_2FDeque_3B,
  $Ljava_2Flang_2FCloneable_3B,
  $Ljava_2Fio_2FSerializable_3B
}>

func &Ljava_2Futil_2FLinkedList_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Futil_2FLinkedList_3B>>) void {
  call &Ljava_2Futil_2FAbstractList_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_this)
  return ()
}

func &Ljava_2Futil_2FLinkedList_3B_7C_3Cinit_3E_7C_28Ljava_2Futil_2FCollection_3B_29V public constructor (var %_this <* <$Ljava_2Futil_2FLinkedList_3B>>, var %elements <* <$Ljava_2Futil_2FCollection_3B>>) void {
  call &Ljava_2Futil_2FAbstractList_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_this)
  virtualcallassigned &Ljava_2Futil_2FAbstractCollection_3B_7CaddAll_7C_28Ljava_2Futil_2FCollection_3B_29Z (dread ref %_this, dread ref %elements) {}
  return ()
}

func &Ljava_2Futil_2FLinkedList_3B_7Csize_7C_28_29I public virtual (var %_this <* <$Ljava_2Futil_2FLinkedList_3B>>) i32 {
  return (iread i32 <* <$Ljava_2Futil_2FLinkedList_3B>> 7 (dread ref %_this))
}

# The node at an index, from the nearer end.
func &Ljava_2Futil_2FLinkedList_3B_7Cnode_7C_28I_29Ljava_2Futil_2FLinkedListNode_3B private (var %_this <* <$Ljava_2Futil_2FLinkedList_3B>>, var %index i32) <* <$Ljava_2Futil_2FLinkedListNode_3B>> {
  var %at <* <$Ljava_2Futil_2FLinkedListNode_3B>>
  var %i i32
  if (lt u1 i32 (dread i32 %index, ashr i32 (iread i32 <* <$Ljava_2Futil_2FLinkedList_3B>> 7 (dread ref %_this), constval i32 1))) {
    dassign %at (iread ref <* <$Ljava_2Futil_2FLinkedList_3B>> 8 (dread ref %_this))
    dassign %i (constval i32 0)
    while (lt u1 i32 (dread i32 %i, dread i32 %index)) {
      dassign %at (iread ref <* <$Ljava_2Futil_2FLinkedListNode_3B>> 6 (dread ref %at))
      dassign %i (add i32 (dread i32 %i, constval i32 1))
    }
  } else {
    dassign %at (iread ref <* <$Ljava_2Futil_2FLinkedList_3B>> 9 (dread ref %_this))
    dassign %i (sub i32 (iread i32 <* <$Ljava_2Futil_2FLinkedList_3B>> 7 (dread ref %_this), constval i32 1))
    while (gt u1 i32 (dread i32 %i, dread i32 %index)) {
      dassign %at (iread ref <* <$Ljava_2Futil_2FLinkedListNode_3B>> 4 (dread ref %at))
      dassign %i (sub i32 (dread i32 %i, constval i32 1))
    }
  }
  return (dread ref %at)
}

func &Ljava_2Futil_2FLinkedList_3B_7CcheckedNode_7C_28I_29Ljava_2Futil_2FLinkedListNode_3B private (var %_this <* <$Ljava_2Futil_2FLinkedList_3B>>, var %index i32) <* <$Ljava_2Futil_2FLinkedListNode_3B>> {
  var %_1 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %_2 <* <$Ljava_2Flang_2FString_3B>>
  var %_3 <* <$Ljava_2Flang_2FString_3B>>
  var %_4 <* <$Ljava_2Flang_2FString_3B>>
  var %_5 <* <$Ljava_2Flang_2FIndexOutOfBoundsException_3B>>
  var %_6 <* <$Ljava_2Futil_2FLinkedListNode_3B>>
  if (cior u1 (lt u1 i32 (dread i32 %index, constval i32 0), ge u1 i32 (dread i32 %index, iread i32 <* <$Ljava_2Futil_2FLinkedList_3B>> 7 (dread ref %_this)))) {
    dassign %_1 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
    call &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_1)
    # "Index: "
    callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_49006e006400650078003a002000) { dassign %_2 }
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_1, dread ref %_2) {}
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_1, dread i32 %index) {}
    # ", Size: "
    callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7f9f0d5128155543126831dbd1190b9d) { dassign %_3 }
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_1, dread ref %_3) {}
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_1, iread i32 <* <$Ljava_2Futil_2FLinkedList_3B>> 7 (dread ref %_this)) {}
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %_1) { dassign %_4 }
    dassign %_5 (gcmalloc ref <$Ljava_2Flang_2FIndexOutOfBoundsException_3B>)
    call &Ljava_2Flang_2FIndexOutOfBoundsException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %_5, dread ref %_4)
    throw (dread ref %_5)
  }
  callassigned &Ljava_2Futil_2FLinkedList_3B_7Cnode_7C_28I_29Ljava_2Futil_2FLinkedListNode_3B (dread ref %_this, dread i32 %index) { dassign %_6 }
  return (dread ref %_6)
}

func &Ljava_2Futil_2FLinkedList_3B_7CinsertBefore_7C_28Ljava_2Futil_2FLinkedListNode_3BLjava_2Flang_2FObject_3B_29V private (var %_this <* <$Ljava_2Futil_2FLinkedList_3B>>, var %next <* <$Ljava_2Futil_2FLinkedListNode_3B>>, var %element <* <$Ljava_2Flang_2FObject_3B>>) void {
  var %_1 <* <$Ljava_2Futil_2FLinkedListNode_3B>>
  var %previous <* <$Ljava_2Futil_2FLinkedListNode_3B>>
  var %_2 <* <$Ljava_2Futil_2FLinkedListNode_3B>>
  var %made <* <$Ljava_2Futil_2FLinkedListNode_3B>>
  if (eq u1 ref (dread ref %next, constval ref 0)) {
    dassign %_1 (iread ref <* <$Ljava_2Futil_2FLinkedList_3B>> 9 (dread ref %_this))
  } else {
    dassign %_1 (iread ref <* <$Ljava_2Futil_2FLinkedListNode_3B>> 4 (dread ref %next))
  }
  dassign %previous (dread ref %_1)
  dassign %_2 (gcmalloc ref <$Ljava_2Futil_2FLinkedListNode_3B>)
  call &Ljava_2Futil_2FLinkedListNode_3B_7C_3Cinit_3E_7C_28Ljava_2Futil_2FLinkedListNode_3BLjava_2Flang_2FObject_3BLjava_2Futil_2FLinkedListNode_3B_29V (dread ref %_2, dread ref %previous, dread ref %element, dread ref %next)
  dassign %made (dread ref %_2)
  if (eq u1 ref (dread ref %previous, constval ref 0)) {
    iassign <* <$Ljava_2Futil_2FLinkedList_3B>> 8 (dread ref %_this, dread ref %made)
  } else {
    iassign <* <$Ljava_2Futil_2FLinkedListNode_3B>> 6 (dread ref %previous, dread ref %made)
  }
  if (eq u1 ref (dread ref %next, constval ref 0)) {
    iassign <* <$Ljava_2Futil_2FLinkedList_3B>> 9 (dread ref %_this, dread ref %made)
  } else {
    iassign <* <$Ljava_2Futil_2FLinkedListNode_3B>> 4 (dread ref %next, dread ref %made)
  }
  iassign <* <$Ljava_2Futil_2FLinkedList_3B>> 7 (dread ref %_this, add i32 (iread i32 <* <$Ljava_2Futil_2FLinkedList_3B>> 7 (dread ref %_this), constval i32 1))
  iassign <* <$Ljava_2Futil_2FAbstractList_3B>> 5 (dread ref %_this, add i32 (iread i32 <* <$Ljava_2Futil_2FAbstractList_3B>> 5 (dread ref %_this), constval i32 1))
  return ()
}

func &Ljava_2Futil_2FLinkedList_3B_7Cunlink_7C_28Ljava_2Futil_2FLinkedListNode_3B_29Ljava_2Flang_2FObject_3B virtual (var %_this <* <$Ljava_2Futil_2FLinkedList_3B>>, var %node <* <$Ljava_2Futil_2FLinkedListNode_3B>>) <* <$Ljava_2Flang_2FObject_3B>> {
  if (eq u1 ref (iread ref <* <$Ljava_2Futil_2FLinkedListNode_3B>> 4 (dread ref %node), constval ref 0)) {
    iassign <* <$Ljava_2Futil_2FLinkedList_3B>> 8 (dread ref %_this, iread ref <* <$Ljava_2Futil_2FLinkedListNode_3B>> 6 (dread ref %node))
  } else {
    iassign <* <$Ljava_2Futil_2FLinkedListNode_3B>> 6 (iread ref <* <$Ljava_2Futil_2FLinkedListNode_3B>> 4 (dread ref %node), iread ref <* <$Ljava_2Futil_2FLinkedListNode_3B>> 6 (dread ref %node))
  }
  if (eq u1 ref (iread ref <* <$Ljava_2Futil_2FLinkedListNode_3B>> 6 (dread ref %node), constval ref 0)) {
    iassign <* <$Ljava_2Futil_2FLinkedList_3B>> 9 (dread ref %_this, iread ref <* <$Ljava_2Futil_2FLinkedListNode_3B>> 4 (dread ref %node))
  } else {
    iassign <* <$Ljava_2Futil_2FLinkedListNode_3B>> 4 (iread ref <* <$Ljava_2Futil_2FLinkedListNode_3B>> 6 (dread ref %node), iread ref <* <$Ljava_2Futil_2FLinkedListNode_3B>> 4 (dread ref %node))
  }
  iassign <* <$Ljava_2Futil_2FLinkedList_3B>> 7 (dread ref %_this, sub i32 (iread i32 <* <$Ljava_2Futil_2FLinkedList_3B>> 7 (dread ref %_this), constval i32 1))
  iassign <* <$Ljava_2Futil_2FAbstractList_3B>> 5 (dread ref %_this, add i32 (iread i32 <* <$Ljava_2Futil_2FAbstractList_3B>> 5 (dread ref %_this), constval i32 1))
  return (iread ref <* <$Ljava_2Futil_2FLinkedListNode_3B>> 5 (dread ref %node))
}

# List
func &Ljava_2Futil_2FLinkedList_3B_7Cget_7C_28I_29Ljava_2Flang_2FObject_3B public virtual (var %_this <* <$Ljava_2Futil_2FLinkedList_3B>>, var %index i32) <* <$Ljava_2Flang_2FObject_3B>> {
  var %_1 <* <$Ljava_2Futil_2FLinkedListNode_3B>>
  callassigned &Ljava_2Futil_2FLinkedList_3B_7CcheckedNode_7C_28I_29Ljava_2Futil_2FLinkedListNode_3B (dread ref %_this, dread i32 %index) { dassign %_1 }
  return (iread ref <* <$Ljava_2Futil_2FLinkedListNode_3B>> 5 (dread ref %_1))
}

func &Ljava_2Futil_2FLinkedList_3B_7Cset_7C_28ILjava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B public virtual (var %_this <* <$Ljava_2Futil_2FLinkedList_3B>>, var %index i32, var %element <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FObject_3B>> {
  var %_1 <* <$Ljava_2Futil_2FLinkedListNode_3B>>
  var %node <* <$Ljava_2Futil_2FLinkedListNode_3B>>
  var %old <* <$Ljava_2Flang_2FObject_3B>>
  callassigned &Ljava_2Futil_2FLinkedList_3B_7CcheckedNode_7C_28I_29Ljava_2Futil_2FLinkedListNode_3B (dread ref %_this, dread i32 %index) { dassign %_1 }
  dassign %node (dread ref %_1)
  dassign %old (iread ref <* <$Ljava_2Futil_2FLinkedListNode_3B>> 5 (dread ref %node))
  iassign <* <$Ljava_2Futil_2FLinkedListNode_3B>> 5 (dread ref %node, dread ref %element)
  return (dread ref %old)
}

func &Ljava_2Futil_2FLinkedList_3B_7Cadd_7C_28Ljava_2Flang_2FObject_3B_29Z public virtual (var %_this <* <$Ljava_2Futil_2FLinkedList_3B>>, var %element <* <$Ljava_2Flang_2FObject_3B>>) u1 {
  call &Ljava_2Futil_2FLinkedList_3B_7CinsertBefore_7C_28Ljava_2Futil_2FLinkedListNode_3BLjava_2Flang_2FObject_3B_29V (dread ref %_this, constval ref 0, dread ref %element)
  return (constval u1 1)
}

func &Ljava_2Futil_2FLinkedList_3B_7Cadd_7C_28ILjava_2Flang_2FObject_3B_29V public virtual (var %_this <* <$Ljava_2Futil_2FLinkedList_3B>>, var %index i32, var %element <* <$Ljava_2Flang_2FObject_3B>>) void {
  var %_1 <* <$Ljava_2Futil_2FLinkedListNode_3B>>
  var %_2 <* <$Ljava_2Futil_2FLinkedListNode_3B>>
  virtualcall &Ljava_2Futil_2FAbstractList_3B_7CcheckPlace_7C_28I_29V (dread ref %_this, dread i32 %index)
  if (eq u1 i32 (dread i32 %index, iread i32 <* <$Ljava_2Futil_2FLinkedList_3B>> 7 (dread ref %_this))) {
    dassign %_2 (constval ref 0)
  } else {
    callassigned &Ljava_2Futil_2FLinkedList_3B_7Cnode_7C_28I_29Ljava_2Futil_2FLinkedListNode_3B (dread ref %_this, dread i32 %index) { dassign %_1 }
    dassign %_2 (dread ref %_1)
  }
  call &Ljava_2Futil_2FLinkedList_3B_7CinsertBefore_7C_28Ljava_2Futil_2FLinkedListNode_3BLjava_2Flang_2FObject_3B_29V (dread ref %_this, dread ref %_2, dread ref %element)
  return ()
}

func &Ljava_2Futil_2FLinkedList_3B_7Cremove_7C_28I_29Ljava_2Flang_2FObject_3B public virtual (var %_this <* <$Ljava_2Futil_2FLinkedList_3B>>, var %index i32) <* <$Ljava_2Flang_2FObject_3B>> {
  var %_1 <* <$Ljava_2Futil_2FLinkedListNode_3B>>
  var %_2 <* <$Ljava_2Flang_2FObject_3B>>
  callassigned &Ljava_2Futil_2FLinkedList_3B_7CcheckedNode_7C_28I_29Ljava_2Futil_2FLinkedListNode_3B (dread ref %_this, dread i32 %index) { dassign %_1 }
  virtualcallassigned &Ljava_2Futil_2FLinkedList_3B_7Cunlink_7C_28Ljava_2Futil_2FLinkedListNode_3B_29Ljava_2Flang_2FObject_3B (dread ref %_this, dread ref %_1) { dassign %_2 }
  return (dread ref %_2)
}

func &Ljava_2Futil_2FLinkedList_3B_7Cremove_7C_28Ljava_2Flang_2FObject_3B_29Z public virtual (var %_this <* <$Ljava_2Futil_2FLinkedList_3B>>, var %element <* <$Ljava_2Flang_2FObject_3B>>) u1 {
  var %at <* <$Ljava_2Futil_2FLinkedListNode_3B>>
  var %_1 u1
  dassign %at (iread ref <* <$Ljava_2Futil_2FLinkedList_3B>> 8 (dread ref %_this))
  while (ne u1 ref (dread ref %at, constval ref 0)) {
    callassigned &Ljava_2Futil_2FObjects_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29Z (dread ref %element, iread ref <* <$Ljava_2Futil_2FLinkedListNode_3B>> 5 (dread ref %at)) { dassign %_1 }
    if (lnot u1 (dread u1 %_1)) {
      goto @next2
    }
    virtualcallassigned &Ljava_2Futil_2FLinkedList_3B_7Cunlink_7C_28Ljava_2Futil_2FLinkedListNode_3B_29Ljava_2Flang_2FObject_3B (dread ref %_this, dread ref %at) {}
    return (constval u1 1)
@next2
    dassign %at (iread ref <* <$Ljava_2Futil_2FLinkedListNode_3B>> 6 (dread ref %at))
  }
  return (constval u1 0)
}

func &Ljava_2Futil_2FLinkedList_3B_7CindexOf_7C_28Ljava_2Flang_2FObject_3B_29I public virtual (var %_this <* <$Ljava_2Futil_2FLinkedList_3B>>, var %element <* <$Ljava_2Flang_2FObject_3B>>) i32 {
  var %index i32
  var %at <* <$Ljava_2Futil_2FLinkedListNode_3B>>
  var %_1 u1
  dassign %index (constval i32 0)
  dassign %at (iread ref <* <$Ljava_2Futil_2FLinkedList_3B>> 8 (dread ref %_this))
  while (ne u1 ref (dread ref %at, constval ref 0)) {
    callassigned &Ljava_2Futil_2FObjects_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29Z (dread ref %element, iread ref <* <$Ljava_2Futil_2FLinkedListNode_3B>> 5 (dread ref %at)) { dassign %_1 }
    if (dread u1 %_1) {
      return (dread i32 %index)
    }
    dassign %index (add i32 (dread i32 %index, constval i32 1))
    dassign %at (iread ref <* <$Ljava_2Futil_2FLinkedListNode_3B>> 6 (dread ref %at))
  }
  return (constval i32 -1)
}

func &Ljava_2Futil_2FLinkedList_3B_7Cclear_7C_28_29V public virtual (var %_this <* <$Ljava_2Futil_2FLinkedList_3B>>) void {
  iassign <* <$Ljava_2Futil_2FLinkedList_3B>> 8 (dread ref %_this, constval ref 0)
  iassign <* <$Ljava_2Futil_2FLinkedList_3B>> 9 (dread ref %_this, constval ref 0)
  iassign <* <$Ljava_2Futil_2FLinkedList_3B>> 7 (dread ref %_this, constval i32 0)
  iassign <* <$Ljava_2Futil_2FAbstractList_3B>> 5 (dread ref %_this, add i32 (iread i32 <* <$Ljava_2Futil_2FAbstractList_3B>> 5 (dread ref %_this), constval i32 1))
  return ()
}

func &Ljava_2Futil_2FLinkedList_3B_7Citerator_7C_28_29Ljava_2Futil_2FIterator_3B public virtual (var %_this <* <$Ljava_2Futil_2FLinkedList_3B>>) <* <$Ljava_2Futil_2FIterator_3B>> {
  var %_1 <* <$Ljava_2Futil_2FLinkedListIterator_3B>>
  dassign %_1 (gcmalloc ref <$Ljava_2Futil_2FLinkedListIterator_3B>)
  call &Ljava_2Futil_2FLinkedListIterator_3B_7C_3Cinit_3E_7C_28Ljava_2Futil_2FLinkedList_3BLjava_2Futil_2FLinkedListNode_3BZ_29V (dread ref %_1, dread ref %_this, iread ref <* <$Ljava_2Futil_2FLinkedList_3B>> 8 (dread ref %_this), constval u1 1)
  return (dread ref %_1)
}

func &Ljava_2Futil_2FLinkedList_3B_7CdescendingIterator_7C_28_29Ljava_2Futil_2FIterator_3B public virtual (var %_this <* <$Ljava_2Futil_2FLinkedList_3B>>) <* <$Ljava_2Futil_2FIterator_3B>> {
  var %_1 <* <$Ljava_2Futil_2FLinkedListIterator_3B>>
  dassign %_1 (gcmalloc ref <$Ljava_2Futil_2FLinkedListIterator_3B>)
  call &Ljava_2Futil_2FLinkedListIterator_3B_7C_3Cinit_3E_7C_28Ljava_2Futil_2FLinkedList_3BLjava_2Futil_2FLinkedListNode_3BZ_29V (dread ref %_1, dread ref %_this, iread ref <* <$Ljava_2Futil_2FLinkedList_3B>> 9 (dread ref %_this), constval u1 0)
  return (dread ref %_1)
}

func &Ljava_2Futil_2FLinkedList_3B_7Cchanges_7C_28_29I virtual (var %_this <* <$Ljava_2Futil_2FLinkedList_3B>>) i32 {
  return (iread i32 <* <$Ljava_2Futil_2FAbstractList_3B>> 5 (dread ref %_this))
}

# Deque
func &Ljava_2Futil_2FLinkedList_3B_7CaddFirst_7C_28Ljava_2Flang_2FObject_3B_29V public virtual (var %_this <* <$Ljava_2Futil_2FLinkedList_3B>>, var %element <* <$Ljava_2Flang_2FObject_3B>>) void {
  call &Ljava_2Futil_2FLinkedList_3B_7CinsertBefore_7C_28Ljava_2Futil_2FLinkedListNode_3BLjava_2Flang_2FObject_3B_29V (dread ref %_this, iread ref <* <$Ljava_2Futil_2FLinkedList_3B>> 8 (dread ref %_this), dread ref %element)
  return ()
}

func &Ljava_2Futil_2FLinkedList_3B_7CaddLast_7C_28Ljava_2Flang_2FObject_3B_29V public virtual (var %_this <* <$Ljava_2Futil_2FLinkedList_3B>>, var %element <* <$Ljava_2Flang_2FObject_3B>>) void {
  call &Ljava_2Futil_2FLinkedList_3B_7CinsertBefore_7C_28Ljava_2Futil_2FLinkedListNode_3BLjava_2Flang_2FObject_3B_29V (dread ref %_this, constval ref 0, dread ref %element)
  return ()
}

func &Ljava_2Futil_2FLinkedList_3B_7Coffer_7C_28Ljava_2Flang_2FObject_3B_29Z public virtual (var %_this <* <$Ljava_2Futil_2FLinkedList_3B>>, var %element <* <$Ljava_2Flang_2FObject_3B>>) u1 {
  var %_1 u1
  virtualcallassigned &Ljava_2Futil_2FLinkedList_3B_7Cadd_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %_this, dread ref %element) { dassign %_1 }
  return (dread u1 %_1)
}

func &Ljava_2Futil_2FLinkedList_3B_7CofferFirst_7C_28Ljava_2Flang_2FObject_3B_29Z public virtual (var %_this <* <$Ljava_2Futil_2FLinkedList_3B>>, var %element <* <$Ljava_2Flang_2FObject_3B>>) u1 {
  virtualcall &Ljava_2Futil_2FLinkedList_3B_7CaddFirst_7C_28Ljava_2Flang_2FObject_3B_29V (dread ref %_this, dread ref %element)
  return (constval u1 1)
}

func &Ljava_2Futil_2FLinkedList_3B_7CofferLast_7C_28Ljava_2Flang_2FObject_3B_29Z public virtual (var %_this <* <$Ljava_2Futil_2FLinkedList_3B>>, var %element <* <$Ljava_2Flang_2FObject_3B>>) u1 {
  var %_1 u1
  virtualcallassigned &Ljava_2Futil_2FLinkedList_3B_7Cadd_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %_this, dread ref %element) { dassign %_1 }
  return (dread u1 %_1)
}

func &Ljava_2Futil_2FLinkedList_3B_7Cpush_7C_28Ljava_2Flang_2FObject_3B_29V public virtual (var %_this <* <$Ljava_2Futil_2FLinkedList_3B>>, var %element <* <$Ljava_2Flang_2FObject_3B>>) void {
  virtualcall &Ljava_2Futil_2FLinkedList_3B_7CaddFirst_7C_28Ljava_2Flang_2FObject_3B_29V (dread ref %_this, dread ref %element)
  return ()
}

func &Ljava_2Futil_2FLinkedList_3B_7CgetFirst_7C_28_29Ljava_2Flang_2FObject_3B public virtual (var %_this <* <$Ljava_2Futil_2FLinkedList_3B>>) <* <$Ljava_2Flang_2FObject_3B>> {
  var %_1 <* <$Ljava_2Futil_2FNoSuchElementException_3B>>
  if (eq u1 ref (iread ref <* <$Ljava_2Futil_2FLinkedList_3B>> 8 (dread ref %_this), constval ref 0)) {
    dassign %_1 (gcmalloc ref <$Ljava_2Futil_2FNoSuchElementException_3B>)
    call &Ljava_2Futil_2FNoSuchElementException_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_1)
    throw (dread ref %_1)
  }
  return (iread ref <* <$Ljava_2Futil_2FLinkedListNode_3B>> 5 (iread ref <* <$Ljava_2Futil_2FLinkedList_3B>> 8 (dread ref %_this)))
}

func &Ljava_2Futil_2FLinkedList_3B_7CgetLast_7C_28_29Ljava_2Flang_2FObject_3B public virtual (var %_this <* <$Ljava_2Futil_2FLinkedList_3B>>) <* <$Ljava_2Flang_2FObject_3B>> {
  var %_1 <* <$Ljava_2Futil_2FNoSuchElementException_3B>>
  if (eq u1 ref (iread ref <* <$Ljava_2Futil_2FLinkedList_3B>> 9 (dread ref %_this), constval ref 0)) {
    dassign %_1 (gcmalloc ref <$Ljava_2Futil_2FNoSuchElementException_3B>)
    call &Ljava_2Futil_2FNoSuchElementException_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_1)
    throw (dread ref %_1)
  }
  return (iread ref <* <$Ljava_2Futil_2FLinkedListNode_3B>> 5 (iread ref <* <$Ljava_2Futil_2FLinkedList_3B>> 9 (dread ref %_this)))
}

func &Ljava_2Futil_2FLinkedList_3B_7Celement_7C_28_29Ljava_2Flang_2FObject_3B public virtual (var %_this <* <$Ljava_2Futil_2FLinkedList_3B>>) <* <$Ljava_2Flang_2FObject_3B>> {
  var %_1 <* <$Ljava_2Flang_2FObject_3B>>
  virtualcallassigned &Ljava_2Futil_2FLinkedList_3B_7CgetFirst_7C_28_29Ljava_2Flang_2FObject_3B (dread ref %_this) { dassign %_1 }
  return (dread ref %_1)
}

func &Ljava_2Futil_2FLinkedList_3B_7Cpeek_7C_28_29Ljava_2Flang_2FObject_3B public virtual (var %_this <* <$Ljava_2Futil_2FLinkedList_3B>>) <* <$Ljava_2Flang_2FObject_3B>> {
  var %_1 <* <$Ljava_2Flang_2FObject_3B>>
  virtualcallassigned &Ljava_2Futil_2FLinkedList_3B_7CpeekFirst_7C_28_29Ljava_2Flang_2FObject_3B (dread ref %_this) { dassign %_1 }
  return (dread ref %_1)
}

func &Ljava_2Futil_2FLinkedList_3B_7CpeekFirst_7C_28_29Ljava_2Flang_2FObject_3B public virtual (var %_this <* <$Ljava_2Futil_2FLinkedList_3B>>) <* <$Ljava_2Flang_2FObject_3B>> {
  var %_1 <* <$Ljava_2Flang_2FObject_3B>>
  if (eq u1 ref (iread ref <* <$Ljava_2Futil_2FLinkedList_3B>> 8 (dread ref %_this), constval ref 0)) {
    dassign %_1 (constval ref 0)
  } else {
    dassign %_1 (iread ref <* <$Ljava_2Futil_2FLinkedListNode_3B>> 5 (iread ref <* <$Ljava_2Futil_2FLinkedList_3B>> 8 (dread ref %_this)))
  }
  return (dread ref %_1)
}

func &Ljava_2Futil_2FLinkedList_3B_7CpeekLast_7C_28_29Ljava_2Flang_2FObject_3B public virtual (var %_this <* <$Ljava_2Futil_2FLinkedList_3B>>) <* <$Ljava_2Flang_2FObject_3B>> {
  var %_1 <* <$Ljava_2Flang_2FObject_3B>>
  if (eq u1 ref (iread ref <* <$Ljava_2Futil_2FLinkedList_3B>> 9 (dread ref %_this), constval ref 0)) {
    dassign %_1 (constval ref 0)
  } else {
    dassign %_1 (iread ref <* <$Ljava_2Futil_2FLinkedListNode_3B>> 5 (iread ref <* <$Ljava_2Futil_2FLinkedList_3B>> 9 (dread ref %_this)))
  }
  return (dread ref %_1)
}

func &Ljava_2Futil_2FLinkedList_3B_7CremoveFirst_7C_28_29Ljava_2Flang_2FObject_3B public virtual (var %_this <* <$Ljava_2Futil_2FLinkedList_3B>>) <* <$Ljava_2Flang_2FObject_3B>> {
  var %_1 <* <$Ljava_2Futil_2FNoSuchElementException_3B>>
  var %_2 <* <$Ljava_2Flang_2FObject_3B>>
  if (eq u1 ref (iread ref <* <$Ljava_2Futil_2FLinkedList_3B>> 8 (dread ref %_this), constval ref 0)) {
    dassign %_1 (gcmalloc ref <$Ljava_2Futil_2FNoSuchElementException_3B>)
    call &Ljava_2Futil_2FNoSuchElementException_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_1)
    throw (dread ref %_1)
  }
  virtualcallassigned &Ljava_2Futil_2FLinkedList_3B_7Cunlink_7C_28Ljava_2Futil_2FLinkedListNode_3B_29Ljava_2Flang_2FObject_3B (dread ref %_this, iread ref <* <$Ljava_2Futil_2FLinkedList_3B>> 8 (dread ref %_this)) { dassign %_2 }
  return (dread ref %_2)
}

func &Ljava_2Futil_2FLinkedList_3B_7CremoveLast_7C_28_29Ljava_2Flang_2FObject_3B public virtual (var %_this <* <$Ljava_2Futil_2FLinkedList_3B>>) <* <$Ljava_2Flang_2FObject_3B>> {
  var %_1 <* <$Ljava_2Futil_2FNoSuchElementException_3B>>
  var %_2 <* <$Ljava_2Flang_2FObject_3B>>
  if (eq u1 ref (iread ref <* <$Ljava_2Futil_2FLinkedList_3B>> 9 (dread ref %_this), constval ref 0)) {
    dassign %_1 (gcmalloc ref <$Ljava_2Futil_2FNoSuchElementException_3B>)
    call &Ljava_2Futil_2FNoSuchElementException_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_1)
    throw (dread ref %_1)
  }
  virtualcallassigned &Ljava_2Futil_2FLinkedList_3B_7Cunlink_7C_28Ljava_2Futil_2FLinkedListNode_3B_29Ljava_2Flang_2FObject_3B (dread ref %_this, iread ref <* <$Ljava_2Futil_2FLinkedList_3B>> 9 (dread ref %_this)) { dassign %_2 }
  return (dread ref %_2)
}

func &Ljava_2Futil_2FLinkedList_3B_7Cremove_7C_28_29Ljava_2Flang_2FObject_3B public virtual (var %_this <* <$Ljava_2Futil_2FLinkedList_3B>>) <* <$Ljava_2Flang_2FObject_3B>> {
  var %_1 <* <$Ljava_2Flang_2FObject_3B>>
  virtualcallassigned &Ljava_2Futil_2FLinkedList_3B_7CremoveFirst_7C_28_29Ljava_2Flang_2FObject_3B (dread ref %_this) { dassign %_1 }
  return (dread ref %_1)
}

func &Ljava_2Futil_2FLinkedList_3B_7Cpop_7C_28_29Ljava_2Flang_2FObject_3B public virtual (var %_this <* <$Ljava_2Futil_2FLinkedList_3B>>) <* <$Ljava_2Flang_2FObject_3B>> {
  var %_1 <* <$Ljava_2Flang_2FObject_3B>>
  virtualcallassigned &Ljava_2Futil_2FLinkedList_3B_7CremoveFirst_7C_28_29Ljava_2Flang_2FObject_3B (dread ref %_this) { dassign %_1 }
  return (dread ref %_1)
}

func &Ljava_2Futil_2FLinkedList_3B_7Cpoll_7C_28_29Ljava_2Flang_2FObject_3B public virtual (var %_this <* <$Ljava_2Futil_2FLinkedList_3B>>) <* <$Ljava_2Flang_2FObject_3B>> {
  var %_1 <* <$Ljava_2Flang_2FObject_3B>>
  virtualcallassigned &Ljava_2Futil_2FLinkedList_3B_7CpollFirst_7C_28_29Ljava_2Flang_2FObject_3B (dread ref %_this) { dassign %_1 }
  return (dread ref %_1)
}

func &Ljava_2Futil_2FLinkedList_3B_7CpollFirst_7C_28_29Ljava_2Flang_2FObject_3B public virtual (var %_this <* <$Ljava_2Futil_2FLinkedList_3B>>) <* <$Ljava_2Flang_2FObject_3B>> {
  var %_1 <* <$Ljava_2Flang_2FObject_3B>>
  var %_2 <* <$Ljava_2Flang_2FObject_3B>>
  if (eq u1 ref (iread ref <* <$Ljava_2Futil_2FLinkedList_3B>> 8 (dread ref %_this), constval ref 0)) {
    dassign %_2 (constval ref 0)
  } else {
    virtualcallassigned &Ljava_2Futil_2FLinkedList_3B_7Cunlink_7C_28Ljava_2Futil_2FLinkedListNode_3B_29Ljava_2Flang_2FObject_3B (dread ref %_this, iread ref <* <$Ljava_2Futil_2FLinkedList_3B>> 8 (dread ref %_this)) { dassign %_1 }
    dassign %_2 (dread ref %_1)
  }
  return (dread ref %_2)
}

func &Ljava_2Futil_2FLinkedList_3B_7CpollLast_7C_28_29Ljava_2Flang_2FObject_3B public virtual (var %_this <* <$Ljava_2Futil_2FLinkedList_3B>>) <* <$Ljava_2Flang_2FObject_3B>> {
  var %_1 <* <$Ljava_2Flang_2FObject_3B>>
  var %_2 <* <$Ljava_2Flang_2FObject_3B>>
  if (eq u1 ref (iread ref <* <$Ljava_2Futil_2FLinkedList_3B>> 9 (dread ref %_this), constval ref 0)) {
    dassign %_2 (constval ref 0)
  } else {
    virtualcallassigned &Ljava_2Futil_2FLinkedList_3B_7Cunlink_7C_28Ljava_2Futil_2FLinkedListNode_3B_29Ljava_2Flang_2FObject_3B (dread ref %_this, iread ref <* <$Ljava_2Futil_2FLinkedList_3B>> 9 (dread ref %_this)) { dassign %_1 }
    dassign %_2 (dread ref %_1)
  }
  return (dread ref %_2)
}

javaclass $Ljava_2Futil_2FLinkedListNode_3B <$Ljava_2Futil_2FLinkedListNode_3B>
type $Ljava_2Futil_2FLinkedListNode_3B <class <$Ljava_2Flang_2FObject_3B> {
  @previous <* <$Ljava_2Futil_2FLinkedListNode_3B>>,
  @element <* <$Ljava_2Flang_2FObject_3B>>,
  @next <* <$Ljava_2Futil_2FLinkedListNode_3B>>,
  &Ljava_2Futil_2FLinkedListNode_3B_7C_3Cinit_3E_7C_28Ljava_2Futil_2FLinkedListNode_3BLjava_2Flang_2FObject_3BLjava_2Futil_2FLinkedListNode_3B_29V constructor (<* <$Ljava_2Futil_2FLinkedListNode_3B>>, <* <$Ljava_2Futil_2FLinkedListNode_3B>>, <* <$Ljava_2Flang_2FObject_3B>>, <* <$Ljava_2Futil_2FLinkedListNode_3B>>) void
}>

func &Ljava_2Futil_2FLinkedListNode_3B_7C_3Cinit_3E_7C_28Ljava_2Futil_2FLinkedListNode_3BLjava_2Flang_2FObject_3BLjava_2Futil_2FLinkedListNode_3B_29V constructor (var %_this <* <$Ljava_2Futil_2FLinkedListNode_3B>>, var %previous <* <$Ljava_2Futil_2FLinkedListNode_3B>>, var %element <* <$Ljava_2Flang_2FObject_3B>>, var %next <* <$Ljava_2Futil_2FLinkedListNode_3B>>) void {
  call &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_this)
  iassign <* <$Ljava_2Futil_2FLinkedListNode_3B>> 4 (dread ref %_this, dread ref %previous)
  iassign <* <$Ljava_2Futil_2FLinkedListNode_3B>> 5 (dread ref %_this, dread ref %element)
  iassign <* <$Ljava_2Futil_2FLinkedListNode_3B>> 6 (dread ref %_this, dread ref %next)
  return ()
}

javaclass $Ljava_2Futil_2FLinkedListIterator_3B <$Ljava_2Futil_2FLinkedListIterator_3B>
type $Ljava_2Futil_2FLinkedListIterator_3B <class <$Ljava_2Flang_2FObject_3B> {
  @list <* <$Ljava_2Futil_2FLinkedList_3B>> private final,
  @isForward u1 private final,
  @at <* <$Ljava_2Futil_2FLinkedListNode_3B>> private,
  @passed <* <$Ljava_2Futil_2FLinkedListNode_3B>> private,
  @changes i32 private,
  &Ljava_2Futil_2FLinkedListIterator_3B_7C_3Cinit_3E_7C_28Ljava_2Futil_2FLinkedList_3BLjava_2Futil_2FLinkedListNode_3BZ_29V constructor (<* <$Ljava_2Futil_2FLinkedListIterator_3B>>, <* <$Ljava_2Futil_2FLinkedList_3B>>, <* <$Ljava_2Futil_2FLinkedListNode_3B>>, u1) void,
  &Ljava_2Futil_2FLinkedListIterator_3B_7ChasNext_7C_28_29Z public virtual (<* <$Ljava_2Futil_2FLinkedListIterator_3B>>) u1,
  &Ljava_2Futil_2FLinkedListIterator_3B_7Cnext_7C_28_29Ljava_2Flang_2FObject_3B public virtual (<* <$Ljava_2Futil_2FLinkedListIterator_3B>>) <* <$Ljava_2Flang_2FObject_3B>>,
  &Ljava_2Futil_2FLinkedListIterator_3B_7Cremove_7C_28_29V public virtual (<* <$Ljava_2Futil_2FLinkedListIterator_3B>>) void,
  $Ljava_2Futil_2FIterator_3B
}>

func &Ljava_2Futil_2FLinkedListIterator_3B_7C_3Cinit_3E_7C_28Ljava_2Futil_2FLinkedList_3BLjava_2Futil_2FLinkedListNode_3BZ_29V constructor (var %_this <* <$Ljava_2Futil_2FLinkedListIterator_3B>>, var %list <* <$Ljava_2Futil_2FLinkedList_3B>>, var %at <* <$Ljava_2Futil_2FLinkedListNode_3B>>, var %isForward u1) void {
  var %_1 i32
  call &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_this)
  iassign <* <$Ljava_2Futil_2FLinkedListIterator_3B>> 4 (dread ref %_this, dread ref %list)
  iassign <* <$Ljava_2Futil_2FLinkedListIterator_3B>> 6 (dread ref %_this, dread ref %at)
  iassign <* <$Ljava_2Futil_2FLinkedListIterator_3B>> 5 (dread ref %_this, dread u1 %isForward)
  virtualcallassigned &Ljava_2Futil_2FLinkedList_3B_7Cchanges_7C_28_29I (dread ref %list) { dassign %_1 }
  iassign <* <$Ljava_2Futil_2FLinkedListIterator_3B>> 8 (dread ref %_this, dread i32 %_1)
  return ()
}

func &Ljava_2Futil_2FLinkedListIterator_3B_7ChasNext_7C_28_29Z public virtual (var %_this <* <$Ljava_2Futil_2FLinkedListIterator_3B>>) u1 {
  return (ne u1 ref (iread ref <* <$Ljava_2Futil_2FLinkedListIterator_3B>> 6 (dread ref %_this), constval ref 0))
}

func &Ljava_2Futil_2FLinkedListIterator_3B_7Cnext_7C_28_29Ljava_2Flang_2FObject_3B public virtual (var %_this <* <$Ljava_2Futil_2FLinkedListIterator_3B>>) <* <$Ljava_2Flang_2FObject_3B>> {
  var %_1 i32
  var %_2 <* <$Ljava_2Futil_2FConcurrentModificationException_3B>>
  var %_3 <* <$Ljava_2Futil_2FNoSuchElementException_3B>>
  var %_4 <* <$Ljava_2Futil_2FLinkedListNode_3B>>
  virtualcallassigned &Ljava_2Futil_2FLinkedList_3B_7Cchanges_7C_28_29I (iread ref <* <$Ljava_2Futil_2FLinkedListIterator_3B>> 4 (dread ref %_this)) { dassign %_1 }
  if (ne u1 i32 (dread i32 %_1, iread i32 <* <$Ljava_2Futil_2FLinkedListIterator_3B>> 8 (dread ref %_this))) {
    dassign %_2 (gcmalloc ref <$Ljava_2Futil_2FConcurrentModificationException_3B>)
    call &Ljava_2Futil_2FConcurrentModificationException_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_2)
    throw (dread ref %_2)
  }
  if (eq u1 ref (iread ref <* <$Ljava_2Futil_2FLinkedListIterator_3B>> 6 (dread ref %_this), constval ref 0)) {
    dassign %_3 (gcmalloc ref <$Ljava_2Futil_2FNoSuchElementException_3B>)
    call &Ljava_2Futil_2FNoSuchElementException_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_3)
    throw (dread ref %_3)
  }
  iassign <* <$Ljava_2Futil_2FLinkedListIterator_3B>> 7 (dread ref %_this, iread ref <* <$Ljava_2Futil_2FLinkedListIterator_3B>> 6 (dread ref %_this))
  if (iread u1 <* <$Ljava_2Futil_2FLinkedListIterator_3B>> 5 (dread ref %_this)) {
    dassign %_4 (iread ref <* <$Ljava_2Futil_2FLinkedListNode_3B>> 6 (iread ref <* <$Ljava_2Futil_2FLinkedListIterator_3B>> 6 (dread ref %_this)))
  } else {
    dassign %_4 (iread ref <* <$Ljava_2Futil_2FLinkedListNode_3B>> 4 (iread ref <* <$Ljava_2Futil_2FLinkedListIterator_3B>> 6 (dread ref %_this)))
  }
  iassign <* <$Ljava_2Futil_2FLinkedListIterator_3B>> 6 (dread ref %_this, dread ref %_4)
  return (iread ref <* <$Ljava_2Futil_2FLinkedListNode_3B>> 5 (iread ref <* <$Ljava_2Futil_2FLinkedListIterator_3B>> 7 (dread ref %_this)))
}

func &Ljava_2Futil_2FLinkedListIterator_3B_7Cremove_7C_28_29V public virtual (var %_this <* <$Ljava_2Futil_2FLinkedListIterator_3B>>) void {
  var %_1 i32
  var %_2 <* <$Ljava_2Futil_2FConcurrentModificationException_3B>>
  var %_3 <* <$Ljava_2Flang_2FIllegalStateException_3B>>
  var %_4 i32
  virtualcallassigned &Ljava_2Futil_2FLinkedList_3B_7Cchanges_7C_28_29I (iread ref <* <$Ljava_2Futil_2FLinkedListIterator_3B>> 4 (dread ref %_this)) { dassign %_1 }
  if (ne u1 i32 (dread i32 %_1, iread i32 <* <$Ljava_2Futil_2FLinkedListIterator_3B>> 8 (dread ref %_this))) {
    dassign %_2 (gcmalloc ref <$Ljava_2Futil_2FConcurrentModificationException_3B>)
    call &Ljava_2Futil_2FConcurrentModificationException_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_2)
    throw (dread ref %_2)
  }
  if (eq u1 ref (iread ref <* <$Ljava_2Futil_2FLinkedListIterator_3B>> 7 (dread ref %_this), constval ref 0)) {
    dassign %_3 (gcmalloc ref <$Ljava_2Flang_2FIllegalStateException_3B>)
    call &Ljava_2Flang_2FIllegalStateException_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_3)
    throw (dread ref %_3)
  }
  virtualcallassigned &Ljava_2Futil_2FLinkedList_3B_7Cunlink_7C_28Ljava_2Futil_2FLinkedListNode_3B_29Ljava_2Flang_2FObject_3B (iread ref <* <$Ljava_2Futil_2FLinkedListIterator_3B>> 4 (dread ref %_this), iread ref <* <$Ljava_2Futil_2FLinkedListIterator_3B>> 7 (dread ref %_this)) {}
  iassign <* <$Ljava_2Futil_2FLinkedListIterator_3B>> 7 (dread ref %_this, constval ref 0)
  virtualcallassigned &Ljava_2Futil_2FLinkedList_3B_7Cchanges_7C_28_29I (iread ref <* <$Ljava_2Futil_2FLinkedListIterator_3B>> 4 (dread ref %_this)) { dassign %_4 }
  iassign <* <$Ljava_2Futil_2FLinkedListIterator_3B>> 8 (dread ref %_this, dread i32 %_4)
  return ()
}
