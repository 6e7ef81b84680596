# samara run FILE
# engine: all
# out: 0 0
# out: 11 1
# Offsets of addresses were cut to 32 bits in memory, and lost their low bits beyond 2^53.
func &printf extern varargs (var %format <* i8>, ...) i32
func &main () i32 {
  var %start <* i8>
  var %kept <* i8>
  dassign %start (malloc ptr (constval u64 8))
  iassign <* i8> (dread ptr %start, constval i8 10)
  iassign <* i8> (add ptr (dread ptr %start, constval u64 1), constval i8 11)
  dassign %kept (add ptr (dread ptr %start, constval u64 0x100000000))
  regassign ptr %1 (dread ptr %kept)
  dassign %kept (add ptr (dread ptr %start, constval u64 0x7fffffff00000000))
  call &printf (conststr ptr "%d %d\n", eq u1 ptr (regread ptr %1, dread ptr %start), eq u1 ptr (dread ptr %kept, dread ptr %start))
  dassign %kept (add ptr (dread ptr %start, constval u64 0x20000000000001))
  regassign ptr %2 (sub ptr (dread ptr %kept, constval u64 0x20000000000000))
  call &printf (conststr ptr "%d %lld\n", iread i8 <* i8> (regread ptr %2), sub i64 (regread ptr %2, dread ptr %start))
  return (constval i32 0)
}
