# How a Java program begins: the words of the command line as an array of Strings, without the name of the program.

func &__strlen extern (var %text ptr) u64

func &__java_arguments (var %count i32, var %words ptr) ref {
  var %array <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
  var %i i32
  dassign %array (gcmallocjarray ref <[] <* <$Ljava_2Flang_2FString_3B>>> (max i32 (sub i32 (dread i32 %count, constval i32 1), constval i32 0)))
  doloop %i (constval i32 1, lt u1 i32 (dread i32 %i, dread i32 %count), constval i32 1) {
    call &__java_string (iread ptr <* ptr> 0 (array 0 ptr <* <[] ptr>> (dread ptr %words, dread i32 %i)))
    iassign <* <* <$Ljava_2Flang_2FString_3B>>> 0 (array 0 ptr <* <[] <* <$Ljava_2Flang_2FString_3B>>>> (dread ref %array, sub i32 (dread i32 %i, constval i32 1)), regread ref %%retval0)
  }
  return (dread ref %array)
}
