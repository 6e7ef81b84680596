# samara run FILE
# engine: all
# out: abc abc
# What strdup allocates can be freed by the statement, and what the statement allocates by the function.
func &printf extern varargs (var %format <* i8>, ...) i32
func &strdup extern (var %text <* i8>) <* i8>
func &strcpy extern (var %to <* i8>, var %from <* i8>) <* i8>
func &free extern (var %block <* void>) void
func &main () i32 {
  var %p <* i8>
  var %q <* i8>
  callassigned &strdup (conststr ptr "abc") { dassign %p }
  dassign %q (malloc ptr (constval u64 4))
  call &strcpy (dread ptr %q, dread ptr %p)
  call &printf (conststr ptr "%s %s\n", dread ptr %p, dread ptr %q)
  free (dread ptr %p)
  call &free (dread ptr %q)
  return (constval i32 0)
}
