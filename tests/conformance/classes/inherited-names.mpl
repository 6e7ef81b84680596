# A call may name a method by the class of its receiver, which only inherits it (as Java's compiler writes calls).
# run: &named(0) == 4
# run: &named(1) == 6
# run: &message() == 104
# run: &overridden() == 33
type $LAnimal_3B <class <$Ljava_2Flang_2FObject_3B> { @legs i32 }>
type $LDog_3B <class <$LAnimal_3B> {}>
type $LBeetle_3B <class <$LDog_3B> {}>
type $LMine_3B <class <$Ljava_2Flang_2FException_3B> {}>
type $LLoud_3B <class <$LMine_3B> {}>
type $LLouder_3B <class <$LLoud_3B> {}>

func &LAnimal_3B_7Clegs_7C_28_29I virtual (var %this <* <$LAnimal_3B>>) i32 { return (constval i32 4) }
func &LBeetle_3B_7Clegs_7C_28_29I virtual (var %this <* <$LBeetle_3B>>) i32 { return (constval i32 6) }
func &LDog_3B_7Clegs_7C_28_29I virtual (var %this <* <$LDog_3B>>) i32

func &LMine_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B virtual (var %this <* <$LMine_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &LLouder_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B virtual (var %this <* <$LLouder_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &LLoud_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B virtual (var %this <* <$LLoud_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  return (conststr ptr "!")
}
func &Ljava_2Flang_2FException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (var %this <* <$Ljava_2Flang_2FException_3B>>, var %m <* <$Ljava_2Flang_2FString_3B>>) void

func &named (var %kind i32) i32 {
  var %d <* <$LDog_3B>>
  dassign %d (gcmalloc ref <$LDog_3B>)
  if (dread i32 %kind) { dassign %d (gcmalloc ref <$LBeetle_3B>) }
  virtualcallassigned &LDog_3B_7Clegs_7C_28_29I (dread ref %d) { regassign i32 %1 }
  return (regread i32 %1)
}

func &message () i32 {
  var %e <* <$LMine_3B>>
  dassign %e (gcmalloc ref <$LMine_3B>)
  call &Ljava_2Flang_2FException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %e, conststr ptr "hello")
  virtualcallassigned &LMine_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B (dread ref %e) { regassign ptr %1 }
  return (iread u8 <* u8> 0 (regread ptr %1))
}

func &overridden () i32 {
  var %e <* <$LLouder_3B>>
  dassign %e (gcmalloc ref <$LLouder_3B>)
  virtualcallassigned &LLouder_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B (dread ref %e) { regassign ptr %1 }
  return (iread u8 <* u8> 0 (regread ptr %1))
}
