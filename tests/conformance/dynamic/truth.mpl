# What is true of a dynamic value where a condition is asked for.
# out: "010111110\n"
# run: &logic(0, 0) == 0
# run: &logic(1, 0) == 6
# run: &logic(0, 1) == 6
# run: &logic(1, 1) == 7
# run: &countdown(3) == 3
# run: &skipped(0) == 0
# run: &skipped(1) == 1
var $text dynany
var $calls i32
func &show (var %x dynany) void {
  if (dread dynany %x) { dassign $text (add dynany (dread dynany $text, conststr dynstr "1")) }
  else { dassign $text (add dynany (dread dynany $text, conststr dynstr "0")) }
  return ()
}
func &main () i32 {
  dassign $text (conststr dynstr "")
  call &show (constval dynundef 0)
  call &show (constval dyni32 -1)
  call &show (constval dynf64 nan)
  call &show (conststr dynstr "0")
  call &show (intrinsicop simpleobj JS_NEW_OBJECT_0 ())
  call &show (constval dynf32 0.5f)
  call &show (constval dynbool 1)
  call &show (constval dynu32 7)
  call &show (conststr dynstr "")
  intrinsiccall JS_PRINT (dread dynany $text)
  return (constval i32 0)
}
# Four times the truth of `a and b`, twice that of `a or b`, once of `b selected by a`… as bits 0, 1 and 2.
func &logic (var %a i32, var %b i32) i32 {
  var %x dynany
  var %y dynany
  var %bits i32
  dassign %x (dread i32 %a)
  dassign %y (dread i32 %b)
  if (land u1 (dread dynany %x, dread dynany %y)) { dassign %bits (bior i32 (dread i32 %bits, constval i32 1)) }
  if (cior u1 (dread dynany %x, dread dynany %y)) { dassign %bits (bior i32 (dread i32 %bits, constval i32 2)) }
  if (lnot u1 (lnot dynany (select dynany (dread dynany %x, constval dynbool 1, dread dynany %y)))) { dassign %bits (bior i32 (dread i32 %bits, constval i32 4)) }
  return (dread i32 %bits)
}
func &countdown (var %n i32) i32 {
  var %x dynany
  var %rounds i32
  dassign %x (dread i32 %n)
  while (dread dynany %x) {
    dassign %x (sub dynany (dread dynany %x, constval dyni32 1))
    dassign %rounds (add i32 (dread i32 %rounds, constval i32 1))
  }
  return (dread i32 %rounds)
}
# The second operand of cand is evaluated only if the first is true: adding an object to a number calls nothing otherwise.
func &skipped (var %a i32) i32 {
  var %x dynany
  dassign %x (dread i32 %a)
  brtrue @both (cand dynany (dread dynany %x, add dynany (dread dynany %x, constval dyni32 1)))
  return (constval i32 0)
@both
  return (constval i32 1)
}
