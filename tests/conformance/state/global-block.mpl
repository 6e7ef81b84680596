# The global block: as long as globalmemsize says, it begins with the words of globalmemmap; %%GP is its address.
globalmemsize 24
globalmemmap = [ 0x11223344 0x55667788 0xffffffff ]
var $other i32 = 9
func &word (var %n i32) i32 {
  return (ireadoff i32 0 (add ptr (regread ptr %%GP, mul i64 (cvt i64 i32 (dread i32 %n), constval i64 4))))
}
# run: &word(0) == 0x11223344
# run: &word(1) == 0x55667788
# run: &word(2) == -1
# run: &word(3) == 0
# run: &word(5) == 0
func &bytes () i32 {
  return (add i32 (mul i32 (ireadoff u8 0 (regread ptr %%GP), constval i32 256), ireadoff u8 7 (regread ptr %%GP)))
}
# run: &bytes() == 17493
func &keep (var %x i64) i64 {
  iassignoff i64 16 (regread ptr %%GP, dread i64 %x)
  return (sub i64 (ireadoff i64 16 (regread ptr %%GP), constval i64 1))
}
# run: &keep(5000000000) == 4999999999
# run: &word(4) == 705032704
func &through (var %at ptr) i32 {
  return (ireadoff i32 4 (dread ptr %at))
}
func &passed () i32 {
  callassigned &through (regread ptr %%GP) { dassign $other }
  return (dread i32 $other)
}
# run: &passed() == 0x55667788
