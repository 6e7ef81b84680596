# Memory cells decide how narrow values are read.
var $bytes <[4] u8> = [0x80, 0xff, 0x7f, 0x01]
func &signed (var %i i64) i32 { return (iread i32 <* i8> (add ptr (addrof ptr $bytes, dread i64 %i))) }
# run: &signed(0) == -128
# run: &signed(2) == 127
func &unsigned (var %i i64) i32 { return (iread u32 <* u8> (add ptr (addrof ptr $bytes, dread i64 %i))) }
# run: &unsigned(0) == 128
func &half () i32 { return (iread i32 <* i16> (addrof ptr $bytes)) }
# run: &half() == -128
func &uhalf () i64 { return (iread i64 <* u16> (addrof ptr $bytes)) }
# run: &uhalf() == 0xff80
func &word () i64 { return (iread i64 <* i32> (addrof ptr $bytes)) }
# run: &word() == 0x017fff80
func &store (var %x i64) i64 {
  var %c <[2] i64> = [-1, -1]
  iassign <* i8> (addrof ptr %c, dread i64 %x)
  iassign <* u16> (addrofoff ptr %c 2, dread i64 %x)
  iassign <* i32> (addrofoff ptr %c 4, dread i64 %x)
  return (iread i64 <* i64> (addrof ptr %c))
}
# run: &store(0x1122334455667788) == 0x556677887788ff88
func &unaligned () i32 {
  var %c <[8] u8> = [1, 2, 3, 4, 5, 6, 7, 8]
  return (iread i32 <* i32> (addrofoff ptr %c 1))
}
# run: &unaligned() == 0x05040302
func &floats (var %x f64) f64 {
  var %c <[2] f32>
  iassign <* f32> (addrof ptr %c, dread f64 %x)
  return (iread f64 <* f32> (addrof ptr %c))
}
# run: &floats(0.1) == 0.10000000149011612
