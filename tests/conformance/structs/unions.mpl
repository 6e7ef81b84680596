# The members of a union share their bytes.
type $U <union { @i i32, @f f32, @b <[4] u8>, @w u64 }>
func &bits (var %x f32) i32 {
  var %u <$U>
  dassign %u 2 (dread f32 %x)
  return (dread i32 %u 1)
}
# run: &bits(1) == 0x3f800000
func &byte (var %x i32, var %i i32) i32 {
  var %u <$U>
  dassign %u 1 (dread i32 %x)
  return (iread u32 <* u8> (array 0 ptr <* <[4] u8>> (addrof ptr %u 3, dread i32 %i)))
}
# run: &byte(0x11223344, 0) == 0x44
# run: &byte(0x11223344, 3) == 0x11
func &low (var %x u64) i32 {
  var %u <$U>
  dassign %u 4 (dread u64 %x)
  return (dread i32 %u 1)
}
# run: &low(0x123456789abcdef0) == 0x9abcdef0
