# A HashMap that is gone through in the order in which keys came, or in which they were last asked for.
javaclass $Ljava_2Futil_2FLinkedHashMap_3B <$Ljava_2Futil_2FLinkedHashMap_3B> public
type $Ljava_2Futil_2FLinkedHashMap_3B <class <$Ljava_2Futil_2FHashMap_3B> {
  @first <* <$Ljava_2Futil_2FHashMapNode_3B>> private,
  @last <* <$Ljava_2Futil_2FHashMapNode_3B>> private,
  @isByAccess u1 private final,
  &Ljava_2Futil_2FLinkedHashMap_3B_7C_3Cinit_3E_7C_28_29V public constructor (<* <$Ljava_2Futil_2FLinkedHashMap_3B>>) void,
  &Ljava_2Futil_2FLinkedHashMap_3B_7C_3Cinit_3E_7C_28I_29V public constructor (<* <$Ljava_2Futil_2FLinkedHashMap_3B>>, i32) void,
  &Ljava_2Futil_2FLinkedHashMap_3B_7C_3Cinit_3E_7C_28IF_29V public constructor (<* <$Ljava_2Futil_2FLinkedHashMap_3B>>, i32, f32) void,
  &Ljava_2Futil_2FLinkedHashMap_3B_7C_3Cinit_3E_7C_28IFZ_29V public constructor (<* <$Ljava_2Futil_2FLinkedHashMap_3B>>, i32, f32, u1) void,
  &Ljava_2Futil_2FLinkedHashMap_3B_7C_3Cinit_3E_7C_28Ljava_2Futil_2FMap_3B_29V public constructor (<* <$Ljava_2Futil_2FLinkedHashMap_3B>>, <* <$Ljava_2Futil_2FMap_3B>>) void,
  &Ljava_2Futil_2FLinkedHashMap_3B_7CremoveEldestEntry_7C_28Ljava_2Futil_2FMap_24Entry_3B_29Z protected virtual (<* <$Ljava_2Futil_2FLinkedHashMap_3B>>, <* <$Ljava_2Futil_2FMap_24Entry_3B>>) u1,
  &Ljava_2Futil_2FLinkedHashMap_3B_7CnewNode_7C_28ILjava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29Ljava_2Futil_2FHashMapNode_3B virtual (<* <$Ljava_2Futil_2FLinkedHashMap_3B>>, i32, <* <$Ljava_2Flang_2FObject_3B>>, <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Futil_2FHashMapNode_3B>>,
  &Ljava_2Futil_2FLinkedHashMap_3B_7ClinkLast_7C_28Ljava_2Futil_2FHashMapNode_3B_29V private (<* <$Ljava_2Futil_2FLinkedHashMap_3B>>, <* <$Ljava_2Futil_2FHashMapNode_3B>>) void,
  &Ljava_2Futil_2FLinkedHashMap_3B_7CafterRemoval_7C_28Ljava_2Futil_2FHashMapNode_3B_29V virtual (<* <$Ljava_2Futil_2FLinkedHashMap_3B>>, <* <$Ljava_2Futil_2FHashMapNode_3B>>) void,
  &Ljava_2Futil_2FLinkedHashMap_3B_7CafterAccess_7C_28Ljava_2Futil_2FHashMapNode_3B_29V virtual (<* <$Ljava_2Futil_2FLinkedHashMap_3B>>, <* <$Ljava_2Futil_2FHashMapNode_3B>>) void,
  &Ljava_2Futil_2FLinkedHashMap_3B_7CafterInsertion_7C_28_29V virtual (<* <$Ljava_2Futil_2FLinkedHashMap_3B>>) void,
  &Ljava_2Futil_2FLinkedHashMap_3B_7Cclear_7C_28_29V public virtual (<* <$Ljava_2Futil_2FLinkedHashMap_3B>>) void,
  &Ljava_2Futil_2FLinkedHashMap_3B_7CfirstNode_7C_28_29Ljava_2Futil_2FHashMapNode_3B virtual (<* <$Ljava_2Futil_2FLinkedHashMap_3B>>) <* <$Ljava_2Futil_2FHashMapNode_3B>>,
  &Ljava_2Futil_2FLinkedHashMap_3B_7CnodeAfter_7C_28Ljava_2Futil_2FHashMapNode_3B_29Ljava_2Futil_2FHashMapNode_3B virtual (<* <$Ljava_2Futil_2FLinkedHashMap_3B>>, <* <$Ljava_2Futil_2FHashMapNode_3B>>) <* <$Ljava_2Futil_2FHashMapNode_3B>>
}>

func &Ljava_2Futil_2FLinkedHashMap_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Futil_2FLinkedHashMap_3B>>) void {
  call &Ljava_2Futil_2FHashMap_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_this)
  iassign <* <$Ljava_2Futil_2FLinkedHashMap_3B>> 13 (dread ref %_this, constval u1 0)
  return ()
}

func &Ljava_2Futil_2FLinkedHashMap_3B_7C_3Cinit_3E_7C_28I_29V public constructor (var %_this <* <$Ljava_2Futil_2FLinkedHashMap_3B>>, var %capacity i32) void {
  call &Ljava_2Futil_2FHashMap_3B_7C_3Cinit_3E_7C_28I_29V (dread ref %_this, dread i32 %capacity)
  iassign <* <$Ljava_2Futil_2FLinkedHashMap_3B>> 13 (dread ref %_this, constval u1 0)
  return ()
}

func &Ljava_2Futil_2FLinkedHashMap_3B_7C_3Cinit_3E_7C_28IF_29V public constructor (var %_this <* <$Ljava_2Futil_2FLinkedHashMap_3B>>, var %capacity i32, var %loadFactor f32) void {
  call &Ljava_2Futil_2FHashMap_3B_7C_3Cinit_3E_7C_28IF_29V (dread ref %_this, dread i32 %capacity, dread f32 %loadFactor)
  iassign <* <$Ljava_2Futil_2FLinkedHashMap_3B>> 13 (dread ref %_this, constval u1 0)
  return ()
}

func &Ljava_2Futil_2FLinkedHashMap_3B_7C_3Cinit_3E_7C_28IFZ_29V public constructor (var %_this <* <$Ljava_2Futil_2FLinkedHashMap_3B>>, var %capacity i32, var %loadFactor f32, var %isByAccess u1) void {
  call &Ljava_2Futil_2FHashMap_3B_7C_3Cinit_3E_7C_28IF_29V (dread ref %_this, dread i32 %capacity, dread f32 %loadFactor)
  iassign <* <$Ljava_2Futil_2FLinkedHashMap_3B>> 13 (dread ref %_this, dread u1 %isByAccess)
  return ()
}

func &Ljava_2Futil_2FLinkedHashMap_3B_7C_3Cinit_3E_7C_28Ljava_2Futil_2FMap_3B_29V public constructor (var %_this <* <$Ljava_2Futil_2FLinkedHashMap_3B>>, var %entries <* <$Ljava_2Futil_2FMap_3B>>) void {
  call &Ljava_2Futil_2FHashMap_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_this)
  iassign <* <$Ljava_2Futil_2FLinkedHashMap_3B>> 13 (dread ref %_this, constval u1 0)
  virtualcall &Ljava_2Futil_2FHashMap_3B_7CputAll_7C_28Ljava_2Futil_2FMap_3B_29V (dread ref %_this, dread ref %entries)
  return ()
}

# Programs say by this that a map does not grow beyond a size.
func &Ljava_2Futil_2FLinkedHashMap_3B_7CremoveEldestEntry_7C_28Ljava_2Futil_2FMap_24Entry_3B_29Z protected virtual (var %_this <* <$Ljava_2Futil_2FLinkedHashMap_3B>>, var %eldest <* <$Ljava_2Futil_2FMap_24Entry_3B>>) u1 {
  return (constval u1 0)
}

func &Ljava_2Futil_2FLinkedHashMap_3B_7CnewNode_7C_28ILjava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29Ljava_2Futil_2FHashMapNode_3B virtual (var %_this <* <$Ljava_2Futil_2FLinkedHashMap_3B>>, var %hash i32, var %key <* <$Ljava_2Flang_2FObject_3B>>, var %value <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Futil_2FHashMapNode_3B>> {
  var %_1 <* <$Ljava_2Futil_2FHashMapNode_3B>>
  var %node <* <$Ljava_2Futil_2FHashMapNode_3B>>
  dassign %_1 (gcmalloc ref <$Ljava_2Futil_2FHashMapNode_3B>)
  call &Ljava_2Futil_2FHashMapNode_3B_7C_3Cinit_3E_7C_28ILjava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29V (dread ref %_1, dread i32 %hash, dread ref %key, dread ref %value)
  dassign %node (dread ref %_1)
  call &Ljava_2Futil_2FLinkedHashMap_3B_7ClinkLast_7C_28Ljava_2Futil_2FHashMapNode_3B_29V (dread ref %_this, dread ref %node)
  return (dread ref %node)
}

func &Ljava_2Futil_2FLinkedHashMap_3B_7ClinkLast_7C_28Ljava_2Futil_2FHashMapNode_3B_29V private (var %_this <* <$Ljava_2Futil_2FLinkedHashMap_3B>>, var %node <* <$Ljava_2Futil_2FHashMapNode_3B>>) void {
  iassign <* <$Ljava_2Futil_2FHashMapNode_3B>> 8 (dread ref %node, iread ref <* <$Ljava_2Futil_2FLinkedHashMap_3B>> 12 (dread ref %_this))
  iassign <* <$Ljava_2Futil_2FHashMapNode_3B>> 9 (dread ref %node, constval ref 0)
  if (eq u1 ref (iread ref <* <$Ljava_2Futil_2FLinkedHashMap_3B>> 12 (dread ref %_this), constval ref 0)) {
    iassign <* <$Ljava_2Futil_2FLinkedHashMap_3B>> 11 (dread ref %_this, dread ref %node)
  } else {
    iassign <* <$Ljava_2Futil_2FHashMapNode_3B>> 9 (iread ref <* <$Ljava_2Futil_2FLinkedHashMap_3B>> 12 (dread ref %_this), dread ref %node)
  }
  iassign <* <$Ljava_2Futil_2FLinkedHashMap_3B>> 12 (dread ref %_this, dread ref %node)
  return ()
}

func &Ljava_2Futil_2FLinkedHashMap_3B_7CafterRemoval_7C_28Ljava_2Futil_2FHashMapNode_3B_29V virtual (var %_this <* <$Ljava_2Futil_2FLinkedHashMap_3B>>, var %node <* <$Ljava_2Futil_2FHashMapNode_3B>>) void {
  if (eq u1 ref (iread ref <* <$Ljava_2Futil_2FHashMapNode_3B>> 8 (dread ref %node), constval ref 0)) {
    iassign <* <$Ljava_2Futil_2FLinkedHashMap_3B>> 11 (dread ref %_this, iread ref <* <$Ljava_2Futil_2FHashMapNode_3B>> 9 (dread ref %node))
  } else {
    iassign <* <$Ljava_2Futil_2FHashMapNode_3B>> 9 (iread ref <* <$Ljava_2Futil_2FHashMapNode_3B>> 8 (dread ref %node), iread ref <* <$Ljava_2Futil_2FHashMapNode_3B>> 9 (dread ref %node))
  }
  if (eq u1 ref (iread ref <* <$Ljava_2Futil_2FHashMapNode_3B>> 9 (dread ref %node), constval ref 0)) {
    iassign <* <$Ljava_2Futil_2FLinkedHashMap_3B>> 12 (dread ref %_this, iread ref <* <$Ljava_2Futil_2FHashMapNode_3B>> 8 (dread ref %node))
  } else {
    iassign <* <$Ljava_2Futil_2FHashMapNode_3B>> 8 (iread ref <* <$Ljava_2Futil_2FHashMapNode_3B>> 9 (dread ref %node), iread ref <* <$Ljava_2Futil_2FHashMapNode_3B>> 8 (dread ref %node))
  }
  return ()
}

func &Ljava_2Futil_2FLinkedHashMap_3B_7CafterAccess_7C_28Ljava_2Futil_2FHashMapNode_3B_29V virtual (var %_this <* <$Ljava_2Futil_2FLinkedHashMap_3B>>, var %node <* <$Ljava_2Futil_2FHashMapNode_3B>>) void {
  if (cior u1 (lnot u1 (iread u1 <* <$Ljava_2Futil_2FLinkedHashMap_3B>> 13 (dread ref %_this)), eq u1 ref (iread ref <* <$Ljava_2Futil_2FLinkedHashMap_3B>> 12 (dread ref %_this), dread ref %node))) {
    return ()
  }
  virtualcall &Ljava_2Futil_2FLinkedHashMap_3B_7CafterRemoval_7C_28Ljava_2Futil_2FHashMapNode_3B_29V (dread ref %_this, dread ref %node)
  call &Ljava_2Futil_2FLinkedHashMap_3B_7ClinkLast_7C_28Ljava_2Futil_2FHashMapNode_3B_29V (dread ref %_this, dread ref %node)
  iassign <* <$Ljava_2Futil_2FHashMap_3B>> 7 (dread ref %_this, add i32 (iread i32 <* <$Ljava_2Futil_2FHashMap_3B>> 7 (dread ref %_this), constval i32 1))
  return ()
}

func &Ljava_2Futil_2FLinkedHashMap_3B_7CafterInsertion_7C_28_29V virtual (var %_this <* <$Ljava_2Futil_2FLinkedHashMap_3B>>) void {
  var %_1 u1
  var %_2 u1
  dassign %_2 (ne u1 ref (iread ref <* <$Ljava_2Futil_2FLinkedHashMap_3B>> 11 (dread ref %_this), constval ref 0))
  if (dread u1 %_2) {
    virtualcallassigned &Ljava_2Futil_2FLinkedHashMap_3B_7CremoveEldestEntry_7C_28Ljava_2Futil_2FMap_24Entry_3B_29Z (dread ref %_this, iread ref <* <$Ljava_2Futil_2FLinkedHashMap_3B>> 11 (dread ref %_this)) { dassign %_1 }
    dassign %_2 (dread u1 %_1)
  }
  if (dread u1 %_2) {
    virtualcallassigned &Ljava_2Futil_2FHashMap_3B_7CremoveNode_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Futil_2FHashMapNode_3B (dread ref %_this, iread ref <* <$Ljava_2Futil_2FHashMapNode_3B>> 5 (iread ref <* <$Ljava_2Futil_2FLinkedHashMap_3B>> 11 (dread ref %_this))) {}
  }
  return ()
}

func &Ljava_2Futil_2FLinkedHashMap_3B_7Cclear_7C_28_29V public virtual (var %_this <* <$Ljava_2Futil_2FLinkedHashMap_3B>>) void {
  call &Ljava_2Futil_2FHashMap_3B_7Cclear_7C_28_29V (dread ref %_this)
  iassign <* <$Ljava_2Futil_2FLinkedHashMap_3B>> 11 (dread ref %_this, constval ref 0)
  iassign <* <$Ljava_2Futil_2FLinkedHashMap_3B>> 12 (dread ref %_this, constval ref 0)
  return ()
}

func &Ljava_2Futil_2FLinkedHashMap_3B_7CfirstNode_7C_28_29Ljava_2Futil_2FHashMapNode_3B virtual (var %_this <* <$Ljava_2Futil_2FLinkedHashMap_3B>>) <* <$Ljava_2Futil_2FHashMapNode_3B>> {
  return (iread ref <* <$Ljava_2Futil_2FLinkedHashMap_3B>> 11 (dread ref %_this))
}

func &Ljava_2Futil_2FLinkedHashMap_3B_7CnodeAfter_7C_28Ljava_2Futil_2FHashMapNode_3B_29Ljava_2Futil_2FHashMapNode_3B virtual (var %_this <* <$Ljava_2Futil_2FLinkedHashMap_3B>>, var %node <* <$Ljava_2Futil_2FHashMapNode_3B>>) <* <$Ljava_2Futil_2FHashMapNode_3B>> {
  return (iread ref <* <$Ljava_2Futil_2FHashMapNode_3B>> 9 (dread ref %node))
}
