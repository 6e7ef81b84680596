# 128-bit values in globals, locals, fields, arrays, registers, parameters, results, and behind pointers.
type $pair <struct { @n i32, @big i128, @q f128 }>
var $g i128 = 0x123456789abcdef00fedcba987654321
var $q f128 = 1.5
var $a <[3] u128> = [1, 0xffffffffffffffffffffffffffffffff, 3]
var $s <$pair>
func &global () i128 { return (dread i128 $g) }
# run: &global() == 0x123456789abcdef00fedcba987654321
func &initial () f128 { return (dread f128 $q) }
# run: &initial() == 1.5
func &element (var %i i64) u128 {
  return (iread u128 <* u128> 0 (array 1 ptr <* <[3] u128>> (addrof ptr $a, dread i64 %i)))
}
# run: &element(1) == 0xffffffffffffffffffffffffffffffff
# run: &element(2) == 3
func &fields (var %x i128) i128 {
  dassign $s 1 (constval i32 7)
  dassign $s 2 (dread i128 %x)
  dassign $s 3 (constval f128 2.5)
  var %t <$pair>
  dassign %t (dread agg $s)
  return (add i128 (dread i128 %t 2, add i128 (cvt i128 i32 (dread i32 %t 1), cvt i128 f128 (dread f128 %t 3))))
}
# run: &fields(0x10000000000000000) == 0x10000000000000009
func &local () u128 {
  var %x u128 = 0xf0000000000000000000000000000001
  var %y u128
  return (sub u128 (dread u128 %x, dread u128 %y))
}
# run: &local() == 0xf0000000000000000000000000000001
func &address (var %x i128) i128 {
  var %p ptr
  dassign %p (addrof ptr %x)
  iassign <* i128> 0 (dread ptr %p, shl i128 (iread i128 <* i128> 0 (dread ptr %p), constval i32 4))
  return (dread i128 %x)
}
# run: &address(0x0fffffffffffffffff) == 0x0fffffffffffffffff0
func &swap (var %x i128, var %n i32, var %y i128) i128 {
  regassign i128 %1 (dread i128 %x)
  regassign i128 %2 (dread i128 %y)
  brtrue @done (dread i32 %n)
  regassign i128 %3 (regread i128 %1)
  regassign i128 %1 (regread i128 %2)
  regassign i128 %2 (regread i128 %3)
@done
  return (sub i128 (regread i128 %1, regread i128 %2))
}
# run: &swap(5, 0, 0x10000000000000005) == 0x10000000000000000
# run: &swap(5, 1, 0x10000000000000005) == -0x10000000000000000
func &power (var %x i128, var %n i32) i128 {
  if (le u1 i32 (dread i32 %n, constval i32 0)) { return (constval i128 1) }
  callassigned &power (dread i128 %x, sub i32 (dread i32 %n, constval i32 1)) { regassign i128 %1 }
  return (mul i128 (dread i128 %x, regread i128 %1))
}
# run: &power(-3, 79) == -49269609804781974438694403402127765867
func &nested (var %x i128) i128 {
  callassigned &power (dread i128 %x, constval i32 2) { regassign i128 %1 }
  callassigned &power (add i128 (regread i128 %1, constval i128 1), constval i32 2) { regassign i128 %2 }
  return (add i128 (regread i128 %1, regread i128 %2))
}
# run: &nested(4294967296) == 55340232221128654849
func &pointer (var %x f128) f128 {
  var %f <* <func (f128) f128>>
  dassign %f (addroffunc ptr &half)
  icallassigned (dread ptr %f, dread f128 %x) { regassign f128 %1 }
  return (regread f128 %1)
}
func &half (var %x f128) f128 { return (mul f128 (dread f128 %x, constval f128 0.5)) }
# run: &pointer(3) == 1.5
func &offset (var %x i128) u64 {
  iassignoff i128 16 (addrof ptr $a, dread i128 %x)
  return (ireadoff u64 24 (addrof ptr $a))
}
# run: &offset(0x50000000000000000) == 5
func &mixed (var %a i32, var %x u128, var %b f64, var %y u128, var %c i64) f64 {
  return (add f64 (add f64 (cvt f64 i32 (dread i32 %a), dread f64 %b), add f64 (cvt f64 u128 (sub u128 (dread u128 %x, dread u128 %y)), cvt f64 i64 (dread i64 %c))))
}
# run: &mixed(1, 0x10000000000000000, 0.5, 0xffffffffffffffff, 4) == 6.5
