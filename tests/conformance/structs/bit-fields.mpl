# Bit-fields: cut when written, extended when read, neighbours untouched.
type $B <struct { @a:3 i32, @b:5 u32, @c:24 i32, @d:1 u8, @e:7 i8 }>
type $W <struct { @a:20 u64, @b:40 i64, @c:4 u64 }>
var $b <$B>
var $w <$W>
func &sizes () i32 { return (add i32 (mul i32 (sizeoftype i32 <$B>, constval i32 100), sizeoftype i32 <$W>)) }
# run: &sizes() == 808
func &first (var %x i32) i32 { dassign $b 1 (dread i32 %x) return (dread i32 $b 1) }
# run: &first(3) == 3
# run: &first(4) == -4
# run: &first(-9) == -1
func &second (var %x i32) i32 { dassign $b 2 (dread i32 %x) return (dread u32 $b 2) }
# run: &second(-1) == 31
# run: &second(0x25) == 5
func &neighbours () i32 {
  dassign $b 1 (constval i32 -1)
  dassign $b 2 (constval i32 0)
  dassign $b 3 (constval i32 -5)
  dassign $b 4 (constval i32 1)
  dassign $b 5 (constval i32 -64)
  dassign $b 2 (constval i32 21)
  return (ireadoff i32 0 (addrof ptr $b))
}
# -5 << 8 is 0xfffffb00; 21 << 3 is 0xa8; 7.
# run: &neighbours() == 0xfffffbaf
func &last () i32 { call &neighbours () return (add i32 (dread u32 $b 4, dread i32 $b 5)) }
# run: &last() == -63
func &wide (var %x i64) i64 {
  dassign $w 1 (constval i64 -1)
  dassign $w 3 (constval i64 5)
  dassign $w 2 (dread i64 %x)
  return (dread i64 $w 2)
}
# run: &wide(0x7fffffffff) == 0x7fffffffff
# run: &wide(0x8000000000) == -549755813888
func &widebits () i64 { call &wide (constval i64 1) return (ireadoff i64 0 (addrof ptr $w)) }
# run: &widebits() == 0x50000000001fffff
func &pointed (var %p i32) i32 {
  var %l <$B>
  var %q <* <$B>>
  dassign %q (addrof ptr %l)
  iassign <* <$B>> 3 (dread ptr %q, dread i32 %p)
  return (iread i32 <* <$B>> 3 (dread ptr %q))
}
# run: &pointed(0x1800000) == -8388608
