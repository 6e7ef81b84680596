# samara run FILE --engine light
# status 3
# out: whole 11
# err: an address is read whose bytes come from different values
# err: rule dread (2.2, 2)
# Half of one address over half of another gave one that could be used. Halves of the same address are an address again.
func &printf extern varargs (var %format <* i8>, ...) i32
func &memcpy extern (var %to <* void>, var %from <* void>, var %size u64) <* void>
func &main () i32 {
  var %cells <[4] i32>
  var %x <* i32>
  var %y <* i32>
  dassign %x (addrof ptr %cells)
  dassign %y (addrof ptr %cells)
  iassign <* i32> (dread ptr %x, constval i32 11)
  call &memcpy (add ptr (addrof ptr %x, constval u64 4), add ptr (addrof ptr %y, constval u64 4), constval u64 4)
  call &printf (conststr ptr "whole %d\n", iread i32 <* i32> (dread ptr %x))
  dassign %y (add ptr (dread ptr %y, constval u64 8))
  call &memcpy (add ptr (addrof ptr %x, constval u64 4), add ptr (addrof ptr %y, constval u64 4), constval u64 4)
  call &printf (conststr ptr "forged %d\n", iread i32 <* i32> (dread ptr %x))
  return (constval i32 0)
}
