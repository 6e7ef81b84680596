# Bit-fields declared with 128 bits, and jumps by 128-bit values.
type $t <struct { @a:5 u128, @b:70 i128, @c:53 u128, @d i32 }>
var $s <$t>
func &put (var %b i128, var %c u128) i128 {
  dassign $s 1 (constval u128 31)
  dassign $s 4 (constval i32 -1)
  dassign $s 2 (dread i128 %b)
  dassign $s 3 (dread u128 %c)
  return (dread i128 $s 2)
}
# run: &put(-5, 0x1fffffffffffff) == -5
func &rest () u128 { return (add u128 (shl u128 (dread u128 $s 3, constval i32 8), dread u128 $s 1)) }
# run: &rest() == 0x1fffffffffffff1f
func &beyond () i32 { return (dread i32 $s 4) }
# run: &beyond() == -1
# run: &put(0x1fffffffffffffffff, 5) == 0x1fffffffffffffffff
# run: &put(0x1fffffff5555555555, 7) == 0x1fffffff5555555555
# run: &put(0x200000000000000001, 7) == -0x1fffffffffffffffff
# run: &rest() == 0x71f
func &pointer (var %x i128) i128 {
  iassign <* <$t>> 2 (addrof ptr $s, dread i128 %x)
  return (iread i128 <* <$t>> 2 (addrof ptr $s))
}
# run: &pointer(-0x123456789abcdef01) == -0x123456789abcdef01
func &jump (var %x i128) i32 {
  switch (dread i128 %x) @other { 1: goto @one  -2: goto @two }
@one
  return (constval i32 1)
@two
  return (constval i32 2)
@other
  return (constval i32 0)
}
# run: &jump(1) == 1
# run: &jump(-2) == 2
# run: &jump(3) == 0
# run: &jump(0x10000000000000001) == 0
