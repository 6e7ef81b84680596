# samara run FILE
# engine: all
# out: caught 5
# A function with a structure and numbers as results that an exception leaves returned one value of three on the formal machine.
func &printf extern varargs (var %f <* i8>, ...) i32
type $pair <struct { @a f32, @b u16 }>
func &three () <$pair>, i64, f64 {
  throw (constval i64 5)
}
func &main () i32 {
  var %thrown i64
  jstry @handler 0
  call &three ()
  return (constval i32 1)
@handler jscatch
  dassign %thrown (regread i64 %%thrownval)
  callassigned &printf (conststr ptr "caught %ld\n", dread i64 %thrown) {}
  return (constval i32 0)
@done endtry
}
