# The exceptions: each hands its message and its cause to Throwable.
javaclass $Ljava_2Flang_2FException_3B <$Ljava_2Flang_2FException_3B> public
type $Ljava_2Flang_2FException_3B <class <$Ljava_2Flang_2FThrowable_3B> {
  &Ljava_2Flang_2FException_3B_7C_3Cinit_3E_7C_28_29V public constructor (<* <$Ljava_2Flang_2FException_3B>>) void,
  &Ljava_2Flang_2FException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (<* <$Ljava_2Flang_2FException_3B>>, <* <$Ljava_2Flang_2FString_3B>>) void,
  &Ljava_2Flang_2FException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3BLjava_2Flang_2FThrowable_3B_29V public constructor (<* <$Ljava_2Flang_2FException_3B>>, <* <$Ljava_2Flang_2FString_3B>>, <* <$Ljava_2Flang_2FThrowable_3B>>) void,
  &Ljava_2Flang_2FException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FThrowable_3B_29V public constructor (<* <$Ljava_2Flang_2FException_3B>>, <* <$Ljava_2Flang_2FThrowable_3B>>) void
}>

func &Ljava_2Flang_2FException_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FException_3B>>) void {
  call &Ljava_2Flang_2FThrowable_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_this)
  return ()
}

func &Ljava_2Flang_2FException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FException_3B>>, var %message <* <$Ljava_2Flang_2FString_3B>>) void {
  call &Ljava_2Flang_2FThrowable_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %_this, dread ref %message)
  return ()
}

func &Ljava_2Flang_2FException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3BLjava_2Flang_2FThrowable_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FException_3B>>, var %message <* <$Ljava_2Flang_2FString_3B>>, var %cause <* <$Ljava_2Flang_2FThrowable_3B>>) void {
  call &Ljava_2Flang_2FThrowable_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3BLjava_2Flang_2FThrowable_3B_29V (dread ref %_this, dread ref %message, dread ref %cause)
  return ()
}

func &Ljava_2Flang_2FException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FThrowable_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FException_3B>>, var %cause <* <$Ljava_2Flang_2FThrowable_3B>>) void {
  call &Ljava_2Flang_2FThrowable_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FThrowable_3B_29V (dread ref %_this, dread ref %cause)
  return ()
}

javaclass $Ljava_2Flang_2FRuntimeException_3B <$Ljava_2Flang_2FRuntimeException_3B> public
type $Ljava_2Flang_2FRuntimeException_3B <class <$Ljava_2Flang_2FException_3B> {
  &Ljava_2Flang_2FRuntimeException_3B_7C_3Cinit_3E_7C_28_29V public constructor (<* <$Ljava_2Flang_2FRuntimeException_3B>>) void,
  &Ljava_2Flang_2FRuntimeException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (<* <$Ljava_2Flang_2FRuntimeException_3B>>, <* <$Ljava_2Flang_2FString_3B>>) void,
  &Ljava_2Flang_2FRuntimeException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3BLjava_2Flang_2FThrowable_3B_29V public constructor (<* <$Ljava_2Flang_2FRuntimeException_3B>>, <* <$Ljava_2Flang_2FString_3B>>, <* <$Ljava_2Flang_2FThrowable_3B>>) void,
  &Ljava_2Flang_2FRuntimeException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FThrowable_3B_29V public constructor (<* <$Ljava_2Flang_2FRuntimeException_3B>>, <* <$Ljava_2Flang_2FThrowable_3B>>) void
}>

func &Ljava_2Flang_2FRuntimeException_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FRuntimeException_3B>>) void {
  call &Ljava_2Flang_2FException_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_this)
  return ()
}

func &Ljava_2Flang_2FRuntimeException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FRuntimeException_3B>>, var %message <* <$Ljava_2Flang_2FString_3B>>) void {
  call &Ljava_2Flang_2FException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %_this, dread ref %message)
  return ()
}

func &Ljava_2Flang_2FRuntimeException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3BLjava_2Flang_2FThrowable_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FRuntimeException_3B>>, var %message <* <$Ljava_2Flang_2FString_3B>>, var %cause <* <$Ljava_2Flang_2FThrowable_3B>>) void {
  call &Ljava_2Flang_2FException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3BLjava_2Flang_2FThrowable_3B_29V (dread ref %_this, dread ref %message, dread ref %cause)
  return ()
}

func &Ljava_2Flang_2FRuntimeException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FThrowable_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FRuntimeException_3B>>, var %cause <* <$Ljava_2Flang_2FThrowable_3B>>) void {
  call &Ljava_2Flang_2FException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FThrowable_3B_29V (dread ref %_this, dread ref %cause)
  return ()
}

javaclass $Ljava_2Flang_2FArithmeticException_3B <$Ljava_2Flang_2FArithmeticException_3B> public
type $Ljava_2Flang_2FArithmeticException_3B <class <$Ljava_2Flang_2FRuntimeException_3B> {
  &Ljava_2Flang_2FArithmeticException_3B_7C_3Cinit_3E_7C_28_29V public constructor (<* <$Ljava_2Flang_2FArithmeticException_3B>>) void,
  &Ljava_2Flang_2FArithmeticException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (<* <$Ljava_2Flang_2FArithmeticException_3B>>, <* <$Ljava_2Flang_2FString_3B>>) void
}>

func &Ljava_2Flang_2FArithmeticException_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FArithmeticException_3B>>) void {
  call &Ljava_2Flang_2FRuntimeException_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_this)
  return ()
}

func &Ljava_2Flang_2FArithmeticException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FArithmeticException_3B>>, var %message <* <$Ljava_2Flang_2FString_3B>>) void {
  call &Ljava_2Flang_2FRuntimeException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %_this, dread ref %message)
  return ()
}

javaclass $Ljava_2Flang_2FArrayStoreException_3B <$Ljava_2Flang_2FArrayStoreException_3B> public
type $Ljava_2Flang_2FArrayStoreException_3B <class <$Ljava_2Flang_2FRuntimeException_3B> {
  &Ljava_2Flang_2FArrayStoreException_3B_7C_3Cinit_3E_7C_28_29V public constructor (<* <$Ljava_2Flang_2FArrayStoreException_3B>>) void,
  &Ljava_2Flang_2FArrayStoreException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (<* <$Ljava_2Flang_2FArrayStoreException_3B>>, <* <$Ljava_2Flang_2FString_3B>>) void
}>

func &Ljava_2Flang_2FArrayStoreException_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FArrayStoreException_3B>>) void {
  call &Ljava_2Flang_2FRuntimeException_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_this)
  return ()
}

func &Ljava_2Flang_2FArrayStoreException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FArrayStoreException_3B>>, var %message <* <$Ljava_2Flang_2FString_3B>>) void {
  call &Ljava_2Flang_2FRuntimeException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %_this, dread ref %message)
  return ()
}

javaclass $Ljava_2Flang_2FClassCastException_3B <$Ljava_2Flang_2FClassCastException_3B> public
type $Ljava_2Flang_2FClassCastException_3B <class <$Ljava_2Flang_2FRuntimeException_3B> {
  &Ljava_2Flang_2FClassCastException_3B_7C_3Cinit_3E_7C_28_29V public constructor (<* <$Ljava_2Flang_2FClassCastException_3B>>) void,
  &Ljava_2Flang_2FClassCastException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (<* <$Ljava_2Flang_2FClassCastException_3B>>, <* <$Ljava_2Flang_2FString_3B>>) void
}>

func &Ljava_2Flang_2FClassCastException_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FClassCastException_3B>>) void {
  call &Ljava_2Flang_2FRuntimeException_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_this)
  return ()
}

func &Ljava_2Flang_2FClassCastException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FClassCastException_3B>>, var %message <* <$Ljava_2Flang_2FString_3B>>) void {
  call &Ljava_2Flang_2FRuntimeException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %_this, dread ref %message)
  return ()
}

javaclass $Ljava_2Flang_2FNegativeArraySizeException_3B <$Ljava_2Flang_2FNegativeArraySizeException_3B> public
type $Ljava_2Flang_2FNegativeArraySizeException_3B <class <$Ljava_2Flang_2FRuntimeException_3B> {
  &Ljava_2Flang_2FNegativeArraySizeException_3B_7C_3Cinit_3E_7C_28_29V public constructor (<* <$Ljava_2Flang_2FNegativeArraySizeException_3B>>) void,
  &Ljava_2Flang_2FNegativeArraySizeException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (<* <$Ljava_2Flang_2FNegativeArraySizeException_3B>>, <* <$Ljava_2Flang_2FString_3B>>) void
}>

func &Ljava_2Flang_2FNegativeArraySizeException_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FNegativeArraySizeException_3B>>) void {
  call &Ljava_2Flang_2FRuntimeException_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_this)
  return ()
}

func &Ljava_2Flang_2FNegativeArraySizeException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FNegativeArraySizeException_3B>>, var %message <* <$Ljava_2Flang_2FString_3B>>) void {
  call &Ljava_2Flang_2FRuntimeException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %_this, dread ref %message)
  return ()
}

javaclass $Ljava_2Flang_2FNullPointerException_3B <$Ljava_2Flang_2FNullPointerException_3B> public
type $Ljava_2Flang_2FNullPointerException_3B <class <$Ljava_2Flang_2FRuntimeException_3B> {
  &Ljava_2Flang_2FNullPointerException_3B_7C_3Cinit_3E_7C_28_29V public constructor (<* <$Ljava_2Flang_2FNullPointerException_3B>>) void,
  &Ljava_2Flang_2FNullPointerException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (<* <$Ljava_2Flang_2FNullPointerException_3B>>, <* <$Ljava_2Flang_2FString_3B>>) void
}>

func &Ljava_2Flang_2FNullPointerException_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FNullPointerException_3B>>) void {
  call &Ljava_2Flang_2FRuntimeException_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_this)
  return ()
}

func &Ljava_2Flang_2FNullPointerException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FNullPointerException_3B>>, var %message <* <$Ljava_2Flang_2FString_3B>>) void {
  call &Ljava_2Flang_2FRuntimeException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %_this, dread ref %message)
  return ()
}

javaclass $Ljava_2Flang_2FIllegalArgumentException_3B <$Ljava_2Flang_2FIllegalArgumentException_3B> public
type $Ljava_2Flang_2FIllegalArgumentException_3B <class <$Ljava_2Flang_2FRuntimeException_3B> {
  &Ljava_2Flang_2FIllegalArgumentException_3B_7C_3Cinit_3E_7C_28_29V public constructor (<* <$Ljava_2Flang_2FIllegalArgumentException_3B>>) void,
  &Ljava_2Flang_2FIllegalArgumentException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (<* <$Ljava_2Flang_2FIllegalArgumentException_3B>>, <* <$Ljava_2Flang_2FString_3B>>) void,
  &Ljava_2Flang_2FIllegalArgumentException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3BLjava_2Flang_2FThrowable_3B_29V public constructor (<* <$Ljava_2Flang_2FIllegalArgumentException_3B>>, <* <$Ljava_2Flang_2FString_3B>>, <* <$Ljava_2Flang_2FThrowable_3B>>) void,
  &Ljava_2Flang_2FIllegalArgumentException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FThrowable_3B_29V public constructor (<* <$Ljava_2Flang_2FIllegalArgumentException_3B>>, <* <$Ljava_2Flang_2FThrowable_3B>>) void
}>

func &Ljava_2Flang_2FIllegalArgumentException_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FIllegalArgumentException_3B>>) void {
  call &Ljava_2Flang_2FRuntimeException_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_this)
  return ()
}

func &Ljava_2Flang_2FIllegalArgumentException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FIllegalArgumentException_3B>>, var %message <* <$Ljava_2Flang_2FString_3B>>) void {
  call &Ljava_2Flang_2FRuntimeException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %_this, dread ref %message)
  return ()
}

func &Ljava_2Flang_2FIllegalArgumentException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3BLjava_2Flang_2FThrowable_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FIllegalArgumentException_3B>>, var %message <* <$Ljava_2Flang_2FString_3B>>, var %cause <* <$Ljava_2Flang_2FThrowable_3B>>) void {
  call &Ljava_2Flang_2FRuntimeException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3BLjava_2Flang_2FThrowable_3B_29V (dread ref %_this, dread ref %message, dread ref %cause)
  return ()
}

func &Ljava_2Flang_2FIllegalArgumentException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FThrowable_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FIllegalArgumentException_3B>>, var %cause <* <$Ljava_2Flang_2FThrowable_3B>>) void {
  call &Ljava_2Flang_2FRuntimeException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FThrowable_3B_29V (dread ref %_this, dread ref %cause)
  return ()
}

javaclass $Ljava_2Flang_2FNumberFormatException_3B <$Ljava_2Flang_2FNumberFormatException_3B> public
type $Ljava_2Flang_2FNumberFormatException_3B <class <$Ljava_2Flang_2FIllegalArgumentException_3B> {
  &Ljava_2Flang_2FNumberFormatException_3B_7C_3Cinit_3E_7C_28_29V public constructor (<* <$Ljava_2Flang_2FNumberFormatException_3B>>) void,
  &Ljava_2Flang_2FNumberFormatException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (<* <$Ljava_2Flang_2FNumberFormatException_3B>>, <* <$Ljava_2Flang_2FString_3B>>) void
}>

func &Ljava_2Flang_2FNumberFormatException_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FNumberFormatException_3B>>) void {
  call &Ljava_2Flang_2FIllegalArgumentException_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_this)
  return ()
}

func &Ljava_2Flang_2FNumberFormatException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FNumberFormatException_3B>>, var %message <* <$Ljava_2Flang_2FString_3B>>) void {
  call &Ljava_2Flang_2FIllegalArgumentException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %_this, dread ref %message)
  return ()
}

javaclass $Ljava_2Flang_2FIllegalStateException_3B <$Ljava_2Flang_2FIllegalStateException_3B> public
type $Ljava_2Flang_2FIllegalStateException_3B <class <$Ljava_2Flang_2FRuntimeException_3B> {
  &Ljava_2Flang_2FIllegalStateException_3B_7C_3Cinit_3E_7C_28_29V public constructor (<* <$Ljava_2Flang_2FIllegalStateException_3B>>) void,
  &Ljava_2Flang_2FIllegalStateException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (<* <$Ljava_2Flang_2FIllegalStateException_3B>>, <* <$Ljava_2Flang_2FString_3B>>) void,
  &Ljava_2Flang_2FIllegalStateException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3BLjava_2Flang_2FThrowable_3B_29V public constructor (<* <$Ljava_2Flang_2FIllegalStateException_3B>>, <* <$Ljava_2Flang_2FString_3B>>, <* <$Ljava_2Flang_2FThrowable_3B>>) void,
  &Ljava_2Flang_2FIllegalStateException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FThrowable_3B_29V public constructor (<* <$Ljava_2Flang_2FIllegalStateException_3B>>, <* <$Ljava_2Flang_2FThrowable_3B>>) void
}>

func &Ljava_2Flang_2FIllegalStateException_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FIllegalStateException_3B>>) void {
  call &Ljava_2Flang_2FRuntimeException_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_this)
  return ()
}

func &Ljava_2Flang_2FIllegalStateException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FIllegalStateException_3B>>, var %message <* <$Ljava_2Flang_2FString_3B>>) void {
  call &Ljava_2Flang_2FRuntimeException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %_this, dread ref %message)
  return ()
}

func &Ljava_2Flang_2FIllegalStateException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3BLjava_2Flang_2FThrowable_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FIllegalStateException_3B>>, var %message <* <$Ljava_2Flang_2FString_3B>>, var %cause <* <$Ljava_2Flang_2FThrowable_3B>>) void {
  call &Ljava_2Flang_2FRuntimeException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3BLjava_2Flang_2FThrowable_3B_29V (dread ref %_this, dread ref %message, dread ref %cause)
  return ()
}

func &Ljava_2Flang_2FIllegalStateException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FThrowable_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FIllegalStateException_3B>>, var %cause <* <$Ljava_2Flang_2FThrowable_3B>>) void {
  call &Ljava_2Flang_2FRuntimeException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FThrowable_3B_29V (dread ref %_this, dread ref %cause)
  return ()
}

javaclass $Ljava_2Flang_2FIllegalMonitorStateException_3B <$Ljava_2Flang_2FIllegalMonitorStateException_3B> public
type $Ljava_2Flang_2FIllegalMonitorStateException_3B <class <$Ljava_2Flang_2FRuntimeException_3B> {
  &Ljava_2Flang_2FIllegalMonitorStateException_3B_7C_3Cinit_3E_7C_28_29V public constructor (<* <$Ljava_2Flang_2FIllegalMonitorStateException_3B>>) void,
  &Ljava_2Flang_2FIllegalMonitorStateException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (<* <$Ljava_2Flang_2FIllegalMonitorStateException_3B>>, <* <$Ljava_2Flang_2FString_3B>>) void
}>

func &Ljava_2Flang_2FIllegalMonitorStateException_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FIllegalMonitorStateException_3B>>) void {
  call &Ljava_2Flang_2FRuntimeException_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_this)
  return ()
}

func &Ljava_2Flang_2FIllegalMonitorStateException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FIllegalMonitorStateException_3B>>, var %message <* <$Ljava_2Flang_2FString_3B>>) void {
  call &Ljava_2Flang_2FRuntimeException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %_this, dread ref %message)
  return ()
}

javaclass $Ljava_2Flang_2FIndexOutOfBoundsException_3B <$Ljava_2Flang_2FIndexOutOfBoundsException_3B> public
type $Ljava_2Flang_2FIndexOutOfBoundsException_3B <class <$Ljava_2Flang_2FRuntimeException_3B> {
  &Ljava_2Flang_2FIndexOutOfBoundsException_3B_7C_3Cinit_3E_7C_28_29V public constructor (<* <$Ljava_2Flang_2FIndexOutOfBoundsException_3B>>) void,
  &Ljava_2Flang_2FIndexOutOfBoundsException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (<* <$Ljava_2Flang_2FIndexOutOfBoundsException_3B>>, <* <$Ljava_2Flang_2FString_3B>>) void,
  &Ljava_2Flang_2FIndexOutOfBoundsException_3B_7C_3Cinit_3E_7C_28I_29V public constructor (<* <$Ljava_2Flang_2FIndexOutOfBoundsException_3B>>, i32) void
}>

func &Ljava_2Flang_2FIndexOutOfBoundsException_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FIndexOutOfBoundsException_3B>>) void {
  call &Ljava_2Flang_2FRuntimeException_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_this)
  return ()
}

func &Ljava_2Flang_2FIndexOutOfBoundsException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FIndexOutOfBoundsException_3B>>, var %message <* <$Ljava_2Flang_2FString_3B>>) void {
  call &Ljava_2Flang_2FRuntimeException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %_this, dread ref %message)
  return ()
}

func &Ljava_2Flang_2FIndexOutOfBoundsException_3B_7C_3Cinit_3E_7C_28I_29V public constructor (var %_this <* <$Ljava_2Flang_2FIndexOutOfBoundsException_3B>>, var %index i32) void {
  var %_1 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %_2 <* <$Ljava_2Flang_2FString_3B>>
  var %_3 <* <$Ljava_2Flang_2FString_3B>>
  dassign %_1 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  call &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_1)
  # "Index out of range: "
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_4bced563044776d44de9033025a5c0e4) { dassign %_2 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_1, dread ref %_2) {}
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_1, dread i32 %index) {}
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %_1) { dassign %_3 }
  call &Ljava_2Flang_2FRuntimeException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %_this, dread ref %_3)
  return ()
}

javaclass $Ljava_2Flang_2FArrayIndexOutOfBoundsException_3B <$Ljava_2Flang_2FArrayIndexOutOfBoundsException_3B> public
type $Ljava_2Flang_2FArrayIndexOutOfBoundsException_3B <class <$Ljava_2Flang_2FIndexOutOfBoundsException_3B> {
  &Ljava_2Flang_2FArrayIndexOutOfBoundsException_3B_7C_3Cinit_3E_7C_28_29V public constructor (<* <$Ljava_2Flang_2FArrayIndexOutOfBoundsException_3B>>) void,
  &Ljava_2Flang_2FArrayIndexOutOfBoundsException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (<* <$Ljava_2Flang_2FArrayIndexOutOfBoundsException_3B>>, <* <$Ljava_2Flang_2FString_3B>>) void,
  &Ljava_2Flang_2FArrayIndexOutOfBoundsException_3B_7C_3Cinit_3E_7C_28I_29V public constructor (<* <$Ljava_2Flang_2FArrayIndexOutOfBoundsException_3B>>, i32) void
}>

func &Ljava_2Flang_2FArrayIndexOutOfBoundsException_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FArrayIndexOutOfBoundsException_3B>>) void {
  call &Ljava_2Flang_2FIndexOutOfBoundsException_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_this)
  return ()
}

func &Ljava_2Flang_2FArrayIndexOutOfBoundsException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FArrayIndexOutOfBoundsException_3B>>, var %message <* <$Ljava_2Flang_2FString_3B>>) void {
  call &Ljava_2Flang_2FIndexOutOfBoundsException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %_this, dread ref %message)
  return ()
}

func &Ljava_2Flang_2FArrayIndexOutOfBoundsException_3B_7C_3Cinit_3E_7C_28I_29V public constructor (var %_this <* <$Ljava_2Flang_2FArrayIndexOutOfBoundsException_3B>>, var %index i32) void {
  var %_1 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %_2 <* <$Ljava_2Flang_2FString_3B>>
  var %_3 <* <$Ljava_2Flang_2FString_3B>>
  dassign %_1 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  call &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_1)
  # "Array index out of range: "
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_5c611b69f4e2ed2e84e3d3d7253b9df8) { dassign %_2 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_1, dread ref %_2) {}
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_1, dread i32 %index) {}
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %_1) { dassign %_3 }
  call &Ljava_2Flang_2FIndexOutOfBoundsException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %_this, dread ref %_3)
  return ()
}

javaclass $Ljava_2Flang_2FStringIndexOutOfBoundsException_3B <$Ljava_2Flang_2FStringIndexOutOfBoundsException_3B> public
type $Ljava_2Flang_2FStringIndexOutOfBoundsException_3B <class <$Ljava_2Flang_2FIndexOutOfBoundsException_3B> {
  &Ljava_2Flang_2FStringIndexOutOfBoundsException_3B_7C_3Cinit_3E_7C_28_29V public constructor (<* <$Ljava_2Flang_2FStringIndexOutOfBoundsException_3B>>) void,
  &Ljava_2Flang_2FStringIndexOutOfBoundsException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (<* <$Ljava_2Flang_2FStringIndexOutOfBoundsException_3B>>, <* <$Ljava_2Flang_2FString_3B>>) void,
  &Ljava_2Flang_2FStringIndexOutOfBoundsException_3B_7C_3Cinit_3E_7C_28I_29V public constructor (<* <$Ljava_2Flang_2FStringIndexOutOfBoundsException_3B>>, i32) void
}>

func &Ljava_2Flang_2FStringIndexOutOfBoundsException_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FStringIndexOutOfBoundsException_3B>>) void {
  call &Ljava_2Flang_2FIndexOutOfBoundsException_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_this)
  return ()
}

func &Ljava_2Flang_2FStringIndexOutOfBoundsException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FStringIndexOutOfBoundsException_3B>>, var %message <* <$Ljava_2Flang_2FString_3B>>) void {
  call &Ljava_2Flang_2FIndexOutOfBoundsException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %_this, dread ref %message)
  return ()
}

func &Ljava_2Flang_2FStringIndexOutOfBoundsException_3B_7C_3Cinit_3E_7C_28I_29V public constructor (var %_this <* <$Ljava_2Flang_2FStringIndexOutOfBoundsException_3B>>, var %index i32) void {
  var %_1 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %_2 <* <$Ljava_2Flang_2FString_3B>>
  var %_3 <* <$Ljava_2Flang_2FString_3B>>
  dassign %_1 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  call &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_1)
  # "String index out of range: "
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_7cba0863b177e32ef9f1a16a3acec885) { dassign %_2 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_1, dread ref %_2) {}
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_1, dread i32 %index) {}
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %_1) { dassign %_3 }
  call &Ljava_2Flang_2FIndexOutOfBoundsException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %_this, dread ref %_3)
  return ()
}

javaclass $Ljava_2Flang_2FSecurityException_3B <$Ljava_2Flang_2FSecurityException_3B> public
type $Ljava_2Flang_2FSecurityException_3B <class <$Ljava_2Flang_2FRuntimeException_3B> {
  &Ljava_2Flang_2FSecurityException_3B_7C_3Cinit_3E_7C_28_29V public constructor (<* <$Ljava_2Flang_2FSecurityException_3B>>) void,
  &Ljava_2Flang_2FSecurityException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (<* <$Ljava_2Flang_2FSecurityException_3B>>, <* <$Ljava_2Flang_2FString_3B>>) void,
  &Ljava_2Flang_2FSecurityException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3BLjava_2Flang_2FThrowable_3B_29V public constructor (<* <$Ljava_2Flang_2FSecurityException_3B>>, <* <$Ljava_2Flang_2FString_3B>>, <* <$Ljava_2Flang_2FThrowable_3B>>) void,
  &Ljava_2Flang_2FSecurityException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FThrowable_3B_29V public constructor (<* <$Ljava_2Flang_2FSecurityException_3B>>, <* <$Ljava_2Flang_2FThrowable_3B>>) void
}>

func &Ljava_2Flang_2FSecurityException_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FSecurityException_3B>>) void {
  call &Ljava_2Flang_2FRuntimeException_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_this)
  return ()
}

func &Ljava_2Flang_2FSecurityException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FSecurityException_3B>>, var %message <* <$Ljava_2Flang_2FString_3B>>) void {
  call &Ljava_2Flang_2FRuntimeException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %_this, dread ref %message)
  return ()
}

func &Ljava_2Flang_2FSecurityException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3BLjava_2Flang_2FThrowable_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FSecurityException_3B>>, var %message <* <$Ljava_2Flang_2FString_3B>>, var %cause <* <$Ljava_2Flang_2FThrowable_3B>>) void {
  call &Ljava_2Flang_2FRuntimeException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3BLjava_2Flang_2FThrowable_3B_29V (dread ref %_this, dread ref %message, dread ref %cause)
  return ()
}

func &Ljava_2Flang_2FSecurityException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FThrowable_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FSecurityException_3B>>, var %cause <* <$Ljava_2Flang_2FThrowable_3B>>) void {
  call &Ljava_2Flang_2FRuntimeException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FThrowable_3B_29V (dread ref %_this, dread ref %cause)
  return ()
}

javaclass $Ljava_2Flang_2FUnsupportedOperationException_3B <$Ljava_2Flang_2FUnsupportedOperationException_3B> public
type $Ljava_2Flang_2FUnsupportedOperationException_3B <class <$Ljava_2Flang_2FRuntimeException_3B> {
  &Ljava_2Flang_2FUnsupportedOperationException_3B_7C_3Cinit_3E_7C_28_29V public constructor (<* <$Ljava_2Flang_2FUnsupportedOperationException_3B>>) void,
  &Ljava_2Flang_2FUnsupportedOperationException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (<* <$Ljava_2Flang_2FUnsupportedOperationException_3B>>, <* <$Ljava_2Flang_2FString_3B>>) void,
  &Ljava_2Flang_2FUnsupportedOperationException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3BLjava_2Flang_2FThrowable_3B_29V public constructor (<* <$Ljava_2Flang_2FUnsupportedOperationException_3B>>, <* <$Ljava_2Flang_2FString_3B>>, <* <$Ljava_2Flang_2FThrowable_3B>>) void,
  &Ljava_2Flang_2FUnsupportedOperationException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FThrowable_3B_29V public constructor (<* <$Ljava_2Flang_2FUnsupportedOperationException_3B>>, <* <$Ljava_2Flang_2FThrowable_3B>>) void
}>

func &Ljava_2Flang_2FUnsupportedOperationException_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FUnsupportedOperationException_3B>>) void {
  call &Ljava_2Flang_2FRuntimeException_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_this)
  return ()
}

func &Ljava_2Flang_2FUnsupportedOperationException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FUnsupportedOperationException_3B>>, var %message <* <$Ljava_2Flang_2FString_3B>>) void {
  call &Ljava_2Flang_2FRuntimeException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %_this, dread ref %message)
  return ()
}

func &Ljava_2Flang_2FUnsupportedOperationException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3BLjava_2Flang_2FThrowable_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FUnsupportedOperationException_3B>>, var %message <* <$Ljava_2Flang_2FString_3B>>, var %cause <* <$Ljava_2Flang_2FThrowable_3B>>) void {
  call &Ljava_2Flang_2FRuntimeException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3BLjava_2Flang_2FThrowable_3B_29V (dread ref %_this, dread ref %message, dread ref %cause)
  return ()
}

func &Ljava_2Flang_2FUnsupportedOperationException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FThrowable_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FUnsupportedOperationException_3B>>, var %cause <* <$Ljava_2Flang_2FThrowable_3B>>) void {
  call &Ljava_2Flang_2FRuntimeException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FThrowable_3B_29V (dread ref %_this, dread ref %cause)
  return ()
}

javaclass $Ljava_2Flang_2FCloneNotSupportedException_3B <$Ljava_2Flang_2FCloneNotSupportedException_3B> public
type $Ljava_2Flang_2FCloneNotSupportedException_3B <class <$Ljava_2Flang_2FException_3B> {
  &Ljava_2Flang_2FCloneNotSupportedException_3B_7C_3Cinit_3E_7C_28_29V public constructor (<* <$Ljava_2Flang_2FCloneNotSupportedException_3B>>) void,
  &Ljava_2Flang_2FCloneNotSupportedException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (<* <$Ljava_2Flang_2FCloneNotSupportedException_3B>>, <* <$Ljava_2Flang_2FString_3B>>) void
}>

func &Ljava_2Flang_2FCloneNotSupportedException_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FCloneNotSupportedException_3B>>) void {
  call &Ljava_2Flang_2FException_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_this)
  return ()
}

func &Ljava_2Flang_2FCloneNotSupportedException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FCloneNotSupportedException_3B>>, var %message <* <$Ljava_2Flang_2FString_3B>>) void {
  call &Ljava_2Flang_2FException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %_this, dread ref %message)
  return ()
}

javaclass $Ljava_2Flang_2FInterruptedException_3B <$Ljava_2Flang_2FInterruptedException_3B> public
type $Ljava_2Flang_2FInterruptedException_3B <class <$Ljava_2Flang_2FException_3B> {
  &Ljava_2Flang_2FInterruptedException_3B_7C_3Cinit_3E_7C_28_29V public constructor (<* <$Ljava_2Flang_2FInterruptedException_3B>>) void,
  &Ljava_2Flang_2FInterruptedException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (<* <$Ljava_2Flang_2FInterruptedException_3B>>, <* <$Ljava_2Flang_2FString_3B>>) void
}>

func &Ljava_2Flang_2FInterruptedException_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FInterruptedException_3B>>) void {
  call &Ljava_2Flang_2FException_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_this)
  return ()
}

func &Ljava_2Flang_2FInterruptedException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FInterruptedException_3B>>, var %message <* <$Ljava_2Flang_2FString_3B>>) void {
  call &Ljava_2Flang_2FException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %_this, dread ref %message)
  return ()
}

javaclass $Ljava_2Flang_2FReflectiveOperationException_3B <$Ljava_2Flang_2FReflectiveOperationException_3B> public
type $Ljava_2Flang_2FReflectiveOperationException_3B <class <$Ljava_2Flang_2FException_3B> {
  &Ljava_2Flang_2FReflectiveOperationException_3B_7C_3Cinit_3E_7C_28_29V public constructor (<* <$Ljava_2Flang_2FReflectiveOperationException_3B>>) void,
  &Ljava_2Flang_2FReflectiveOperationException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (<* <$Ljava_2Flang_2FReflectiveOperationException_3B>>, <* <$Ljava_2Flang_2FString_3B>>) void,
  &Ljava_2Flang_2FReflectiveOperationException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3BLjava_2Flang_2FThrowable_3B_29V public constructor (<* <$Ljava_2Flang_2FReflectiveOperationException_3B>>, <* <$Ljava_2Flang_2FString_3B>>, <* <$Ljava_2Flang_2FThrowable_3B>>) void,
  &Ljava_2Flang_2FReflectiveOperationException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FThrowable_3B_29V public constructor (<* <$Ljava_2Flang_2FReflectiveOperationException_3B>>, <* <$Ljava_2Flang_2FThrowable_3B>>) void
}>

func &Ljava_2Flang_2FReflectiveOperationException_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FReflectiveOperationException_3B>>) void {
  call &Ljava_2Flang_2FException_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_this)
  return ()
}

func &Ljava_2Flang_2FReflectiveOperationException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FReflectiveOperationException_3B>>, var %message <* <$Ljava_2Flang_2FString_3B>>) void {
  call &Ljava_2Flang_2FException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %_this, dread ref %message)
  return ()
}

func &Ljava_2Flang_2FReflectiveOperationException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3BLjava_2Flang_2FThrowable_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FReflectiveOperationException_3B>>, var %message <* <$Ljava_2Flang_2FString_3B>>, var %cause <* <$Ljava_2Flang_2FThrowable_3B>>) void {
  call &Ljava_2Flang_2FException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3BLjava_2Flang_2FThrowable_3B_29V (dread ref %_this, dread ref %message, dread ref %cause)
  return ()
}

func &Ljava_2Flang_2FReflectiveOperationException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FThrowable_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FReflectiveOperationException_3B>>, var %cause <* <$Ljava_2Flang_2FThrowable_3B>>) void {
  call &Ljava_2Flang_2FException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FThrowable_3B_29V (dread ref %_this, dread ref %cause)
  return ()
}

javaclass $Ljava_2Flang_2FClassNotFoundException_3B <$Ljava_2Flang_2FClassNotFoundException_3B> public
type $Ljava_2Flang_2FClassNotFoundException_3B <class <$Ljava_2Flang_2FReflectiveOperationException_3B> {
  &Ljava_2Flang_2FClassNotFoundException_3B_7C_3Cinit_3E_7C_28_29V public constructor (<* <$Ljava_2Flang_2FClassNotFoundException_3B>>) void,
  &Ljava_2Flang_2FClassNotFoundException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (<* <$Ljava_2Flang_2FClassNotFoundException_3B>>, <* <$Ljava_2Flang_2FString_3B>>) void
}>

func &Ljava_2Flang_2FClassNotFoundException_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FClassNotFoundException_3B>>) void {
  call &Ljava_2Flang_2FReflectiveOperationException_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_this)
  return ()
}

func &Ljava_2Flang_2FClassNotFoundException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FClassNotFoundException_3B>>, var %message <* <$Ljava_2Flang_2FString_3B>>) void {
  call &Ljava_2Flang_2FReflectiveOperationException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %_this, dread ref %message)
  return ()
}
