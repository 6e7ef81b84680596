# Complex numbers as constants, in memory, fields, registers, calls, and converted.
type $t <struct { @n i32, @z c64, @w c128 }>
var $z c64 = [1.5f, -2.5f]
var $w c128 = [0.1, 3.0]
var $s <$t>
var $a <[2] c64> = [[1.0f, 2.0f], [3.0f, 4.0f]]
func &constant () c128 { return (constval c128 [1.5, -0.25]) }
# run: &constant() == [1.5, -0.25]
func &globals () c64 { return (mul c64 (dread c64 $z, constval c64 [0.0f, 1.0f])) }
# run: &globals() == [2.5, 1.5]
func &wide () c128 { return (dread c128 $w) }
# run: &wide() == [0.1, 3]
func &element (var %i i64) c64 { return (iread c64 <* c64> 0 (array 1 ptr <* <[2] c64>> (addrof ptr $a, dread i64 %i))) }
# run: &element(1) == [3, 4]
func &fields (var %x c64, var %y c128) c128 {
  dassign $s 2 (dread c64 %x)
  dassign $s 3 (dread c128 %y)
  return (add c128 (cvt c128 c64 (dread c64 $s 2), dread c128 $s 3))
}
# run: &fields([1, 2], [0.5, 0.25]) == [1.5, 2.25]
func &parts () f32 { return (iread f32 <* f32> 0 (add ptr (addrof ptr $z, constval i64 4))) }
# run: &parts() == -2.5
func &real (var %x c128) f64 { return (cvt f64 c128 (dread c128 %x)) }
# run: &real([1.25, 7]) == 1.25
func &whole (var %x c64) i32 { return (cvt i32 c64 (dread c64 %x)) }
# run: &whole([-3.75, 7]) == -3
func &fromreal (var %x f64) c64 { return (cvt c64 f64 (dread f64 %x)) }
# run: &fromreal(0.1) == [0.1, 0]
func &fromint (var %x i32) c128 { return (cvt c128 i32 (dread i32 %x)) }
# run: &fromint(-7) == [-7, 0]
func &narrow (var %x c128) c64 { return (cvt c64 c128 (dread c128 %x)) }
# run: &narrow([0.1, -3]) == [0.1, -3]
func &square (var %x c128, var %n i32) c128 {
  if (eq u1 i32 (dread i32 %n, constval i32 0)) { return (dread c128 %x) }
  callassigned &square (mul c128 (dread c128 %x, dread c128 %x), sub i32 (dread i32 %n, constval i32 1)) { regassign c128 %1 }
  return (regread c128 %1)
}
# run: &square([1, 1], 3) == [16, -0]
func &choose (var %c u1, var %x c64, var %y c64) c64 {
  regassign c64 %1 (select c64 (dread u32 %c, dread c64 %x, dread c64 %y))
  return (regread c64 %1)
}
# run: &choose(1, [1, 2], [3, 4]) == [1, 2]
# run: &choose(0, [1, 2], [3, 4]) == [3, 4]
func &retyped (var %x c64) u64 { return (retype u64 <u64> (dread c64 %x)) }
# run: &retyped([1, 2]) == 0x400000003f800000
