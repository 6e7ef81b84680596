# samara run FILE
# engine: all
# out: passing 9, inside 4, still 9
# out: main 9
# A finally block that control comes to with an exception reads its value; it was 0, or that of an exception inside.
func &printf extern varargs (var %format <* i8>, ...) i32
func &f () void {
  jstry 0 @f1
  throw (constval i32 9)
@f1 finally
  call &printf (conststr ptr "passing %d, ", regread i32 %%thrownval)
  jstry @h2 0
  throw (constval i32 4)
@h2 jscatch
  call &printf (conststr ptr "inside %d, ", regread i32 %%thrownval)
@e2 endtry
  call &printf (conststr ptr "still %d\n", regread i32 %%thrownval)
  retsub
@e1 endtry
}
func &main () i32 {
  jstry @h1 0
  call &f ()
@h1 jscatch
  call &printf (conststr ptr "main %d\n", regread i32 %%thrownval)
@e1 endtry
  return (constval i32 0)
}
