javaclass $Ljava_2Fio_2FIOException_3B <$Ljava_2Fio_2FIOException_3B> public
type $Ljava_2Fio_2FIOException_3B <class <$Ljava_2Flang_2FException_3B> {
  &Ljava_2Fio_2FIOException_3B_7C_3Cinit_3E_7C_28_29V public constructor (<* <$Ljava_2Fio_2FIOException_3B>>) void,
  &Ljava_2Fio_2FIOException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (<* <$Ljava_2Fio_2FIOException_3B>>, <* <$Ljava_2Flang_2FString_3B>>) void,
  &Ljava_2Fio_2FIOException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3BLjava_2Flang_2FThrowable_3B_29V public constructor (<* <$Ljava_2Fio_2FIOException_3B>>, <* <$Ljava_2Flang_2FString_3B>>, <* <$Ljava_2Flang_2FThrowable_3B>>) void,
  &Ljava_2Fio_2FIOException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FThrowable_3B_29V public constructor (<* <$Ljava_2Fio_2FIOException_3B>>, <* <$Ljava_2Flang_2FThrowable_3B>>) void
}>

func &Ljava_2Fio_2FIOException_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Fio_2FIOException_3B>>) void {
  call &Ljava_2Flang_2FException_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_this)
  return ()
}

func &Ljava_2Fio_2FIOException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Fio_2FIOException_3B>>, var %message <* <$Ljava_2Flang_2FString_3B>>) void {
  call &Ljava_2Flang_2FException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %_this, dread ref %message)
  return ()
}

func &Ljava_2Fio_2FIOException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3BLjava_2Flang_2FThrowable_3B_29V public constructor (var %_this <* <$Ljava_2Fio_2FIOException_3B>>, var %message <* <$Ljava_2Flang_2FString_3B>>, var %cause <* <$Ljava_2Flang_2FThrowable_3B>>) void {
  call &Ljava_2Flang_2FException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3BLjava_2Flang_2FThrowable_3B_29V (dread ref %_this, dread ref %message, dread ref %cause)
  return ()
}

func &Ljava_2Fio_2FIOException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FThrowable_3B_29V public constructor (var %_this <* <$Ljava_2Fio_2FIOException_3B>>, var %cause <* <$Ljava_2Flang_2FThrowable_3B>>) void {
  call &Ljava_2Flang_2FException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FThrowable_3B_29V (dread ref %_this, dread ref %cause)
  return ()
}
