# samara run FILE
# status 3
# err: trap[uncaught-exception]: an exception was thrown and not caught: java.lang.IllegalStateException: no seats left
# err: in reserve
# err: in main
#
# The report of an uncaught exception did not show its message.
func &Ljava_2Flang_2FIllegalStateException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (var %this <* <$Ljava_2Flang_2FIllegalStateException_3B>>, var %m <* <$Ljava_2Flang_2FString_3B>>) void

func &reserve () void {
  var %e <* <$Ljava_2Flang_2FIllegalStateException_3B>>
  dassign %e (gcmalloc ref <$Ljava_2Flang_2FIllegalStateException_3B>)
  call &Ljava_2Flang_2FIllegalStateException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %e, conststr ptr "no seats left")
  throw (dread ref %e)
}

func &main () i32 {
  call &reserve ()
  return (constval i32 0)
}
