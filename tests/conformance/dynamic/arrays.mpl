# Arrays: of elements, of a length; a hole is left out; methods of the prototype are called as functions.
# out: "4 4,,2.5,x false\n3 undefined\n6 8\n4|7|2.5|x|8\n5 undefined\n"
var $args <[2] dynany>
func &double (var %x dynany) dynany { return (mul dynany (dread dynany %x, constval dyni32 2)) }
func &method (var %array dynany, var %name simplestr, var %count u32) dynany {
  return (intrinsicop dynany JSOP_CALL (intrinsicop dynany JSOP_GETPROP_BY_NAME (dread dynany %array, dread simplestr %name), dread dynany %array, addrof ptr $args, dread u32 %count))
}
func &main () i32 {
  var %elements <[4] dynany> = [4, 0, 2.5, conststr ptr "x"]
  var %a dynany
  var %b dynany
  iassignoff dynany 8 (addrof ptr %elements, constval dynhole 0)
  intrinsiccallassigned JS_NEW_ARR_ELEMS (addrof ptr %elements, constval u32 4) { dassign %a }
  intrinsiccall JS_PRINT (intrinsicop i32 JSOP_LENGTH (dread dynany %a), dread dynany %a, intrinsicop dynany JSOP_IN (constval dyni32 1, dread dynany %a))
  dassign %b (intrinsicop simpleobj JS_NEW_ARR_LENGTH (constval dyni32 3))
  intrinsiccall JS_PRINT (intrinsicop i32 JSOP_LENGTH (dread dynany %b), intrinsicop dynany JSOP_GETPROP_BY_INDEX (dread dynany %b, constval u32 0))
  # An element behind the end makes the array longer.
  intrinsiccall JSOP_SETPROP_BY_INDEX (dread dynany %b, constval u32 5, constval dyni32 8)
  intrinsiccall JS_PRINT (intrinsicop i32 JSOP_LENGTH (dread dynany %b), intrinsicop dynany JSOP_GETPROP (dread dynany %b, constval dyni32 5))
  intrinsiccall JSOP_SETPROP_BY_INDEX (dread dynany %a, constval u32 1, constval dyni32 7)
  iassignoff dynany 0 (addrof ptr $args, constval dyni32 8)
  callassigned &method (dread dynany %a, conststr simplestr "push", constval u32 1) { dassign %b }
  iassignoff dynany 0 (addrof ptr $args, conststr dynstr "|")
  callassigned &method (dread dynany %a, conststr simplestr "join", constval u32 1) { regassign dynany %1 }
  intrinsiccall JS_PRINT (regread dynany %1)
  # map calls a function of the program for each element.
  iassignoff dynany 0 (addrof ptr $args, intrinsicop dynany JS_NEW_FUNCTION (addroffunc ptr &double, constval ptr 0, constval u32 1))
  callassigned &method (dread dynany %a, conststr simplestr "map", constval u32 1) { dassign %a }
  intrinsiccall JS_PRINT (dread dynany %b, intrinsicop dynany JSOP_GETPROP_BY_NAME (dread dynany %a, conststr simplestr "nothing"))
  return (cvt i32 dynany (intrinsicop dynany JSOP_GETPROP_BY_INDEX (dread dynany %a, constval u32 1)))
}
# status 14
