# Objects: properties by value, name and index, literals with accessors, prototypes.
# out: "1 undefined 3 two\ntrue false true\ntrue undefined false\n20 9\na,b,c\ntrue false\nnumber\n"
var $field dynany
func &get () dynany { return (mul dynany (dread dynany $field, constval dyni32 2)) }
func &set (var %v dynany) dynany {
  dassign $field (dread dynany %v)
  intrinsiccall JSOP_SETPROP_BY_NAME (intrinsicop dynany JSOP_THIS (), conststr simplestr "seen", constval dyni32 9)
  return (constval dynundef 0)
}
func &main () i32 {
  var %o dynany
  var %p dynobj
  var %names dynany
  intrinsiccallassigned JS_NEW_OBJECT_0 () { dassign %o }
  intrinsiccall JSOP_SETPROP_BY_NAME (dread dynany %o, conststr simplestr "a", constval dyni32 1)
  intrinsiccall JSOP_SETPROP (dread dynany %o, conststr dynstr "b", conststr dynstr "two")
  intrinsiccall JSOP_SETPROP_BY_INDEX (dread dynany %o, constval u32 5, constval dyni32 3)
  intrinsiccall JS_PRINT (intrinsicop dynany JSOP_GETPROP_BY_NAME (dread dynany %o, conststr simplestr "a"), intrinsicop dynany JSOP_GETPROP_BY_NAME (dread dynany %o, conststr simplestr "c"), intrinsicop dynany JSOP_GETPROP (dread dynany %o, conststr dynstr "5"), intrinsicop dynany JSOP_GETPROP (dread dynany %o, conststr dynstr "b"))
  intrinsiccall JS_PRINT (intrinsicop dynany JSOP_IN (conststr dynstr "a", dread dynany %o), intrinsicop dynany JSOP_IN (conststr dynstr "c", dread dynany %o), intrinsicop dynany JSOP_IN (conststr dynstr "toString", dread dynany %o))
  intrinsiccallassigned JSOP_DELPROP (dread dynany %o, conststr dynstr "a") { dassign %names }
  intrinsiccall JS_PRINT (dread dynany %names, intrinsicop dynany JSOP_GETPROP_BY_NAME (dread dynany %o, conststr simplestr "a"), intrinsicop dynany JSOP_IN (conststr dynstr "a", dread dynany %o))
  # { get x () …, set x (v) …, a: 1 }
  dassign %p (intrinsicop simpleobj JS_NEW_OBJECT_0 ())
  eval (intrinsicop dynany JSOP_INITPROP_GETTER (dread dynobj %p, conststr dynstr "x", intrinsicop dynany JS_NEW_FUNCTION (addroffunc ptr &get, constval ptr 0, constval u32 0)))
  eval (intrinsicop dynany JSOP_INITPROP_SETTER (dread dynobj %p, conststr dynstr "x", intrinsicop dynany JS_NEW_FUNCTION (addroffunc ptr &set, constval ptr 0, constval u32 1)))
  intrinsiccall JSOP_SETPROP_BY_NAME (dread dynobj %p, conststr simplestr "x", constval dyni32 10)
  intrinsiccall JS_PRINT (intrinsicop dynany JSOP_GETPROP_BY_NAME (dread dynobj %p, conststr simplestr "x"), intrinsicop dynany JSOP_GETPROP_BY_NAME (dread dynobj %p, conststr simplestr "seen"))
  dassign %o (intrinsicop simpleobj JS_NEW_OBJECT_0 ())
  intrinsiccall JSOP_INITPROP_BY_NAME (dread dynany %o, conststr dynstr "a", constval dyni32 1)
  intrinsiccall JSOP_INITPROP_BY_NAME (dread dynany %o, conststr dynstr "b", constval dyni32 2)
  intrinsiccall JSOP_INITPROP_BY_NAME (dread dynany %o, conststr dynstr "c", constval dyni32 3)
  iassignoff dynany 0 (addrof ptr %names, dread dynany %o)
  intrinsiccall JS_PRINT (intrinsicop dynany JSOP_CALL (intrinsicop dynany JSOP_GETPROP_BY_NAME (intrinsicop simpleobj JS_GET_BIOBJECT (constval u32 1), conststr simplestr "keys"), constval dynundef 0, addrof ptr %names, constval u32 1))
  intrinsiccall JS_PRINT (intrinsicop dynany JSOP_STRICTEQ (dread dynany %o, dread dynany %names), eq dynany dynany (dread dynany %o, intrinsicop simpleobj JS_NEW_OBJECT_0 ()))
  # A number as an object holds the number.
  intrinsiccall JS_PRINT (intrinsicop dynany JSOP_TYPEOF (add dynany (intrinsicop simpleobj JS_NEW_OBJECT_1 (constval dyni32 5), constval dyni32 1)))
  return (constval i32 0)
}
