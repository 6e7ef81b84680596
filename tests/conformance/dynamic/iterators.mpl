# Iteration over the enumerable properties of a value: names, values, both; inherited ones come last, or not at all.
# out: "b=names b a inherited \nvalues 2 1 9 \npairs b,2 a,1 inherited,9 \nown b a \nelements 5 6 \ntext h i \nnothing \n"
var $line dynany
func &walk (var %title dynany, var %value dynany, var %flags u32) void {
  var %it ptr
  dassign $line (add dynany (dread dynany %title, conststr dynstr " "))
  intrinsiccallassigned JSOP_NEW_ITERATOR (dread dynany %value, dread u32 %flags) { dassign %it }
  while (intrinsicop u32 JSOP_MORE_ITERATOR (dread ptr %it)) {
    dassign $line (add dynany (add dynany (dread dynany $line, intrinsicop dynany JSOP_NEXT_ITERATOR (dread ptr %it)), conststr dynstr " "))
  }
  intrinsiccall JS_PRINT (dread dynany $line)
  return ()
}
func &main () i32 {
  var %parent dynany
  var %child dynany
  var %args <[2] dynany> = [5, 6]
  dassign %parent (intrinsicop simpleobj JS_NEW_OBJECT_0 ())
  intrinsiccall JSOP_SETPROP_BY_NAME (dread dynany %parent, conststr simplestr "inherited", constval dyni32 9)
  dassign %child (intrinsicop dynany JSOP_CALL (intrinsicop dynany JSOP_GETPROP_BY_NAME (intrinsicop simpleobj JS_GET_BIOBJECT (constval u32 1), conststr simplestr "create"), constval dynundef 0, addrof ptr %parent, constval u32 1))
  intrinsiccall JSOP_SETPROP_BY_NAME (dread dynany %child, conststr simplestr "b", constval dyni32 2)
  intrinsiccall JSOP_SETPROP_BY_NAME (dread dynany %child, conststr simplestr "a", constval dyni32 1)
  call &walk (conststr dynstr "b=names", dread dynany %child, constval u32 0)
  call &walk (conststr dynstr "values", dread dynany %child, constval u32 2)
  call &walk (conststr dynstr "pairs", dread dynany %child, constval u32 4)
  call &walk (conststr dynstr "own", dread dynany %child, constval u32 8)
  call &walk (conststr dynstr "elements", intrinsicop simpleobj JS_NEW_ARR_ELEMS (addrof ptr %args, constval u32 2), constval u32 2)
  call &walk (conststr dynstr "text", conststr dynstr "hi", constval u32 2)
  call &walk (conststr dynstr "nothing", constval dynnull 0, constval u32 0)
  return (constval i32 0)
}
