# Integer division by zero in Java is an exception where a handler may be listening (JLS 15.17.2), a trap elsewhere.
# run: &quotient(7, 2) == 3
# run: &quotient(7, 0) == -1
# run: &quotient(-2147483648, -1) == -2147483648
# run: &remainder(7, 0) == -2
# run: &below(5, 0) == -3
# run: &below(5, 2) == 2
# run: &notTaken(9, 3) == 3
# run: &inCondition(4, 0) == 77
# run: &inCondition(4, 4) == 1
# run: &guarded(0) == 0
# run: &guarded(2) == 1
# run: &wide(10, 0) == -5
# run: &floats(1.0, 0.0) == inf
# trap: uncaught-exception &notTaken(9, 0)
# trap: divide-by-zero &unheard(1, 0)
func &quotient (var %a i32, var %b i32) i32 {
  var %q i32
  javatry {@h}
  dassign %q (div i32 (dread i32 %a, dread i32 %b))
  endtry
  return (dread i32 %q)
@h javacatch {<* <$Ljava_2Flang_2FArithmeticException_3B>>}
  return (constval i32 -1)
}

func &remainder (var %a i32, var %b i32) i32 {
  javatry {@h}
  return (rem i32 (dread i32 %a, dread i32 %b))
  endtry
@h javacatch {<* <$Ljava_2Flang_2FRuntimeException_3B>>}
  return (constval i32 -2)
}

# The division stands in a function without a handler, which is called from one.
func &share (var %a i32, var %b i32) i32 { return (div i32 (dread i32 %a, dread i32 %b)) }
func &below (var %a i32, var %b i32) i32 {
  var %q i32
  javatry {@h}
  callassigned &share (dread i32 %a, dread i32 %b) { dassign %q }
  endtry
  return (dread i32 %q)
@h javacatch {<* <$Ljava_2Flang_2FThrowable_3B>>}
  return (constval i32 -3)
}

# No handler takes it: the program ends with the type of the exception.
func &notTaken (var %a i32, var %b i32) i32 {
  javatry {@h}
  return (div i32 (dread i32 %a, dread i32 %b))
  endtry
@h javacatch {<* <$Ljava_2Flang_2FNullPointerException_3B>>}
  return (constval i32 -4)
}

func &inCondition (var %a i32, var %b i32) i32 {
  javatry {@h}
  while (gt u1 i32 (div i32 (dread i32 %a, dread i32 %b), constval i32 1)) { dassign %b (add i32 (dread i32 %b, constval i32 1)) }
  return (constval i32 1)
  endtry
@h javacatch {<* <$Ljava_2Flang_2FArithmeticException_3B>>}
  return (constval i32 77)
}

# The right side of cand is not evaluated when the left one decides.
func &guarded (var %b i32) u1 {
  javatry {@h}
  return (cand u1 (ne u1 i32 (dread i32 %b, constval i32 0), eq u1 i32 (div i32 (constval i32 2, dread i32 %b), constval i32 1)))
  endtry
@h javacatch {<* <$Ljava_2Flang_2FArithmeticException_3B>>}
  return (constval u1 0)
}

func &wide (var %a i64, var %b i64) i64 {
  javatry {@h}
  return (div i64 (dread i64 %a, dread i64 %b))
  endtry
@h javacatch {<* <$Ljava_2Flang_2FArithmeticException_3B>>}
  return (constval i64 -5)
}

func &floats (var %a f64, var %b f64) f64 {
  javatry {@h}
  return (div f64 (dread f64 %a, dread f64 %b))
  endtry
@h javacatch {<* <$Ljava_2Flang_2FArithmeticException_3B>>}
  return (constval f64 -1.0)
}

func &unheard (var %a i32, var %b i32) i32 { return (rem i32 (dread i32 %a, dread i32 %b)) }
