# Exceptions pass calls through handles, in statements and inside expressions, and class initialisers.
# run: &statement(1) == 2
# run: &statement(0) == -1
# run: &inside(1) == 12
# run: &inside(0) == -1
# run: &initialiser() == -1
type $LLate_3B <class <$Ljava_2Flang_2FObject_3B> { @x i32 }>
type $LOops_3B <class <$Ljava_2Flang_2FRuntimeException_3B> {}>

func &LLate_3B_7C_3Cclinit_3E_7C_28_29V static () void {
  var %e <* <$LOops_3B>>
  dassign %e (gcmalloc ref <$LOops_3B>)
  throw (dread ref %e)
}

func &share (var %x i32) i32 { return (div i32 (constval i32 2, dread i32 %x)) }

func &statement (var %x i32) i32 {
  javatry {@h}
  intrinsiccallassigned JAVA_POLYMORPHIC_CALL (addroffunc ptr &share, dread i32 %x) { regassign i32 %1 }
  endtry
  return (regread i32 %1)
@h javacatch {<* <$Ljava_2Flang_2FArithmeticException_3B>>}
  return (constval i32 -1)
}

func &inside (var %x i32) i32 {
  javatry {@h}
  return (add i32 (constval i32 10, intrinsicop i32 JAVA_POLYMORPHIC_CALL (addroffunc ptr &share, dread i32 %x)))
  endtry
@h javacatch {<* <$Ljava_2Flang_2FArithmeticException_3B>>}
  return (constval i32 -1)
}

func &initialiser () i32 {
  javatry {@h}
  intrinsiccallwithtype <$LLate_3B> JAVA_CLINIT_CHECK_NEW ()
  endtry
  return (constval i32 1)
@h javacatch {<* <$LOops_3B>>}
  return (constval i32 -1)
}
