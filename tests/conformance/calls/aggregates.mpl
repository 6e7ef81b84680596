# Structures as arguments are copies; structures as results; large and small ones.
type $Small <struct { @a i8, @b i16 }>
type $Big <struct { @x i64, @y f64, @z <[6] i32> }>
func &sum (var %s <$Small>, var %b <$Big>) i64 {
  dassign %s 1 (add i32 (dread i32 %s 1, constval i32 1))
  dassign %b 1 (add i64 (dread i64 %b 1, dread i32 %s 1))
  return (add i64 (dread i64 %b 1, dread i32 %s 2))
}
func &copies () i64 {
  var %s <$Small>
  var %b <$Big>
  dassign %s 1 (constval i32 5)
  dassign %s 2 (constval i32 -7)
  dassign %b 1 (constval i64 1000)
  callassigned &sum (dread agg %s, dread agg %b) { regassign i64 %1 }
  return (add i64 (mul i64 (regread i64 %1, constval i64 10000), add i64 (dread i64 %b 1, dread i32 %s 1)))
}
# run: &copies() == 9991005
func &make (var %x i64) <$Big> {
  var %b <$Big>
  dassign %b 1 (dread i64 %x)
  dassign %b 2 (constval f64 0.5)
  iassign <* i32> (addrofoff ptr %b 36, dread i64 %x)
  return (dread agg %b)
}
func &made (var %x i64) f64 {
  var %b <$Big>
  var %c <$Big>
  callassigned &make (dread i64 %x) { dassign %b }
  callassigned &make (constval i64 3) { dassign %c }
  return (add f64 (add f64 (dread f64 %b 2, cvt f64 i64 (dread i64 %b 1)), cvt f64 i32 (dreadoff i32 %b 36)))
}
# run: &made(20) == 40.5
func &both (var %x i32) <$Small>, i32 {
  var %s <$Small>
  dassign %s 1 (dread i32 %x)
  dassign %s 2 (constval i32 300)
  return (dread agg %s, add i32 (dread i32 %x, constval i32 1))
}
func &two () i32 {
  var %s <$Small>
  callassigned &both (constval i32 20) { dassign %s, regassign i32 %1 }
  return (add i32 (add i32 (dread i32 %s 1, dread i32 %s 2), regread i32 %1))
}
# run: &two() == 341
