# A list in an array, which grows by half.
javaclass $Ljava_2Futil_2FArrayList_3B <$Ljava_2Futil_2FArrayList_3B> public
type $Ljava_2Futil_2FArrayList_3B <class <$Ljava_2Futil_2FAbstractList_3B> {
  @elements <* <[] <* <$Ljava_2Flang_2FObject_3B>>>> private,
  @size i32 private,
  &Ljava_2Futil_2FArrayList_3B_7C_3Cinit_3E_7C_28_29V public constructor (<* <$Ljava_2Futil_2FArrayList_3B>>) void,
  &Ljava_2Futil_2FArrayList_3B_7C_3Cinit_3E_7C_28I_29V public constructor (<* <$Ljava_2Futil_2FArrayList_3B>>, i32) void,
  &Ljava_2Futil_2FArrayList_3B_7C_3Cinit_3E_7C_28Ljava_2Futil_2FCollection_3B_29V public constructor (<* <$Ljava_2Futil_2FArrayList_3B>>, <* <$Ljava_2Futil_2FCollection_3B>>) void,
  &Ljava_2Futil_2FArrayList_3B_7Csize_7C_28_29I public virtual (<* <$Ljava_2Futil_2FArrayList_3B>>) i32,
  &Ljava_2Futil_2FArrayList_3B_7CisEmpty_7C_28_29Z public virtual (<* <$Ljava_2Futil_2FArrayList_3B>>) u1,
  &Ljava_2Futil_2FArrayList_3B_7CensureCapacity_7C_28I_29V public virtual (<* <$Ljava_2Futil_2FArrayList_3B>>, i32) void,
  &Ljava_2Futil_2FArrayList_3B_7CtrimToSize_7C_28_29V public virtual (<* <$Ljava_2Futil_2FArrayList_3B>>) void,
  &Ljava_2Futil_2FArrayList_3B_7Cget_7C_28I_29Ljava_2Flang_2FObject_3B public virtual (<* <$Ljava_2Futil_2FArrayList_3B>>, i32) <* <$Ljava_2Flang_2FObject_3B>>,
  &Ljava_2Futil_2FArrayList_3B_7Cset_7C_28ILjava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B public virtual (<* <$Ljava_2Futil_2FArrayList_3B>>, i32, <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FObject_3B>>,
  &Ljava_2Futil_2FArrayList_3B_7Cadd_7C_28Ljava_2Flang_2FObject_3B_29Z public virtual (<* <$Ljava_2Futil_2FArrayList_3B>>, <* <$Ljava_2Flang_2FObject_3B>>) u1,
  &Ljava_2Futil_2FArrayList_3B_7Cadd_7C_28ILjava_2Flang_2FObject_3B_29V public virtual (<* <$Ljava_2Futil_2FArrayList_3B>>, i32, <* <$Ljava_2Flang_2FObject_3B>>) void,
  &Ljava_2Futil_2FArrayList_3B_7Cremove_7C_28I_29Ljava_2Flang_2FObject_3B public virtual (<* <$Ljava_2Futil_2FArrayList_3B>>, i32) <* <$Ljava_2Flang_2FObject_3B>>,
  &Ljava_2Futil_2FArrayList_3B_7Cremove_7C_28Ljava_2Flang_2FObject_3B_29Z public virtual (<* <$Ljava_2Futil_2FArrayList_3B>>, <* <$Ljava_2Flang_2FObject_3B>>) u1,
  &Ljava_2Futil_2FArrayList_3B_7Cclear_7C_28_29V public virtual (<* <$Ljava_2Futil_2FArrayList_3B>>) void,
  &Ljava_2Futil_2FArrayList_3B_7CaddAll_7C_28Ljava_2Futil_2FCollection_3B_29Z public virtual (<* <$Ljava_2Futil_2FArrayList_3B>>, <* <$Ljava_2Futil_2FCollection_3B>>) u1,
  &Ljava_2Futil_2FArrayList_3B_7CaddAll_7C_28ILjava_2Futil_2FCollection_3B_29Z public virtual (<* <$Ljava_2Futil_2FArrayList_3B>>, i32, <* <$Ljava_2Futil_2FCollection_3B>>) u1,
  &Ljava_2Futil_2FArrayList_3B_7CinsertAll_7C_28ILjava_2Futil_2FCollection_3B_29Z private (<* <$Ljava_2Futil_2FArrayList_3B>>, i32, <* <$Ljava_2Futil_2FCollection_3B>>) u1,
  &Ljava_2Futil_2FArrayList_3B_7CtoArray_7C_28_29ALjava_2Flang_2FObject_3B public virtual (<* <$Ljava_2Futil_2FArrayList_3B>>) <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>,
  &Ljava_2Futil_2FArrayList_3B_7Csort_7C_28Ljava_2Futil_2FComparator_3B_29V public virtual (<* <$Ljava_2Futil_2FArrayList_3B>>, <* <$Ljava_2Futil_2FComparator_3B>>) void,
  $Ljava_2Futil_2FRandomAccess_3B,
  $Ljava_2Flang_2FCloneable_3B,
  $Ljava_2Fio_2FSerializable_3B
}>

func &Ljava_2Futil_2FArrayList_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Futil_2FArrayList_3B>>) void {
  var %_1 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
  call &Ljava_2Futil_2FAbstractList_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_this)
  dassign %_1 (gcmallocjarray ref <[] <* <$Ljava_2Flang_2FObject_3B>>> (constval i32 10))
  iassign <* <$Ljava_2Futil_2FArrayList_3B>> 7 (dread ref %_this, dread ref %_1)
  return ()
}

func &Ljava_2Futil_2FArrayList_3B_7C_3Cinit_3E_7C_28I_29V public constructor (var %_this <* <$Ljava_2Futil_2FArrayList_3B>>, var %capacity i32) void {
  var %_1 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %_2 <* <$Ljava_2Flang_2FString_3B>>
  var %_3 <* <$Ljava_2Flang_2FString_3B>>
  var %_4 <* <$Ljava_2Flang_2FIllegalArgumentException_3B>>
  var %_5 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
  call &Ljava_2Futil_2FAbstractList_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_this)
  if (lt u1 i32 (dread i32 %capacity, constval i32 0)) {
    dassign %_1 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
    call &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_1)
    # "Illegal Capacity: "
    callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_217eb3741bf9b4c0eb61344293798e5d) { dassign %_2 }
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_1, dread ref %_2) {}
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_1, dread i32 %capacity) {}
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %_1) { dassign %_3 }
    dassign %_4 (gcmalloc ref <$Ljava_2Flang_2FIllegalArgumentException_3B>)
    call &Ljava_2Flang_2FIllegalArgumentException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %_4, dread ref %_3)
    throw (dread ref %_4)
  }
  dassign %_5 (gcmallocjarray ref <[] <* <$Ljava_2Flang_2FObject_3B>>> (dread i32 %capacity))
  iassign <* <$Ljava_2Futil_2FArrayList_3B>> 7 (dread ref %_this, dread ref %_5)
  return ()
}

func &Ljava_2Futil_2FArrayList_3B_7C_3Cinit_3E_7C_28Ljava_2Futil_2FCollection_3B_29V public constructor (var %_this <* <$Ljava_2Futil_2FArrayList_3B>>, var %elements <* <$Ljava_2Futil_2FCollection_3B>>) void {
  var %_1 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
  call &Ljava_2Futil_2FAbstractList_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_this)
  interfacecallassigned &Ljava_2Futil_2FCollection_3B_7CtoArray_7C_28_29ALjava_2Flang_2FObject_3B (dread ref %elements) { dassign %_1 }
  iassign <* <$Ljava_2Futil_2FArrayList_3B>> 7 (dread ref %_this, dread ref %_1)
  iassign <* <$Ljava_2Futil_2FArrayList_3B>> 8 (dread ref %_this, intrinsicop i32 JAVA_ARRAY_LENGTH (iread ref <* <$Ljava_2Futil_2FArrayList_3B>> 7 (dread ref %_this)))
  return ()
}

func &Ljava_2Futil_2FArrayList_3B_7Csize_7C_28_29I public virtual (var %_this <* <$Ljava_2Futil_2FArrayList_3B>>) i32 {
  return (iread i32 <* <$Ljava_2Futil_2FArrayList_3B>> 8 (dread ref %_this))
}

func &Ljava_2Futil_2FArrayList_3B_7CisEmpty_7C_28_29Z public virtual (var %_this <* <$Ljava_2Futil_2FArrayList_3B>>) u1 {
  return (eq u1 i32 (iread i32 <* <$Ljava_2Futil_2FArrayList_3B>> 8 (dread ref %_this), constval i32 0))
}

func &Ljava_2Futil_2FArrayList_3B_7CensureCapacity_7C_28I_29V public virtual (var %_this <* <$Ljava_2Futil_2FArrayList_3B>>, var %capacity i32) void {
  var %_1 i32
  var %_2 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
  var %grown <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
  if (le u1 i32 (dread i32 %capacity, intrinsicop i32 JAVA_ARRAY_LENGTH (iread ref <* <$Ljava_2Futil_2FArrayList_3B>> 7 (dread ref %_this)))) {
    return ()
  }
  callassigned &Ljava_2Flang_2FMath_3B_7Cmax_7C_28II_29I (dread i32 %capacity, add i32 (intrinsicop i32 JAVA_ARRAY_LENGTH (iread ref <* <$Ljava_2Futil_2FArrayList_3B>> 7 (dread ref %_this)), ashr i32 (intrinsicop i32 JAVA_ARRAY_LENGTH (iread ref <* <$Ljava_2Futil_2FArrayList_3B>> 7 (dread ref %_this)), constval i32 1))) { dassign %_1 }
  dassign %_2 (gcmallocjarray ref <[] <* <$Ljava_2Flang_2FObject_3B>>> (dread i32 %_1))
  dassign %grown (dread ref %_2)
  call &__java_copyObjects (iread ref <* <$Ljava_2Futil_2FArrayList_3B>> 7 (dread ref %_this), constval i32 0, dread ref %grown, constval i32 0, iread i32 <* <$Ljava_2Futil_2FArrayList_3B>> 8 (dread ref %_this))
  iassign <* <$Ljava_2Futil_2FArrayList_3B>> 7 (dread ref %_this, dread ref %grown)
  return ()
}

func &Ljava_2Futil_2FArrayList_3B_7CtrimToSize_7C_28_29V public virtual (var %_this <* <$Ljava_2Futil_2FArrayList_3B>>) void {
  iassign <* <$Ljava_2Futil_2FAbstractList_3B>> 5 (dread ref %_this, add i32 (iread i32 <* <$Ljava_2Futil_2FAbstractList_3B>> 5 (dread ref %_this), constval i32 1))
  return ()
}

func &Ljava_2Futil_2FArrayList_3B_7Cget_7C_28I_29Ljava_2Flang_2FObject_3B public virtual (var %_this <* <$Ljava_2Futil_2FArrayList_3B>>, var %index i32) <* <$Ljava_2Flang_2FObject_3B>> {
  callassigned &Ljava_2Futil_2FObjects_3B_7CcheckIndex_7C_28II_29I (dread i32 %index, iread i32 <* <$Ljava_2Futil_2FArrayList_3B>> 8 (dread ref %_this)) {}
  return (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] <* <$Ljava_2Flang_2FObject_3B>>>> (iread ref <* <$Ljava_2Futil_2FArrayList_3B>> 7 (dread ref %_this), dread i32 %index)))
}

func &Ljava_2Futil_2FArrayList_3B_7Cset_7C_28ILjava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B public virtual (var %_this <* <$Ljava_2Futil_2FArrayList_3B>>, var %index i32, var %element <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FObject_3B>> {
  var %old <* <$Ljava_2Flang_2FObject_3B>>
  callassigned &Ljava_2Futil_2FObjects_3B_7CcheckIndex_7C_28II_29I (dread i32 %index, iread i32 <* <$Ljava_2Futil_2FArrayList_3B>> 8 (dread ref %_this)) {}
  dassign %old (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] <* <$Ljava_2Flang_2FObject_3B>>>> (iread ref <* <$Ljava_2Futil_2FArrayList_3B>> 7 (dread ref %_this), dread i32 %index)))
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] <* <$Ljava_2Flang_2FObject_3B>>>> (iread ref <* <$Ljava_2Futil_2FArrayList_3B>> 7 (dread ref %_this), dread i32 %index), dread ref %element)
  return (dread ref %old)
}

func &Ljava_2Futil_2FArrayList_3B_7Cadd_7C_28Ljava_2Flang_2FObject_3B_29Z public virtual (var %_this <* <$Ljava_2Futil_2FArrayList_3B>>, var %element <* <$Ljava_2Flang_2FObject_3B>>) u1 {
  var %_1 i32
  var %_2 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
  iassign <* <$Ljava_2Futil_2FAbstractList_3B>> 5 (dread ref %_this, add i32 (iread i32 <* <$Ljava_2Futil_2FAbstractList_3B>> 5 (dread ref %_this), constval i32 1))
  virtualcall &Ljava_2Futil_2FArrayList_3B_7CensureCapacity_7C_28I_29V (dread ref %_this, add i32 (iread i32 <* <$Ljava_2Futil_2FArrayList_3B>> 8 (dread ref %_this), constval i32 1))
  dassign %_2 (iread ref <* <$Ljava_2Futil_2FArrayList_3B>> 7 (dread ref %_this))
  dassign %_1 (iread i32 <* <$Ljava_2Futil_2FArrayList_3B>> 8 (dread ref %_this))
  iassign <* <$Ljava_2Futil_2FArrayList_3B>> 8 (dread ref %_this, add i32 (iread i32 <* <$Ljava_2Futil_2FArrayList_3B>> 8 (dread ref %_this), constval i32 1))
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] <* <$Ljava_2Flang_2FObject_3B>>>> (dread ref %_2, dread i32 %_1), dread ref %element)
  return (constval u1 1)
}

func &Ljava_2Futil_2FArrayList_3B_7Cadd_7C_28ILjava_2Flang_2FObject_3B_29V public virtual (var %_this <* <$Ljava_2Futil_2FArrayList_3B>>, var %index i32, var %element <* <$Ljava_2Flang_2FObject_3B>>) void {
  virtualcall &Ljava_2Futil_2FAbstractList_3B_7CcheckPlace_7C_28I_29V (dread ref %_this, dread i32 %index)
  iassign <* <$Ljava_2Futil_2FAbstractList_3B>> 5 (dread ref %_this, add i32 (iread i32 <* <$Ljava_2Futil_2FAbstractList_3B>> 5 (dread ref %_this), constval i32 1))
  virtualcall &Ljava_2Futil_2FArrayList_3B_7CensureCapacity_7C_28I_29V (dread ref %_this, add i32 (iread i32 <* <$Ljava_2Futil_2FArrayList_3B>> 8 (dread ref %_this), constval i32 1))
  call &__java_copyObjects (iread ref <* <$Ljava_2Futil_2FArrayList_3B>> 7 (dread ref %_this), dread i32 %index, iread ref <* <$Ljava_2Futil_2FArrayList_3B>> 7 (dread ref %_this), add i32 (dread i32 %index, constval i32 1), sub i32 (iread i32 <* <$Ljava_2Futil_2FArrayList_3B>> 8 (dread ref %_this), dread i32 %index))
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] <* <$Ljava_2Flang_2FObject_3B>>>> (iread ref <* <$Ljava_2Futil_2FArrayList_3B>> 7 (dread ref %_this), dread i32 %index), dread ref %element)
  iassign <* <$Ljava_2Futil_2FArrayList_3B>> 8 (dread ref %_this, add i32 (iread i32 <* <$Ljava_2Futil_2FArrayList_3B>> 8 (dread ref %_this), constval i32 1))
  return ()
}

func &Ljava_2Futil_2FArrayList_3B_7Cremove_7C_28I_29Ljava_2Flang_2FObject_3B public virtual (var %_this <* <$Ljava_2Futil_2FArrayList_3B>>, var %index i32) <* <$Ljava_2Flang_2FObject_3B>> {
  var %old <* <$Ljava_2Flang_2FObject_3B>>
  var %_1 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
  callassigned &Ljava_2Futil_2FObjects_3B_7CcheckIndex_7C_28II_29I (dread i32 %index, iread i32 <* <$Ljava_2Futil_2FArrayList_3B>> 8 (dread ref %_this)) {}
  dassign %old (iread ref <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] <* <$Ljava_2Flang_2FObject_3B>>>> (iread ref <* <$Ljava_2Futil_2FArrayList_3B>> 7 (dread ref %_this), dread i32 %index)))
  iassign <* <$Ljava_2Futil_2FAbstractList_3B>> 5 (dread ref %_this, add i32 (iread i32 <* <$Ljava_2Futil_2FAbstractList_3B>> 5 (dread ref %_this), constval i32 1))
  call &__java_copyObjects (iread ref <* <$Ljava_2Futil_2FArrayList_3B>> 7 (dread ref %_this), add i32 (dread i32 %index, constval i32 1), iread ref <* <$Ljava_2Futil_2FArrayList_3B>> 7 (dread ref %_this), dread i32 %index, sub i32 (sub i32 (iread i32 <* <$Ljava_2Futil_2FArrayList_3B>> 8 (dread ref %_this), dread i32 %index), constval i32 1))
  dassign %_1 (iread ref <* <$Ljava_2Futil_2FArrayList_3B>> 7 (dread ref %_this))
  iassign <* <$Ljava_2Futil_2FArrayList_3B>> 8 (dread ref %_this, sub i32 (iread i32 <* <$Ljava_2Futil_2FArrayList_3B>> 8 (dread ref %_this), constval i32 1))
  iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] <* <$Ljava_2Flang_2FObject_3B>>>> (dread ref %_1, iread i32 <* <$Ljava_2Futil_2FArrayList_3B>> 8 (dread ref %_this)), constval ref 0)
  return (dread ref %old)
}

func &Ljava_2Futil_2FArrayList_3B_7Cremove_7C_28Ljava_2Flang_2FObject_3B_29Z public virtual (var %_this <* <$Ljava_2Futil_2FArrayList_3B>>, var %element <* <$Ljava_2Flang_2FObject_3B>>) u1 {
  var %_1 i32
  var %index i32
  virtualcallassigned &Ljava_2Futil_2FAbstractList_3B_7CindexOf_7C_28Ljava_2Flang_2FObject_3B_29I (dread ref %_this, dread ref %element) { dassign %_1 }
  dassign %index (dread i32 %_1)
  if (lt u1 i32 (dread i32 %index, constval i32 0)) {
    return (constval u1 0)
  }
  virtualcallassigned &Ljava_2Futil_2FArrayList_3B_7Cremove_7C_28I_29Ljava_2Flang_2FObject_3B (dread ref %_this, dread i32 %index) {}
  return (constval u1 1)
}

func &Ljava_2Futil_2FArrayList_3B_7Cclear_7C_28_29V public virtual (var %_this <* <$Ljava_2Futil_2FArrayList_3B>>) void {
  var %i i32
  iassign <* <$Ljava_2Futil_2FAbstractList_3B>> 5 (dread ref %_this, add i32 (iread i32 <* <$Ljava_2Futil_2FAbstractList_3B>> 5 (dread ref %_this), constval i32 1))
  dassign %i (constval i32 0)
  while (lt u1 i32 (dread i32 %i, iread i32 <* <$Ljava_2Futil_2FArrayList_3B>> 8 (dread ref %_this))) {
    iassign <* <* <$Ljava_2Flang_2FObject_3B>>> 0 (array 1 ptr <* <[] <* <$Ljava_2Flang_2FObject_3B>>>> (iread ref <* <$Ljava_2Futil_2FArrayList_3B>> 7 (dread ref %_this), dread i32 %i), constval ref 0)
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  iassign <* <$Ljava_2Futil_2FArrayList_3B>> 8 (dread ref %_this, constval i32 0)
  return ()
}

func &Ljava_2Futil_2FArrayList_3B_7CaddAll_7C_28Ljava_2Futil_2FCollection_3B_29Z public virtual (var %_this <* <$Ljava_2Futil_2FArrayList_3B>>, var %added <* <$Ljava_2Futil_2FCollection_3B>>) u1 {
  var %_1 u1
  callassigned &Ljava_2Futil_2FArrayList_3B_7CinsertAll_7C_28ILjava_2Futil_2FCollection_3B_29Z (dread ref %_this, iread i32 <* <$Ljava_2Futil_2FArrayList_3B>> 8 (dread ref %_this), dread ref %added) { dassign %_1 }
  return (dread u1 %_1)
}

func &Ljava_2Futil_2FArrayList_3B_7CaddAll_7C_28ILjava_2Futil_2FCollection_3B_29Z public virtual (var %_this <* <$Ljava_2Futil_2FArrayList_3B>>, var %index i32, var %added <* <$Ljava_2Futil_2FCollection_3B>>) u1 {
  var %_1 u1
  virtualcall &Ljava_2Futil_2FAbstractList_3B_7CcheckPlace_7C_28I_29V (dread ref %_this, dread i32 %index)
  callassigned &Ljava_2Futil_2FArrayList_3B_7CinsertAll_7C_28ILjava_2Futil_2FCollection_3B_29Z (dread ref %_this, dread i32 %index, dread ref %added) { dassign %_1 }
  return (dread u1 %_1)
}

func &Ljava_2Futil_2FArrayList_3B_7CinsertAll_7C_28ILjava_2Futil_2FCollection_3B_29Z private (var %_this <* <$Ljava_2Futil_2FArrayList_3B>>, var %index i32, var %added <* <$Ljava_2Futil_2FCollection_3B>>) u1 {
  var %_1 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
  var %all <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
  interfacecallassigned &Ljava_2Futil_2FCollection_3B_7CtoArray_7C_28_29ALjava_2Flang_2FObject_3B (dread ref %added) { dassign %_1 }
  dassign %all (dread ref %_1)
  iassign <* <$Ljava_2Futil_2FAbstractList_3B>> 5 (dread ref %_this, add i32 (iread i32 <* <$Ljava_2Futil_2FAbstractList_3B>> 5 (dread ref %_this), constval i32 1))
  virtualcall &Ljava_2Futil_2FArrayList_3B_7CensureCapacity_7C_28I_29V (dread ref %_this, add i32 (iread i32 <* <$Ljava_2Futil_2FArrayList_3B>> 8 (dread ref %_this), intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %all)))
  call &__java_copyObjects (iread ref <* <$Ljava_2Futil_2FArrayList_3B>> 7 (dread ref %_this), dread i32 %index, iread ref <* <$Ljava_2Futil_2FArrayList_3B>> 7 (dread ref %_this), add i32 (dread i32 %index, intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %all)), sub i32 (iread i32 <* <$Ljava_2Futil_2FArrayList_3B>> 8 (dread ref %_this), dread i32 %index))
  call &__java_copyObjects (dread ref %all, constval i32 0, iread ref <* <$Ljava_2Futil_2FArrayList_3B>> 7 (dread ref %_this), dread i32 %index, intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %all))
  iassign <* <$Ljava_2Futil_2FArrayList_3B>> 8 (dread ref %_this, add i32 (iread i32 <* <$Ljava_2Futil_2FArrayList_3B>> 8 (dread ref %_this), intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %all)))
  return (gt u1 i32 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %all), constval i32 0))
}

func &Ljava_2Futil_2FArrayList_3B_7CtoArray_7C_28_29ALjava_2Flang_2FObject_3B public virtual (var %_this <* <$Ljava_2Futil_2FArrayList_3B>>) <* <[] <* <$Ljava_2Flang_2FObject_3B>>>> {
  var %_1 <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
  var %all <* <[] <* <$Ljava_2Flang_2FObject_3B>>>>
  dassign %_1 (gcmallocjarray ref <[] <* <$Ljava_2Flang_2FObject_3B>>> (iread i32 <* <$Ljava_2Futil_2FArrayList_3B>> 8 (dread ref %_this)))
  dassign %all (dread ref %_1)
  call &__java_copyObjects (iread ref <* <$Ljava_2Futil_2FArrayList_3B>> 7 (dread ref %_this), constval i32 0, dread ref %all, constval i32 0, iread i32 <* <$Ljava_2Futil_2FArrayList_3B>> 8 (dread ref %_this))
  return (dread ref %all)
}

func &Ljava_2Futil_2FArrayList_3B_7Csort_7C_28Ljava_2Futil_2FComparator_3B_29V public virtual (var %_this <* <$Ljava_2Futil_2FArrayList_3B>>, var %order <* <$Ljava_2Futil_2FComparator_3B>>) void {
  var %changes i32
  var %_1 <* <$Ljava_2Futil_2FConcurrentModificationException_3B>>
  dassign %changes (iread i32 <* <$Ljava_2Futil_2FAbstractList_3B>> 5 (dread ref %_this))
  call &__java_sort (iread ref <* <$Ljava_2Futil_2FArrayList_3B>> 7 (dread ref %_this), constval i32 0, iread i32 <* <$Ljava_2Futil_2FArrayList_3B>> 8 (dread ref %_this), dread ref %order)
  if (ne u1 i32 (iread i32 <* <$Ljava_2Futil_2FAbstractList_3B>> 5 (dread ref %_this), dread i32 %changes)) {
    dassign %_1 (gcmalloc ref <$Ljava_2Futil_2FConcurrentModificationException_3B>)
    call &Ljava_2Futil_2FConcurrentModificationException_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_1)
    throw (dread ref %_1)
  }
  iassign <* <$Ljava_2Futil_2FAbstractList_3B>> 5 (dread ref %_this, add i32 (iread i32 <* <$Ljava_2Futil_2FAbstractList_3B>> 5 (dread ref %_this), constval i32 1))
  return ()
}
