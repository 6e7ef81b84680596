# The C library behind intrinsics and behind extern functions; memory functions.
func &strlen extern (var %s <* u8>) u64
func &sin extern (var %x f64) f64
func &abs extern (var %x i32) i32
func &length () u64 { return (intrinsicop u64 C_strlen (conststr ptr "seventeen letters")) }
# run: &length() == 17
func &compare () i32 { return (lt i32 i32 (intrinsicop i32 C_strcmp (conststr ptr "abc", conststr ptr "abd"), constval i32 0)) }
# run: &compare() == 1
func &extern () u64 {
  callassigned &strlen (conststr ptr "") { regassign u64 %1 }
  return (regread u64 %1)
}
# run: &extern() == 0
func &math (var %x f64) f64 {
  callassigned &sin (dread f64 %x) { regassign f64 %1 }
  return (regread f64 %1)
}
# run: &math(0) == 0
func &positive (var %x i32) i32 {
  callassigned &abs (dread i32 %x) { regassign i32 %1 }
  return (regread i32 %1)
}
# run: &positive(-5) == 5
func &fill () u32 {
  var %a <[8] u8>
  intrinsiccall C_memset (addrof ptr %a, constval i32 0x5a, constval u64 8)
  intrinsiccall C_memcpy (addrofoff ptr %a 1, conststr ptr "AB", constval u64 2)
  return (dreadoff u32 %a 0)
}
# run: &fill() == 0x5a42415a
func &overlap () u32 {
  var %a <[8] u8> = "abcdefg"
  intrinsiccall C_memmove (addrofoff ptr %a 1, addrof ptr %a, constval u64 4)
  return (dreadoff u32 %a 1)
}
# run: &overlap() == 0x64636261
