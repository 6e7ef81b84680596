# 128-bit values as variable arguments: aligned to 16 in MAPLE functions.
func &second (var %n i32, ...) i128 {
  var %list ptr
  intrinsiccall C_va_start (addrof ptr %list, dread i32 %n)
  dassign %list (band ptr (add ptr (dread ptr %list, constval i64 23), constval i64 -16))
  return (iread i128 <* i128> 0 (dread ptr %list))
}
func &pass (var %x i128) i128 {
  callassigned &second (constval i32 1, constval i32 5, dread i128 %x, constval i32 7) { regassign i128 %1 }
  return (regread i128 %1)
}
# run: &pass(0x123456789abcdef0123456789abcdef) == 0x123456789abcdef0123456789abcdef
func &printf (var %format ptr, ...) i32
func &main () i32 {
  call &printf (conststr ptr "%.3Lf %d %.2f\n", constval f128 2.5, constval i32 7, constval f64 0.25)
  return (constval i32 0)
}
# out: "2.500 7 0.25\n"
