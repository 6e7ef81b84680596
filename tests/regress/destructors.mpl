# samara run FILE
# engine: all
# status 3
# out: first main handler plain later late early end
#
# Functions that run after the program: behind its exit handlers, in the reverse order of constructors.
func &printf extern varargs (var %format <* i8>, ...) i32
func &atexit extern (var %f ptr) i32
func &exit extern (var %code i32) void
func &end destructor destructor_priority(100) () void { call &printf (conststr ptr "end\n") return () }
func &early destructor destructor_priority(101) () void { call &printf (conststr ptr "early ") return () }
func &late destructor_priority(200) () void { call &printf (conststr ptr "late ") return () }
func &later destructor () void { call &printf (conststr ptr "later ") return () }
func &plain destructor () void { call &printf (conststr ptr "plain ") return () }
func &ofObject destructor (var %this ptr) void { call &printf (conststr ptr "wrong ") return () }
func &handler () void { call &printf (conststr ptr "handler ") return () }
func &first constructor () void { call &printf (conststr ptr "first ") return () }
func &main () i32 {
  call &atexit (addroffunc ptr &handler)
  call &printf (conststr ptr "main "  )
  call &exit (constval i32 3)
  return (constval i32 0)
}
