# A function that throws now and then, called in a loop with a handler. size 900000000, tiny 100
func &atoi extern (var %text ptr) i32
func &printf extern varargs (var %format ptr, ...) i32

func &risky (var %x i32) i32 {
  if (eq u1 i32 (band i32 (dread i32 %x, constval i32 255), constval i32 7)) { throw (dread i32 %x) }
  return (add i32 (mul i32 (dread i32 %x, constval i32 3), constval i32 1))
}

func &main public (var %argc i32, var %argv <* ptr>) i32 {
  var %n i32
  var %i i32
  var %sum i32 = 0
  callassigned &atoi (iread ptr <* ptr> (add ptr (dread ptr %argv, constval i64 8))) { dassign %n }
  doloop %i (constval i32 0, lt u1 i32 (dread i32 %i, dread i32 %n), constval i32 1) {
    jstry @h 0
    callassigned &risky (dread i32 %i) { regassign i32 %1 }
    dassign %sum (add i32 (mul i32 (dread i32 %sum, constval i32 5), regread i32 %1))
    goto @end
@h  jscatch
    dassign %sum (bxor i32 (dread i32 %sum, constval i32 77))
@end endtry
  }
  callassigned &printf (conststr ptr "%d\n", dread i32 %sum) {}
  return (constval i32 0)
}
