# samara run FILE --call ping 1
# status 3
# err: trap[stack-overflow]
# err: times more the same 2 calls
#
# The calls of two functions that call each other filled hundreds of lines.
func &ping (var %n i32) i32 {
  var %r i32

  callassigned &pong (add i32 (dread i32 %n, constval i32 1)) { dassign %r }
  return (add i32 (dread i32 %r, constval i32 1))
}

func &pong (var %n i32) i32 {
  var %r i32

  callassigned &ping (add i32 (dread i32 %n, constval i32 1)) { dassign %r }
  return (add i32 (dread i32 %r, constval i32 2))
}
