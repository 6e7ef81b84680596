# samara run FILE --max-memory 1M
# status 3
# err: trap[out-of-memory]: the memory limit is reached
# err: --max-memory
#
# A limit below what the program needs to start was reported as a bug.
var $large <[4000000] i8>

func &main () i32 {
  return (constval i32 0)
}
