# Accesses at byte offsets: of variables, of addresses, of the frame, of the global memory. Little-endian.
globalmemsize 16
globalmemmap = [ 0x11223344 0x55667788 ]
var $v <[2] i32>
func &invariable () i32 {
  dassignoff i32 $v 4 (constval i32 0x01020304)
  dassignoff u8 $v 5 (constval u8 0xff)
  return (add i32 (dreadoff i32 $v 4, dreadoff u8 $v 7))
}
# run: &invariable() == 0x0102ff05
func &ataddress () i64 {
  iassignoff i64 0 (addrof ptr $v, constval i64 0x1122334455667788)
  return (sub i64 (ireadoff i64 0 (addrof ptr $v), ireadoff u16 2 (addrof ptr $v)))
}
# run: &ataddress() == 0x1122334455662222
func &before () i32 {
  iassignoff i32 -4 (addrofoff ptr $v 8, constval i32 77)
  return (ireadoff i32 4 (addrof ptr $v))
}
# run: &before() == 77
func &inframe (var %x i32) i32 {
  iassignfpoff i32 -8 (dread i32 %x)
  iassignfpoff i16 -8 (constval i32 0)
  return (bior i32 (ireadfpoff i32 -8, ireadoff u8 -6 (regread ptr %%FP)))
}
# run: &inframe(0x12345678) == 0x12340034
func &inglobal () i32 {
  iassignoff i16 8 (regread ptr %%GP, constval i32 -1)
  return (bxor i32 (ireadoff i32 4 (regread ptr %%GP), ireadoff u16 8 (regread ptr %%GP)))
}
# run: &inglobal() == 0x55668877
func &thrown () i64 {
  regassign i64 %%thrownval (constval i64 -6)
  return (regread i64 %%thrownval)
}
# run: &thrown() == -6
