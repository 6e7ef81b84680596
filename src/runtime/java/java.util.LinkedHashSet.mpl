# The keys of a LinkedHashMap.
javaclass $Ljava_2Futil_2FLinkedHashSet_3B <$Ljava_2Futil_2FLinkedHashSet_3B> public
type $Ljava_2Futil_2FLinkedHashSet_3B <class <$Ljava_2Futil_2FHashSet_3B> {
  &Ljava_2Futil_2FLinkedHashSet_3B_7C_3Cinit_3E_7C_28_29V public constructor (<* <$Ljava_2Futil_2FLinkedHashSet_3B>>) void,
  &Ljava_2Futil_2FLinkedHashSet_3B_7C_3Cinit_3E_7C_28I_29V public constructor (<* <$Ljava_2Futil_2FLinkedHashSet_3B>>, i32) void,
  &Ljava_2Futil_2FLinkedHashSet_3B_7C_3Cinit_3E_7C_28Ljava_2Futil_2FCollection_3B_29V public constructor (<* <$Ljava_2Futil_2FLinkedHashSet_3B>>, <* <$Ljava_2Futil_2FCollection_3B>>) void
}>

func &Ljava_2Futil_2FLinkedHashSet_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Futil_2FLinkedHashSet_3B>>) void {
  var %_1 <* <$Ljava_2Futil_2FLinkedHashMap_3B>>
  call &Ljava_2Futil_2FHashSet_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_this)
  dassign %_1 (gcmalloc ref <$Ljava_2Futil_2FLinkedHashMap_3B>)
  call &Ljava_2Futil_2FLinkedHashMap_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_1)
  iassign <* <$Ljava_2Futil_2FHashSet_3B>> 6 (dread ref %_this, dread ref %_1)
  return ()
}

func &Ljava_2Futil_2FLinkedHashSet_3B_7C_3Cinit_3E_7C_28I_29V public constructor (var %_this <* <$Ljava_2Futil_2FLinkedHashSet_3B>>, var %capacity i32) void {
  var %_1 <* <$Ljava_2Futil_2FLinkedHashMap_3B>>
  call &Ljava_2Futil_2FHashSet_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_this)
  dassign %_1 (gcmalloc ref <$Ljava_2Futil_2FLinkedHashMap_3B>)
  call &Ljava_2Futil_2FLinkedHashMap_3B_7C_3Cinit_3E_7C_28I_29V (dread ref %_1, dread i32 %capacity)
  iassign <* <$Ljava_2Futil_2FHashSet_3B>> 6 (dread ref %_this, dread ref %_1)
  return ()
}

func &Ljava_2Futil_2FLinkedHashSet_3B_7C_3Cinit_3E_7C_28Ljava_2Futil_2FCollection_3B_29V public constructor (var %_this <* <$Ljava_2Futil_2FLinkedHashSet_3B>>, var %elements <* <$Ljava_2Futil_2FCollection_3B>>) void {
  var %_1 <* <$Ljava_2Futil_2FLinkedHashMap_3B>>
  call &Ljava_2Futil_2FHashSet_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_this)
  dassign %_1 (gcmalloc ref <$Ljava_2Futil_2FLinkedHashMap_3B>)
  call &Ljava_2Futil_2FLinkedHashMap_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_1)
  iassign <* <$Ljava_2Futil_2FHashSet_3B>> 6 (dread ref %_this, dread ref %_1)
  virtualcallassigned &Ljava_2Futil_2FAbstractCollection_3B_7CaddAll_7C_28Ljava_2Futil_2FCollection_3B_29Z (dread ref %_this, dread ref %elements) {}
  return ()
}
