# Frames: locals below %%FP, the parameters above it in order, %%SP at the end of the locals.
func &locals (var %x i32) i32 {
  framesize 16
  iassignfpoff i32 -4 (dread i32 %x)
  iassignfpoff i64 -16 (constval i64 0x100000002)
  iassignfpoff u16 -4 (constval u32 7)
  return (add i32 (ireadfpoff i32 -4, add i32 (ireadfpoff i32 -12, ireadfpoff i32 -16)))
}
# run: &locals(0x10000) == 0x1000a
func &formals (var %a i32, var %b i64, var %c i8, var %d f64) f64 {
  upformalsize 32
  return (add f64 (ireadfpoff f64 24, cvt f64 i64 (add i64 (ireadfpoff i64 8, add i64 (ireadfpoff i32 0, ireadfpoff i8 16)))))
}
# run: &formals(1, 20, -3, 0.5) == 18.5
func &changed (var %a i32) i32 {
  upformalsize 4
  iassignfpoff i32 0 (add i32 (ireadfpoff i32 0, constval i32 1))
  return (sub i32 (ireadfpoff i32 0, dread i32 %a))
}
# run: &changed(41) == 1
func &register (reg %1 i32) i32 {
  upformalsize 4
  return (add i32 (ireadfpoff i32 0, regread i32 %1))
}
# run: &register(21) == 42
type $P <struct { @x i32, @y i32 }>
func &both (var %p <$P>) i32 {
  upformalsize 8
  return (sub i32 (ireadfpoff i32 4, ireadfpoff i32 0))
}
func &aggregate () i32 {
  var %p <$P>
  dassign %p 1 (constval i32 30)
  dassign %p 2 (constval i32 72)
  callassigned &both (dread agg %p) { regassign i32 %1 }
  return (regread i32 %1)
}
# run: &aggregate() == 42
func &address (var %x i32) i32 {
  framesize 8
  upformalsize 4
  var %p ptr
  dassign %p (regread ptr %%FP)
  iassignoff i32 -8 (dread ptr %p, constval i32 5)
  return (add i32 (ireadfpoff i32 -8, ireadoff i32 0 (dread ptr %p)))
}
# run: &address(3) == 8
func &stack () i32 {
  framesize 24
  iassignspoff i32 4 (constval i32 11)
  return (add i32 (ireadoff i32 4 (regread ptr %%SP), ireadfpoff i32 -20))
}
# run: &stack() == 22
func &allocated () i32 {
  framesize 8
  var %p ptr
  dassign %p (alloca ptr (constval u64 16))
  iassignoff i32 8 (dread ptr %p, constval i32 6)
  iassignspoff i32 0 (constval i32 7)
  return (add i32 (mul i32 (ireadoff i32 8 (regread ptr %%SP), constval i32 10), ireadoff i32 0 (dread ptr %p)))
}
# run: &allocated() == 67
func &fibonacci (var %n i32) i32 {
  framesize 8
  upformalsize 4
  if (lt u1 i32 (ireadfpoff i32 0, constval i32 2)) { return (ireadfpoff i32 0) }
  callassigned &fibonacci (sub i32 (ireadfpoff i32 0, constval i32 1)) { regassign i32 %1 }
  iassignfpoff i32 -4 (regread i32 %1)
  callassigned &fibonacci (sub i32 (ireadfpoff i32 0, constval i32 2)) { regassign i32 %1 }
  iassignfpoff i32 -8 (regread i32 %1)
  return (add i32 (ireadfpoff i32 -4, ireadfpoff i32 -8))
}
# run: &fibonacci(15) == 610
