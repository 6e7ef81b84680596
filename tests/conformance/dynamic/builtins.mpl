# Built-in objects by number, and the intrinsics that have nothing to do in a closed program.
# out: "object function object\n3 8\n[1,{\"a\":null}] Error: Cannot find module 'fs' EvalError\n5 undefined\nfalse 41 0 -3\n"
func &math (var %name simplestr, var %x dynany) dynany {
  var %object dynany
  dassign %object (intrinsicop simpleobj JS_GET_BIOBJECT (constval u32 13))
  return (intrinsicop dynany JSOP_CALL (intrinsicop dynany JSOP_GETPROP_BY_NAME (dread dynany %object, dread simplestr %name), dread dynany %object, addrof ptr %x, constval u32 1))
}
func &main () i32 {
  var %a dynany
  var %b dynany
  var %text dynany
  intrinsiccall JS_INIT_CONTEXT ()
  intrinsiccall JS_SETCYCLEHEADER ()
  intrinsiccall JS_PRINT (intrinsicop dynany JSOP_TYPEOF (intrinsicop simpleobj JS_GET_BIOBJECT (constval u32 0)), intrinsicop dynany JSOP_TYPEOF (intrinsicop simpleobj JS_GET_BIOBJECT (constval u32 5)), intrinsicop dynany JSOP_TYPEOF (intrinsicop simpleobj JS_GET_BIOBJECT (constval u32 6)))
  callassigned &math (conststr simplestr "sqrt", constval dyni32 9) { dassign %a }
  callassigned &math (conststr simplestr "floor", constval dynf64 8.75) { dassign %b }
  intrinsiccall JS_PRINT (dread dynany %a, dread dynany %b)
  dassign %text (conststr dynstr "[1, {\"a\": null}]")
  dassign %b (intrinsicop simpleobj JS_GET_BIOBJECT (constval u32 14))
  dassign %text (intrinsicop dynany JSOP_CALL (intrinsicop dynany JSOP_GETPROP_BY_NAME (dread dynany %b, conststr simplestr "parse"), dread dynany %b, addrof ptr %text, constval u32 1))
  dassign %text (intrinsicop dynany JSOP_CALL (intrinsicop dynany JSOP_GETPROP_BY_NAME (dread dynany %b, conststr simplestr "stringify"), dread dynany %b, addrof ptr %text, constval u32 1))
  jstry @h1 0
  eval (intrinsicop dynany JS_REQUIRE (conststr dynstr "fs"))
  goto @e1
@h1 jscatch
  dassign %a (regread dynany %%thrownval)
@e1 endtry
  jstry @h2 0
  eval (intrinsicop dynany JS_EVAL (conststr dynstr "1 + 1", constval dynundef 0))
  goto @e2
@h2 jscatch
  dassign %b (intrinsicop dynany JSOP_GETPROP_BY_NAME (regread dynany %%thrownval, conststr simplestr "name"))
@e2 endtry
  intrinsiccall JS_PRINT (dread dynany %text, dread dynany %a, dread dynany %b)
  intrinsiccall JS_ERROR (conststr dynstr "to standard error")
  intrinsiccall JS_PRINT (intrinsicop dynany JS_EVAL (constval dyni32 5, constval dynundef 0), intrinsicop dynany JS_SETCYCLEHEADER ())
  intrinsiccall JS_PRINT (intrinsicop u1 JS_BOOLEAN (conststr dynstr "", constval dynundef 0), intrinsicop dynany JS_NUMBER (conststr dynstr "41", constval dynundef 0), intrinsicop i32 JSOP_AND (constval dyni32 2, constval dyni32 0), intrinsicop i32 JS_INT32 (constval dynf64 -3.9, constval dynundef 0))
  return (intrinsicop i32 JSOP_OR (constval dyni32 0, constval dyni32 7))
}
# status 1
