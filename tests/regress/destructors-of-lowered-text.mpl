# samara run FILE
# out: main
# out: behind it
# As lowering prints a program in C with a destructor: `.atexit` is another name of what the text has of the library, and no name of somebody else's.
func &puts extern (var %text ptr) i32
var $handler <* <func () void>>
func &atexit weak visibility_hidden (var %handler <* <func () void>>) i32 {
  dassign $handler (dread ptr %handler)
  return (constval i32 0)
}
func &.atexit weak visibility_hidden alias("atexit") (var %handler <* <func () void>>) i32
func &__libc_finish weak visibility_hidden () void {
  icall (dread ptr $handler)
  return ()
}
func &late static destructor () void {
  call &puts (conststr ptr "behind it")
  return ()
}
func &main () i32 {
  call &puts (conststr ptr "main")
  return (constval i32 0)
}
