# samara run FILE
# engine: all
# out: 0 0
# `cior` gives 0 or 1 in the type that it says, also where its second operand may raise an exception of Java and is
# evaluated by statements: bits 3 to 12 of it exist.
func &printf extern varargs (var %f <* i8>, ...) i32
var $x i32 = 4

func &high (var %y i32) u32 {
  return (extractbits u32 3 10 (cior u32 (dread i32 %y, div i32 (dread i32 $x, dread i32 %y))))
}

func &main () i32 {
  javatry {@h}
  callassigned &high (constval i32 2) { regassign u32 %1 }
  call &high (constval i32 0)
  endtry
  return (constval i32 1)
@h javacatch {<* <$Ljava_2Flang_2FArithmeticException_3B>>}
  call &printf (conststr ptr "%u 0\n", regread u32 %1)
  return (constval i32 0)
}
