# samara run FILE
# engine: all
# out: 7
# An object of stackmalloc had no dynamic type on the formal machine.
func &printf extern varargs (var %format <* i8>, ...) i32
type $A <class {@x i32, &A_f () i32}>
func &A_f (var %this <* <$A>>) i32 { return (iread i32 <* <$A>> 1 (dread ref %this)) }
func &main () i32 {
  var %object <* <$A>>
  dassign %object (stackmalloc ref <$A>)
  iassign <* <$A>> 1 (dread ref %object, constval i32 7)
  virtualcallassigned &A_f (dread ref %object) { regassign i32 %1 }
  call &printf (conststr ptr "%d\n", regread i32 %1)
  return (constval i32 0)
}
