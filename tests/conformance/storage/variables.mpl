# Locals, globals and registers keep values of their own type; narrow ones are cut and extended.
var $g i32 = 5
var $c u8
var $w i64 = -1
func &global (var %x i32) i32 {
  dassign $g (add i32 (dread i32 $g, dread i32 %x))
  return (dread i32 $g)
}
# run: &global(1) == 6
# run: &global(10) == 16
func &cut (var %x i32) i32 {
  dassign $c (dread i32 %x)
  return (dread u32 $c)
}
# run: &cut(0x1234) == 0x34
# run: &cut(-1) == 255
func &wide () i64 { return (dread i64 $w) }
# run: &wide() == -1
func &signs (var %x i32) i32 {
  var %a i8
  var %b u8
  dassign %a (dread i32 %x)
  dassign %b (dread i32 %x)
  return (sub i32 (dread i32 %b, dread i32 %a))
}
# run: &signs(0x80) == 256
# run: &signs(0x7f) == 0
func &regs (var %x i32) i64 {
  regassign i32 %1 (mul i32 (dread i32 %x, constval i32 3))
  regassign i64 %2 (regread i32 %1)
  regassign f64 %3 (constval f64 0.5)
  return (add i64 (regread i64 %2, trunc i64 f64 (mul f64 (regread f64 %3, constval f64 9.0))))
}
# run: &regs(-2) == -2
func &unset () i32 { var %x i32 return (dread i32 %x) }
# run: &unset() == 0
func &swap (var %a i32, var %b i32) i32 {
  var %t i32
  dassign %t (dread i32 %a)
  dassign %a (dread i32 %b)
  dassign %b (dread i32 %t)
  return (sub i32 (mul i32 (dread i32 %a, constval i32 10), dread i32 %b))
}
# run: &swap(1, 2) == 19
func &regparam (reg %1 i32, reg %2 f64) f64 { return (add f64 (cvt f64 i32 (regread i32 %1), regread f64 %2)) }
# run: &regparam(2, 0.5) == 2.5
