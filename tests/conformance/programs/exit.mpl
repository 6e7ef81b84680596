# exit ends the program from anywhere, delivers the output and runs the handlers.
func &exit extern (var %code i32) void
func &puts extern (var %s <* u8>) i32
func &atexit extern (var %f <* <func () void>>) i32
func &last () void { call &puts (conststr ptr "last") return () }
func &deep (var %n i32) void {
  brtrue @more (dread i32 %n)
  call &exit (constval i32 7)
  @more
  call &deep (sub i32 (dread i32 %n, constval i32 1))
  call &puts (conststr ptr "never")
  return ()
}
func &main () i32 {
  call &atexit (addroffunc ptr &last)
  call &puts (conststr ptr "first")
  call &deep (constval i32 20)
  return (constval i32 0)
}
# out: "first\nlast\n"
# status 7
