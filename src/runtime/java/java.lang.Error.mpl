# The errors: exceptions that programs need not expect.
javaclass $Ljava_2Flang_2FError_3B <$Ljava_2Flang_2FError_3B> public
type $Ljava_2Flang_2FError_3B <class <$Ljava_2Flang_2FThrowable_3B> {
  &Ljava_2Flang_2FError_3B_7C_3Cinit_3E_7C_28_29V public constructor (<* <$Ljava_2Flang_2FError_3B>>) void,
  &Ljava_2Flang_2FError_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (<* <$Ljava_2Flang_2FError_3B>>, <* <$Ljava_2Flang_2FString_3B>>) void,
  &Ljava_2Flang_2FError_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3BLjava_2Flang_2FThrowable_3B_29V public constructor (<* <$Ljava_2Flang_2FError_3B>>, <* <$Ljava_2Flang_2FString_3B>>, <* <$Ljava_2Flang_2FThrowable_3B>>) void,
  &Ljava_2Flang_2FError_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FThrowable_3B_29V public constructor (<* <$Ljava_2Flang_2FError_3B>>, <* <$Ljava_2Flang_2FThrowable_3B>>) void
}>

func &Ljava_2Flang_2FError_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FError_3B>>) void {
  call &Ljava_2Flang_2FThrowable_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_this)
  return ()
}

func &Ljava_2Flang_2FError_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FError_3B>>, var %message <* <$Ljava_2Flang_2FString_3B>>) void {
  call &Ljava_2Flang_2FThrowable_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %_this, dread ref %message)
  return ()
}

func &Ljava_2Flang_2FError_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3BLjava_2Flang_2FThrowable_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FError_3B>>, var %message <* <$Ljava_2Flang_2FString_3B>>, var %cause <* <$Ljava_2Flang_2FThrowable_3B>>) void {
  call &Ljava_2Flang_2FThrowable_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3BLjava_2Flang_2FThrowable_3B_29V (dread ref %_this, dread ref %message, dread ref %cause)
  return ()
}

func &Ljava_2Flang_2FError_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FThrowable_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FError_3B>>, var %cause <* <$Ljava_2Flang_2FThrowable_3B>>) void {
  call &Ljava_2Flang_2FThrowable_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FThrowable_3B_29V (dread ref %_this, dread ref %cause)
  return ()
}

javaclass $Ljava_2Flang_2FAssertionError_3B <$Ljava_2Flang_2FAssertionError_3B> public
type $Ljava_2Flang_2FAssertionError_3B <class <$Ljava_2Flang_2FError_3B> {
  &Ljava_2Flang_2FAssertionError_3B_7C_3Cinit_3E_7C_28_29V public constructor (<* <$Ljava_2Flang_2FAssertionError_3B>>) void,
  &Ljava_2Flang_2FAssertionError_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3BLjava_2Flang_2FThrowable_3B_29V public constructor (<* <$Ljava_2Flang_2FAssertionError_3B>>, <* <$Ljava_2Flang_2FString_3B>>, <* <$Ljava_2Flang_2FThrowable_3B>>) void,
  &Ljava_2Flang_2FAssertionError_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FObject_3B_29V public constructor (<* <$Ljava_2Flang_2FAssertionError_3B>>, <* <$Ljava_2Flang_2FObject_3B>>) void,
  &Ljava_2Flang_2FAssertionError_3B_7C_3Cinit_3E_7C_28Z_29V public constructor (<* <$Ljava_2Flang_2FAssertionError_3B>>, u1) void,
  &Ljava_2Flang_2FAssertionError_3B_7C_3Cinit_3E_7C_28C_29V public constructor (<* <$Ljava_2Flang_2FAssertionError_3B>>, u16) void,
  &Ljava_2Flang_2FAssertionError_3B_7C_3Cinit_3E_7C_28I_29V public constructor (<* <$Ljava_2Flang_2FAssertionError_3B>>, i32) void,
  &Ljava_2Flang_2FAssertionError_3B_7C_3Cinit_3E_7C_28J_29V public constructor (<* <$Ljava_2Flang_2FAssertionError_3B>>, i64) void,
  &Ljava_2Flang_2FAssertionError_3B_7C_3Cinit_3E_7C_28F_29V public constructor (<* <$Ljava_2Flang_2FAssertionError_3B>>, f32) void,
  &Ljava_2Flang_2FAssertionError_3B_7C_3Cinit_3E_7C_28D_29V public constructor (<* <$Ljava_2Flang_2FAssertionError_3B>>, f64) void
}>

func &Ljava_2Flang_2FAssertionError_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FAssertionError_3B>>) void {
  call &Ljava_2Flang_2FError_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_this)
  return ()
}

func &Ljava_2Flang_2FAssertionError_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3BLjava_2Flang_2FThrowable_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FAssertionError_3B>>, var %message <* <$Ljava_2Flang_2FString_3B>>, var %cause <* <$Ljava_2Flang_2FThrowable_3B>>) void {
  call &Ljava_2Flang_2FError_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3BLjava_2Flang_2FThrowable_3B_29V (dread ref %_this, dread ref %message, dread ref %cause)
  return ()
}

func &Ljava_2Flang_2FAssertionError_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FObject_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FAssertionError_3B>>, var %detail <* <$Ljava_2Flang_2FObject_3B>>) void {
  var %_1 <* <$Ljava_2Flang_2FString_3B>>
  callassigned &Ljava_2Flang_2FString_3B_7CvalueOf_7C_28Ljava_2Flang_2FObject_3B_29Ljava_2Flang_2FString_3B (dread ref %detail) { dassign %_1 }
  call &Ljava_2Flang_2FError_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %_this, dread ref %_1)
  if (intrinsicopwithtype u1 <* <$Ljava_2Flang_2FThrowable_3B>> JAVA_INSTANCE_OF (dread ref %detail)) {
    virtualcallassigned &Ljava_2Flang_2FThrowable_3B_7CinitCause_7C_28Ljava_2Flang_2FThrowable_3B_29Ljava_2Flang_2FThrowable_3B (dread ref %_this, intrinsicopwithtype ref <* <$Ljava_2Flang_2FThrowable_3B>> JAVA_CHECK_CAST (dread ref %detail)) {}
  }
  return ()
}

func &Ljava_2Flang_2FAssertionError_3B_7C_3Cinit_3E_7C_28Z_29V public constructor (var %_this <* <$Ljava_2Flang_2FAssertionError_3B>>, var %detail u1) void {
  var %_1 <* <$Ljava_2Flang_2FString_3B>>
  callassigned &Ljava_2Flang_2FString_3B_7CvalueOf_7C_28Z_29Ljava_2Flang_2FString_3B (dread u1 %detail) { dassign %_1 }
  call &Ljava_2Flang_2FError_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %_this, dread ref %_1)
  return ()
}

func &Ljava_2Flang_2FAssertionError_3B_7C_3Cinit_3E_7C_28C_29V public constructor (var %_this <* <$Ljava_2Flang_2FAssertionError_3B>>, var %detail u16) void {
  var %_1 <* <$Ljava_2Flang_2FString_3B>>
  callassigned &Ljava_2Flang_2FString_3B_7CvalueOf_7C_28C_29Ljava_2Flang_2FString_3B (dread i32 %detail) { dassign %_1 }
  call &Ljava_2Flang_2FError_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %_this, dread ref %_1)
  return ()
}

func &Ljava_2Flang_2FAssertionError_3B_7C_3Cinit_3E_7C_28I_29V public constructor (var %_this <* <$Ljava_2Flang_2FAssertionError_3B>>, var %detail i32) void {
  var %_1 <* <$Ljava_2Flang_2FString_3B>>
  callassigned &Ljava_2Flang_2FString_3B_7CvalueOf_7C_28I_29Ljava_2Flang_2FString_3B (dread i32 %detail) { dassign %_1 }
  call &Ljava_2Flang_2FError_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %_this, dread ref %_1)
  return ()
}

func &Ljava_2Flang_2FAssertionError_3B_7C_3Cinit_3E_7C_28J_29V public constructor (var %_this <* <$Ljava_2Flang_2FAssertionError_3B>>, var %detail i64) void {
  var %_1 <* <$Ljava_2Flang_2FString_3B>>
  callassigned &Ljava_2Flang_2FString_3B_7CvalueOf_7C_28J_29Ljava_2Flang_2FString_3B (dread i64 %detail) { dassign %_1 }
  call &Ljava_2Flang_2FError_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %_this, dread ref %_1)
  return ()
}

func &Ljava_2Flang_2FAssertionError_3B_7C_3Cinit_3E_7C_28F_29V public constructor (var %_this <* <$Ljava_2Flang_2FAssertionError_3B>>, var %detail f32) void {
  var %_1 <* <$Ljava_2Flang_2FString_3B>>
  callassigned &Ljava_2Flang_2FString_3B_7CvalueOf_7C_28F_29Ljava_2Flang_2FString_3B (dread f32 %detail) { dassign %_1 }
  call &Ljava_2Flang_2FError_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %_this, dread ref %_1)
  return ()
}

func &Ljava_2Flang_2FAssertionError_3B_7C_3Cinit_3E_7C_28D_29V public constructor (var %_this <* <$Ljava_2Flang_2FAssertionError_3B>>, var %detail f64) void {
  var %_1 <* <$Ljava_2Flang_2FString_3B>>
  callassigned &Ljava_2Flang_2FString_3B_7CvalueOf_7C_28D_29Ljava_2Flang_2FString_3B (dread f64 %detail) { dassign %_1 }
  call &Ljava_2Flang_2FError_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %_this, dread ref %_1)
  return ()
}

javaclass $Ljava_2Flang_2FVirtualMachineError_3B <$Ljava_2Flang_2FVirtualMachineError_3B> public
type $Ljava_2Flang_2FVirtualMachineError_3B <class <$Ljava_2Flang_2FError_3B> {
  &Ljava_2Flang_2FVirtualMachineError_3B_7C_3Cinit_3E_7C_28_29V public constructor (<* <$Ljava_2Flang_2FVirtualMachineError_3B>>) void,
  &Ljava_2Flang_2FVirtualMachineError_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (<* <$Ljava_2Flang_2FVirtualMachineError_3B>>, <* <$Ljava_2Flang_2FString_3B>>) void,
  &Ljava_2Flang_2FVirtualMachineError_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3BLjava_2Flang_2FThrowable_3B_29V public constructor (<* <$Ljava_2Flang_2FVirtualMachineError_3B>>, <* <$Ljava_2Flang_2FString_3B>>, <* <$Ljava_2Flang_2FThrowable_3B>>) void,
  &Ljava_2Flang_2FVirtualMachineError_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FThrowable_3B_29V public constructor (<* <$Ljava_2Flang_2FVirtualMachineError_3B>>, <* <$Ljava_2Flang_2FThrowable_3B>>) void
}>

func &Ljava_2Flang_2FVirtualMachineError_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FVirtualMachineError_3B>>) void {
  call &Ljava_2Flang_2FError_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_this)
  return ()
}

func &Ljava_2Flang_2FVirtualMachineError_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FVirtualMachineError_3B>>, var %message <* <$Ljava_2Flang_2FString_3B>>) void {
  call &Ljava_2Flang_2FError_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %_this, dread ref %message)
  return ()
}

func &Ljava_2Flang_2FVirtualMachineError_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3BLjava_2Flang_2FThrowable_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FVirtualMachineError_3B>>, var %message <* <$Ljava_2Flang_2FString_3B>>, var %cause <* <$Ljava_2Flang_2FThrowable_3B>>) void {
  call &Ljava_2Flang_2FError_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3BLjava_2Flang_2FThrowable_3B_29V (dread ref %_this, dread ref %message, dread ref %cause)
  return ()
}

func &Ljava_2Flang_2FVirtualMachineError_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FThrowable_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FVirtualMachineError_3B>>, var %cause <* <$Ljava_2Flang_2FThrowable_3B>>) void {
  call &Ljava_2Flang_2FError_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FThrowable_3B_29V (dread ref %_this, dread ref %cause)
  return ()
}

javaclass $Ljava_2Flang_2FOutOfMemoryError_3B <$Ljava_2Flang_2FOutOfMemoryError_3B> public
type $Ljava_2Flang_2FOutOfMemoryError_3B <class <$Ljava_2Flang_2FVirtualMachineError_3B> {
  &Ljava_2Flang_2FOutOfMemoryError_3B_7C_3Cinit_3E_7C_28_29V public constructor (<* <$Ljava_2Flang_2FOutOfMemoryError_3B>>) void,
  &Ljava_2Flang_2FOutOfMemoryError_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (<* <$Ljava_2Flang_2FOutOfMemoryError_3B>>, <* <$Ljava_2Flang_2FString_3B>>) void
}>

func &Ljava_2Flang_2FOutOfMemoryError_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FOutOfMemoryError_3B>>) void {
  call &Ljava_2Flang_2FVirtualMachineError_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_this)
  return ()
}

func &Ljava_2Flang_2FOutOfMemoryError_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FOutOfMemoryError_3B>>, var %message <* <$Ljava_2Flang_2FString_3B>>) void {
  call &Ljava_2Flang_2FVirtualMachineError_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %_this, dread ref %message)
  return ()
}

javaclass $Ljava_2Flang_2FStackOverflowError_3B <$Ljava_2Flang_2FStackOverflowError_3B> public
type $Ljava_2Flang_2FStackOverflowError_3B <class <$Ljava_2Flang_2FVirtualMachineError_3B> {
  &Ljava_2Flang_2FStackOverflowError_3B_7C_3Cinit_3E_7C_28_29V public constructor (<* <$Ljava_2Flang_2FStackOverflowError_3B>>) void,
  &Ljava_2Flang_2FStackOverflowError_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (<* <$Ljava_2Flang_2FStackOverflowError_3B>>, <* <$Ljava_2Flang_2FString_3B>>) void
}>

func &Ljava_2Flang_2FStackOverflowError_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FStackOverflowError_3B>>) void {
  call &Ljava_2Flang_2FVirtualMachineError_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_this)
  return ()
}

func &Ljava_2Flang_2FStackOverflowError_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FStackOverflowError_3B>>, var %message <* <$Ljava_2Flang_2FString_3B>>) void {
  call &Ljava_2Flang_2FVirtualMachineError_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %_this, dread ref %message)
  return ()
}

javaclass $Ljava_2Flang_2FInternalError_3B <$Ljava_2Flang_2FInternalError_3B> public
type $Ljava_2Flang_2FInternalError_3B <class <$Ljava_2Flang_2FVirtualMachineError_3B> {
  &Ljava_2Flang_2FInternalError_3B_7C_3Cinit_3E_7C_28_29V public constructor (<* <$Ljava_2Flang_2FInternalError_3B>>) void,
  &Ljava_2Flang_2FInternalError_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (<* <$Ljava_2Flang_2FInternalError_3B>>, <* <$Ljava_2Flang_2FString_3B>>) void,
  &Ljava_2Flang_2FInternalError_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3BLjava_2Flang_2FThrowable_3B_29V public constructor (<* <$Ljava_2Flang_2FInternalError_3B>>, <* <$Ljava_2Flang_2FString_3B>>, <* <$Ljava_2Flang_2FThrowable_3B>>) void,
  &Ljava_2Flang_2FInternalError_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FThrowable_3B_29V public constructor (<* <$Ljava_2Flang_2FInternalError_3B>>, <* <$Ljava_2Flang_2FThrowable_3B>>) void
}>

func &Ljava_2Flang_2FInternalError_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FInternalError_3B>>) void {
  call &Ljava_2Flang_2FVirtualMachineError_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_this)
  return ()
}

func &Ljava_2Flang_2FInternalError_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FInternalError_3B>>, var %message <* <$Ljava_2Flang_2FString_3B>>) void {
  call &Ljava_2Flang_2FVirtualMachineError_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %_this, dread ref %message)
  return ()
}

func &Ljava_2Flang_2FInternalError_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3BLjava_2Flang_2FThrowable_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FInternalError_3B>>, var %message <* <$Ljava_2Flang_2FString_3B>>, var %cause <* <$Ljava_2Flang_2FThrowable_3B>>) void {
  call &Ljava_2Flang_2FVirtualMachineError_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3BLjava_2Flang_2FThrowable_3B_29V (dread ref %_this, dread ref %message, dread ref %cause)
  return ()
}

func &Ljava_2Flang_2FInternalError_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FThrowable_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FInternalError_3B>>, var %cause <* <$Ljava_2Flang_2FThrowable_3B>>) void {
  call &Ljava_2Flang_2FVirtualMachineError_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FThrowable_3B_29V (dread ref %_this, dread ref %cause)
  return ()
}

javaclass $Ljava_2Flang_2FLinkageError_3B <$Ljava_2Flang_2FLinkageError_3B> public
type $Ljava_2Flang_2FLinkageError_3B <class <$Ljava_2Flang_2FError_3B> {
  &Ljava_2Flang_2FLinkageError_3B_7C_3Cinit_3E_7C_28_29V public constructor (<* <$Ljava_2Flang_2FLinkageError_3B>>) void,
  &Ljava_2Flang_2FLinkageError_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (<* <$Ljava_2Flang_2FLinkageError_3B>>, <* <$Ljava_2Flang_2FString_3B>>) void,
  &Ljava_2Flang_2FLinkageError_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3BLjava_2Flang_2FThrowable_3B_29V public constructor (<* <$Ljava_2Flang_2FLinkageError_3B>>, <* <$Ljava_2Flang_2FString_3B>>, <* <$Ljava_2Flang_2FThrowable_3B>>) void
}>

func &Ljava_2Flang_2FLinkageError_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FLinkageError_3B>>) void {
  call &Ljava_2Flang_2FError_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_this)
  return ()
}

func &Ljava_2Flang_2FLinkageError_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FLinkageError_3B>>, var %message <* <$Ljava_2Flang_2FString_3B>>) void {
  call &Ljava_2Flang_2FError_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %_this, dread ref %message)
  return ()
}

func &Ljava_2Flang_2FLinkageError_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3BLjava_2Flang_2FThrowable_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FLinkageError_3B>>, var %message <* <$Ljava_2Flang_2FString_3B>>, var %cause <* <$Ljava_2Flang_2FThrowable_3B>>) void {
  call &Ljava_2Flang_2FError_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3BLjava_2Flang_2FThrowable_3B_29V (dread ref %_this, dread ref %message, dread ref %cause)
  return ()
}

javaclass $Ljava_2Flang_2FExceptionInInitializerError_3B <$Ljava_2Flang_2FExceptionInInitializerError_3B> public
type $Ljava_2Flang_2FExceptionInInitializerError_3B <class <$Ljava_2Flang_2FLinkageError_3B> {
  &Ljava_2Flang_2FExceptionInInitializerError_3B_7C_3Cinit_3E_7C_28_29V public constructor (<* <$Ljava_2Flang_2FExceptionInInitializerError_3B>>) void,
  &Ljava_2Flang_2FExceptionInInitializerError_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (<* <$Ljava_2Flang_2FExceptionInInitializerError_3B>>, <* <$Ljava_2Flang_2FString_3B>>) void
}>

func &Ljava_2Flang_2FExceptionInInitializerError_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FExceptionInInitializerError_3B>>) void {
  call &Ljava_2Flang_2FLinkageError_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_this)
  return ()
}

func &Ljava_2Flang_2FExceptionInInitializerError_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FExceptionInInitializerError_3B>>, var %message <* <$Ljava_2Flang_2FString_3B>>) void {
  call &Ljava_2Flang_2FLinkageError_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %_this, dread ref %message)
  return ()
}

javaclass $Ljava_2Flang_2FNoClassDefFoundError_3B <$Ljava_2Flang_2FNoClassDefFoundError_3B> public
type $Ljava_2Flang_2FNoClassDefFoundError_3B <class <$Ljava_2Flang_2FLinkageError_3B> {
  &Ljava_2Flang_2FNoClassDefFoundError_3B_7C_3Cinit_3E_7C_28_29V public constructor (<* <$Ljava_2Flang_2FNoClassDefFoundError_3B>>) void,
  &Ljava_2Flang_2FNoClassDefFoundError_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (<* <$Ljava_2Flang_2FNoClassDefFoundError_3B>>, <* <$Ljava_2Flang_2FString_3B>>) void
}>

func &Ljava_2Flang_2FNoClassDefFoundError_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FNoClassDefFoundError_3B>>) void {
  call &Ljava_2Flang_2FLinkageError_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_this)
  return ()
}

func &Ljava_2Flang_2FNoClassDefFoundError_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FNoClassDefFoundError_3B>>, var %message <* <$Ljava_2Flang_2FString_3B>>) void {
  call &Ljava_2Flang_2FLinkageError_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %_this, dread ref %message)
  return ()
}

javaclass $Ljava_2Flang_2FIncompatibleClassChangeError_3B <$Ljava_2Flang_2FIncompatibleClassChangeError_3B> public
type $Ljava_2Flang_2FIncompatibleClassChangeError_3B <class <$Ljava_2Flang_2FLinkageError_3B> {
  &Ljava_2Flang_2FIncompatibleClassChangeError_3B_7C_3Cinit_3E_7C_28_29V public constructor (<* <$Ljava_2Flang_2FIncompatibleClassChangeError_3B>>) void,
  &Ljava_2Flang_2FIncompatibleClassChangeError_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (<* <$Ljava_2Flang_2FIncompatibleClassChangeError_3B>>, <* <$Ljava_2Flang_2FString_3B>>) void
}>

func &Ljava_2Flang_2FIncompatibleClassChangeError_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FIncompatibleClassChangeError_3B>>) void {
  call &Ljava_2Flang_2FLinkageError_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_this)
  return ()
}

func &Ljava_2Flang_2FIncompatibleClassChangeError_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FIncompatibleClassChangeError_3B>>, var %message <* <$Ljava_2Flang_2FString_3B>>) void {
  call &Ljava_2Flang_2FLinkageError_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %_this, dread ref %message)
  return ()
}

javaclass $Ljava_2Flang_2FAbstractMethodError_3B <$Ljava_2Flang_2FAbstractMethodError_3B> public
type $Ljava_2Flang_2FAbstractMethodError_3B <class <$Ljava_2Flang_2FIncompatibleClassChangeError_3B> {
  &Ljava_2Flang_2FAbstractMethodError_3B_7C_3Cinit_3E_7C_28_29V public constructor (<* <$Ljava_2Flang_2FAbstractMethodError_3B>>) void,
  &Ljava_2Flang_2FAbstractMethodError_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (<* <$Ljava_2Flang_2FAbstractMethodError_3B>>, <* <$Ljava_2Flang_2FString_3B>>) void
}>

func &Ljava_2Flang_2FAbstractMethodError_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FAbstractMethodError_3B>>) void {
  call &Ljava_2Flang_2FIncompatibleClassChangeError_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_this)
  return ()
}

func &Ljava_2Flang_2FAbstractMethodError_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FAbstractMethodError_3B>>, var %message <* <$Ljava_2Flang_2FString_3B>>) void {
  call &Ljava_2Flang_2FIncompatibleClassChangeError_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %_this, dread ref %message)
  return ()
}
