# samara run FILE
# status 3
# err: trap[out-of-memory]: the memory limit is reached
# engine: all
#
# A global that no memory can hold was built before anybody looked at the limit.
var $all <[600000000] i64> = [1, 2, 3]

func &main () i32 {
  return (constval i32 0)
}
