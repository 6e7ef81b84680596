# samara run FILE
# engine: all
# out: 2 4294967298.0 -4294967298
# The linear interpreter wrote the third result over the first one, where a function has fewer values than its results need room.
func &printf extern varargs (var %format <* i8>, ...) i32
var $seen i8
func &three (var %x i64) i32, f64, i64 {
  dassign $seen (constval i32 1)
  return (cvt i32 i64 (dread i64 %x), cvt f64 i64 (dread i64 %x), neg i64 (dread i64 %x))
}
func &main () i32 {
  var %a i32
  var %b f64
  var %c i64
  callassigned &three (constval i64 4294967298) { dassign %a dassign %b dassign %c }
  call &printf (conststr ptr "%d %.1f %ld\n", dread i32 %a, dread f64 %b, dread i64 %c)
  return (constval i32 0)
}
