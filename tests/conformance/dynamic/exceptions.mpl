# Exceptions of the run time and of the program: thrown, caught, thrown on, through functions that the run time calls.
# out: "TypeError: Cannot read properties of null (reading 'x')\ntrue true false\ncaught 5 finally\nthrough 6\nagain text\nReferenceError true\nclasses true true true true true true\nTypeError: Cannot use 'in' operator to search for 'a' in 5\nRangeError: Invalid array length\n"
var $args <[1] dynany>
func &thrower (var %x dynany) dynany { throw (dread dynany %x) }
func &rethrow (var %x dynany) void {
  jstry @h 0
  callassigned &thrower (dread dynany %x) {}
  goto @e
@h jscatch
  throw (regread dynany %%thrownval)
@e endtry
  return ()
}
func &isA (var %number u32) dynany {
  var %class dynany
  dassign %class (intrinsicop simpleobj JS_GET_BIOBJECT (dread u32 %number))
  return (intrinsicop dynany JSOP_INSTANCEOF (intrinsicop dynany JSOP_NEW (dread dynany %class, constval dynundef 0, constval ptr 0, constval u32 0), intrinsicop dynany JS_GET_ERROR_OBJECT ()))
}
func &main () i32 {
  var %e dynany
  var %list dynany
  var %f dynany
  jstry @h1 0
  eval (intrinsicop dynany JSOP_GETPROP_BY_NAME (constval dynnull 0, conststr simplestr "x"))
  goto @e1
@h1 jscatch
  dassign %e (regread dynany %%thrownval)
  intrinsiccall JS_PRINT (dread dynany %e)
  intrinsiccall JS_PRINT (intrinsicop dynany JSOP_INSTANCEOF (dread dynany %e, intrinsicop dynany JS_GET_TYPEERROR_OBJECT ()), intrinsicop dynany JSOP_INSTANCEOF (dread dynany %e, intrinsicop dynany JS_GET_ERROR_OBJECT ()), intrinsicop dynany JSOP_INSTANCEOF (dread dynany %e, intrinsicop dynany JS_GET_RANGEERROR_OBJECT ()))
@e1 endtry
  dassign %list (conststr dynstr "caught")
  jstry @h2 @f2
  throw (constval i32 5)
@h2 jscatch
  dassign %list (add dynany (add dynany (dread dynany %list, conststr dynstr " "), regread dynany %%thrownval))
  gosub @f2
  goto @e2
@f2 finally
  dassign %list (add dynany (dread dynany %list, conststr dynstr " finally"))
  retsub
@e2 endtry
  intrinsiccall JS_PRINT (dread dynany %list)
  # forEach calls the function that throws; the exception goes through it.
  iassignoff dynany 0 (addrof ptr $args, constval dyni32 6)
  dassign %list (intrinsicop simpleobj JS_NEW_ARR_ELEMS (addrof ptr $args, constval u32 1))
  iassignoff dynany 0 (addrof ptr $args, intrinsicop dynany JS_NEW_FUNCTION (addroffunc ptr &thrower, constval ptr 0, constval u32 1))
  dassign %f (intrinsicop dynany JSOP_GETPROP_BY_NAME (dread dynany %list, conststr simplestr "forEach"))
  jstry @h3 0
  intrinsiccall JSOP_CALL (dread dynany %f, dread dynany %list, addrof ptr $args, constval u32 1)
  goto @e3
@h3 jscatch
  intrinsiccall JS_PRINT (conststr dynstr "through", regread dynany %%thrownval)
@e3 endtry
  jstry @h4 0
  call &rethrow (conststr dynstr "text")
  goto @e4
@h4 jscatch
  intrinsiccall JS_PRINT (conststr dynstr "again", regread dynany %%thrownval)
@e4 endtry
  jstry @h5 0
  eval (intrinsicop dynany JSOP_ASSERTVALUE (constval dynhole 0))
  goto @e5
@h5 jscatch
  dassign %e (regread dynany %%thrownval)
  intrinsiccall JS_PRINT (intrinsicop dynany JSOP_GETPROP_BY_NAME (dread dynany %e, conststr simplestr "name"), intrinsicop dynany JSOP_INSTANCEOF (dread dynany %e, intrinsicop dynany JS_GET_REFERENCEERROR_OBJECT ()))
@e5 endtry
  callassigned &isA (constval u32 17) { regassign dynany %1 }
  callassigned &isA (constval u32 19) { regassign dynany %2 }
  callassigned &isA (constval u32 23) { regassign dynany %3 }
  intrinsiccall JS_PRINT (conststr dynstr "classes", regread dynany %1, regread dynany %2, regread dynany %3, intrinsicop dynany JSOP_STRICTEQ (intrinsicop dynany JS_GET_EVALERROR_OBJECT (), intrinsicop simpleobj JS_GET_BIOBJECT (constval u32 17)), intrinsicop dynany JSOP_STRICTEQ (intrinsicop dynany JS_GET_SYNTAXERROR_OBJECT (), intrinsicop simpleobj JS_GET_BIOBJECT (constval u32 23)), intrinsicop dynany JSOP_STRICTEQ (intrinsicop dynany JS_GET_URIERROR_OBJECT (), intrinsicop simpleobj JS_GET_BIOBJECT (constval u32 27)))
  jstry @h6 0
  eval (intrinsicop dynany JSOP_IN (conststr dynstr "a", constval dyni32 5))
  goto @e6
@h6 jscatch
  intrinsiccall JS_PRINT (regread dynany %%thrownval)
@e6 endtry
  jstry @h7 0
  eval (intrinsicop simpleobj JS_NEW_ARR_LENGTH (constval dyni32 -1))
  goto @e7
@h7 jscatch
  intrinsiccall JS_PRINT (regread dynany %%thrownval)
@e7 endtry
  return (constval i32 0)
}
