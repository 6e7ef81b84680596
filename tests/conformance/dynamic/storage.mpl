# Dynamic values in variables, registers, fields, arrays and memory; with initial values; as parameters and results.
# out: "5 2.5 text true undefined\nfield 7 -1\n1 2.5 elem\nlocal static 9\n30 swapped\n"
type $pair <struct {@first dynany, @second dyni32, @third dynany}>
var $int dynany = 5
var $float dynany = 2.5
var $text dynstr = conststr ptr "text"
var $bool dynbool = 1
var $none dynany
var $pair <$pair> = [1= conststr ptr "field", 2= 7, 3= -1]
var $list <[3] dynany> = [1, 2.5, conststr ptr "elem"]
func &sum (var %a dynany, var %b dynany, reg %9 dynany) dynany {
  return (add dynany (add dynany (dread dynany %a, dread dynany %b), regread dynany %9))
}
func &swap (var %a <* dynany>, var %b ptr) void {
  var %t dynany
  dassign %t (iread dynany <* dynany> 0 (dread ptr %a))
  iassign <* dynany> 0 (dread ptr %a, ireadoff dynany 0 (dread ptr %b))
  iassignoff dynany 0 (dread ptr %b, dread dynany %t)
  return ()
}
func &main () i32 {
  var %local dynany = conststr ptr "local"
  var %kept pstatic dynany = conststr ptr "static"
  var %x dynany
  var %y dynany
  intrinsiccall JS_PRINT (dread dynany $int, dread dynany $float, dread dynstr $text, dread dynbool $bool, dread dynany $none)
  intrinsiccall JS_PRINT (dread dynany $pair 1, dread dyni32 $pair 2, dread dynany $pair 3)
  intrinsiccall JS_PRINT (iread dynany <* dynany> 0 (array 0 ptr <* <[3] dynany>> (addrof ptr $list, constval i32 0)), ireadoff dynany 8 (addrof ptr $list), dreadoff dynany $list 16)
  regassign dynany %1 (constval i32 9)
  intrinsiccall JS_PRINT (dread dynany %local, dread dynany %kept, regread dynany %1)
  callassigned &sum (constval i32 10, constval dyni32 15, constval i32 5) { dassign %x }
  dassign %y (conststr dynstr "swapped")
  call &swap (addrof ptr %x, addrof ptr %y)
  intrinsiccall JS_PRINT (dread dynany %y, dread dynany %x)
  return (constval i32 0)
}
