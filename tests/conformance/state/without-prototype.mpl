# Functions without a prototype: calls say what they take, else what they read above %%FP; a return says what they give.
func &sum {
  upformalsize 16
  framesize 8
  iassignfpoff i64 -8 (add i64 (ireadfpoff i32 0, ireadfpoff i64 8))
  return (ireadfpoff i64 -8)
}
func &useSum (var %a i32, var %b i64) i64 {
  callassigned &sum (dread i32 %a, dread i64 %b) { regassign i64 %1 }
  return (regread i64 %1)
}
# run: &useSum(-5, 50000000000) == 49999999995
func &second {
  upformalsize 8
  return (ireadfpoff i32 4)
}
func &nothing {
  framesize 4
  iassignfpoff i32 -4 (constval i32 1)
}
func &factorial {
  upformalsize 4
  if (le u1 i32 (ireadfpoff i32 0, constval i32 1)) { return (constval i32 1) }
  call &factorial (sub i32 (ireadfpoff i32 0, constval i32 1))
  return (mul i32 (regread i32 %%retval0, ireadfpoff i32 0))
}
func &product (var %n i32) i32 {
  call &nothing ()
  callassigned &factorial (dread i32 %n) { regassign i32 %1 }
  return (regread i32 %1)
}
# run: &product(10) == 3628800
func &pointed (var %x i32) i32 {
  icallprotoassigned <func (i32, i32) i32> (addroffunc ptr &second, constval i32 8, dread i32 %x) { regassign i32 %1 }
  return (regread i32 %1)
}
# run: &pointed(77) == 77
func &kept (var %x f64) f64 {
  callassigned &half (dread f64 %x) { regassign f64 %1 }
  return (regread f64 %1)
}
func &half {
  upformalsize 8
  return (mul f64 (ireadfpoff f64 0, constval f64 0.5))
}
# run: &kept(3) == 1.5
