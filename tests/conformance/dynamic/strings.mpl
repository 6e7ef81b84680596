# Strings of JavaScript: text of the program is one already, others belong to the run time.
# out: "ab12 undefined length null\ntrue false true\n€ 1 3\n"
# run: &length() == 5
# run: &equal() == 1
# run: &different() == 1
var $euro dynany
func &length () u32 {
  return (intrinsicop u32 JSSTR_LENGTH (intrinsicop simplestr JSOP_CONCAT (conststr simplestr "ab", intrinsicop simplestr JS_STRING (constval dyni32 123))))
}
func &equal () u1 {
  return (intrinsicop u1 JSSTR_STRICTEQ (intrinsicop simplestr JSOP_CONCAT (conststr simplestr "a", conststr simplestr "b"), conststr simplestr "ab"))
}
func &different () u1 {
  return (intrinsicop u1 JSSTR_STRICTNE (conststr simplestr "a", conststr simplestr "b"))
}
func &main () i32 {
  var %s simplestr
  var %utf8 ptr
  dassign %s (conststr simplestr "ab")
  intrinsiccallassigned JSOP_CONCAT (dread simplestr %s, intrinsicop simplestr JS_STRING (constval dyni32 12)) { dassign %s }
  intrinsiccall JS_PRINT (dread simplestr %s, intrinsicop simplestr JS_GET_BISTRING (constval u32 1), intrinsicop simplestr JS_GET_BISTRING (constval u32 13), cvt dynany simplestr (constval simplestr 0))
  intrinsiccall JS_PRINT (eq dynany dynany (cvt dynstr simplestr (dread simplestr %s), conststr dynstr "ab12"), lt dynany dynany (dread simplestr %s, conststr dynstr "aa"), eq dynany dynany (conststr16 dynstr "wide", conststr dynstr "wide"))
  # One character, three bytes in the program's memory.
  dassign $euro (conststr16 dynstr "€")
  dassign %utf8 (cvt ptr dynstr (dread dynany $euro))
  intrinsiccall JS_PRINT (dread dynany $euro, intrinsicop u32 JSSTR_LENGTH (dread dynany $euro), intrinsicop u64 C_strlen (dread ptr %utf8))
  return (constval i32 0)
}
