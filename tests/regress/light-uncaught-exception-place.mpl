# An exception that nobody catches is reported where it was thrown, with the calls that it has left.
# samara run FILE --engine light
# status 3
# err: an exception is thrown and not caught: $Full
# err: light-uncaught-exception-place.mpl:16:3
# err: in put
# err: in fill
# err: in main
srclang 1
type $Full <class { @room i32 }>
type $Other <class { @x i32 }>
func &put () void {
  var %e ref
  dassign %e (gcmalloc ref <$Full>)
  # the place of the report is the next line
  throw (dread ref %e)
}
func &fill () void {
  javatry { @other }
  call &put ()
  endtry
@other javacatch { <* <$Other>> }
  return ()
}
func &main () i32 {
  call &fill ()
  return (constval i32 0)
}
