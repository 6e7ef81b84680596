# samara run FILE
# engine: all but light interp vm
# status 3
# out: abc abc
# err: trap[out-of-bounds]
# An engine of WebAssembly takes the address of a store for one outside of all memory, as it does null (decision 0172).
func &printf extern varargs (var %format <* i8>, ...) i32
func &main () i32 {
  var %p ptr
  dassign %p (conststr ptr "abc")
  call &printf (conststr ptr "%s %s\n", conststr ptr "abc", dread ptr %p)
  iassignoff u8 0 (dread ptr %p, constval u8 'X')
  call &printf (conststr ptr "%s\n", conststr ptr "abc")
  return (constval i32 0)
}
