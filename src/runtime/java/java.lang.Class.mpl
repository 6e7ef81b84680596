# A class at run time: what stands in the head of each of its objects. The first word of it is its name, a text of C.
javaclass $Ljava_2Flang_2FClass_3B <$Ljava_2Flang_2FClass_3B> public final
type $Ljava_2Flang_2FClass_3B <class <$Ljava_2Flang_2FObject_3B> {
  &Ljava_2Flang_2FClass_3B_7C_3Cinit_3E_7C_28_29V private constructor (<* <$Ljava_2Flang_2FClass_3B>>) void,
  &Ljava_2Flang_2FClass_3B_7CgetName_7C_28_29Ljava_2Flang_2FString_3B public virtual (<* <$Ljava_2Flang_2FClass_3B>>) <* <$Ljava_2Flang_2FString_3B>>,
  &Ljava_2Flang_2FClass_3B_7CgetSimpleName_7C_28_29Ljava_2Flang_2FString_3B public virtual (<* <$Ljava_2Flang_2FClass_3B>>) <* <$Ljava_2Flang_2FString_3B>>,
  &Ljava_2Flang_2FClass_3B_7CgetTypeName_7C_28_29Ljava_2Flang_2FString_3B public virtual (<* <$Ljava_2Flang_2FClass_3B>>) <* <$Ljava_2Flang_2FString_3B>>,
  &Ljava_2Flang_2FClass_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (<* <$Ljava_2Flang_2FClass_3B>>) <* <$Ljava_2Flang_2FString_3B>>
}>

func &Ljava_2Flang_2FClass_3B_7C_3Cinit_3E_7C_28_29V private constructor (var %_this <* <$Ljava_2Flang_2FClass_3B>>) void {
  call &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_this)
  return ()
}

func &Ljava_2Flang_2FClass_3B_7CgetName_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FClass_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  var %_1 <* <$Ljava_2Flang_2FString_3B>>
  callassigned &__java_string (ireadoff ref 0 (dread ref %_this)) { dassign %_1 }
  return (dread ref %_1)
}

func &Ljava_2Flang_2FClass_3B_7CgetSimpleName_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FClass_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  var %_1 <* <$Ljava_2Flang_2FString_3B>>
  var %name <* <$Ljava_2Flang_2FString_3B>>
  var %_2 i32
  var %_3 i32
  var %_4 i32
  var %start i32
  var %_5 <* <$Ljava_2Flang_2FString_3B>>
  virtualcallassigned &Ljava_2Flang_2FClass_3B_7CgetName_7C_28_29Ljava_2Flang_2FString_3B (dread ref %_this) { dassign %_1 }
  dassign %name (dread ref %_1)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7ClastIndexOf_7C_28I_29I (dread ref %name, constval i32 46) { dassign %_2 }
  virtualcallassigned &Ljava_2Flang_2FString_3B_7ClastIndexOf_7C_28I_29I (dread ref %name, constval i32 36) { dassign %_3 }
  callassigned &Ljava_2Flang_2FMath_3B_7Cmax_7C_28II_29I (dread i32 %_2, dread i32 %_3) { dassign %_4 }
  dassign %start (dread i32 %_4)
  virtualcallassigned &Ljava_2Flang_2FString_3B_7Csubstring_7C_28I_29Ljava_2Flang_2FString_3B (dread ref %name, add i32 (dread i32 %start, constval i32 1)) { dassign %_5 }
  return (dread ref %_5)
}

func &Ljava_2Flang_2FClass_3B_7CgetTypeName_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FClass_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  var %_1 <* <$Ljava_2Flang_2FString_3B>>
  virtualcallassigned &Ljava_2Flang_2FClass_3B_7CgetName_7C_28_29Ljava_2Flang_2FString_3B (dread ref %_this) { dassign %_1 }
  return (dread ref %_1)
}

func &Ljava_2Flang_2FClass_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FClass_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  var %_1 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %_2 <* <$Ljava_2Flang_2FString_3B>>
  var %_3 <* <$Ljava_2Flang_2FString_3B>>
  var %_4 <* <$Ljava_2Flang_2FString_3B>>
  dassign %_1 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  call &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_1)
  # "class "
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_63006c006100730073002000) { dassign %_2 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_1, dread ref %_2) {}
  virtualcallassigned &Ljava_2Flang_2FClass_3B_7CgetName_7C_28_29Ljava_2Flang_2FString_3B (dread ref %_this) { dassign %_3 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_1, dread ref %_3) {}
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %_1) { dassign %_4 }
  return (dread ref %_4)
}
