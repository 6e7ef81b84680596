# A hash of 64 bits: multiplication, shifts and exclusive or.
func &kernel () i64 {
  var %x u64 = 88172645463325252
  var %h u64 = 14695981039346656037
  var %i i32
  doloop %i (constval i32 0, lt u1 i32 (dread i32 %i, constval i32 500000), constval i32 1) {
    dassign %x (bxor u64 (dread u64 %x, shl u64 (dread u64 %x, constval u64 13)))
    dassign %x (bxor u64 (dread u64 %x, lshr u64 (dread u64 %x, constval u64 7)))
    dassign %x (bxor u64 (dread u64 %x, shl u64 (dread u64 %x, constval u64 17)))
    dassign %h (mul u64 (
      bxor u64 (dread u64 %h, band u64 (dread u64 %x, constval u64 255)),
      constval u64 1099511628211))
  }
  return (cvt i64 u64 (dread u64 %h))
}
