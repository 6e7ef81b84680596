# samara run FILE
# out: EvalError: programs cannot be compiled at run time
# out: true true true
# engine: all but light
# Programs of dynamic types do not run on the formal machine.
#
# The constructors of what `Object.entries` gives, and of its functions, were the host's: they compiled text for the host.
var $args <[2] dynany>
func &property (var %of dynany, var %name dynany) dynany {
  return (intrinsicop dynany JSOP_GETPROP (dread dynany %of, dread dynany %name))
}
func &call (var %f dynany, var %this dynany, var %x dynany) dynany {
  iassignoff dynany 0 (addrof ptr $args, dread dynany %x)
  return (intrinsicop dynany JSOP_CALL (dread dynany %f, dread dynany %this, addrof ptr $args, constval u32 1))
}
func &main () i32 {
  var %o dynany
  var %f dynany
  var %entries dynany
  var %array dynany
  var %function dynany
  dassign %o (intrinsicop simpleobj JS_NEW_OBJECT_0 ())
  intrinsiccall JSOP_SETPROP (dread dynany %o, conststr dynstr "a", constval dyni32 1)
  # Object.entries (o).map (Object.getPrototypeOf) [0].constructor is Array
  callassigned &property (intrinsicop simpleobj JS_GET_BIOBJECT (constval u32 1), conststr dynstr "entries") { dassign %f }
  callassigned &call (dread dynany %f, constval dynundef 0, dread dynany %o) { dassign %entries }
  callassigned &property (dread dynany %entries, conststr dynstr "map") { dassign %f }
  callassigned &property (intrinsicop simpleobj JS_GET_BIOBJECT (constval u32 1), conststr dynstr "getPrototypeOf") { dassign %o }
  callassigned &call (dread dynany %f, dread dynany %entries, dread dynany %o) { dassign %entries }
  callassigned &property (intrinsicop dynany JSOP_GETPROP (dread dynany %entries, constval dyni32 0), conststr dynstr "constructor") { dassign %array }
  # Its own constructor is Function, which makes nothing of text.
  callassigned &property (dread dynany %array, conststr dynstr "constructor") { dassign %function }
  jstry @caught 0
    callassigned &call (dread dynany %function, constval dynundef 0, conststr dynstr "return 1") { dassign %o }
    goto @end
@caught jscatch
    intrinsiccall JS_PRINT (regread dynany %%thrownval)
@end endtry
  intrinsiccall JS_PRINT (
    intrinsicop u1 JSOP_STRICTEQ (dread dynany %array, intrinsicop simpleobj JS_GET_BIOBJECT (constval u32 5)),
    intrinsicop u1 JSOP_STRICTEQ (dread dynany %function, intrinsicop simpleobj JS_GET_BIOBJECT (constval u32 3)),
    intrinsicop u1 JSOP_STRICTEQ (intrinsicop dynany JSOP_GETPROP (dread dynany %f, conststr dynstr "constructor"), dread dynany %function))
  return (constval i32 0)
}
