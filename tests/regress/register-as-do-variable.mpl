# samara run FILE
# engine: all
# out: 20
# out: 7 8
# out: 3
#
# A loop may count in a pseudo-register: declared, known by its first use, or mentioned by nothing else.
func &printf public used varargs extern (var %format <* i8>, ...) i32

func &declared (var %n i32) i32 {
  reg %1 i32
  var %sum i32
  dassign %sum (constval i32 0)
  doloop %1 (constval i32 0, lt u1 i32 (regread i32 %1, dread i32 %n), constval i32 2) {
    dassign %sum (add i32 (dread i32 %sum, regread i32 %1))
  }
  return (dread i32 %sum)
}

func &used () i32 {
  var %rounds i64
  dassign %rounds (constval i64 0)
  doloop %2 (constval i64 7, gt u1 i64 (regread i64 %2, constval i64 0), constval i64 -1) {
    doloop %3 (constval i32 0, lt u1 i32 (regread i32 %3, constval i32 1), constval i32 1) {
      dassign %rounds (add i64 (dread i64 %rounds, constval i64 1))
    }
  }
  callassigned &printf (conststr ptr "%d %d\n", dread i64 %rounds, sub i64 (dread i64 %rounds, sub i64 (regread i64 %2, constval i64 1))) {}
  return (constval i32 0)
}

func &unread () i32 {
  var %left i32
  dassign %left (constval i32 3)
  doloop %4 (constval i32 0, gt u1 i32 (dread i32 %left, constval i32 0), constval i32 1) {
    dassign %left (sub i32 (dread i32 %left, constval i32 1))
  }
  return (add i32 (dread i32 %left, constval i32 3))
}

func &main () i32 {
  var %v i32
  callassigned &declared (constval i32 10) { dassign %v 0 }
  callassigned &printf (conststr ptr "%d\n", dread i32 %v) {}
  callassigned &used () {}
  callassigned &unread () { dassign %v 0 }
  callassigned &printf (conststr ptr "%d\n", dread i32 %v) {}
  return (constval i32 0)
}
