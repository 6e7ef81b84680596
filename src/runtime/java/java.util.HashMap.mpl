# A table of lists by the hash of the key. The order in which it is gone through follows from how hashes are spread, how the
# table grows, and that a new entry comes last in its list: all that is as in Java, whose programs print it. Java turns lists
# of more than seven into trees; here they stay lists.
# threshold: The size at which the table grows; before there is a table, its length.
javaclass $Ljava_2Futil_2FHashMap_3B <$Ljava_2Futil_2FHashMap_3B> public
type $Ljava_2Futil_2FHashMap_3B <class <$Ljava_2Futil_2FAbstractMap_3B> {
  @table <* <[] <* <$Ljava_2Futil_2FHashMapNode_3B>>>>,
  @size i32 private,
  @modCount i32,
  @threshold i32 private,
  @loadFactor f32 private final,
  &Ljava_2Futil_2FHashMap_3B_7C_3Cinit_3E_7C_28_29V public constructor (<* <$Ljava_2Futil_2FHashMap_3B>>) void,
  &Ljava_2Futil_2FHashMap_3B_7C_3Cinit_3E_7C_28I_29V public constructor (<* <$Ljava_2Futil_2FHashMap_3B>>, i32) void,
  &Ljava_2Futil_2FHashMap_3B_7C_3Cinit_3E_7C_28IF_29V public constructor (<* <$Ljava_2Futil_2FHashMap_3B>>, i32, f32) void,
  &Ljava_2Futil_2FHashMap_3B_7C_3Cinit_3E_7C_28Ljava_2Futil_2FMap_3B_29V public constructor (<* <$Ljava_2Futil_2FHashMap_3B>>, <* <$Ljava_2Futil_2FMap_3B>>) void,
  &Ljava_2Futil_2FHashMap_3B_7ClengthFor_7C_28I_29I private static (i32) i32,
  &Ljava_2Futil_2FHashMap_3B_7Cspread_7C_28Ljava_2Flang_2FObject_3B_29I static (<* <$Ljava_2Flang_2FObject_3B>>) i32,
  &Ljava_2Futil_2FHashMap_3B_7Cresize_7C_28_29V private (<* <$Ljava_2Futil_2FHashMap_3B>>) void,
  &Ljava_2Futil_2FHashMap_3B_7Csplit_7C_28Ljava_2Futil_2FHashMapNode_3BII_29V private (<* <$Ljava_2Futil_2FHashMap_3B>>, <* <$Ljava_2Futil_2FHashMapNode_3B>>, i32, i32) void,
  &Ljava_2Futil_2FHashMap_3B_7Cfind_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Futil_2FHashMapNode_3B virtual (<* <$Ljava_2Futil_2FHashMap_3B>>, <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Futil_2FHashMapNode_3B>>,
  &Ljava_2Futil_2FHashMap_3B_7Csize_7C_28_29I public virtual (<* <$Ljava_2Futil_2FHashMap_3B>>) i32,
  &Ljava_2Futil_2FHashMap_3B_7Cget_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B public virtual (<* <$Ljava_2Futil_2FHashMap_3B>>, <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FObject_3B>>,
  &Ljava_2Futil_2FHashMap_3B_7CgetOrDefault_7C_28Ljava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B public virtual (<* <$Ljava_2Futil_2FHashMap_3B>>, <* <$Ljava_2Flang_2FObject_3B>>, <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FObject_3B>>,
  &Ljava_2Futil_2FHashMap_3B_7CcontainsKey_7C_28Ljava_2Flang_2FObject_3B_29Z public virtual (<* <$Ljava_2Futil_2FHashMap_3B>>, <* <$Ljava_2Flang_2FObject_3B>>) u1,
  &Ljava_2Futil_2FHashMap_3B_7Cput_7C_28Ljava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B public virtual (<* <$Ljava_2Futil_2FHashMap_3B>>, <* <$Ljava_2Flang_2FObject_3B>>, <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FObject_3B>>,
  &Ljava_2Futil_2FHashMap_3B_7CputIfAbsent_7C_28Ljava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B public virtual (<* <$Ljava_2Futil_2FHashMap_3B>>, <* <$Ljava_2Flang_2FObject_3B>>, <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FObject_3B>>,
  &Ljava_2Futil_2FHashMap_3B_7Center_7C_28Ljava_2Flang_2FObject_3BLjava_2Flang_2FObject_3BZ_29Ljava_2Flang_2FObject_3B private (<* <$Ljava_2Futil_2FHashMap_3B>>, <* <$Ljava_2Flang_2FObject_3B>>, <* <$Ljava_2Flang_2FObject_3B>>, u1) <* <$Ljava_2Flang_2FObject_3B>>,
  &Ljava_2Futil_2FHashMap_3B_7Cremove_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B public virtual (<* <$Ljava_2Futil_2FHashMap_3B>>, <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FObject_3B>>,
  &Ljava_2Futil_2FHashMap_3B_7CremoveNode_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Futil_2FHashMapNode_3B virtual (<* <$Ljava_2Futil_2FHashMap_3B>>, <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Futil_2FHashMapNode_3B>>,
  &Ljava_2Futil_2FHashMap_3B_7CputAll_7C_28Ljava_2Futil_2FMap_3B_29V public virtual (<* <$Ljava_2Futil_2FHashMap_3B>>, <* <$Ljava_2Futil_2FMap_3B>>) void,
  &Ljava_2Futil_2FHashMap_3B_7Cclear_7C_28_29V public virtual (<* <$Ljava_2Futil_2FHashMap_3B>>) void,
  &Ljava_2Futil_2FHashMap_3B_7CcontainsValue_7C_28Ljava_2Flang_2FObject_3B_29Z public virtual (<* <$Ljava_2Futil_2FHashMap_3B>>, <* <$Ljava_2Flang_2FObject_3B>>) u1,
  &Ljava_2Futil_2FHashMap_3B_7CkeySet_7C_28_29Ljava_2Futil_2FSet_3B public virtual (<* <$Ljava_2Futil_2FHashMap_3B>>) <* <$Ljava_2Futil_2FSet_3B>>,
  &Ljava_2Futil_2FHashMap_3B_7Cvalues_7C_28_29Ljava_2Futil_2FCollection_3B public virtual (<* <$Ljava_2Futil_2FHashMap_3B>>) <* <$Ljava_2Futil_2FCollection_3B>>,
  &Ljava_2Futil_2FHashMap_3B_7CentrySet_7C_28_29Ljava_2Futil_2FSet_3B public virtual (<* <$Ljava_2Futil_2FHashMap_3B>>) <* <$Ljava_2Futil_2FSet_3B>>,
  &Ljava_2Futil_2FHashMap_3B_7CnewNode_7C_28ILjava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29Ljava_2Futil_2FHashMapNode_3B virtual (<* <$Ljava_2Futil_2FHashMap_3B>>, i32, <* <$Ljava_2Flang_2FObject_3B>>, <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Futil_2FHashMapNode_3B>>,
  &Ljava_2Futil_2FHashMap_3B_7CafterAccess_7C_28Ljava_2Futil_2FHashMapNode_3B_29V virtual (<* <$Ljava_2Futil_2FHashMap_3B>>, <* <$Ljava_2Futil_2FHashMapNode_3B>>) void,
  &Ljava_2Futil_2FHashMap_3B_7CafterInsertion_7C_28_29V virtual (<* <$Ljava_2Futil_2FHashMap_3B>>) void,
  &Ljava_2Futil_2FHashMap_3B_7CafterRemoval_7C_28Ljava_2Futil_2FHashMapNode_3B_29V virtual (<* <$Ljava_2Futil_2FHashMap_3B>>, <* <$Ljava_2Futil_2FHashMapNode_3B>>) void,
  &Ljava_2Futil_2FHashMap_3B_7CfirstNode_7C_28_29Ljava_2Futil_2FHashMapNode_3B virtual (<* <$Ljava_2Futil_2FHashMap_3B>>) <* <$Ljava_2Futil_2FHashMapNode_3B>>,
  &Ljava_2Futil_2FHashMap_3B_7CnodeAfter_7C_28Ljava_2Futil_2FHashMapNode_3B_29Ljava_2Futil_2FHashMapNode_3B virtual (<* <$Ljava_2Futil_2FHashMap_3B>>, <* <$Ljava_2Futil_2FHashMapNode_3B>>) <* <$Ljava_2Futil_2FHashMapNode_3B>>,
  &Ljava_2Futil_2FHashMap_3B_7CnodeFrom_7C_28I_29Ljava_2Futil_2FHashMapNode_3B private (<* <$Ljava_2Futil_2FHashMap_3B>>, i32) <* <$Ljava_2Futil_2FHashMapNode_3B>>,
  $Ljava_2Flang_2FCloneable_3B,
  $Ljava_2Fio_2FSerializable_3B
}>

func &Ljava_2Futil_2FHashMap_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Futil_2FHashMap_3B>>) void {
  call &Ljava_2Futil_2FAbstractMap_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_this)
  iassign <* <$Ljava_2Futil_2FHashMap_3B>> 9 (dread ref %_this, constval f32 0.75f)
  return ()
}

func &Ljava_2Futil_2FHashMap_3B_7C_3Cinit_3E_7C_28I_29V public constructor (var %_this <* <$Ljava_2Futil_2FHashMap_3B>>, var %capacity i32) void {
  call &Ljava_2Futil_2FHashMap_3B_7C_3Cinit_3E_7C_28IF_29V (dread ref %_this, dread i32 %capacity, constval f32 0.75f)
  return ()
}

func &Ljava_2Futil_2FHashMap_3B_7C_3Cinit_3E_7C_28IF_29V public constructor (var %_this <* <$Ljava_2Futil_2FHashMap_3B>>, var %capacity i32, var %loadFactor f32) void {
  var %_1 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %_2 <* <$Ljava_2Flang_2FString_3B>>
  var %_3 <* <$Ljava_2Flang_2FString_3B>>
  var %_4 <* <$Ljava_2Flang_2FIllegalArgumentException_3B>>
  var %_5 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %_6 <* <$Ljava_2Flang_2FString_3B>>
  var %_7 <* <$Ljava_2Flang_2FString_3B>>
  var %_8 <* <$Ljava_2Flang_2FIllegalArgumentException_3B>>
  var %_9 i32
  call &Ljava_2Futil_2FAbstractMap_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_this)
  if (lt u1 i32 (dread i32 %capacity, constval i32 0)) {
    dassign %_1 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
    call &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_1)
    # "Illegal initial capacity: "
    callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_b4d6b5b237559f4163f2da4dd66ef7a4) { dassign %_2 }
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_1, dread ref %_2) {}
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_1, dread i32 %capacity) {}
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %_1) { dassign %_3 }
    dassign %_4 (gcmalloc ref <$Ljava_2Flang_2FIllegalArgumentException_3B>)
    call &Ljava_2Flang_2FIllegalArgumentException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %_4, dread ref %_3)
    throw (dread ref %_4)
  }
  if (lnot u1 (gt u1 f32 (dread f32 %loadFactor, constval f32 0.0f))) {
    dassign %_5 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
    call &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_5)
    # "Illegal load factor: "
    callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_e4d28e0e7a27c83fed7029916f87cbb9) { dassign %_6 }
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_5, dread ref %_6) {}
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28F_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_5, dread f32 %loadFactor) {}
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %_5) { dassign %_7 }
    dassign %_8 (gcmalloc ref <$Ljava_2Flang_2FIllegalArgumentException_3B>)
    call &Ljava_2Flang_2FIllegalArgumentException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %_8, dread ref %_7)
    throw (dread ref %_8)
  }
  iassign <* <$Ljava_2Futil_2FHashMap_3B>> 9 (dread ref %_this, dread f32 %loadFactor)
  callassigned &Ljava_2Futil_2FHashMap_3B_7ClengthFor_7C_28I_29I (dread i32 %capacity) { dassign %_9 }
  iassign <* <$Ljava_2Futil_2FHashMap_3B>> 8 (dread ref %_this, dread i32 %_9)
  return ()
}

func &Ljava_2Futil_2FHashMap_3B_7C_3Cinit_3E_7C_28Ljava_2Futil_2FMap_3B_29V public constructor (var %_this <* <$Ljava_2Futil_2FHashMap_3B>>, var %entries <* <$Ljava_2Futil_2FMap_3B>>) void {
  call &Ljava_2Futil_2FAbstractMap_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_this)
  iassign <* <$Ljava_2Futil_2FHashMap_3B>> 9 (dread ref %_this, constval f32 0.75f)
  virtualcall &Ljava_2Futil_2FHashMap_3B_7CputAll_7C_28Ljava_2Futil_2FMap_3B_29V (dread ref %_this, dread ref %entries)
  return ()
}

# The least power of two that is not less.
func &Ljava_2Futil_2FHashMap_3B_7ClengthFor_7C_28I_29I private static (var %capacity i32) i32 {
  var %length i32
  dassign %length (constval i32 1)
  while (cand u1 (lt u1 i32 (dread i32 %length, dread i32 %capacity), lt u1 i32 (dread i32 %length, shl i32 (constval i32 1, constval i32 30)))) {
    dassign %length (shl i32 (dread i32 %length, constval i32 1))
  }
  return (dread i32 %length)
}

func &Ljava_2Futil_2FHashMap_3B_7Cspread_7C_28Ljava_2Flang_2FObject_3B_29I static (var %key <* <$Ljava_2Flang_2FObject_3B>>) i32 {
  var %_1 i32
  var %hash i32
  if (eq u1 ref (dread ref %key, constval ref 0)) {
    return (constval i32 0)
  }
  virtualcallassigned &Ljava_2Flang_2FObject_3B_7ChashCode_7C_28_29I (dread ref %key) { dassign %_1 }
  dassign %hash (dread i32 %_1)
  return (bxor i32 (dread i32 %hash, lshr i32 (dread i32 %hash, constval i32 16)))
}

func &Ljava_2Futil_2FHashMap_3B_7Cresize_7C_28_29V private (var %_this <* <$Ljava_2Futil_2FHashMap_3B>>) void {
  var %old <* <[] <* <$Ljava_2Futil_2FHashMapNode_3B>>>>
  var %_1 i32
  var %_2 i32
  var %length i32
  var %_3 <* <[] <* <$Ljava_2Futil_2FHashMapNode_3B>>>>
  var %i i32
  dassign %old (iread ref <* <$Ljava_2Futil_2FHashMap_3B>> 5 (dread ref %_this))
  if (ne u1 ref (dread ref %old, constval ref 0)) {
    dassign %_2 (shl i32 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %old), constval i32 1))
  } else {
    if (gt u1 i32 (iread i32 <* <$Ljava_2Futil_2FHashMap_3B>> 8 (dread ref %_this), constval i32 0)) {
      dassign %_1 (iread i32 <* <$Ljava_2Futil_2FHashMap_3B>> 8 (dread ref %_this))
    } else {
      dassign %_1 (constval i32 16)
    }
    dassign %_2 (dread i32 %_1)
  }
  dassign %length (dread i32 %_2)
  dassign %_3 (gcmallocjarray ref <[] <* <$Ljava_2Futil_2FHashMapNode_3B>>> (dread i32 %length))
  iassign <* <$Ljava_2Futil_2FHashMap_3B>> 5 (dread ref %_this, dread ref %_3)
  iassign <* <$Ljava_2Futil_2FHashMap_3B>> 8 (dread ref %_this, trunc i32 f32 (mul f32 (cvt f32 i32 (dread i32 %length), iread f32 <* <$Ljava_2Futil_2FHashMap_3B>> 9 (dread ref %_this))))
  if (eq u1 ref (dread ref %old, constval ref 0)) {
    return ()
  }
  dassign %i (constval i32 0)
  while (lt u1 i32 (dread i32 %i, intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %old))) {
    call &Ljava_2Futil_2FHashMap_3B_7Csplit_7C_28Ljava_2Futil_2FHashMapNode_3BII_29V (dread ref %_this, iread ref <* <* <$Ljava_2Futil_2FHashMapNode_3B>>> 0 (array 1 ptr <* <[] <* <$Ljava_2Futil_2FHashMapNode_3B>>>> (dread ref %old, dread i32 %i)), dread i32 %i, intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %old))
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  return ()
}

# The nodes of a list stay or move up by the old length, in their order.
func &Ljava_2Futil_2FHashMap_3B_7Csplit_7C_28Ljava_2Futil_2FHashMapNode_3BII_29V private (var %_this <* <$Ljava_2Futil_2FHashMap_3B>>, var %list <* <$Ljava_2Futil_2FHashMapNode_3B>>, var %index i32, var %length i32) void {
  var %lowEnd <* <$Ljava_2Futil_2FHashMapNode_3B>>
  var %highEnd <* <$Ljava_2Futil_2FHashMapNode_3B>>
  var %next <* <$Ljava_2Futil_2FHashMapNode_3B>>
  var %at <* <$Ljava_2Futil_2FHashMapNode_3B>>
  dassign %lowEnd (constval ref 0)
  dassign %highEnd (constval ref 0)
  dassign %at (dread ref %list)
  while (ne u1 ref (dread ref %at, constval ref 0)) {
    dassign %next (iread ref <* <$Ljava_2Futil_2FHashMapNode_3B>> 7 (dread ref %at))
    iassign <* <$Ljava_2Futil_2FHashMapNode_3B>> 7 (dread ref %at, constval ref 0)
    if (eq u1 i32 (band i32 (iread i32 <* <$Ljava_2Futil_2FHashMapNode_3B>> 4 (dread ref %at), dread i32 %length), constval i32 0)) {
      if (eq u1 ref (dread ref %lowEnd, constval ref 0)) {
        iassign <* <* <$Ljava_2Futil_2FHashMapNode_3B>>> 0 (array 1 ptr <* <[] <* <$Ljava_2Futil_2FHashMapNode_3B>>>> (iread ref <* <$Ljava_2Futil_2FHashMap_3B>> 5 (dread ref %_this), dread i32 %index), dread ref %at)
      } else {
        iassign <* <$Ljava_2Futil_2FHashMapNode_3B>> 7 (dread ref %lowEnd, dread ref %at)
      }
      dassign %lowEnd (dread ref %at)
    } else {
      if (eq u1 ref (dread ref %highEnd, constval ref 0)) {
        iassign <* <* <$Ljava_2Futil_2FHashMapNode_3B>>> 0 (array 1 ptr <* <[] <* <$Ljava_2Futil_2FHashMapNode_3B>>>> (iread ref <* <$Ljava_2Futil_2FHashMap_3B>> 5 (dread ref %_this), add i32 (dread i32 %index, dread i32 %length)), dread ref %at)
      } else {
        iassign <* <$Ljava_2Futil_2FHashMapNode_3B>> 7 (dread ref %highEnd, dread ref %at)
      }
      dassign %highEnd (dread ref %at)
    }
    dassign %at (dread ref %next)
  }
  return ()
}

func &Ljava_2Futil_2FHashMap_3B_7Cfind_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Futil_2FHashMapNode_3B virtual (var %_this <* <$Ljava_2Futil_2FHashMap_3B>>, var %key <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Futil_2FHashMapNode_3B>> {
  var %_1 i32
  var %hash i32
  var %at <* <$Ljava_2Futil_2FHashMapNode_3B>>
  var %_2 u1
  var %_3 u1
  if (eq u1 ref (iread ref <* <$Ljava_2Futil_2FHashMap_3B>> 5 (dread ref %_this), constval ref 0)) {
    return (constval ref 0)
  }
  callassigned &Ljava_2Futil_2FHashMap_3B_7Cspread_7C_28Ljava_2Flang_2FObject_3B_29I (dread ref %key) { dassign %_1 }
  dassign %hash (dread i32 %_1)
  dassign %at (iread ref <* <* <$Ljava_2Futil_2FHashMapNode_3B>>> 0 (array 1 ptr <* <[] <* <$Ljava_2Futil_2FHashMapNode_3B>>>> (iread ref <* <$Ljava_2Futil_2FHashMap_3B>> 5 (dread ref %_this), band i32 (dread i32 %hash, sub i32 (intrinsicop i32 JAVA_ARRAY_LENGTH (iread ref <* <$Ljava_2Futil_2FHashMap_3B>> 5 (dread ref %_this)), constval i32 1)))))
  while (constval u1 1) {
    dassign %_3 (ne u1 ref (dread ref %at, constval ref 0))
    if (dread u1 %_3) {
      virtualcallassigned &Ljava_2Futil_2FHashMapNode_3B_7Chas_7C_28ILjava_2Flang_2FObject_3B_29Z (dread ref %at, dread i32 %hash, dread ref %key) { dassign %_2 }
      dassign %_3 (lnot u1 (dread u1 %_2))
    }
    brfalse @end1 (dread u1 %_3)
    dassign %at (iread ref <* <$Ljava_2Futil_2FHashMapNode_3B>> 7 (dread ref %at))
  }
@end1
  return (dread ref %at)
}

# Map
func &Ljava_2Futil_2FHashMap_3B_7Csize_7C_28_29I public virtual (var %_this <* <$Ljava_2Futil_2FHashMap_3B>>) i32 {
  return (iread i32 <* <$Ljava_2Futil_2FHashMap_3B>> 6 (dread ref %_this))
}

func &Ljava_2Futil_2FHashMap_3B_7Cget_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B public virtual (var %_this <* <$Ljava_2Futil_2FHashMap_3B>>, var %key <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FObject_3B>> {
  var %_1 <* <$Ljava_2Futil_2FHashMapNode_3B>>
  var %node <* <$Ljava_2Futil_2FHashMapNode_3B>>
  virtualcallassigned &Ljava_2Futil_2FHashMap_3B_7Cfind_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Futil_2FHashMapNode_3B (dread ref %_this, dread ref %key) { dassign %_1 }
  dassign %node (dread ref %_1)
  if (eq u1 ref (dread ref %node, constval ref 0)) {
    return (constval ref 0)
  }
  virtualcall &Ljava_2Futil_2FHashMap_3B_7CafterAccess_7C_28Ljava_2Futil_2FHashMapNode_3B_29V (dread ref %_this, dread ref %node)
  return (iread ref <* <$Ljava_2Futil_2FHashMapNode_3B>> 6 (dread ref %node))
}

func &Ljava_2Futil_2FHashMap_3B_7CgetOrDefault_7C_28Ljava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B public virtual (var %_this <* <$Ljava_2Futil_2FHashMap_3B>>, var %key <* <$Ljava_2Flang_2FObject_3B>>, var %other <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FObject_3B>> {
  var %_1 <* <$Ljava_2Futil_2FHashMapNode_3B>>
  var %node <* <$Ljava_2Futil_2FHashMapNode_3B>>
  virtualcallassigned &Ljava_2Futil_2FHashMap_3B_7Cfind_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Futil_2FHashMapNode_3B (dread ref %_this, dread ref %key) { dassign %_1 }
  dassign %node (dread ref %_1)
  if (eq u1 ref (dread ref %node, constval ref 0)) {
    return (dread ref %other)
  }
  virtualcall &Ljava_2Futil_2FHashMap_3B_7CafterAccess_7C_28Ljava_2Futil_2FHashMapNode_3B_29V (dread ref %_this, dread ref %node)
  return (iread ref <* <$Ljava_2Futil_2FHashMapNode_3B>> 6 (dread ref %node))
}

func &Ljava_2Futil_2FHashMap_3B_7CcontainsKey_7C_28Ljava_2Flang_2FObject_3B_29Z public virtual (var %_this <* <$Ljava_2Futil_2FHashMap_3B>>, var %key <* <$Ljava_2Flang_2FObject_3B>>) u1 {
  var %_1 <* <$Ljava_2Futil_2FHashMapNode_3B>>
  virtualcallassigned &Ljava_2Futil_2FHashMap_3B_7Cfind_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Futil_2FHashMapNode_3B (dread ref %_this, dread ref %key) { dassign %_1 }
  return (ne u1 ref (dread ref %_1, constval ref 0))
}

func &Ljava_2Futil_2FHashMap_3B_7Cput_7C_28Ljava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B public virtual (var %_this <* <$Ljava_2Futil_2FHashMap_3B>>, var %key <* <$Ljava_2Flang_2FObject_3B>>, var %value <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FObject_3B>> {
  var %_1 <* <$Ljava_2Flang_2FObject_3B>>
  callassigned &Ljava_2Futil_2FHashMap_3B_7Center_7C_28Ljava_2Flang_2FObject_3BLjava_2Flang_2FObject_3BZ_29Ljava_2Flang_2FObject_3B (dread ref %_this, dread ref %key, dread ref %value, constval u1 0) { dassign %_1 }
  return (dread ref %_1)
}

func &Ljava_2Futil_2FHashMap_3B_7CputIfAbsent_7C_28Ljava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B public virtual (var %_this <* <$Ljava_2Futil_2FHashMap_3B>>, var %key <* <$Ljava_2Flang_2FObject_3B>>, var %value <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FObject_3B>> {
  var %_1 <* <$Ljava_2Flang_2FObject_3B>>
  callassigned &Ljava_2Futil_2FHashMap_3B_7Center_7C_28Ljava_2Flang_2FObject_3BLjava_2Flang_2FObject_3BZ_29Ljava_2Flang_2FObject_3B (dread ref %_this, dread ref %key, dread ref %value, constval u1 1) { dassign %_1 }
  return (dread ref %_1)
}

func &Ljava_2Futil_2FHashMap_3B_7Center_7C_28Ljava_2Flang_2FObject_3BLjava_2Flang_2FObject_3BZ_29Ljava_2Flang_2FObject_3B private (var %_this <* <$Ljava_2Futil_2FHashMap_3B>>, var %key <* <$Ljava_2Flang_2FObject_3B>>, var %value <* <$Ljava_2Flang_2FObject_3B>>, var %isKept u1) <* <$Ljava_2Flang_2FObject_3B>> {
  var %_1 i32
  var %hash i32
  var %index i32
  var %end <* <$Ljava_2Futil_2FHashMapNode_3B>>
  var %before i32
  var %at <* <$Ljava_2Futil_2FHashMapNode_3B>>
  var %_2 u1
  var %old <* <$Ljava_2Flang_2FObject_3B>>
  var %_3 <* <$Ljava_2Futil_2FHashMapNode_3B>>
  var %made <* <$Ljava_2Futil_2FHashMapNode_3B>>
  callassigned &Ljava_2Futil_2FHashMap_3B_7Cspread_7C_28Ljava_2Flang_2FObject_3B_29I (dread ref %key) { dassign %_1 }
  dassign %hash (dread i32 %_1)
  if (eq u1 ref (iread ref <* <$Ljava_2Futil_2FHashMap_3B>> 5 (dread ref %_this), constval ref 0)) {
    call &Ljava_2Futil_2FHashMap_3B_7Cresize_7C_28_29V (dread ref %_this)
  }
  dassign %index (band i32 (dread i32 %hash, sub i32 (intrinsicop i32 JAVA_ARRAY_LENGTH (iread ref <* <$Ljava_2Futil_2FHashMap_3B>> 5 (dread ref %_this)), constval i32 1)))
  dassign %end (constval ref 0)
  dassign %before (constval i32 0)
  dassign %at (iread ref <* <* <$Ljava_2Futil_2FHashMapNode_3B>>> 0 (array 1 ptr <* <[] <* <$Ljava_2Futil_2FHashMapNode_3B>>>> (iread ref <* <$Ljava_2Futil_2FHashMap_3B>> 5 (dread ref %_this), dread i32 %index)))
  while (ne u1 ref (dread ref %at, constval ref 0)) {
    virtualcallassigned &Ljava_2Futil_2FHashMapNode_3B_7Chas_7C_28ILjava_2Flang_2FObject_3B_29Z (dread ref %at, dread i32 %hash, dread ref %key) { dassign %_2 }
    if (dread u1 %_2) {
      dassign %old (iread ref <* <$Ljava_2Futil_2FHashMapNode_3B>> 6 (dread ref %at))
      if (cior u1 (lnot u1 (dread u1 %isKept), eq u1 ref (dread ref %old, constval ref 0))) {
        iassign <* <$Ljava_2Futil_2FHashMapNode_3B>> 6 (dread ref %at, dread ref %value)
      }
      virtualcall &Ljava_2Futil_2FHashMap_3B_7CafterAccess_7C_28Ljava_2Futil_2FHashMapNode_3B_29V (dread ref %_this, dread ref %at)
      return (dread ref %old)
    }
    dassign %end (dread ref %at)
    dassign %before (add i32 (dread i32 %before, constval i32 1))
    dassign %at (iread ref <* <$Ljava_2Futil_2FHashMapNode_3B>> 7 (dread ref %at))
  }
  virtualcallassigned &Ljava_2Futil_2FHashMap_3B_7CnewNode_7C_28ILjava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29Ljava_2Futil_2FHashMapNode_3B (dread ref %_this, dread i32 %hash, dread ref %key, dread ref %value) { dassign %_3 }
  dassign %made (dread ref %_3)
  if (eq u1 ref (dread ref %end, constval ref 0)) {
    iassign <* <* <$Ljava_2Futil_2FHashMapNode_3B>>> 0 (array 1 ptr <* <[] <* <$Ljava_2Futil_2FHashMapNode_3B>>>> (iread ref <* <$Ljava_2Futil_2FHashMap_3B>> 5 (dread ref %_this), dread i32 %index), dread ref %made)
  } else {
    iassign <* <$Ljava_2Futil_2FHashMapNode_3B>> 7 (dread ref %end, dread ref %made)
  }
  # Where Java would make a tree of a small table's list, it makes the table larger instead.
  if (cand u1 (ge u1 i32 (dread i32 %before, constval i32 8), lt u1 i32 (intrinsicop i32 JAVA_ARRAY_LENGTH (iread ref <* <$Ljava_2Futil_2FHashMap_3B>> 5 (dread ref %_this)), constval i32 64))) {
    call &Ljava_2Futil_2FHashMap_3B_7Cresize_7C_28_29V (dread ref %_this)
  }
  iassign <* <$Ljava_2Futil_2FHashMap_3B>> 7 (dread ref %_this, add i32 (iread i32 <* <$Ljava_2Futil_2FHashMap_3B>> 7 (dread ref %_this), constval i32 1))
  iassign <* <$Ljava_2Futil_2FHashMap_3B>> 6 (dread ref %_this, add i32 (iread i32 <* <$Ljava_2Futil_2FHashMap_3B>> 6 (dread ref %_this), constval i32 1))
  if (gt u1 i32 (iread i32 <* <$Ljava_2Futil_2FHashMap_3B>> 6 (dread ref %_this), iread i32 <* <$Ljava_2Futil_2FHashMap_3B>> 8 (dread ref %_this))) {
    call &Ljava_2Futil_2FHashMap_3B_7Cresize_7C_28_29V (dread ref %_this)
  }
  virtualcall &Ljava_2Futil_2FHashMap_3B_7CafterInsertion_7C_28_29V (dread ref %_this)
  return (constval ref 0)
}

func &Ljava_2Futil_2FHashMap_3B_7Cremove_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B public virtual (var %_this <* <$Ljava_2Futil_2FHashMap_3B>>, var %key <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FObject_3B>> {
  var %_1 <* <$Ljava_2Futil_2FHashMapNode_3B>>
  var %node <* <$Ljava_2Futil_2FHashMapNode_3B>>
  var %_2 <* <$Ljava_2Flang_2FObject_3B>>
  virtualcallassigned &Ljava_2Futil_2FHashMap_3B_7CremoveNode_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Futil_2FHashMapNode_3B (dread ref %_this, dread ref %key) { dassign %_1 }
  dassign %node (dread ref %_1)
  if (eq u1 ref (dread ref %node, constval ref 0)) {
    dassign %_2 (constval ref 0)
  } else {
    dassign %_2 (iread ref <* <$Ljava_2Futil_2FHashMapNode_3B>> 6 (dread ref %node))
  }
  return (dread ref %_2)
}

func &Ljava_2Futil_2FHashMap_3B_7CremoveNode_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Futil_2FHashMapNode_3B virtual (var %_this <* <$Ljava_2Futil_2FHashMap_3B>>, var %key <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Futil_2FHashMapNode_3B>> {
  var %_1 i32
  var %hash i32
  var %index i32
  var %previous <* <$Ljava_2Futil_2FHashMapNode_3B>>
  var %at <* <$Ljava_2Futil_2FHashMapNode_3B>>
  var %_2 u1
  var %_3 u1
  if (eq u1 ref (iread ref <* <$Ljava_2Futil_2FHashMap_3B>> 5 (dread ref %_this), constval ref 0)) {
    return (constval ref 0)
  }
  callassigned &Ljava_2Futil_2FHashMap_3B_7Cspread_7C_28Ljava_2Flang_2FObject_3B_29I (dread ref %key) { dassign %_1 }
  dassign %hash (dread i32 %_1)
  dassign %index (band i32 (dread i32 %hash, sub i32 (intrinsicop i32 JAVA_ARRAY_LENGTH (iread ref <* <$Ljava_2Futil_2FHashMap_3B>> 5 (dread ref %_this)), constval i32 1)))
  dassign %previous (constval ref 0)
  dassign %at (iread ref <* <* <$Ljava_2Futil_2FHashMapNode_3B>>> 0 (array 1 ptr <* <[] <* <$Ljava_2Futil_2FHashMapNode_3B>>>> (iread ref <* <$Ljava_2Futil_2FHashMap_3B>> 5 (dread ref %_this), dread i32 %index)))
  while (constval u1 1) {
    dassign %_3 (ne u1 ref (dread ref %at, constval ref 0))
    if (dread u1 %_3) {
      virtualcallassigned &Ljava_2Futil_2FHashMapNode_3B_7Chas_7C_28ILjava_2Flang_2FObject_3B_29Z (dread ref %at, dread i32 %hash, dread ref %key) { dassign %_2 }
      dassign %_3 (lnot u1 (dread u1 %_2))
    }
    brfalse @end1 (dread u1 %_3)
    dassign %previous (dread ref %at)
    dassign %at (iread ref <* <$Ljava_2Futil_2FHashMapNode_3B>> 7 (dread ref %at))
  }
@end1
  if (eq u1 ref (dread ref %at, constval ref 0)) {
    return (constval ref 0)
  }
  if (eq u1 ref (dread ref %previous, constval ref 0)) {
    iassign <* <* <$Ljava_2Futil_2FHashMapNode_3B>>> 0 (array 1 ptr <* <[] <* <$Ljava_2Futil_2FHashMapNode_3B>>>> (iread ref <* <$Ljava_2Futil_2FHashMap_3B>> 5 (dread ref %_this), dread i32 %index), iread ref <* <$Ljava_2Futil_2FHashMapNode_3B>> 7 (dread ref %at))
  } else {
    iassign <* <$Ljava_2Futil_2FHashMapNode_3B>> 7 (dread ref %previous, iread ref <* <$Ljava_2Futil_2FHashMapNode_3B>> 7 (dread ref %at))
  }
  iassign <* <$Ljava_2Futil_2FHashMap_3B>> 7 (dread ref %_this, add i32 (iread i32 <* <$Ljava_2Futil_2FHashMap_3B>> 7 (dread ref %_this), constval i32 1))
  iassign <* <$Ljava_2Futil_2FHashMap_3B>> 6 (dread ref %_this, sub i32 (iread i32 <* <$Ljava_2Futil_2FHashMap_3B>> 6 (dread ref %_this), constval i32 1))
  virtualcall &Ljava_2Futil_2FHashMap_3B_7CafterRemoval_7C_28Ljava_2Futil_2FHashMapNode_3B_29V (dread ref %_this, dread ref %at)
  return (dread ref %at)
}

# Grows at once for as many as there may be.
func &Ljava_2Futil_2FHashMap_3B_7CputAll_7C_28Ljava_2Futil_2FMap_3B_29V public virtual (var %_this <* <$Ljava_2Futil_2FHashMap_3B>>, var %entries <* <$Ljava_2Futil_2FMap_3B>>) void {
  var %_1 i32
  var %count i32
  var %length i32
  var %_2 i32
  interfacecallassigned &Ljava_2Futil_2FMap_3B_7Csize_7C_28_29I (dread ref %entries) { dassign %_1 }
  dassign %count (dread i32 %_1)
  if (eq u1 i32 (dread i32 %count, constval i32 0)) {
    return ()
  }
  if (eq u1 ref (iread ref <* <$Ljava_2Futil_2FHashMap_3B>> 5 (dread ref %_this), constval ref 0)) {
    dassign %length (trunc i32 f32 (add f32 (div f32 (cvt f32 i32 (dread i32 %count), iread f32 <* <$Ljava_2Futil_2FHashMap_3B>> 9 (dread ref %_this)), constval f32 1.0f)))
    if (gt u1 i32 (dread i32 %length, iread i32 <* <$Ljava_2Futil_2FHashMap_3B>> 8 (dread ref %_this))) {
      callassigned &Ljava_2Futil_2FHashMap_3B_7ClengthFor_7C_28I_29I (dread i32 %length) { dassign %_2 }
      iassign <* <$Ljava_2Futil_2FHashMap_3B>> 8 (dread ref %_this, dread i32 %_2)
    }
  } else {
    while (cand u1 (gt u1 i32 (dread i32 %count, iread i32 <* <$Ljava_2Futil_2FHashMap_3B>> 8 (dread ref %_this)), lt u1 i32 (intrinsicop i32 JAVA_ARRAY_LENGTH (iread ref <* <$Ljava_2Futil_2FHashMap_3B>> 5 (dread ref %_this)), shl i32 (constval i32 1, constval i32 30)))) {
      call &Ljava_2Futil_2FHashMap_3B_7Cresize_7C_28_29V (dread ref %_this)
    }
  }
  call &Ljava_2Futil_2FAbstractMap_3B_7CputAll_7C_28Ljava_2Futil_2FMap_3B_29V (dread ref %_this, dread ref %entries)
  return ()
}

func &Ljava_2Futil_2FHashMap_3B_7Cclear_7C_28_29V public virtual (var %_this <* <$Ljava_2Futil_2FHashMap_3B>>) void {
  var %i i32
  iassign <* <$Ljava_2Futil_2FHashMap_3B>> 7 (dread ref %_this, add i32 (iread i32 <* <$Ljava_2Futil_2FHashMap_3B>> 7 (dread ref %_this), constval i32 1))
  iassign <* <$Ljava_2Futil_2FHashMap_3B>> 6 (dread ref %_this, constval i32 0)
  if (eq u1 ref (iread ref <* <$Ljava_2Futil_2FHashMap_3B>> 5 (dread ref %_this), constval ref 0)) {
    return ()
  }
  dassign %i (constval i32 0)
  while (lt u1 i32 (dread i32 %i, intrinsicop i32 JAVA_ARRAY_LENGTH (iread ref <* <$Ljava_2Futil_2FHashMap_3B>> 5 (dread ref %_this)))) {
    iassign <* <* <$Ljava_2Futil_2FHashMapNode_3B>>> 0 (array 1 ptr <* <[] <* <$Ljava_2Futil_2FHashMapNode_3B>>>> (iread ref <* <$Ljava_2Futil_2FHashMap_3B>> 5 (dread ref %_this), dread i32 %i), constval ref 0)
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  return ()
}

func &Ljava_2Futil_2FHashMap_3B_7CcontainsValue_7C_28Ljava_2Flang_2FObject_3B_29Z public virtual (var %_this <* <$Ljava_2Futil_2FHashMap_3B>>, var %value <* <$Ljava_2Flang_2FObject_3B>>) u1 {
  var %_1 <* <$Ljava_2Futil_2FCollection_3B>>
  var %iteratorOfOwn <* <$Ljava_2Futil_2FIterator_3B>>
  var %own <* <$Ljava_2Flang_2FObject_3B>>
  var %iterated <* <$Ljava_2Futil_2FCollection_3B>>
  var %_2 <* <$Ljava_2Futil_2FIterator_3B>>
  var %_3 u1
  var %_4 <* <$Ljava_2Flang_2FObject_3B>>
  var %_5 u1
  virtualcallassigned &Ljava_2Futil_2FHashMap_3B_7Cvalues_7C_28_29Ljava_2Futil_2FCollection_3B (dread ref %_this) { dassign %_1 }
  dassign %iterated (dread ref %_1)
  interfacecallassigned &Ljava_2Futil_2FCollection_3B_7Citerator_7C_28_29Ljava_2Futil_2FIterator_3B (dread ref %iterated) { dassign %_2 }
  dassign %iteratorOfOwn (dread ref %_2)
  while (constval u1 1) {
    interfacecallassigned &Ljava_2Futil_2FIterator_3B_7ChasNext_7C_28_29Z (dread ref %iteratorOfOwn) { dassign %_3 }
    brfalse @end1 (dread u1 %_3)
    interfacecallassigned &Ljava_2Futil_2FIterator_3B_7Cnext_7C_28_29Ljava_2Flang_2FObject_3B (dread ref %iteratorOfOwn) { dassign %_4 }
    dassign %own (dread ref %_4)
    callassigned &Ljava_2Futil_2FObjects_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29Z (dread ref %value, dread ref %own) { dassign %_5 }
    if (dread u1 %_5) {
      return (constval u1 1)
    }
  }
@end1
  return (constval u1 0)
}

func &Ljava_2Futil_2FHashMap_3B_7CkeySet_7C_28_29Ljava_2Futil_2FSet_3B public virtual (var %_this <* <$Ljava_2Futil_2FHashMap_3B>>) <* <$Ljava_2Futil_2FSet_3B>> {
  var %_1 <* <$Ljava_2Futil_2FHashMapKeys_3B>>
  dassign %_1 (gcmalloc ref <$Ljava_2Futil_2FHashMapKeys_3B>)
  call &Ljava_2Futil_2FHashMapKeys_3B_7C_3Cinit_3E_7C_28Ljava_2Futil_2FHashMap_3B_29V (dread ref %_1, dread ref %_this)
  return (dread ref %_1)
}

func &Ljava_2Futil_2FHashMap_3B_7Cvalues_7C_28_29Ljava_2Futil_2FCollection_3B public virtual (var %_this <* <$Ljava_2Futil_2FHashMap_3B>>) <* <$Ljava_2Futil_2FCollection_3B>> {
  var %_1 <* <$Ljava_2Futil_2FHashMapValues_3B>>
  dassign %_1 (gcmalloc ref <$Ljava_2Futil_2FHashMapValues_3B>)
  call &Ljava_2Futil_2FHashMapValues_3B_7C_3Cinit_3E_7C_28Ljava_2Futil_2FHashMap_3B_29V (dread ref %_1, dread ref %_this)
  return (dread ref %_1)
}

func &Ljava_2Futil_2FHashMap_3B_7CentrySet_7C_28_29Ljava_2Futil_2FSet_3B public virtual (var %_this <* <$Ljava_2Futil_2FHashMap_3B>>) <* <$Ljava_2Futil_2FSet_3B>> {
  var %_1 <* <$Ljava_2Futil_2FHashMapEntries_3B>>
  dassign %_1 (gcmalloc ref <$Ljava_2Futil_2FHashMapEntries_3B>)
  call &Ljava_2Futil_2FHashMapEntries_3B_7C_3Cinit_3E_7C_28Ljava_2Futil_2FHashMap_3B_29V (dread ref %_1, dread ref %_this)
  return (dread ref %_1)
}

# What a map that keeps an order of its own does besides
func &Ljava_2Futil_2FHashMap_3B_7CnewNode_7C_28ILjava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29Ljava_2Futil_2FHashMapNode_3B virtual (var %_this <* <$Ljava_2Futil_2FHashMap_3B>>, var %hash i32, var %key <* <$Ljava_2Flang_2FObject_3B>>, var %value <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Futil_2FHashMapNode_3B>> {
  var %_1 <* <$Ljava_2Futil_2FHashMapNode_3B>>
  dassign %_1 (gcmalloc ref <$Ljava_2Futil_2FHashMapNode_3B>)
  call &Ljava_2Futil_2FHashMapNode_3B_7C_3Cinit_3E_7C_28ILjava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29V (dread ref %_1, dread i32 %hash, dread ref %key, dread ref %value)
  return (dread ref %_1)
}

func &Ljava_2Futil_2FHashMap_3B_7CafterAccess_7C_28Ljava_2Futil_2FHashMapNode_3B_29V virtual (var %_this <* <$Ljava_2Futil_2FHashMap_3B>>, var %node <* <$Ljava_2Futil_2FHashMapNode_3B>>) void {
  return ()
}

func &Ljava_2Futil_2FHashMap_3B_7CafterInsertion_7C_28_29V virtual (var %_this <* <$Ljava_2Futil_2FHashMap_3B>>) void {
  return ()
}

func &Ljava_2Futil_2FHashMap_3B_7CafterRemoval_7C_28Ljava_2Futil_2FHashMapNode_3B_29V virtual (var %_this <* <$Ljava_2Futil_2FHashMap_3B>>, var %node <* <$Ljava_2Futil_2FHashMapNode_3B>>) void {
  return ()
}

# The first node in the order of the map.
func &Ljava_2Futil_2FHashMap_3B_7CfirstNode_7C_28_29Ljava_2Futil_2FHashMapNode_3B virtual (var %_this <* <$Ljava_2Futil_2FHashMap_3B>>) <* <$Ljava_2Futil_2FHashMapNode_3B>> {
  var %_1 <* <$Ljava_2Futil_2FHashMapNode_3B>>
  var %_2 <* <$Ljava_2Futil_2FHashMapNode_3B>>
  if (eq u1 ref (iread ref <* <$Ljava_2Futil_2FHashMap_3B>> 5 (dread ref %_this), constval ref 0)) {
    dassign %_2 (constval ref 0)
  } else {
    callassigned &Ljava_2Futil_2FHashMap_3B_7CnodeFrom_7C_28I_29Ljava_2Futil_2FHashMapNode_3B (dread ref %_this, constval i32 0) { dassign %_1 }
    dassign %_2 (dread ref %_1)
  }
  return (dread ref %_2)
}

func &Ljava_2Futil_2FHashMap_3B_7CnodeAfter_7C_28Ljava_2Futil_2FHashMapNode_3B_29Ljava_2Futil_2FHashMapNode_3B virtual (var %_this <* <$Ljava_2Futil_2FHashMap_3B>>, var %node <* <$Ljava_2Futil_2FHashMapNode_3B>>) <* <$Ljava_2Futil_2FHashMapNode_3B>> {
  var %_1 <* <$Ljava_2Futil_2FHashMapNode_3B>>
  var %_2 <* <$Ljava_2Futil_2FHashMapNode_3B>>
  if (ne u1 ref (iread ref <* <$Ljava_2Futil_2FHashMapNode_3B>> 7 (dread ref %node), constval ref 0)) {
    dassign %_2 (iread ref <* <$Ljava_2Futil_2FHashMapNode_3B>> 7 (dread ref %node))
  } else {
    callassigned &Ljava_2Futil_2FHashMap_3B_7CnodeFrom_7C_28I_29Ljava_2Futil_2FHashMapNode_3B (dread ref %_this, add i32 (band i32 (iread i32 <* <$Ljava_2Futil_2FHashMapNode_3B>> 4 (dread ref %node), sub i32 (intrinsicop i32 JAVA_ARRAY_LENGTH (iread ref <* <$Ljava_2Futil_2FHashMap_3B>> 5 (dread ref %_this)), constval i32 1)), constval i32 1)) { dassign %_1 }
    dassign %_2 (dread ref %_1)
  }
  return (dread ref %_2)
}

func &Ljava_2Futil_2FHashMap_3B_7CnodeFrom_7C_28I_29Ljava_2Futil_2FHashMapNode_3B private (var %_this <* <$Ljava_2Futil_2FHashMap_3B>>, var %index i32) <* <$Ljava_2Futil_2FHashMapNode_3B>> {
  var %i i32
  dassign %i (dread i32 %index)
  while (lt u1 i32 (dread i32 %i, intrinsicop i32 JAVA_ARRAY_LENGTH (iread ref <* <$Ljava_2Futil_2FHashMap_3B>> 5 (dread ref %_this)))) {
    if (ne u1 ref (iread ref <* <* <$Ljava_2Futil_2FHashMapNode_3B>>> 0 (array 1 ptr <* <[] <* <$Ljava_2Futil_2FHashMapNode_3B>>>> (iread ref <* <$Ljava_2Futil_2FHashMap_3B>> 5 (dread ref %_this), dread i32 %i)), constval ref 0)) {
      return (iread ref <* <* <$Ljava_2Futil_2FHashMapNode_3B>>> 0 (array 1 ptr <* <[] <* <$Ljava_2Futil_2FHashMapNode_3B>>>> (iread ref <* <$Ljava_2Futil_2FHashMap_3B>> 5 (dread ref %_this), dread i32 %i)))
    }
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  return (constval ref 0)
}

# before: Of a LinkedHashMap.
javaclass $Ljava_2Futil_2FHashMapNode_3B <$Ljava_2Futil_2FHashMapNode_3B>
type $Ljava_2Futil_2FHashMapNode_3B <class <$Ljava_2Flang_2FObject_3B> {
  @hash i32 final,
  @key <* <$Ljava_2Flang_2FObject_3B>> final,
  @value <* <$Ljava_2Flang_2FObject_3B>>,
  @next <* <$Ljava_2Futil_2FHashMapNode_3B>>,
  @before <* <$Ljava_2Futil_2FHashMapNode_3B>>,
  @after <* <$Ljava_2Futil_2FHashMapNode_3B>>,
  &Ljava_2Futil_2FHashMapNode_3B_7C_3Cinit_3E_7C_28ILjava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29V constructor (<* <$Ljava_2Futil_2FHashMapNode_3B>>, i32, <* <$Ljava_2Flang_2FObject_3B>>, <* <$Ljava_2Flang_2FObject_3B>>) void,
  &Ljava_2Futil_2FHashMapNode_3B_7Chas_7C_28ILjava_2Flang_2FObject_3B_29Z virtual (<* <$Ljava_2Futil_2FHashMapNode_3B>>, i32, <* <$Ljava_2Flang_2FObject_3B>>) u1,
  &Ljava_2Futil_2FHashMapNode_3B_7CgetKey_7C_28_29Ljava_2Flang_2FObject_3B public virtual (<* <$Ljava_2Futil_2FHashMapNode_3B>>) <* <$Ljava_2Flang_2FObject_3B>>,
  &Ljava_2Futil_2FHashMapNode_3B_7CgetValue_7C_28_29Ljava_2Flang_2FObject_3B public virtual (<* <$Ljava_2Futil_2FHashMapNode_3B>>) <* <$Ljava_2Flang_2FObject_3B>>,
  &Ljava_2Futil_2FHashMapNode_3B_7CsetValue_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B public virtual (<* <$Ljava_2Futil_2FHashMapNode_3B>>, <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FObject_3B>>,
  &Ljava_2Futil_2FHashMapNode_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z public virtual (<* <$Ljava_2Futil_2FHashMapNode_3B>>, <* <$Ljava_2Flang_2FObject_3B>>) u1,
  &Ljava_2Futil_2FHashMapNode_3B_7ChashCode_7C_28_29I public virtual (<* <$Ljava_2Futil_2FHashMapNode_3B>>) i32,
  &Ljava_2Futil_2FHashMapNode_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (<* <$Ljava_2Futil_2FHashMapNode_3B>>) <* <$Ljava_2Flang_2FString_3B>>,
  $Ljava_2Futil_2FMap_24Entry_3B
}>

func &Ljava_2Futil_2FHashMapNode_3B_7C_3Cinit_3E_7C_28ILjava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29V constructor (var %_this <* <$Ljava_2Futil_2FHashMapNode_3B>>, var %hash i32, var %key <* <$Ljava_2Flang_2FObject_3B>>, var %value <* <$Ljava_2Flang_2FObject_3B>>) void {
  call &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_this)
  iassign <* <$Ljava_2Futil_2FHashMapNode_3B>> 4 (dread ref %_this, dread i32 %hash)
  iassign <* <$Ljava_2Futil_2FHashMapNode_3B>> 5 (dread ref %_this, dread ref %key)
  iassign <* <$Ljava_2Futil_2FHashMapNode_3B>> 6 (dread ref %_this, dread ref %value)
  return ()
}

func &Ljava_2Futil_2FHashMapNode_3B_7Chas_7C_28ILjava_2Flang_2FObject_3B_29Z virtual (var %_this <* <$Ljava_2Futil_2FHashMapNode_3B>>, var %hash i32, var %key <* <$Ljava_2Flang_2FObject_3B>>) u1 {
  var %_1 u1
  var %_2 u1
  var %_3 u1
  var %_4 u1
  dassign %_4 (eq u1 i32 (iread i32 <* <$Ljava_2Futil_2FHashMapNode_3B>> 4 (dread ref %_this), dread i32 %hash))
  if (dread u1 %_4) {
    dassign %_3 (eq u1 ref (iread ref <* <$Ljava_2Futil_2FHashMapNode_3B>> 5 (dread ref %_this), dread ref %key))
    if (lnot u1 (dread u1 %_3)) {
      dassign %_2 (ne u1 ref (dread ref %key, constval ref 0))
      if (dread u1 %_2) {
        virtualcallassigned &Ljava_2Flang_2FObject_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %key, iread ref <* <$Ljava_2Futil_2FHashMapNode_3B>> 5 (dread ref %_this)) { dassign %_1 }
        dassign %_2 (dread u1 %_1)
      }
      dassign %_3 (dread u1 %_2)
    }
    dassign %_4 (dread u1 %_3)
  }
  return (dread u1 %_4)
}

func &Ljava_2Futil_2FHashMapNode_3B_7CgetKey_7C_28_29Ljava_2Flang_2FObject_3B public virtual (var %_this <* <$Ljava_2Futil_2FHashMapNode_3B>>) <* <$Ljava_2Flang_2FObject_3B>> {
  return (iread ref <* <$Ljava_2Futil_2FHashMapNode_3B>> 5 (dread ref %_this))
}

func &Ljava_2Futil_2FHashMapNode_3B_7CgetValue_7C_28_29Ljava_2Flang_2FObject_3B public virtual (var %_this <* <$Ljava_2Futil_2FHashMapNode_3B>>) <* <$Ljava_2Flang_2FObject_3B>> {
  return (iread ref <* <$Ljava_2Futil_2FHashMapNode_3B>> 6 (dread ref %_this))
}

func &Ljava_2Futil_2FHashMapNode_3B_7CsetValue_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B public virtual (var %_this <* <$Ljava_2Futil_2FHashMapNode_3B>>, var %value <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FObject_3B>> {
  var %old <* <$Ljava_2Flang_2FObject_3B>>
  dassign %old (iread ref <* <$Ljava_2Futil_2FHashMapNode_3B>> 6 (dread ref %_this))
  iassign <* <$Ljava_2Futil_2FHashMapNode_3B>> 6 (dread ref %_this, dread ref %value)
  return (dread ref %old)
}

func &Ljava_2Futil_2FHashMapNode_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z public virtual (var %_this <* <$Ljava_2Futil_2FHashMapNode_3B>>, var %other <* <$Ljava_2Flang_2FObject_3B>>) u1 {
  var %_1 u1
  callassigned &__java_equal (dread ref %_this, dread ref %other) { dassign %_1 }
  return (dread u1 %_1)
}

func &Ljava_2Futil_2FHashMapNode_3B_7ChashCode_7C_28_29I public virtual (var %_this <* <$Ljava_2Futil_2FHashMapNode_3B>>) i32 {
  var %_1 i32
  var %_2 i32
  callassigned &Ljava_2Futil_2FObjects_3B_7ChashCode_7C_28Ljava_2Flang_2FObject_3B_29I (iread ref <* <$Ljava_2Futil_2FHashMapNode_3B>> 5 (dread ref %_this)) { dassign %_1 }
  callassigned &Ljava_2Futil_2FObjects_3B_7ChashCode_7C_28Ljava_2Flang_2FObject_3B_29I (iread ref <* <$Ljava_2Futil_2FHashMapNode_3B>> 6 (dread ref %_this)) { dassign %_2 }
  return (bxor i32 (dread i32 %_1, dread i32 %_2))
}

func &Ljava_2Futil_2FHashMapNode_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Futil_2FHashMapNode_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  var %_1 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %_2 <* <$Ljava_2Flang_2FString_3B>>
  var %_3 <* <$Ljava_2Flang_2FString_3B>>
  dassign %_1 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  call &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_1)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_1, iread ref <* <$Ljava_2Futil_2FHashMapNode_3B>> 5 (dread ref %_this)) {}
  # "="
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_3d00) { dassign %_2 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_1, dread ref %_2) {}
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_1, iread ref <* <$Ljava_2Futil_2FHashMapNode_3B>> 6 (dread ref %_this)) {}
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %_1) { dassign %_3 }
  return (dread ref %_3)
}

# Goes through the nodes; what it gives of each, a class below says.
javaclass $Ljava_2Futil_2FHashMapIterator_3B <$Ljava_2Futil_2FHashMapIterator_3B>
type $Ljava_2Futil_2FHashMapIterator_3B <class <$Ljava_2Flang_2FObject_3B> {
  @map <* <$Ljava_2Futil_2FHashMap_3B>> private final,
  @at <* <$Ljava_2Futil_2FHashMapNode_3B>> private,
  @passed <* <$Ljava_2Futil_2FHashMapNode_3B>> private,
  @changes i32 private,
  &Ljava_2Futil_2FHashMapIterator_3B_7C_3Cinit_3E_7C_28Ljava_2Futil_2FHashMap_3B_29V constructor (<* <$Ljava_2Futil_2FHashMapIterator_3B>>, <* <$Ljava_2Futil_2FHashMap_3B>>) void,
  &Ljava_2Futil_2FHashMapIterator_3B_7ChasNext_7C_28_29Z public virtual (<* <$Ljava_2Futil_2FHashMapIterator_3B>>) u1,
  &Ljava_2Futil_2FHashMapIterator_3B_7Cnext_7C_28_29Ljava_2Flang_2FObject_3B public virtual (<* <$Ljava_2Futil_2FHashMapIterator_3B>>) <* <$Ljava_2Flang_2FObject_3B>>,
  &Ljava_2Futil_2FHashMapIterator_3B_7Cof_7C_28Ljava_2Futil_2FHashMapNode_3B_29Ljava_2Flang_2FObject_3B virtual (<* <$Ljava_2Futil_2FHashMapIterator_3B>>, <* <$Ljava_2Futil_2FHashMapNode_3B>>) <* <$Ljava_2Flang_2FObject_3B>>,
  &Ljava_2Futil_2FHashMapIterator_3B_7Cremove_7C_28_29V public virtual (<* <$Ljava_2Futil_2FHashMapIterator_3B>>) void,
  $Ljava_2Futil_2FIterator_3B
}>

func &Ljava_2Futil_2FHashMapIterator_3B_7C_3Cinit_3E_7C_28Ljava_2Futil_2FHashMap_3B_29V constructor (var %_this <* <$Ljava_2Futil_2FHashMapIterator_3B>>, var %map <* <$Ljava_2Futil_2FHashMap_3B>>) void {
  var %_1 <* <$Ljava_2Futil_2FHashMapNode_3B>>
  call &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_this)
  iassign <* <$Ljava_2Futil_2FHashMapIterator_3B>> 4 (dread ref %_this, dread ref %map)
  virtualcallassigned &Ljava_2Futil_2FHashMap_3B_7CfirstNode_7C_28_29Ljava_2Futil_2FHashMapNode_3B (dread ref %map) { dassign %_1 }
  iassign <* <$Ljava_2Futil_2FHashMapIterator_3B>> 5 (dread ref %_this, dread ref %_1)
  iassign <* <$Ljava_2Futil_2FHashMapIterator_3B>> 7 (dread ref %_this, iread i32 <* <$Ljava_2Futil_2FHashMap_3B>> 7 (dread ref %map))
  return ()
}

func &Ljava_2Futil_2FHashMapIterator_3B_7ChasNext_7C_28_29Z public virtual (var %_this <* <$Ljava_2Futil_2FHashMapIterator_3B>>) u1 {
  return (ne u1 ref (iread ref <* <$Ljava_2Futil_2FHashMapIterator_3B>> 5 (dread ref %_this), constval ref 0))
}

func &Ljava_2Futil_2FHashMapIterator_3B_7Cnext_7C_28_29Ljava_2Flang_2FObject_3B public virtual (var %_this <* <$Ljava_2Futil_2FHashMapIterator_3B>>) <* <$Ljava_2Flang_2FObject_3B>> {
  var %_1 <* <$Ljava_2Futil_2FConcurrentModificationException_3B>>
  var %_2 <* <$Ljava_2Futil_2FNoSuchElementException_3B>>
  var %_3 <* <$Ljava_2Futil_2FHashMapNode_3B>>
  var %_4 <* <$Ljava_2Flang_2FObject_3B>>
  if (ne u1 i32 (iread i32 <* <$Ljava_2Futil_2FHashMap_3B>> 7 (iread ref <* <$Ljava_2Futil_2FHashMapIterator_3B>> 4 (dread ref %_this)), iread i32 <* <$Ljava_2Futil_2FHashMapIterator_3B>> 7 (dread ref %_this))) {
    dassign %_1 (gcmalloc ref <$Ljava_2Futil_2FConcurrentModificationException_3B>)
    call &Ljava_2Futil_2FConcurrentModificationException_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_1)
    throw (dread ref %_1)
  }
  if (eq u1 ref (iread ref <* <$Ljava_2Futil_2FHashMapIterator_3B>> 5 (dread ref %_this), constval ref 0)) {
    dassign %_2 (gcmalloc ref <$Ljava_2Futil_2FNoSuchElementException_3B>)
    call &Ljava_2Futil_2FNoSuchElementException_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_2)
    throw (dread ref %_2)
  }
  iassign <* <$Ljava_2Futil_2FHashMapIterator_3B>> 6 (dread ref %_this, iread ref <* <$Ljava_2Futil_2FHashMapIterator_3B>> 5 (dread ref %_this))
  virtualcallassigned &Ljava_2Futil_2FHashMap_3B_7CnodeAfter_7C_28Ljava_2Futil_2FHashMapNode_3B_29Ljava_2Futil_2FHashMapNode_3B (iread ref <* <$Ljava_2Futil_2FHashMapIterator_3B>> 4 (dread ref %_this), iread ref <* <$Ljava_2Futil_2FHashMapIterator_3B>> 6 (dread ref %_this)) { dassign %_3 }
  iassign <* <$Ljava_2Futil_2FHashMapIterator_3B>> 5 (dread ref %_this, dread ref %_3)
  virtualcallassigned &Ljava_2Futil_2FHashMapIterator_3B_7Cof_7C_28Ljava_2Futil_2FHashMapNode_3B_29Ljava_2Flang_2FObject_3B (dread ref %_this, iread ref <* <$Ljava_2Futil_2FHashMapIterator_3B>> 6 (dread ref %_this)) { dassign %_4 }
  return (dread ref %_4)
}

func &Ljava_2Futil_2FHashMapIterator_3B_7Cof_7C_28Ljava_2Futil_2FHashMapNode_3B_29Ljava_2Flang_2FObject_3B virtual (var %_this <* <$Ljava_2Futil_2FHashMapIterator_3B>>, var %node <* <$Ljava_2Futil_2FHashMapNode_3B>>) <* <$Ljava_2Flang_2FObject_3B>> {
  return (dread ref %node)
}

func &Ljava_2Futil_2FHashMapIterator_3B_7Cremove_7C_28_29V public virtual (var %_this <* <$Ljava_2Futil_2FHashMapIterator_3B>>) void {
  var %_1 <* <$Ljava_2Flang_2FIllegalStateException_3B>>
  var %_2 <* <$Ljava_2Futil_2FConcurrentModificationException_3B>>
  if (eq u1 ref (iread ref <* <$Ljava_2Futil_2FHashMapIterator_3B>> 6 (dread ref %_this), constval ref 0)) {
    dassign %_1 (gcmalloc ref <$Ljava_2Flang_2FIllegalStateException_3B>)
    call &Ljava_2Flang_2FIllegalStateException_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_1)
    throw (dread ref %_1)
  }
  if (ne u1 i32 (iread i32 <* <$Ljava_2Futil_2FHashMap_3B>> 7 (iread ref <* <$Ljava_2Futil_2FHashMapIterator_3B>> 4 (dread ref %_this)), iread i32 <* <$Ljava_2Futil_2FHashMapIterator_3B>> 7 (dread ref %_this))) {
    dassign %_2 (gcmalloc ref <$Ljava_2Futil_2FConcurrentModificationException_3B>)
    call &Ljava_2Futil_2FConcurrentModificationException_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_2)
    throw (dread ref %_2)
  }
  virtualcallassigned &Ljava_2Futil_2FHashMap_3B_7CremoveNode_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Futil_2FHashMapNode_3B (iread ref <* <$Ljava_2Futil_2FHashMapIterator_3B>> 4 (dread ref %_this), iread ref <* <$Ljava_2Futil_2FHashMapNode_3B>> 5 (iread ref <* <$Ljava_2Futil_2FHashMapIterator_3B>> 6 (dread ref %_this))) {}
  iassign <* <$Ljava_2Futil_2FHashMapIterator_3B>> 6 (dread ref %_this, constval ref 0)
  iassign <* <$Ljava_2Futil_2FHashMapIterator_3B>> 7 (dread ref %_this, iread i32 <* <$Ljava_2Futil_2FHashMap_3B>> 7 (iread ref <* <$Ljava_2Futil_2FHashMapIterator_3B>> 4 (dread ref %_this)))
  return ()
}

javaclass $Ljava_2Futil_2FHashMapKeyIterator_3B <$Ljava_2Futil_2FHashMapKeyIterator_3B>
type $Ljava_2Futil_2FHashMapKeyIterator_3B <class <$Ljava_2Futil_2FHashMapIterator_3B> {
  &Ljava_2Futil_2FHashMapKeyIterator_3B_7C_3Cinit_3E_7C_28Ljava_2Futil_2FHashMap_3B_29V constructor (<* <$Ljava_2Futil_2FHashMapKeyIterator_3B>>, <* <$Ljava_2Futil_2FHashMap_3B>>) void,
  &Ljava_2Futil_2FHashMapKeyIterator_3B_7Cof_7C_28Ljava_2Futil_2FHashMapNode_3B_29Ljava_2Flang_2FObject_3B virtual (<* <$Ljava_2Futil_2FHashMapKeyIterator_3B>>, <* <$Ljava_2Futil_2FHashMapNode_3B>>) <* <$Ljava_2Flang_2FObject_3B>>
}>

func &Ljava_2Futil_2FHashMapKeyIterator_3B_7C_3Cinit_3E_7C_28Ljava_2Futil_2FHashMap_3B_29V constructor (var %_this <* <$Ljava_2Futil_2FHashMapKeyIterator_3B>>, var %map <* <$Ljava_2Futil_2FHashMap_3B>>) void {
  call &Ljava_2Futil_2FHashMapIterator_3B_7C_3Cinit_3E_7C_28Ljava_2Futil_2FHashMap_3B_29V (dread ref %_this, dread ref %map)
  return ()
}

func &Ljava_2Futil_2FHashMapKeyIterator_3B_7Cof_7C_28Ljava_2Futil_2FHashMapNode_3B_29Ljava_2Flang_2FObject_3B virtual (var %_this <* <$Ljava_2Futil_2FHashMapKeyIterator_3B>>, var %node <* <$Ljava_2Futil_2FHashMapNode_3B>>) <* <$Ljava_2Flang_2FObject_3B>> {
  return (iread ref <* <$Ljava_2Futil_2FHashMapNode_3B>> 5 (dread ref %node))
}

javaclass $Ljava_2Futil_2FHashMapValueIterator_3B <$Ljava_2Futil_2FHashMapValueIterator_3B>
type $Ljava_2Futil_2FHashMapValueIterator_3B <class <$Ljava_2Futil_2FHashMapIterator_3B> {
  &Ljava_2Futil_2FHashMapValueIterator_3B_7C_3Cinit_3E_7C_28Ljava_2Futil_2FHashMap_3B_29V constructor (<* <$Ljava_2Futil_2FHashMapValueIterator_3B>>, <* <$Ljava_2Futil_2FHashMap_3B>>) void,
  &Ljava_2Futil_2FHashMapValueIterator_3B_7Cof_7C_28Ljava_2Futil_2FHashMapNode_3B_29Ljava_2Flang_2FObject_3B virtual (<* <$Ljava_2Futil_2FHashMapValueIterator_3B>>, <* <$Ljava_2Futil_2FHashMapNode_3B>>) <* <$Ljava_2Flang_2FObject_3B>>
}>

func &Ljava_2Futil_2FHashMapValueIterator_3B_7C_3Cinit_3E_7C_28Ljava_2Futil_2FHashMap_3B_29V constructor (var %_this <* <$Ljava_2Futil_2FHashMapValueIterator_3B>>, var %map <* <$Ljava_2Futil_2FHashMap_3B>>) void {
  call &Ljava_2Futil_2FHashMapIterator_3B_7C_3Cinit_3E_7C_28Ljava_2Futil_2FHashMap_3B_29V (dread ref %_this, dread ref %map)
  return ()
}

func &Ljava_2Futil_2FHashMapValueIterator_3B_7Cof_7C_28Ljava_2Futil_2FHashMapNode_3B_29Ljava_2Flang_2FObject_3B virtual (var %_this <* <$Ljava_2Futil_2FHashMapValueIterator_3B>>, var %node <* <$Ljava_2Futil_2FHashMapNode_3B>>) <* <$Ljava_2Flang_2FObject_3B>> {
  return (iread ref <* <$Ljava_2Futil_2FHashMapNode_3B>> 6 (dread ref %node))
}

javaclass $Ljava_2Futil_2FHashMapKeys_3B <$Ljava_2Futil_2FHashMapKeys_3B>
type $Ljava_2Futil_2FHashMapKeys_3B <class <$Ljava_2Futil_2FAbstractSet_3B> {
  @map <* <$Ljava_2Futil_2FHashMap_3B>> private final,
  &Ljava_2Futil_2FHashMapKeys_3B_7C_3Cinit_3E_7C_28Ljava_2Futil_2FHashMap_3B_29V constructor (<* <$Ljava_2Futil_2FHashMapKeys_3B>>, <* <$Ljava_2Futil_2FHashMap_3B>>) void,
  &Ljava_2Futil_2FHashMapKeys_3B_7Csize_7C_28_29I public virtual (<* <$Ljava_2Futil_2FHashMapKeys_3B>>) i32,
  &Ljava_2Futil_2FHashMapKeys_3B_7Ccontains_7C_28Ljava_2Flang_2FObject_3B_29Z public virtual (<* <$Ljava_2Futil_2FHashMapKeys_3B>>, <* <$Ljava_2Flang_2FObject_3B>>) u1,
  &Ljava_2Futil_2FHashMapKeys_3B_7Cremove_7C_28Ljava_2Flang_2FObject_3B_29Z public virtual (<* <$Ljava_2Futil_2FHashMapKeys_3B>>, <* <$Ljava_2Flang_2FObject_3B>>) u1,
  &Ljava_2Futil_2FHashMapKeys_3B_7Cclear_7C_28_29V public virtual (<* <$Ljava_2Futil_2FHashMapKeys_3B>>) void,
  &Ljava_2Futil_2FHashMapKeys_3B_7Citerator_7C_28_29Ljava_2Futil_2FIterator_3B public virtual (<* <$Ljava_2Futil_2FHashMapKeys_3B>>) <* <$Ljava_2Futil_2FIterator_3B>>
}>

func &Ljava_2Futil_2FHashMapKeys_3B_7C_3Cinit_3E_7C_28Ljava_2Futil_2FHashMap_3B_29V constructor (var %_this <* <$Ljava_2Futil_2FHashMapKeys_3B>>, var %map <* <$Ljava_2Futil_2FHashMap_3B>>) void {
  call &Ljava_2Futil_2FAbstractSet_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_this)
  iassign <* <$Ljava_2Futil_2FHashMapKeys_3B>> 6 (dread ref %_this, dread ref %map)
  return ()
}

func &Ljava_2Futil_2FHashMapKeys_3B_7Csize_7C_28_29I public virtual (var %_this <* <$Ljava_2Futil_2FHashMapKeys_3B>>) i32 {
  var %_1 i32
  virtualcallassigned &Ljava_2Futil_2FHashMap_3B_7Csize_7C_28_29I (iread ref <* <$Ljava_2Futil_2FHashMapKeys_3B>> 6 (dread ref %_this)) { dassign %_1 }
  return (dread i32 %_1)
}

func &Ljava_2Futil_2FHashMapKeys_3B_7Ccontains_7C_28Ljava_2Flang_2FObject_3B_29Z public virtual (var %_this <* <$Ljava_2Futil_2FHashMapKeys_3B>>, var %key <* <$Ljava_2Flang_2FObject_3B>>) u1 {
  var %_1 u1
  virtualcallassigned &Ljava_2Futil_2FHashMap_3B_7CcontainsKey_7C_28Ljava_2Flang_2FObject_3B_29Z (iread ref <* <$Ljava_2Futil_2FHashMapKeys_3B>> 6 (dread ref %_this), dread ref %key) { dassign %_1 }
  return (dread u1 %_1)
}

func &Ljava_2Futil_2FHashMapKeys_3B_7Cremove_7C_28Ljava_2Flang_2FObject_3B_29Z public virtual (var %_this <* <$Ljava_2Futil_2FHashMapKeys_3B>>, var %key <* <$Ljava_2Flang_2FObject_3B>>) u1 {
  var %_1 <* <$Ljava_2Futil_2FHashMapNode_3B>>
  virtualcallassigned &Ljava_2Futil_2FHashMap_3B_7CremoveNode_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Futil_2FHashMapNode_3B (iread ref <* <$Ljava_2Futil_2FHashMapKeys_3B>> 6 (dread ref %_this), dread ref %key) { dassign %_1 }
  return (ne u1 ref (dread ref %_1, constval ref 0))
}

func &Ljava_2Futil_2FHashMapKeys_3B_7Cclear_7C_28_29V public virtual (var %_this <* <$Ljava_2Futil_2FHashMapKeys_3B>>) void {
  virtualcall &Ljava_2Futil_2FHashMap_3B_7Cclear_7C_28_29V (iread ref <* <$Ljava_2Futil_2FHashMapKeys_3B>> 6 (dread ref %_this))
  return ()
}

func &Ljava_2Futil_2FHashMapKeys_3B_7Citerator_7C_28_29Ljava_2Futil_2FIterator_3B public virtual (var %_this <* <$Ljava_2Futil_2FHashMapKeys_3B>>) <* <$Ljava_2Futil_2FIterator_3B>> {
  var %_1 <* <$Ljava_2Futil_2FHashMapKeyIterator_3B>>
  dassign %_1 (gcmalloc ref <$Ljava_2Futil_2FHashMapKeyIterator_3B>)
  call &Ljava_2Futil_2FHashMapKeyIterator_3B_7C_3Cinit_3E_7C_28Ljava_2Futil_2FHashMap_3B_29V (dread ref %_1, iread ref <* <$Ljava_2Futil_2FHashMapKeys_3B>> 6 (dread ref %_this))
  return (dread ref %_1)
}

javaclass $Ljava_2Futil_2FHashMapValues_3B <$Ljava_2Futil_2FHashMapValues_3B>
type $Ljava_2Futil_2FHashMapValues_3B <class <$Ljava_2Futil_2FAbstractCollection_3B> {
  @map <* <$Ljava_2Futil_2FHashMap_3B>> private final,
  &Ljava_2Futil_2FHashMapValues_3B_7C_3Cinit_3E_7C_28Ljava_2Futil_2FHashMap_3B_29V constructor (<* <$Ljava_2Futil_2FHashMapValues_3B>>, <* <$Ljava_2Futil_2FHashMap_3B>>) void,
  &Ljava_2Futil_2FHashMapValues_3B_7Csize_7C_28_29I public virtual (<* <$Ljava_2Futil_2FHashMapValues_3B>>) i32,
  &Ljava_2Futil_2FHashMapValues_3B_7Cclear_7C_28_29V public virtual (<* <$Ljava_2Futil_2FHashMapValues_3B>>) void,
  &Ljava_2Futil_2FHashMapValues_3B_7Citerator_7C_28_29Ljava_2Futil_2FIterator_3B public virtual (<* <$Ljava_2Futil_2FHashMapValues_3B>>) <* <$Ljava_2Futil_2FIterator_3B>>
}>

func &Ljava_2Futil_2FHashMapValues_3B_7C_3Cinit_3E_7C_28Ljava_2Futil_2FHashMap_3B_29V constructor (var %_this <* <$Ljava_2Futil_2FHashMapValues_3B>>, var %map <* <$Ljava_2Futil_2FHashMap_3B>>) void {
  call &Ljava_2Futil_2FAbstractCollection_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_this)
  iassign <* <$Ljava_2Futil_2FHashMapValues_3B>> 5 (dread ref %_this, dread ref %map)
  return ()
}

func &Ljava_2Futil_2FHashMapValues_3B_7Csize_7C_28_29I public virtual (var %_this <* <$Ljava_2Futil_2FHashMapValues_3B>>) i32 {
  var %_1 i32
  virtualcallassigned &Ljava_2Futil_2FHashMap_3B_7Csize_7C_28_29I (iread ref <* <$Ljava_2Futil_2FHashMapValues_3B>> 5 (dread ref %_this)) { dassign %_1 }
  return (dread i32 %_1)
}

func &Ljava_2Futil_2FHashMapValues_3B_7Cclear_7C_28_29V public virtual (var %_this <* <$Ljava_2Futil_2FHashMapValues_3B>>) void {
  virtualcall &Ljava_2Futil_2FHashMap_3B_7Cclear_7C_28_29V (iread ref <* <$Ljava_2Futil_2FHashMapValues_3B>> 5 (dread ref %_this))
  return ()
}

func &Ljava_2Futil_2FHashMapValues_3B_7Citerator_7C_28_29Ljava_2Futil_2FIterator_3B public virtual (var %_this <* <$Ljava_2Futil_2FHashMapValues_3B>>) <* <$Ljava_2Futil_2FIterator_3B>> {
  var %_1 <* <$Ljava_2Futil_2FHashMapValueIterator_3B>>
  dassign %_1 (gcmalloc ref <$Ljava_2Futil_2FHashMapValueIterator_3B>)
  call &Ljava_2Futil_2FHashMapValueIterator_3B_7C_3Cinit_3E_7C_28Ljava_2Futil_2FHashMap_3B_29V (dread ref %_1, iread ref <* <$Ljava_2Futil_2FHashMapValues_3B>> 5 (dread ref %_this))
  return (dread ref %_1)
}

javaclass $Ljava_2Futil_2FHashMapEntries_3B <$Ljava_2Futil_2FHashMapEntries_3B>
type $Ljava_2Futil_2FHashMapEntries_3B <class <$Ljava_2Futil_2FAbstractSet_3B> {
  @map <* <$Ljava_2Futil_2FHashMap_3B>> private final,
  &Ljava_2Futil_2FHashMapEntries_3B_7C_3Cinit_3E_7C_28Ljava_2Futil_2FHashMap_3B_29V constructor (<* <$Ljava_2Futil_2FHashMapEntries_3B>>, <* <$Ljava_2Futil_2FHashMap_3B>>) void,
  &Ljava_2Futil_2FHashMapEntries_3B_7Csize_7C_28_29I public virtual (<* <$Ljava_2Futil_2FHashMapEntries_3B>>) i32,
  &Ljava_2Futil_2FHashMapEntries_3B_7Ccontains_7C_28Ljava_2Flang_2FObject_3B_29Z public virtual (<* <$Ljava_2Futil_2FHashMapEntries_3B>>, <* <$Ljava_2Flang_2FObject_3B>>) u1,
  &Ljava_2Futil_2FHashMapEntries_3B_7Cremove_7C_28Ljava_2Flang_2FObject_3B_29Z public virtual (<* <$Ljava_2Futil_2FHashMapEntries_3B>>, <* <$Ljava_2Flang_2FObject_3B>>) u1,
  &Ljava_2Futil_2FHashMapEntries_3B_7Cclear_7C_28_29V public virtual (<* <$Ljava_2Futil_2FHashMapEntries_3B>>) void,
  &Ljava_2Futil_2FHashMapEntries_3B_7Citerator_7C_28_29Ljava_2Futil_2FIterator_3B public virtual (<* <$Ljava_2Futil_2FHashMapEntries_3B>>) <* <$Ljava_2Futil_2FIterator_3B>>
}>

func &Ljava_2Futil_2FHashMapEntries_3B_7C_3Cinit_3E_7C_28Ljava_2Futil_2FHashMap_3B_29V constructor (var %_this <* <$Ljava_2Futil_2FHashMapEntries_3B>>, var %map <* <$Ljava_2Futil_2FHashMap_3B>>) void {
  call &Ljava_2Futil_2FAbstractSet_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_this)
  iassign <* <$Ljava_2Futil_2FHashMapEntries_3B>> 6 (dread ref %_this, dread ref %map)
  return ()
}

func &Ljava_2Futil_2FHashMapEntries_3B_7Csize_7C_28_29I public virtual (var %_this <* <$Ljava_2Futil_2FHashMapEntries_3B>>) i32 {
  var %_1 i32
  virtualcallassigned &Ljava_2Futil_2FHashMap_3B_7Csize_7C_28_29I (iread ref <* <$Ljava_2Futil_2FHashMapEntries_3B>> 6 (dread ref %_this)) { dassign %_1 }
  return (dread i32 %_1)
}

func &Ljava_2Futil_2FHashMapEntries_3B_7Ccontains_7C_28Ljava_2Flang_2FObject_3B_29Z public virtual (var %_this <* <$Ljava_2Futil_2FHashMapEntries_3B>>, var %other <* <$Ljava_2Flang_2FObject_3B>>) u1 {
  var %_1 <* <$Ljava_2Flang_2FObject_3B>>
  var %_2 <* <$Ljava_2Futil_2FHashMap_3B>>
  var %_3 <* <$Ljava_2Futil_2FHashMapNode_3B>>
  var %_4 <* <$Ljava_2Futil_2FMap_24Entry_3B>>
  var %_5 u1
  var %_6 u1
  dassign %_6 (intrinsicopwithtype u1 <* <$Ljava_2Futil_2FMap_24Entry_3B>> JAVA_INSTANCE_OF (dread ref %other))
  if (dread u1 %_6) {
    dassign %_4 (intrinsicopwithtype ref <* <$Ljava_2Futil_2FMap_24Entry_3B>> JAVA_CHECK_CAST (dread ref %other))
    dassign %_2 (iread ref <* <$Ljava_2Futil_2FHashMapEntries_3B>> 6 (dread ref %_this))
    interfacecallassigned &Ljava_2Futil_2FMap_24Entry_3B_7CgetKey_7C_28_29Ljava_2Flang_2FObject_3B (intrinsicopwithtype ref <* <$Ljava_2Futil_2FMap_24Entry_3B>> JAVA_CHECK_CAST (dread ref %other)) { dassign %_1 }
    virtualcallassigned &Ljava_2Futil_2FHashMap_3B_7Cfind_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Futil_2FHashMapNode_3B (dread ref %_2, dread ref %_1) { dassign %_3 }
    callassigned &__java_equal (dread ref %_4, dread ref %_3) { dassign %_5 }
    dassign %_6 (dread u1 %_5)
  }
  return (dread u1 %_6)
}

func &Ljava_2Futil_2FHashMapEntries_3B_7Cremove_7C_28Ljava_2Flang_2FObject_3B_29Z public virtual (var %_this <* <$Ljava_2Futil_2FHashMapEntries_3B>>, var %other <* <$Ljava_2Flang_2FObject_3B>>) u1 {
  var %_1 u1
  var %_2 <* <$Ljava_2Flang_2FObject_3B>>
  var %_3 <* <$Ljava_2Futil_2FHashMap_3B>>
  var %_4 <* <$Ljava_2Futil_2FHashMapNode_3B>>
  var %_5 u1
  virtualcallassigned &Ljava_2Futil_2FHashMapEntries_3B_7Ccontains_7C_28Ljava_2Flang_2FObject_3B_29Z (dread ref %_this, dread ref %other) { dassign %_1 }
  dassign %_5 (dread u1 %_1)
  if (dread u1 %_5) {
    dassign %_3 (iread ref <* <$Ljava_2Futil_2FHashMapEntries_3B>> 6 (dread ref %_this))
    interfacecallassigned &Ljava_2Futil_2FMap_24Entry_3B_7CgetKey_7C_28_29Ljava_2Flang_2FObject_3B (intrinsicopwithtype ref <* <$Ljava_2Futil_2FMap_24Entry_3B>> JAVA_CHECK_CAST (dread ref %other)) { dassign %_2 }
    virtualcallassigned &Ljava_2Futil_2FHashMap_3B_7CremoveNode_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Futil_2FHashMapNode_3B (dread ref %_3, dread ref %_2) { dassign %_4 }
    dassign %_5 (ne u1 ref (dread ref %_4, constval ref 0))
  }
  return (dread u1 %_5)
}

func &Ljava_2Futil_2FHashMapEntries_3B_7Cclear_7C_28_29V public virtual (var %_this <* <$Ljava_2Futil_2FHashMapEntries_3B>>) void {
  virtualcall &Ljava_2Futil_2FHashMap_3B_7Cclear_7C_28_29V (iread ref <* <$Ljava_2Futil_2FHashMapEntries_3B>> 6 (dread ref %_this))
  return ()
}

func &Ljava_2Futil_2FHashMapEntries_3B_7Citerator_7C_28_29Ljava_2Futil_2FIterator_3B public virtual (var %_this <* <$Ljava_2Futil_2FHashMapEntries_3B>>) <* <$Ljava_2Futil_2FIterator_3B>> {
  var %_1 <* <$Ljava_2Futil_2FHashMapIterator_3B>>
  dassign %_1 (gcmalloc ref <$Ljava_2Futil_2FHashMapIterator_3B>)
  call &Ljava_2Futil_2FHashMapIterator_3B_7C_3Cinit_3E_7C_28Ljava_2Futil_2FHashMap_3B_29V (dread ref %_1, iread ref <* <$Ljava_2Futil_2FHashMapEntries_3B>> 6 (dread ref %_this))
  return (dread ref %_1)
}
