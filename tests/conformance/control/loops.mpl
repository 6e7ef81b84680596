# while tests before each round, dowhile after it.
func &sum (var %n i32) i32 {
  var %s i32 = 0
  while (gt u1 i32 (dread i32 %n, constval i32 0)) {
    dassign %s (add i32 (dread i32 %s, dread i32 %n))
    dassign %n (sub i32 (dread i32 %n, constval i32 1))
  }
  return (dread i32 %s)
}
# run: &sum(100) == 5050
# run: &sum(0) == 0
# run: &sum(-3) == 0
func &digits (var %n u32) i32 {
  var %d i32 = 0
  dowhile {
    dassign %d (add i32 (dread i32 %d, constval i32 1))
    dassign %n (div u32 (dread u32 %n, constval u32 10))
  } (ne u1 u32 (dread u32 %n, constval u32 0))
  return (dread i32 %d)
}
# run: &digits(0) == 1
# run: &digits(4294967295) == 10
func &fact (var %n i32) i64 {
  var %r i64 = 1
  while (dread i32 %n) {
    dassign %r (mul i64 (dread i64 %r, dread i32 %n))
    dassign %n (sub i32 (dread i32 %n, constval i32 1))
  }
  return (dread i64 %r)
}
# run: &fact(20) == 2432902008176640000
func &nested (var %n i32) i32 {
  var %i i32 = 0
  var %j i32
  var %c i32 = 0
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    dassign %j (constval i32 0)
    while (lt u1 i32 (dread i32 %j, dread i32 %i)) {
      dassign %c (add i32 (dread i32 %c, constval i32 1))
      dassign %j (add i32 (dread i32 %j, constval i32 1))
    }
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  return (dread i32 %c)
}
# run: &nested(5) == 10
