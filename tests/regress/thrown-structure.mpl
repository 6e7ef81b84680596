# samara run FILE
# engine: all
# out: inner 9
# out: 7 8 -3
# out: again 7 8 -3
# A structure that is thrown by value was refused. It goes through a finally block that throws and catches, and is thrown again.
func &printf extern varargs (var %format <* i8>, ...) i32
type $E <struct {@code i32, @where i64, @more <[3] i16>}>
func &fail () void {
  var %e <$E>
  dassign %e 1 (constval i32 7)
  dassign %e 2 (constval i64 8)
  iassign <* i16> 0 (array 0 ptr <* <[3] i16>> (addrof ptr %e 3, constval i32 2), constval i32 -3)
  throw (dread agg %e)
}
func &third (var %e <* <$E>>) i32 {
  return (iread i32 <* i16> 0 (array 0 ptr <* <[3] i16>> (iaddrof ptr <* <$E>> 3 (dread ptr %e), constval i32 2)))
}
func &guarded () void {
  var %e <$E>
  jstry @h1 @f1
  call &fail ()
@h1 jscatch
  dassign %e (regread agg %%thrownval)
  callassigned &third (addrof ptr %e) { regassign i32 %1 }
  throw (regread agg %%thrownval)
@f1 finally
  jstry @h2 0
  throw (constval i32 9)
@h2 jscatch
  call &printf (conststr ptr "inner %d\n", regread i32 %%thrownval)
@e2 endtry
  call &printf (conststr ptr "%d %ld %d\n", dread i32 %e 1, dread i64 %e 2, regread i32 %1)
  retsub
@e1 endtry
}
func &main () i32 {
  var %e <$E>
  jstry @h 0
  call &guarded ()
@h jscatch
  dassign %e (regread agg %%thrownval)
@end endtry
  callassigned &third (addrof ptr %e) { regassign i32 %1 }
  call &printf (conststr ptr "again %d %ld %d\n", dread i32 %e 1, dread i64 %e 2, regread i32 %1)
  return (constval i32 0)
}
