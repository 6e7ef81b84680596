# The keys of a HashMap.
javaclass $Ljava_2Futil_2FHashSet_3B <$Ljava_2Futil_2FHashSet_3B> public
type $Ljava_2Futil_2FHashSet_3B <class <$Ljava_2Futil_2FAbstractSet_3B> {
  @map <* <$Ljava_2Futil_2FHashMap_3B>>,
  &Ljava_2Futil_2FHashSet_3B_7C_3Cinit_3E_7C_28_29V public constructor (<* <$Ljava_2Futil_2FHashSet_3B>>) void,
  &Ljava_2Futil_2FHashSet_3B_7C_3Cinit_3E_7C_28I_29V public constructor (<* <$Ljava_2Futil_2FHashSet_3B>>, i32) void,
  &Ljava_2Futil_2FHashSet_3B_7C_3Cinit_3E_7C_28IF_29V public constructor (<* <$Ljava_2Futil_2FHashSet_3B>>, i32, f32) void,
  &Ljava_2Futil_2FHashSet_3B_7C_3Cinit_3E_7C_28Ljava_2Futil_2FCollection_3B_29V public constructor (<* <$Ljava_2Futil_2FHashSet_3B>>, <* <$Ljava_2Futil_2FCollection_3B>>) void,
  &Ljava_2Futil_2FHashSet_3B_7Csize_7C_28_29I public virtual (<* <$Ljava_2Futil_2FHashSet_3B>>) i32,
  &Ljava_2Futil_2FHashSet_3B_7Ccontains_7C_28Ljava_2Flang_2FObject_3B_29Z public virtual (<* <$Ljava_2Futil_2FHashSet_3B>>, <* <$Ljava_2Flang_2FObject_3B>>) u1,
  &Ljava_2Futil_2FHashSet_3B_7Cadd_7C_28Ljava_2Flang_2FObject_3B_29Z public virtual (<* <$Ljava_2Futil_2FHashSet_3B>>, <* <$Ljava_2Flang_2FObject_3B>>) u1,
  &Ljava_2Futil_2FHashSet_3B_7Cremove_7C_28Ljava_2Flang_2FObject_3B_29Z public virtual (<* <$Ljava_2Futil_2FHashSet_3B>>, <* <$Ljava_2Flang_2FObject_3B>>) u1,
  &Ljava_2Futil_2FHashSet_3B_7Cclear_7C_28_29V public virtual (<* <$Ljava_2Futil_2FHashSet_3B>>) void,
  &Ljava_2Futil_2FHashSet_3B_7Citerator_7C_28_29Ljava_2Futil_2FIterator_3B public virtual (<* <$Ljava_2Futil_2FHashSet_3B>>) <* <$Ljava_2Futil_2FIterator_3B>>,
  $Ljava_2Flang_2FCloneable_3B,
  $Ljava_2Fio_2FSerializable_3B
}>

func &Ljava_2Futil_2FHashSet_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Futil_2FHashSet_3B>>) void {
  var %_1 <* <$Ljava_2Futil_2FHashMap_3B>>
  call &Ljava_2Futil_2FAbstractSet_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_this)
  dassign %_1 (gcmalloc ref <$Ljava_2Futil_2FHashMap_3B>)
  call &Ljava_2Futil_2FHashMap_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_1)
  iassign <* <$Ljava_2Futil_2FHashSet_3B>> 6 (dread ref %_this, dread ref %_1)
  return ()
}

func &Ljava_2Futil_2FHashSet_3B_7C_3Cinit_3E_7C_28I_29V public constructor (var %_this <* <$Ljava_2Futil_2FHashSet_3B>>, var %capacity i32) void {
  var %_1 <* <$Ljava_2Futil_2FHashMap_3B>>
  call &Ljava_2Futil_2FAbstractSet_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_this)
  dassign %_1 (gcmalloc ref <$Ljava_2Futil_2FHashMap_3B>)
  call &Ljava_2Futil_2FHashMap_3B_7C_3Cinit_3E_7C_28I_29V (dread ref %_1, dread i32 %capacity)
  iassign <* <$Ljava_2Futil_2FHashSet_3B>> 6 (dread ref %_this, dread ref %_1)
  return ()
}

func &Ljava_2Futil_2FHashSet_3B_7C_3Cinit_3E_7C_28IF_29V public constructor (var %_this <* <$Ljava_2Futil_2FHashSet_3B>>, var %capacity i32, var %loadFactor f32) void {
  var %_1 <* <$Ljava_2Futil_2FHashMap_3B>>
  call &Ljava_2Futil_2FAbstractSet_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_this)
  dassign %_1 (gcmalloc ref <$Ljava_2Futil_2FHashMap_3B>)
  call &Ljava_2Futil_2FHashMap_3B_7C_3Cinit_3E_7C_28IF_29V (dread ref %_1, dread i32 %capacity, dread f32 %loadFactor)
  iassign <* <$Ljava_2Futil_2FHashSet_3B>> 6 (dread ref %_this, dread ref %_1)
  return ()
}

func &Ljava_2Futil_2FHashSet_3B_7C_3Cinit_3E_7C_28Ljava_2Futil_2FCollection_3B_29V public constructor (var %_this <* <$Ljava_2Futil_2FHashSet_3B>>, var %elements <* <$Ljava_2Futil_2FCollection_3B>>) void {
  var %_2 i32
  var %_3 i32
  var %_4 <* <$Ljava_2Futil_2FHashMap_3B>>
  call &Ljava_2Futil_2FAbstractSet_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_this)
  interfacecallassigned &Ljava_2Futil_2FCollection_3B_7Csize_7C_28_29I (dread ref %elements) { dassign %_2 }
  callassigned &Ljava_2Flang_2FMath_3B_7Cmax_7C_28II_29I (add i32 (trunc i32 f32 (div f32 (cvt f32 i32 (dread i32 %_2), constval f32 0.75f)), constval i32 1), constval i32 16) { dassign %_3 }
  dassign %_4 (gcmalloc ref <$Ljava_2Futil_2FHashMap_3B>)
  call &Ljava_2Futil_2FHashMap_3B_7C_3Cinit_3E_7C_28I_29V (dread ref %_4, dread i32 %_3)
  iassign <* <$Ljava_2Futil_2FHashSet_3B>> 6 (dread ref %_this, dread ref %_4)
  virtualcallassigned &Ljava_2Futil_2FAbstractCollection_3B_7CaddAll_7C_28Ljava_2Futil_2FCollection_3B_29Z (dread ref %_this, dread ref %elements) {}
  return ()
}

func &Ljava_2Futil_2FHashSet_3B_7Csize_7C_28_29I public virtual (var %_this <* <$Ljava_2Futil_2FHashSet_3B>>) i32 {
  var %_1 i32
  virtualcallassigned &Ljava_2Futil_2FHashMap_3B_7Csize_7C_28_29I (iread ref <* <$Ljava_2Futil_2FHashSet_3B>> 6 (dread ref %_this)) { dassign %_1 }
  return (dread i32 %_1)
}

func &Ljava_2Futil_2FHashSet_3B_7Ccontains_7C_28Ljava_2Flang_2FObject_3B_29Z public virtual (var %_this <* <$Ljava_2Futil_2FHashSet_3B>>, var %element <* <$Ljava_2Flang_2FObject_3B>>) u1 {
  var %_1 u1
  virtualcallassigned &Ljava_2Futil_2FHashMap_3B_7CcontainsKey_7C_28Ljava_2Flang_2FObject_3B_29Z (iread ref <* <$Ljava_2Futil_2FHashSet_3B>> 6 (dread ref %_this), dread ref %element) { dassign %_1 }
  return (dread u1 %_1)
}

func &Ljava_2Futil_2FHashSet_3B_7Cadd_7C_28Ljava_2Flang_2FObject_3B_29Z public virtual (var %_this <* <$Ljava_2Futil_2FHashSet_3B>>, var %element <* <$Ljava_2Flang_2FObject_3B>>) u1 {
  var %_1 <* <$Ljava_2Futil_2FHashMap_3B>>
  var %_2 <* <$Ljava_2Flang_2FObject_3B>>
  dassign %_1 (iread ref <* <$Ljava_2Futil_2FHashSet_3B>> 6 (dread ref %_this))
  intrinsiccallwithtype <$Ljava_2Flang_2FBoolean_3B> JAVA_CLINIT_CHECK ()
  virtualcallassigned &Ljava_2Futil_2FHashMap_3B_7Cput_7C_28Ljava_2Flang_2FObject_3BLjava_2Flang_2FObject_3B_29Ljava_2Flang_2FObject_3B (dread ref %_1, dread ref %element, dread ref $Ljava_2Flang_2FBoolean_3B_7CTRUE) { dassign %_2 }
  return (eq u1 ref (dread ref %_2, constval ref 0))
}

func &Ljava_2Futil_2FHashSet_3B_7Cremove_7C_28Ljava_2Flang_2FObject_3B_29Z public virtual (var %_this <* <$Ljava_2Futil_2FHashSet_3B>>, var %element <* <$Ljava_2Flang_2FObject_3B>>) u1 {
  var %_1 <* <$Ljava_2Futil_2FHashMapNode_3B>>
  virtualcallassigned &Ljava_2Futil_2FHashMap_3B_7CremoveNode_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Futil_2FHashMapNode_3B (iread ref <* <$Ljava_2Futil_2FHashSet_3B>> 6 (dread ref %_this), dread ref %element) { dassign %_1 }
  return (ne u1 ref (dread ref %_1, constval ref 0))
}

func &Ljava_2Futil_2FHashSet_3B_7Cclear_7C_28_29V public virtual (var %_this <* <$Ljava_2Futil_2FHashSet_3B>>) void {
  virtualcall &Ljava_2Futil_2FHashMap_3B_7Cclear_7C_28_29V (iread ref <* <$Ljava_2Futil_2FHashSet_3B>> 6 (dread ref %_this))
  return ()
}

func &Ljava_2Futil_2FHashSet_3B_7Citerator_7C_28_29Ljava_2Futil_2FIterator_3B public virtual (var %_this <* <$Ljava_2Futil_2FHashSet_3B>>) <* <$Ljava_2Futil_2FIterator_3B>> {
  var %_1 <* <$Ljava_2Futil_2FHashMapKeyIterator_3B>>
  dassign %_1 (gcmalloc ref <$Ljava_2Futil_2FHashMapKeyIterator_3B>)
  call &Ljava_2Futil_2FHashMapKeyIterator_3B_7C_3Cinit_3E_7C_28Ljava_2Futil_2FHashMap_3B_29V (dread ref %_1, iread ref <* <$Ljava_2Futil_2FHashSet_3B>> 6 (dread ref %_this))
  return (dread ref %_1)
}
