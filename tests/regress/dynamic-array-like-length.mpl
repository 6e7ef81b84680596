# samara run FILE --fuel 10000
# status 3
# err: trap[out-of-fuel]
# engine: all but light
# Programs of dynamic types do not run on the formal machine.
#
# A function that looks at as many places as an object says has to be stopped like any loop.
var $args <[1] dynany>
func &main () i32 {
  var %o dynany
  dassign %o (intrinsicop simpleobj JS_NEW_OBJECT_0 ())
  intrinsiccall JSOP_SETPROP_BY_NAME (dread dynany %o, conststr simplestr "length", constval dynf64 9007199254740991.0)
  iassignoff dynany 0 (addrof ptr $args, constval dyni32 1)
  intrinsiccall JSOP_CALL (intrinsicop dynany JSOP_GETPROP_BY_NAME (intrinsicop simpleobj JS_GET_BIOBJECT (constval u32 6), conststr simplestr "indexOf"), dread dynany %o, addrof ptr $args, constval u32 1)
  return (constval i32 0)
}
