# samara run FILE
# engine: all
# out: 1 2 3 4 7
# out: 7 8
# out: 5 8
#
# A structure that holds an instance counts the fields that the instance has, not those of the generic text.
func &printf public used varargs extern (var %format <* i8>, ...) i32

type $S <struct {@x i16, @y f32}>
type $pair <struct {@a <!T>, @n i32}> generic
type $holder <struct {@first <$pair{!T=<$S>}>, @m i64}>
type $around <struct {@h <$holder>, @rest <$pair{!T=<$pair{!T=i8}>}>}>
var $g <$holder> = [2 = 7]
var $end <* i64> = addrof ptr $g 6

func &main () i32 {
  var %h <$holder>
  var %p <* <$holder>>
  var %o <$around>
  var %s <$S>
  # first 1, a 2 (x 3, y 4), n 5; m 6
  dassign %h 3 (constval i32 1)
  dassign %h 4 (constval f32 2.0f)
  dassign %h 5 (constval i32 3)
  dassign %h 6 (constval i64 4)
  call &printf (
    conststr ptr "%d %g %d %ld %ld\n",
    dread i32 %h 3,
    cvt f64 f32 (dread f32 %h 4),
    dread i32 %h 5,
    dread i64 %h 6,
    iread i64 <* i64> 0 (dread ptr $end))
  # h 1 (2 to 7); rest 8, a 9 (a 10, n 11), n 12
  dassign %p (addrof ptr %h)
  dassign %s (iread agg <* <$holder>> 2 (dread ptr %p))
  dassign %o 10 (constval i32 7)
  dassign %o 12 (constval i32 8)
  dassign %o 4 (constval i32 5)
  call &printf (conststr ptr "%d %d\n", dread i32 %o 10, dread i32 %o 12)
  call &printf (conststr ptr "%d %d\n", dread i32 %o 4, dread i32 %o 12)
  return (constval i32 0)
}
