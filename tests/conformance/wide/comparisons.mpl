# Comparisons of 128-bit integers and floats, and branches on them.
func &order (var %x i128, var %y i128) i32 { return (cmp i32 i128 (dread i128 %x, dread i128 %y)) }
# run: &order(-1, 18446744073709551616) == -1
# run: &order(18446744073709551616, 1) == 1
# run: &order(5, 5) == 0
func &unsigned (var %x u128, var %y u128) u1 { return (lt u1 u128 (dread u128 %x, dread u128 %y)) }
# run: &unsigned(1, 340282366920938463463374607431768211455) == 1
func &relations (var %x i128, var %y i128) i32 {
  var %n i32
  if (eq u1 i128 (dread i128 %x, dread i128 %y)) { dassign %n (add i32 (dread i32 %n, constval i32 1)) }
  if (ne u1 i128 (dread i128 %x, dread i128 %y)) { dassign %n (add i32 (dread i32 %n, constval i32 2)) }
  if (lt u1 i128 (dread i128 %x, dread i128 %y)) { dassign %n (add i32 (dread i32 %n, constval i32 4)) }
  if (le u1 i128 (dread i128 %x, dread i128 %y)) { dassign %n (add i32 (dread i32 %n, constval i32 8)) }
  if (gt u1 i128 (dread i128 %x, dread i128 %y)) { dassign %n (add i32 (dread i32 %n, constval i32 16)) }
  if (ge u1 i128 (dread i128 %x, dread i128 %y)) { dassign %n (add i32 (dread i32 %n, constval i32 32)) }
  return (dread i32 %n)
}
# run: &relations(-18446744073709551617, 3) == 14
# run: &relations(18446744073709551616, 18446744073709551616) == 41
# run: &relations(18446744073709551617, 18446744073709551616) == 50
func &truth (var %x i128) i32 {
  brtrue @yes (dread i128 %x)
  return (constval i32 0)
@yes
  return (constval i32 1)
}
# run: &truth(0) == 0
# run: &truth(18446744073709551616) == 1
func &not (var %x u128) u1 { return (lnot u1 (dread u128 %x)) }
# run: &not(0) == 1
# run: &not(0x10000000000000000) == 0
func &floats (var %x f128, var %y f128) i32 {
  return (add i32 (
    cmp i32 f128 (dread f128 %x, dread f128 %y),
    mul i32 (constval i32 10, cvt i32 u1 (lt u1 f128 (dread f128 %x, dread f128 %y)))))
}
# run: &floats(1.5, 2.5) == 9
# run: &floats(2.5, 1.5) == 1
# run: &floats(nan, 1) == 1
func &choose (var %c i32, var %x i128, var %y i128) i128 { return (select i128 (dread i32 %c, dread i128 %x, dread i128 %y)) }
# run: &choose(1, 18446744073709551616, 3) == 18446744073709551616
# run: &choose(0, 18446744073709551616, 3) == 3
