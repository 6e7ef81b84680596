# if with and without else, nested, with every kind of condition.
func &sign (var %x i32) i32 {
  if (lt u1 i32 (dread i32 %x, constval i32 0)) { return (constval i32 -1) }
  else {
    if (dread i32 %x) { return (constval i32 1) }
  }
  return (constval i32 0)
}
# run: &sign(-9) == -1
# run: &sign(0) == 0
# run: &sign(3) == 1
func &wide (var %x i64) i32 {
  var %r i32 = 5
  if (dread i64 %x) { dassign %r (constval i32 6) }
  return (dread i32 %r)
}
# run: &wide(0) == 5
# run: &wide(0x100000000) == 6
func &float (var %x f64) i32 {
  if (dread f64 %x) { return (constval i32 1) } else { return (constval i32 2) }
}
# run: &float(0) == 2
# run: &float(0.1) == 1
# run: &float(nan) == 1
