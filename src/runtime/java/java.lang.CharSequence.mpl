javainterface $Ljava_2Flang_2FCharSequence_3B <$Ljava_2Flang_2FCharSequence_3B> public
type $Ljava_2Flang_2FCharSequence_3B <interface {
  &Ljava_2Flang_2FCharSequence_3B_7Clength_7C_28_29I public abstract virtual (<* <$Ljava_2Flang_2FCharSequence_3B>>) i32,
  &Ljava_2Flang_2FCharSequence_3B_7CcharAt_7C_28I_29C public abstract virtual (<* <$Ljava_2Flang_2FCharSequence_3B>>, i32) u16,
  &Ljava_2Flang_2FCharSequence_3B_7CsubSequence_7C_28II_29Ljava_2Flang_2FCharSequence_3B public abstract virtual (<* <$Ljava_2Flang_2FCharSequence_3B>>, i32, i32) <* <$Ljava_2Flang_2FCharSequence_3B>>,
  &Ljava_2Flang_2FCharSequence_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public abstract virtual (<* <$Ljava_2Flang_2FCharSequence_3B>>) <* <$Ljava_2Flang_2FString_3B>>
}>

func &Ljava_2Flang_2FCharSequence_3B_7Clength_7C_28_29I public abstract virtual (var %_this <* <$Ljava_2Flang_2FCharSequence_3B>>) i32

func &Ljava_2Flang_2FCharSequence_3B_7CcharAt_7C_28I_29C public abstract virtual (var %_this <* <$Ljava_2Flang_2FCharSequence_3B>>, var %index i32) u16

func &Ljava_2Flang_2FCharSequence_3B_7CsubSequence_7C_28II_29Ljava_2Flang_2FCharSequence_3B public abstract virtual (var %_this <* <$Ljava_2Flang_2FCharSequence_3B>>, var %start i32, var %end i32) <* <$Ljava_2Flang_2FCharSequence_3B>>

func &Ljava_2Flang_2FCharSequence_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public abstract virtual (var %_this <* <$Ljava_2Flang_2FCharSequence_3B>>) <* <$Ljava_2Flang_2FString_3B>>
