# doloop: start once, the condition before each round, the increment added after it; the variable keeps its last value.
func &squares (var %n i32) i32 {
  var %i i32
  var %s i32 = 0
  doloop %i (constval i32 1, le u1 i32 (dread i32 %i, dread i32 %n), constval i32 1) {
    dassign %s (add i32 (dread i32 %s, mul i32 (dread i32 %i, dread i32 %i)))
  }
  return (add i32 (mul i32 (dread i32 %s, constval i32 100), dread i32 %i))
}
# run: &squares(3) == 1404
# run: &squares(0) == 1
func &down (var %n i32) i32 {
  var %i i32
  var %c i32 = 0
  doloop %i (dread i32 %n, gt u1 i32 (dread i32 %i, constval i32 0), constval i32 -3) {
    dassign %c (add i32 (dread i32 %c, constval i32 1))
  }
  return (dread i32 %c)
}
# run: &down(10) == 4
