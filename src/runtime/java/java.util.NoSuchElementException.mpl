# The exceptions of collections.
javaclass $Ljava_2Futil_2FNoSuchElementException_3B <$Ljava_2Futil_2FNoSuchElementException_3B> public
type $Ljava_2Futil_2FNoSuchElementException_3B <class <$Ljava_2Flang_2FRuntimeException_3B> {
  &Ljava_2Futil_2FNoSuchElementException_3B_7C_3Cinit_3E_7C_28_29V public constructor (<* <$Ljava_2Futil_2FNoSuchElementException_3B>>) void,
  &Ljava_2Futil_2FNoSuchElementException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (<* <$Ljava_2Futil_2FNoSuchElementException_3B>>, <* <$Ljava_2Flang_2FString_3B>>) void,
  &Ljava_2Futil_2FNoSuchElementException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3BLjava_2Flang_2FThrowable_3B_29V public constructor (<* <$Ljava_2Futil_2FNoSuchElementException_3B>>, <* <$Ljava_2Flang_2FString_3B>>, <* <$Ljava_2Flang_2FThrowable_3B>>) void,
  &Ljava_2Futil_2FNoSuchElementException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FThrowable_3B_29V public constructor (<* <$Ljava_2Futil_2FNoSuchElementException_3B>>, <* <$Ljava_2Flang_2FThrowable_3B>>) void
}>

func &Ljava_2Futil_2FNoSuchElementException_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Futil_2FNoSuchElementException_3B>>) void {
  call &Ljava_2Flang_2FRuntimeException_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_this)
  return ()
}

func &Ljava_2Futil_2FNoSuchElementException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Futil_2FNoSuchElementException_3B>>, var %message <* <$Ljava_2Flang_2FString_3B>>) void {
  call &Ljava_2Flang_2FRuntimeException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %_this, dread ref %message)
  return ()
}

func &Ljava_2Futil_2FNoSuchElementException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3BLjava_2Flang_2FThrowable_3B_29V public constructor (var %_this <* <$Ljava_2Futil_2FNoSuchElementException_3B>>, var %message <* <$Ljava_2Flang_2FString_3B>>, var %cause <* <$Ljava_2Flang_2FThrowable_3B>>) void {
  call &Ljava_2Flang_2FRuntimeException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3BLjava_2Flang_2FThrowable_3B_29V (dread ref %_this, dread ref %message, dread ref %cause)
  return ()
}

func &Ljava_2Futil_2FNoSuchElementException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FThrowable_3B_29V public constructor (var %_this <* <$Ljava_2Futil_2FNoSuchElementException_3B>>, var %cause <* <$Ljava_2Flang_2FThrowable_3B>>) void {
  call &Ljava_2Flang_2FRuntimeException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FThrowable_3B_29V (dread ref %_this, dread ref %cause)
  return ()
}

javaclass $Ljava_2Futil_2FConcurrentModificationException_3B <$Ljava_2Futil_2FConcurrentModificationException_3B> public
type $Ljava_2Futil_2FConcurrentModificationException_3B <class <$Ljava_2Flang_2FRuntimeException_3B> {
  &Ljava_2Futil_2FConcurrentModificationException_3B_7C_3Cinit_3E_7C_28_29V public constructor (<* <$Ljava_2Futil_2FConcurrentModificationException_3B>>) void,
  &Ljava_2Futil_2FConcurrentModificationException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (<* <$Ljava_2Futil_2FConcurrentModificationException_3B>>, <* <$Ljava_2Flang_2FString_3B>>) void,
  &Ljava_2Futil_2FConcurrentModificationException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3BLjava_2Flang_2FThrowable_3B_29V public constructor (<* <$Ljava_2Futil_2FConcurrentModificationException_3B>>, <* <$Ljava_2Flang_2FString_3B>>, <* <$Ljava_2Flang_2FThrowable_3B>>) void,
  &Ljava_2Futil_2FConcurrentModificationException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FThrowable_3B_29V public constructor (<* <$Ljava_2Futil_2FConcurrentModificationException_3B>>, <* <$Ljava_2Flang_2FThrowable_3B>>) void
}>

func &Ljava_2Futil_2FConcurrentModificationException_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Futil_2FConcurrentModificationException_3B>>) void {
  call &Ljava_2Flang_2FRuntimeException_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_this)
  return ()
}

func &Ljava_2Futil_2FConcurrentModificationException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Futil_2FConcurrentModificationException_3B>>, var %message <* <$Ljava_2Flang_2FString_3B>>) void {
  call &Ljava_2Flang_2FRuntimeException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %_this, dread ref %message)
  return ()
}

func &Ljava_2Futil_2FConcurrentModificationException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3BLjava_2Flang_2FThrowable_3B_29V public constructor (var %_this <* <$Ljava_2Futil_2FConcurrentModificationException_3B>>, var %message <* <$Ljava_2Flang_2FString_3B>>, var %cause <* <$Ljava_2Flang_2FThrowable_3B>>) void {
  call &Ljava_2Flang_2FRuntimeException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3BLjava_2Flang_2FThrowable_3B_29V (dread ref %_this, dread ref %message, dread ref %cause)
  return ()
}

func &Ljava_2Futil_2FConcurrentModificationException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FThrowable_3B_29V public constructor (var %_this <* <$Ljava_2Futil_2FConcurrentModificationException_3B>>, var %cause <* <$Ljava_2Flang_2FThrowable_3B>>) void {
  call &Ljava_2Flang_2FRuntimeException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FThrowable_3B_29V (dread ref %_this, dread ref %cause)
  return ()
}

javaclass $Ljava_2Futil_2FEmptyStackException_3B <$Ljava_2Futil_2FEmptyStackException_3B> public
type $Ljava_2Futil_2FEmptyStackException_3B <class <$Ljava_2Flang_2FRuntimeException_3B> {
  &Ljava_2Futil_2FEmptyStackException_3B_7C_3Cinit_3E_7C_28_29V public constructor (<* <$Ljava_2Futil_2FEmptyStackException_3B>>) void
}>

func &Ljava_2Futil_2FEmptyStackException_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Futil_2FEmptyStackException_3B>>) void {
  call &Ljava_2Flang_2FRuntimeException_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_this)
  return ()
}

javaclass $Ljava_2Futil_2FInputMismatchException_3B <$Ljava_2Futil_2FInputMismatchException_3B> public
type $Ljava_2Futil_2FInputMismatchException_3B <class <$Ljava_2Futil_2FNoSuchElementException_3B> {
  &Ljava_2Futil_2FInputMismatchException_3B_7C_3Cinit_3E_7C_28_29V public constructor (<* <$Ljava_2Futil_2FInputMismatchException_3B>>) void,
  &Ljava_2Futil_2FInputMismatchException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (<* <$Ljava_2Futil_2FInputMismatchException_3B>>, <* <$Ljava_2Flang_2FString_3B>>) void
}>

func &Ljava_2Futil_2FInputMismatchException_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Futil_2FInputMismatchException_3B>>) void {
  call &Ljava_2Futil_2FNoSuchElementException_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_this)
  return ()
}

func &Ljava_2Futil_2FInputMismatchException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Futil_2FInputMismatchException_3B>>, var %message <* <$Ljava_2Flang_2FString_3B>>) void {
  call &Ljava_2Futil_2FNoSuchElementException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %_this, dread ref %message)
  return ()
}
