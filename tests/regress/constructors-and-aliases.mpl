# samara run FILE
# engine: all
# out: early late plain main 5 1
# Functions that run before the program did not run, and another name of a function was a missing function.
func &printf extern varargs (var %format <* i8>, ...) i32
var $f <* <func (i32) i32>> = addroffunc ptr &other
func &late constructor constructor_priority(200) () void { call &printf (conststr ptr "late ") return () }
func &early constructor constructor_priority(101) () void { call &printf (conststr ptr "early ") return () }
func &plain constructor () void { call &printf (conststr ptr "plain ") return () }
func &ofObject constructor (var %this ptr) void { call &printf (conststr ptr "wrong ") return () }
func &real (var %x i32) i32 { return (add i32 (dread i32 %x, constval i32 1)) }
func &other alias("real") (var %x i32) i32
func &main () i32 {
  callassigned &other (constval i32 4) { regassign i32 %1 }
  call &printf (conststr ptr "main %d %d\n", regread i32 %1, eq u1 ptr (dread ptr $f, addroffunc ptr &real))
  return (constval i32 0)
}
