# samara run FILE DIR/loud.mpl
# engine: all
# Classes of Java that extend one another over modules, and what every program knows of Java.
# out: too late, xyz
type $LMine_3B <class <$Ljava_2Flang_2FException_3B> { @code i32 }>
func &printf (var %s ptr, ...) i32
func &loud () <* <$LMine_3B>>
func &Ljava_2Flang_2FException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (var %this <* <$Ljava_2Flang_2FException_3B>>, var %m <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Flang_2FThrowable_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B virtual (var %this <* <$Ljava_2Flang_2FThrowable_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &LMine_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (var %this <* <$LMine_3B>>, var %m <* <$Ljava_2Flang_2FString_3B>>) void {
  superclasscall &Ljava_2Flang_2FException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %this, dread ref %m)
  return ()
}
func &message (var %e <* <$LMine_3B>>) ptr {
  virtualcallassigned &Ljava_2Flang_2FThrowable_3B_7CgetMessage_7C_28_29Ljava_2Flang_2FString_3B (dread ref %e) { regassign ptr %1 }
  return (regread ptr %1)
}
func &main () i32 {
  var %e <* <$LMine_3B>>
  dassign %e (gcmalloc ref <$LMine_3B>)
  call &LMine_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %e, conststr ptr "too late")
  callassigned &message (dread ref %e) { regassign ptr %1 }
  callassigned &loud () { dassign %e 0 }
  callassigned &message (dread ref %e) { regassign ptr %2 }
  call &printf (conststr ptr "%s, %s\n", regread ptr %1, regread ptr %2)
  return (constval i32 0)
}
