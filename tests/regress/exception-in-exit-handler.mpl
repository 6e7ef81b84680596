# samara run FILE
# engine: all
# status 3
# out: bye
# err: uncaught-exception
# An exception that left an exit handler ended the formal machine with an error of ours.
srclang 1
func &printf extern varargs (var %format <* i8>, ...) i32
func &atexit extern (var %handler <* <func () void>>) i32
func &bye () void {
  call &printf (conststr ptr "bye\n")
  throw (constval i32 5)
}
func &main () i32 {
  call &atexit (addroffunc ptr &bye)
  return (constval i32 7)
}
