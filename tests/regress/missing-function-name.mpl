# samara run FILE
# status 3
# err: trap[missing-function]
# err: neither the program nor the C library has `nowhere`
# err: in main
#
# The report did not name the function.
func &nowhere extern (var %x i32) i32

func &main () i32 {
  var %r i32

  callassigned &nowhere (constval i32 3) { dassign %r }
  return (dread i32 %r)
}
