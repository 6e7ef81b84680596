# samara run FILE
# engine: all
# out: "7 bye"
#
# A program's `&malloc` of other types was taken for the one that `atexit` of the library calls: LNK0010, on the MAPLE VM.
func &printf extern varargs (var %format <* u8>, ...) i32
func &atexit extern (var %f <* <func () void>>) i32
func &malloc (var %n u8) i32 {
  return (add i32 (dread u8 %n, constval i32 4))
}
func &goodbye () void {
  call &printf (conststr ptr "bye")
}
func &main () i32 {
  var %x i32
  var %p ptr
  callassigned &atexit (addroffunc ptr &goodbye) { dassign %x }
  dassign %p (malloc ptr (constval u64 16))
  callassigned &malloc (constval u8 3) { dassign %x }
  call &printf (conststr ptr "%d ", dread i32 %x)
  return (constval i32 0)
}
