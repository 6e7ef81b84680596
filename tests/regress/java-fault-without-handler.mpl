# samara run FILE
# status 3
# err: trap[divide-by-zero]: integer division by zero (java.lang.ArithmeticException)
# err: in share
# err: in main
#
# What nobody may catch did not say which exception of Java it is.
func &share (var %a i32, var %b i32) i32 { return (div i32 (dread i32 %a, dread i32 %b)) }

func &careful (var %a i32) i32 {
  javatry {@h}
  return (div i32 (dread i32 %a, constval i32 2))
  endtry
@h javacatch {<* <$Ljava_2Flang_2FArithmeticException_3B>>}
  return (constval i32 0)
}

func &main () i32 {
  callassigned &careful (constval i32 2) { regassign i32 %1 }
  callassigned &share (regread i32 %1, constval i32 0) { regassign i32 %1 }
  return (regread i32 %1)
}
