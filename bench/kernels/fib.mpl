# Recursive Fibonacci: calls.
func &fib (var %n i32) i32 {
  if (lt u1 i32 (dread i32 %n, constval i32 2)) { return (dread i32 %n) }
  callassigned &fib (sub i32 (dread i32 %n, constval i32 1)) { regassign i32 %1 }
  callassigned &fib (sub i32 (dread i32 %n, constval i32 2)) { regassign i32 %2 }
  return (add i32 (regread i32 %1, regread i32 %2))
}

func &kernel () i64 {
  callassigned &fib (constval i32 27) { regassign i32 %1 }
  return (cvt i64 i32 (regread i32 %1))
}
