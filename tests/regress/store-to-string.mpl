# samara run FILE
# engine: all but wasm
# status 3
# out: abc abc
# err: trap[read-only]
# String literals could be changed, with all their other uses. WebAssembly says it in other words (the next file).
func &printf extern varargs (var %format <* i8>, ...) i32
func &main () i32 {
  var %p ptr
  dassign %p (conststr ptr "abc")
  call &printf (conststr ptr "%s %s\n", conststr ptr "abc", dread ptr %p)
  iassignoff u8 0 (dread ptr %p, constval u8 'X')
  call &printf (conststr ptr "%s\n", conststr ptr "abc")
  return (constval i32 0)
}
