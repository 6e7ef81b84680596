# Whole structures and arrays are assigned by copying; blkassignoff copies bytes.
type $P <struct { @x i32, @y f64, @z i8 }>
var $p <$P> = [1 = 1, 2 = 2.5, 3 = 3]
var $q <$P>
func &copyglobal () f64 {
  dassign $q (dread agg $p)
  dassign $p 2 (constval f64 9.0)
  return (add f64 (dread f64 $q 2, cvt f64 i32 (dread i32 $q 3)))
}
# run: &copyglobal() == 5.5
func &copythrough (var %x i32) i32 {
  var %a <$P>
  var %b <$P>
  dassign %a 1 (dread i32 %x)
  dassign %a 3 (constval i32 4)
  iassign <* <$P>> (addrof ptr %b, iread agg <* <$P>> (addrof ptr %a))
  return (add i32 (dread i32 %b 1, dread i32 %b 3))
}
# run: &copythrough(38) == 42
func &bytes () i32 {
  var %a <[4] i32> = [1, 2, 3, 4]
  var %b <[4] i32> = [0, 0, 0, 0]
  blkassignoff 4 4 8 (addrof ptr %b, addrofoff ptr %a 8)
  return (add i32 (mul i32 (dreadoff i32 %b 4, constval i32 10), dreadoff i32 %b 8))
}
# run: &bytes() == 34
func &compilers (var %x i32) i32 {
  var %y i32
  maydassign %y (dread i32 %x)
  piassign <* i32> (addrof ptr %x, add i32 (dread i32 %y, constval i32 1))
  return (dread i32 %x)
}
# run: &compilers(6) == 7
