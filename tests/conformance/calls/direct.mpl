# Calls by name: arguments of every type, recursion, mutual recursion, functions without result.
var $count i32
func &mix (var %a i8, var %b u16, var %c i32, var %d i64, var %e f32, var %f f64, var %g ptr) f64 {
  return (add f64 (add f64 (cvt f64 i32 (add i32 (dread i32 %a, add i32 (dread u32 %b, dread i32 %c))), cvt f64 i64 (dread i64 %d)), add f64 (add f64 (dread f32 %e, dread f64 %f), cvt f64 ptr (dread ptr %g))))
}
func &mixed () f64 {
  callassigned &mix (constval i8 -1, constval u16 65535, constval i32 -65535, constval i64 4294967296, constval f32 0.5f, constval f64 0.25, constval ptr 8) { regassign f64 %1 }
  return (regread f64 %1)
}
# run: &mixed() == 4294967303.75
func &fib (var %n i32) i32 {
  var %a i32
  if (lt u1 i32 (dread i32 %n, constval i32 2)) { return (dread i32 %n) }
  callassigned &fib (sub i32 (dread i32 %n, constval i32 1)) { dassign %a }
  callassigned &fib (sub i32 (dread i32 %n, constval i32 2)) { regassign i32 %1 }
  return (add i32 (dread i32 %a, regread i32 %1))
}
# run: &fib(15) == 610
func &even (var %n i32) u1 {
  brtrue @go (dread i32 %n)
  return (constval u1 1)
  @go
  callassigned &odd (sub i32 (dread i32 %n, constval i32 1)) { regassign u1 %1 }
  return (regread u1 %1)
}
func &odd (var %n i32) u1 {
  brtrue @go (dread i32 %n)
  return (constval u1 0)
  @go
  callassigned &even (sub i32 (dread i32 %n, constval i32 1)) { regassign u1 %1 }
  return (regread u1 %1)
}
# run: &even(101) == 0
# run: &odd(101) == 1
func &bump (var %by i32) void { dassign $count (add i32 (dread i32 $count, dread i32 %by)) return () }
func &twice () i32 {
  call &bump (constval i32 3)
  call &bump (dread i32 $count)
  return (dread i32 $count)
}
# run: &twice() == 6
func &narrow (var %x i32) i32 {
  callassigned &cut (dread i32 %x) { regassign i32 %1 }
  return (regread i32 %1)
}
func &cut (var %x i8) i8 { return (dread i8 %x) }
# run: &narrow(0x1ff) == -1
func &noresult () i64 { eval (constval i32 0) }
# run: &noresult() == 0
