# A constructor with a string gives an exception its message, which getMessage returns and the report shows.
# run: &own() == 116
# run: &none() == 0
# run: &division() == 47
# run: &overridden() == 120
# run: &literal() == 108
# trap: uncaught-exception &uncaught()
type $LMine_3B <class <$Ljava_2Flang_2FException_3B> { @code i32 }>
type $LLoud_3B <class <$LMine_3B> {}>
func &Ljava_2Flang_2FException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (var %this <* <$Ljava_2Flang_2FException_3B>>, var %m <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Flang_2FException_3B_7C_3Cinit_3E_7C_28_29V (var %this <* <$Ljava_2Flang_2FException_3B>>) void
func &Ljava_2Flang_2FThrowable_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B virtual (var %this <* <$Ljava_2Flang_2FThrowable_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &LLoud_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B virtual (var %this <* <$LLoud_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  return (conststr ptr "xyz")
}
func &LMine_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (var %this <* <$LMine_3B>>, var %m <* <$Ljava_2Flang_2FString_3B>>) void {
  iassign <* <$LMine_3B>> 5 (dread ref %this, constval i32 41)
  superclasscall &Ljava_2Flang_2FException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %this, dread ref %m)
  return ()
}

# The first character of the message of what is caught.
func &first (var %e <* <$Ljava_2Flang_2FThrowable_3B>>) i32 {
  virtualcallassigned &Ljava_2Flang_2FThrowable_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B (dread ref %e) { regassign ptr %1 }
  if (eq u1 ptr (regread ptr %1, constval ptr 0)) { return (constval i32 0) }
  return (iread u8 <* u8> 0 (regread ptr %1))
}

func &fail () void {
  var %e <* <$LMine_3B>>
  dassign %e (gcmalloc ref <$LMine_3B>)
  call &LMine_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %e, conststr ptr "too late")
  throw (dread ref %e)
}

func &own () i32 {
  javatry {@h}
  call &fail ()
  endtry
  return (constval i32 -1)
@h javacatch {<* <$LMine_3B>>}
  callassigned &first (regread ref %%thrownval) { regassign i32 %1 }
  return (regread i32 %1)
}

func &none () i32 {
  var %e <* <$Ljava_2Flang_2FException_3B>>
  dassign %e (gcmalloc ref <$Ljava_2Flang_2FException_3B>)
  call &Ljava_2Flang_2FException_3B_7C_3Cinit_3E_7C_28_29V (dread ref %e)
  callassigned &first (dread ref %e) { regassign i32 %1 }
  return (regread i32 %1)
}

# What the run time itself throws says "/ by zero".
func &division () i32 {
  var %zero i32 = 0
  javatry {@h}
  return (div i32 (constval i32 1, dread i32 %zero))
  endtry
@h javacatch {<* <$Ljava_2Flang_2FArithmeticException_3B>>}
  callassigned &first (regread ref %%thrownval) { regassign i32 %1 }
  return (regread i32 %1)
}

func &overridden () i32 {
  var %e <* <$LLoud_3B>>
  dassign %e (gcmalloc ref <$LLoud_3B>)
  callassigned &first (dread ref %e) { regassign i32 %1 }
  return (regread i32 %1)
}

# A string object made of a literal.
func &literal () i32 {
  var %e <* <$Ljava_2Flang_2FException_3B>>
  var %s <* <$Ljava_2Flang_2FString_3B>>
  dassign %e (gcmalloc ref <$Ljava_2Flang_2FException_3B>)
  intrinsiccallassigned JAVA_STR_TO_JSTR (conststr ptr "late") { dassign %s }
  call &Ljava_2Flang_2FException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %e, dread ref %s)
  callassigned &first (dread ref %e) { regassign i32 %1 }
  return (regread i32 %1)
}

func &uncaught () void {
  call &fail ()
  return ()
}
