# A global block whose size is no number of words.
globalmemsize 7
globalmemmap = [ 0x04030201 ]
func &byte (var %n i32) u32 {
  return (ireadoff u8 0 (add ptr (regread ptr %%GP, cvt i64 i32 (dread i32 %n))))
}
# run: &byte(0) == 1
# run: &byte(3) == 4
# run: &byte(6) == 0
func &set () u32 {
  iassignoff u16 5 (regread ptr %%GP, constval u32 0x1234)
  return (ireadoff u8 6 (regread ptr %%GP))
}
# run: &set() == 0x12
