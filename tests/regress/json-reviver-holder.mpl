# samara run FILE
# out: c in undefined
# out: a in [object Object]
# out:  in undefined
# out: done
# engine: all but light
# Programs of dynamic types do not run on the formal machine.
#
# A function that JSON.parse calls may look at the object that a value is in, before that is complete.
var $args <[2] dynany>
func &revive (var %key dynany, var %value dynany) dynany {
  intrinsiccall JS_PRINT (dread dynany %key, conststr dynstr "in", intrinsicop dynany JSOP_GETPROP (intrinsicop dynany JSOP_THIS (), conststr dynstr "a"))
  return (dread dynany %value)
}
func &main () i32 {
  var %json dynany
  dassign %json (intrinsicop simpleobj JS_GET_BIOBJECT (constval u32 14))
  iassignoff dynany 0 (addrof ptr $args, conststr dynstr "{\"a\": {\"c\": 1}}")
  iassignoff dynany 8 (addrof ptr $args, intrinsicop dynany JS_NEW_FUNCTION (addroffunc ptr &revive, constval ptr 0, constval u32 2))
  intrinsiccall JSOP_CALL (intrinsicop dynany JSOP_GETPROP (dread dynany %json, conststr dynstr "parse"), dread dynany %json, addrof ptr $args, constval u32 2)
  intrinsiccall JS_PRINT (conststr dynstr "done")
  return (constval i32 0)
}
