# samara run FILE --engine light
# status 3
# out: called
# err: rule returned (2.4, 24)
# A call that wants more results than there are was stuck before it was made.
func &printf extern varargs (var %format <* i8>, ...) i32
func &one () i32 {
  call &printf (conststr ptr "called\n")
  return (constval i32 1)
}
func &main () i32 {
  var %p ptr
  var %a i32
  var %b i32
  dassign %p (addroffunc ptr &one)
  icallassigned (dread ptr %p) { dassign %a dassign %b }
  return (dread i32 %a)
}
