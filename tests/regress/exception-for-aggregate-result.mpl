# samara run FILE
# engine: all
# out: 8 caught 3 7
# A function that gives a structure and is left by an exception was stuck on the formal machine; the place keeps what it had.
func &printf extern varargs (var %format <* i8>, ...) i32
type $S <struct {@a i32, @b i32}>
func &make (var %fails i32) <$S> {
  var %made <$S>
  dassign %made 1 (constval i32 7)
  dassign %made 2 (constval i32 8)
  if (dread i32 %fails) { throw (constval i32 3) }
  return (dread agg %made)
}
func &main () i32 {
  var %s <$S>
  jstry @handler 0
  callassigned &make (constval i32 0) { dassign %s }
  call &printf (conststr ptr "%d ", dread i32 %s 2)
  callassigned &make (constval i32 1) { dassign %s }
@handler jscatch
  call &printf (conststr ptr "caught %d %d\n", regread i32 %%thrownval, dread i32 %s 1)
@end endtry
  return (constval i32 0)
}
