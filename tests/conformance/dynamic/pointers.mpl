# dynptr: an address of the program's memory as a dynamic value.
# run: &through() == 77
# run: &same() == 1
# out: "object true false null\n"
var $cell i32 = 77
func &through () i32 {
  var %p dynany
  dassign %p (addrof ptr $cell)
  return (ireadoff i32 0 (cvt ptr dynany (dread dynany %p)))
}
func &same () u1 {
  return (intrinsicop u1 JSOP_STRICTEQ (addrof dynptr $cell, cvt dynptr ptr (addrof ptr $cell)))
}
func &main () i32 {
  var %p dynptr
  dassign %p (addrof ptr $cell)
  intrinsiccall JS_PRINT (intrinsicop dynany JSOP_TYPEOF (dread dynptr %p), eq dynany dynany (dread dynptr %p, cvt u32 ptr (addrof ptr $cell)), lt dynany dynany (dread dynptr %p, constval dyni32 8), cvt dynany ptr (constval ptr 0))
  return (constval i32 0)
}
