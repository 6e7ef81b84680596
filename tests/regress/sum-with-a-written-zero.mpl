# samara run FILE
# engine: all
# out: "0 0, 0 0, 0 -0"
#
# Built as C#, a sum of a written 0 and -0 was -0: mcs takes the other number for the sum.
func &printf extern varargs (var %format <* u8>, ...) i32
var $f f32
var $d f64
func &main () i32 {
  dassign $f (add f32 (constval f32 0, constval f32 -0.0f))
  dassign $d (add f64 (constval f64 0, constval f64 -0.0))
  call &printf (conststr ptr "%g %g, ", cvt f64 f32 (dread f32 $f), dread f64 $d)
  dassign $f (sub f32 (constval f32 -0.0f, constval f32 -0.0f))
  dassign $d (sub f64 (constval f64 -0.0, constval f64 -0.0))
  call &printf (conststr ptr "%g %g, ", cvt f64 f32 (dread f32 $f), dread f64 $d)
  dassign $f (add f32 (constval f32 -0.0f, constval f32 0.0f))
  dassign $d (mul f64 (constval f64 -0.0, constval f64 0))
  call &printf (conststr ptr "%g %g", cvt f64 f32 (dread f32 $f), dread f64 $d)
  return (constval i32 0)
}
