# samara run FILE --engine light --pointer-size 4
# status 3
# err: an address is read whose bytes come from different values
# With addresses of 4 bytes, one byte of another address gave a value that was none.
func &memcpy extern (var %to <* void>, var %from <* void>, var %size u32) <* void>
func &main () i32 {
  var %p ptr
  var %x ptr
  var %y ptr
  var %i i32
  dassign %p (malloc ptr (constval u32 4000))
  doloop %i (constval i32 0, lt u1 i32 (dread i32 %i, constval i32 300), constval i32 1) {
    dassign %x (add ptr (dread ptr %p, dread i32 %i))
  }
  dassign %y (dread ptr %p)
  call &memcpy (addrof ptr %y, addrof ptr %x, constval u32 1)
  return (iread i32 <* i32> (dread ptr %y))
}
