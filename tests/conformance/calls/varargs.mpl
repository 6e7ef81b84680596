# Variable arguments: in the program's own functions by a list, and to printf.
func &printf extern (var %format <* u8>, ...) i32
func &sum varargs (var %n i32, ...) i64 {
  var %list <* void>
  var %s i64 = 0
  intrinsiccall C_va_start (addrof ptr %list, constval i32 0)
  while (gt u1 i32 (dread i32 %n, constval i32 0)) {
    dassign %s (add i64 (dread i64 %s, iread i64 <* i64> (dread ptr %list)))
    dassign %list (add ptr (dread ptr %list, constval i64 8))
    dassign %n (sub i32 (dread i32 %n, constval i32 1))
  }
  return (dread i64 %s)
}
func &three () i64 {
  callassigned &sum (constval i32 3, constval i32 -5, constval u8 200, constval i64 4294967296) { regassign i64 %1 }
  return (regread i64 %1)
}
# run: &three() == 4294967491
func &none () i64 {
  callassigned &sum (constval i32 0) { regassign i64 %1 }
  return (regread i64 %1)
}
# run: &none() == 0
func &main () i32 {
  call &printf (conststr ptr "%d %u %s %c %.3f %ld\n", constval i32 -1, constval u32 4294967295, conststr ptr "text", constval i32 'x', constval f32 0.5f, constval i64 -4294967296)
  return (constval i32 0)
}
# out: "-1 4294967295 text x 0.500 -4294967296\n"
