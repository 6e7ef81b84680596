# samara run FILE
# engine: all
# out: 1 -1 1 1
# out: 0 0 0 1
# out: -0
# cmp with NaN is 1 on every engine; the document on MapleLight leaves it open.
func &printf extern varargs (var %format <* i8>, ...) i32
func &main () i32 {
  var %z f64
  var %n f64
  dassign %z (constval f64 0.0)
  dassign %n (neg f64 (div f64 (dread f64 %z, dread f64 %z)))
  call &printf (conststr ptr "%d %d %d %d\n", cmpg i32 f64 (dread f64 %n, dread f64 %z), cmpl i32 f64 (dread f64 %n, dread f64 %z),
    cmp i32 f64 (dread f64 %n, dread f64 %z), cmp i32 f64 (dread f64 %z, dread f64 %n))
  call &printf (conststr ptr "%d %d %d %d\n", lt u1 f64 (dread f64 %n, dread f64 %z), eq u1 f64 (dread f64 %n, dread f64 %n),
    lnot i32 (dread f64 %n), ne u1 f64 (dread f64 %n, dread f64 %n))
  call &printf (conststr ptr "%g\n", min f64 (dread f64 %z, neg f64 (dread f64 %z)))
  return (constval i32 0)
}
