# samara run FILE --engine vm --pointer-size 4
# out: 3.00
# Code of C that does not say for which addresses it was compiled is linked with the library of those that it is run with (LNK0012 before).
srclang 1
func &printf extern varargs (var %format <* u8>, ...) i32
func &floor extern (var %x f64) f64
func &main () i32 {
  var %down f64
  callassigned &floor (constval f64 3.5) { dassign %down }
  call &printf (conststr ptr "%.2f\n", dread f64 %down)
  return (constval i32 0)
}
