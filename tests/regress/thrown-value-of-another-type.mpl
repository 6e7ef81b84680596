# samara run FILE
# engine: all
# out: -1 -1 255
# out: 1 1 1
# out: 200 200 200
# out: float 2.5 2
# out: float 3 3
# A handler that reads a wider type than was thrown saw bytes of the value that was thrown before.
func &printf extern varargs (var %format <* i8>, ...) i32
func &throwSome (var %which i32) void {
  if (eq u1 i32 (dread i32 %which, constval i32 0)) { throw (constval i64 -1) }
  if (eq u1 i32 (dread i32 %which, constval i32 1)) { throw (gt u1 i32 (constval i32 3, constval i32 2)) }
  throw (constval u8 200)
}
func &main () i32 {
  var %i i32
  doloop %i (constval i32 0, lt u1 i32 (dread i32 %i, constval i32 3), constval i32 1) {
    jstry @h1 0
    call &throwSome (dread i32 %i)
    @h1 jscatch
    call &printf (conststr ptr "%d %ld %d\n", regread i32 %%thrownval, regread i64 %%thrownval, regread u8 %%thrownval)
    @e1 endtry
  }
  jstry @h2 0
  throw (constval f64 2.5)
@h2 jscatch
  call &printf (conststr ptr "float %g %d\n", regread f64 %%thrownval, regread i32 %%thrownval)
@e2 endtry
  jstry @h3 0
  throw (constval i32 3)
@h3 jscatch
  call &printf (conststr ptr "float %g %d\n", regread f64 %%thrownval, regread i32 %%thrownval)
@e3 endtry
  return (constval i32 0)
}
