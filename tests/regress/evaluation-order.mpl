# samara run FILE
# out: 6 7
# What stands left of a call inside an expression is evaluated before the call.
var $x dynany = 1
var $count i32
func &bump () dynany {
  dassign $x (constval dyni32 10)
  return (constval dyni32 5)
}
func &dynamic () i32 {
  var %f dynany
  dassign %f (intrinsicop dynany JS_NEW_FUNCTION (addroffunc ptr &bump, constval ptr 0, constval u32 0))
  return (cvt i32 dynany (add dynany (dread dynany $x, intrinsicop dynany JSOP_CALL (dread dynany %f, constval dynundef 0, constval ptr 0, constval u32 0))))
}
func &object () dynany {
  dassign $count (constval i32 100)
  return (constval dyni32 5)
}
func &objects () i32 {
  dassign $count (constval i32 2)
  return (add i32 (dread i32 $count, cvt i32 dynany (intrinsicop dynany JS_ICALL (cvt a32 ptr (addroffunc ptr &object), constval u32 0))))
}
func &main () i32 {
  callassigned &dynamic () { regassign i32 %1 }
  callassigned &objects () { regassign i32 %2 }
  intrinsiccall JS_PRINT (cvt dynany i32 (regread i32 %1), cvt dynany i32 (regread i32 %2))
  return (constval i32 0)
}
