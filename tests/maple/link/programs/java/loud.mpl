type $LMine_3B <class <$Ljava_2Flang_2FException_3B> { @code i32 }>
type $LLoud_3B <class <$LMine_3B> {}>
func &LLoud_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B virtual (var %this <* <$LLoud_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  return (conststr ptr "xyz")
}
func &loud () <* <$LMine_3B>> {
  var %l <* <$LLoud_3B>>
  dassign %l (gcmalloc ref <$LLoud_3B>)
  return (dread ref %l)
}
