# Several results, results assigned to variables, fields and registers, and read from %%retval.
type $P <struct { @x i32, @y f64 }>
func &divide (var %a i32, var %b i32) i32, i32 {
  return (div i32 (dread i32 %a, dread i32 %b), rem i32 (dread i32 %a, dread i32 %b))
}
# run: &divide(17, 5) == 3, 2
# run: &divide(-17, 5) == -3, -2
# trap: divide-by-zero &divide(1, 0)
func &both (var %a i32) i32 {
  var %q i32
  callassigned &divide (dread i32 %a, constval i32 10) { dassign %q, regassign i32 %1 }
  return (add i32 (mul i32 (regread i32 %1, constval i32 1000), dread i32 %q))
}
# run: &both(123) == 3012
func &third (var %x i64) i32, f64, i64 { return (cvt i32 i64 (dread i64 %x), cvt f64 i64 (dread i64 %x), neg i64 (dread i64 %x)) }
# run: &third(4294967298) == 2, 4294967298, -4294967298
func &field (var %a i32) i32 {
  var %p <$P>
  callassigned &divide (dread i32 %a, constval i32 7) { dassign %p 1, dassign %p 2 }
  return (add i32 (dread i32 %p 1, trunc i32 f64 (mul f64 (dread f64 %p 2, constval f64 100.0))))
}
# run: &field(38) == 305
func &register (var %a i32) i32 {
  call &divide (dread i32 %a, constval i32 3)
  return (sub i32 (regread i32 %%retval1, regread i32 %%retval0))
}
# run: &register(11) == -1
func &lowlevel (var %a i32) i32 {
  regassign i32 %%retval0 (mul i32 (dread i32 %a, dread i32 %a))
  return ()
}
# run: &lowlevel(-12) == 144
func &chain (var %a i32) i32 {
  call &lowlevel (dread i32 %a)
  call &lowlevel (add i32 (regread i32 %%retval0, constval i32 1))
  return (regread i32 %%retval0)
}
# run: &chain(2) == 25
func &order (var %a i32) i32 {
  call &divide (dread i32 %a, constval i32 10)
  call &divide (mul i32 (regread i32 %%retval1, constval i32 100), add i32 (regread i32 %%retval0, constval i32 1))
  return (regread i32 %%retval0)
}
# run: &order(47) == 140
