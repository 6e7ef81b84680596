# samara run FILE
# engine: all
# out: caught
# out: again
# A try may name any of the labels that stand in front of its handler.
srclang 1
func &printf extern varargs (var %format <* i8>, ...) i32
func &main () i32 {
  javatry {@a}
  throw (constval i32 1)
  endtry
  return (constval i32 1)
@a
@h javacatch {i32}
  call &printf (conststr ptr "caught\n")
  javatry {@y}
  throw (constval i32 2)
  endtry
  return (constval i32 2)
@x
@y
@z javacatch {i32}
  call &printf (conststr ptr "again\n")
  return (constval i32 0)
}
