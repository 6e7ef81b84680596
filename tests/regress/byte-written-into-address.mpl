# samara run FILE --engine light
# status 3
# out: 20301
# err: an address is read whose bytes come from different values
# Numbers of several widths make up one; a byte of a number in an address leaves no address.
func &printf extern varargs (var %format <* i8>, ...) i32
func &main () i32 {
  var %x i32
  var %p <* i32>
  iassign <* u8> (addrof ptr %x, constval u8 1)
  iassign <* u16> (add ptr (addrof ptr %x, constval u64 2), constval u16 2)
  iassign <* u8> (add ptr (addrof ptr %x, constval u64 1), constval u8 3)
  call &printf (conststr ptr "%x\n", dread i32 %x)
  dassign %p (addrof ptr %x)
  iassign <* u8> (addrof ptr %p, constval u8 0)
  return (iread i32 <* i32> (dread ptr %p))
}
