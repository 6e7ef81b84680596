# samara run FILE --fuel 20000
# status 3
# err: trap[out-of-fuel]
# engine: all
#
# Each handler that ran at the end had a time of its own, and on the formal machine `exit` in a handler ended the matter.
func &atexit extern (var %handler ptr) i32
func &exit extern (var %status i32) void

func &again () void {
  call &atexit (addroffunc ptr &again)
  call &exit (constval i32 3)
}

func &main () i32 {
  call &atexit (addroffunc ptr &again)
  return (constval i32 0)
}
