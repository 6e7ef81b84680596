# Function values: calls with `this` and arguments, closures with their environment, constructors, calls by address.
# out: "42 NaN\n1 2 3\n7 3 extra\ntrue 5 6\nundefined 2\n30 NaN\n"
var $args <[4] dynany>
func &add (var %a dynany, var %b dynany) dynany { return (add dynany (dread dynany %a, dread dynany %b)) }
# The environment is a block of memory: here one counter.
func &next (var %env ptr) dynany {
  iassignoff dynany 0 (dread ptr %env, add dynany (ireadoff dynany 0 (dread ptr %env), constval dyni32 1))
  return (ireadoff dynany 0 (dread ptr %env))
}
func &counter () dynany {
  var %env ptr
  dassign %env (intrinsicop ptr JS_NEW (constval dyni32 8))
  iassignoff dynany 0 (dread ptr %env, constval dyni32 0)
  return (intrinsicop dynany JS_NEW_FUNCTION (addroffunc ptr &next, dread ptr %env, constval u32 0))
}
func &inspect () dynany {
  var %all dynany
  dassign %all (intrinsicop dynany JS_GET_ARGUMENTOBJECT ())
  intrinsiccall JS_PRINT (intrinsicop dynany JSOP_GETPROP_BY_NAME (intrinsicop dynany JSOP_THIS (), conststr simplestr "x"), intrinsicop i32 JSOP_LENGTH (dread dynany %all), intrinsicop dynany JSOP_GETPROP_BY_INDEX (dread dynany %all, constval u32 2))
  return (constval dynundef 0)
}
func &Point (var %x dynany) dynany {
  intrinsiccall JSOP_SETPROP_BY_NAME (intrinsicop dynany JSOP_THIS (), conststr simplestr "x", dread dynany %x)
  return (constval dynundef 0)
}
func &strictThis () dynany { return (intrinsicop dynany JSOP_THIS ()) }
func &main () i32 {
  var %f dynany
  var %g dynany
  var %o dynany
  iassignoff dynany 0 (addrof ptr $args, constval dyni32 40)
  iassignoff dynany 8 (addrof ptr $args, constval dyni32 2)
  iassignoff dynany 16 (addrof ptr $args, conststr dynstr "extra")
  dassign %f (intrinsicop dynany JS_NEW_FUNCTION (addroffunc ptr &add, constval ptr 0, constval u32 2))
  # Missing arguments are undefined.
  intrinsiccall JS_PRINT (intrinsicop dynany JSOP_CALL (dread dynany %f, constval dynundef 0, addrof ptr $args, constval u32 2), intrinsicop dynany JSOP_CALL (dread dynany %f, constval dynundef 0, addrof ptr $args, constval u32 1))
  callassigned &counter () { dassign %g }
  intrinsiccall JS_PRINT (intrinsicop dynany JSOP_CALL (dread dynany %g, constval dynundef 0, constval ptr 0, constval u32 0), intrinsicop dynany JSOP_CALL (dread dynany %g, constval dynundef 0, constval ptr 0, constval u32 0), intrinsicop dynany JSOP_CALL (dread dynany %g, constval dynundef 0, constval ptr 0, constval u32 0))
  dassign %o (intrinsicop simpleobj JS_NEW_OBJECT_0 ())
  intrinsiccall JSOP_SETPROP_BY_NAME (dread dynany %o, conststr simplestr "x", constval dyni32 7)
  intrinsiccall JSOP_CALL (intrinsicop dynany JS_NEW_FUNCTION (addroffunc ptr &inspect, constval ptr 0, constval u32 0), dread dynany %o, addrof ptr $args, constval u32 3)
  iassignoff dynany 0 (addrof ptr $args, constval dyni32 5)
  dassign %f (intrinsicop dynany JS_NEW_FUNCTION (addroffunc ptr &Point, constval ptr 0, constval u32 1))
  dassign %o (intrinsicop dynany JSOP_NEW (dread dynany %f, constval dynundef 0, addrof ptr $args, constval u32 1))
  intrinsiccall JSOP_SETPROP_BY_NAME (intrinsicop dynany JSOP_GETPROP_BY_NAME (dread dynany %f, conststr simplestr "prototype"), conststr simplestr "y", constval dyni32 6)
  intrinsiccall JS_PRINT (intrinsicop dynany JSOP_INSTANCEOF (dread dynany %o, dread dynany %f), intrinsicop dynany JSOP_GETPROP_BY_NAME (dread dynany %o, conststr simplestr "x"), intrinsicop dynany JSOP_GETPROP_BY_NAME (dread dynany %o, conststr simplestr "y"))
  dassign %g (intrinsicop dynany JS_NEW_FUNCTION (addroffunc ptr &strictThis, constval ptr 0, constval u32 0x10000))
  intrinsiccall JS_PRINT (intrinsicop dynany JSOP_CALL (dread dynany %g, constval dynundef 0, constval ptr 0, constval u32 0), intrinsicop i32 JSOP_LENGTH (intrinsicop dynany JS_NEW_FUNCTION (addroffunc ptr &add, constval ptr 0, constval u32 2)))
  # By address: as many dynamic parameters as there are arguments.
  iassignoff dynany 0 (addrof ptr $args, constval dyni32 28)
  intrinsiccall JS_PRINT (intrinsicop dynany JSOP_CCALL (addroffunc dynptr &add, constval dynundef 0, addrof ptr $args, constval u32 2), intrinsicop dynany JS_ICALL (cvt a32 ptr (addroffunc ptr &add), constval u32 2))
  return (constval i32 0)
}
