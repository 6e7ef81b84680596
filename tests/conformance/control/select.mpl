# select gives one of two values; what it does not choose does no harm.
func &word (var %c i32, var %a i32, var %b i32) i32 { return (select i32 (dread i32 %c, dread i32 %a, dread i32 %b)) }
# run: &word(1, 10, 20) == 10
# run: &word(0, 10, 20) == 20
# run: &word(-1, 10, 20) == 10
func &wide (var %c i64, var %a i64, var %b i64) i64 { return (select i64 (dread i64 %c, dread i64 %a, dread i64 %b)) }
# run: &wide(0x100000000, -1, -2) == -1
# run: &wide(0, -1, -2) == -2
func &float (var %c f64, var %a f64, var %b f32) f64 { return (select f64 (dread f64 %c, dread f64 %a, dread f32 %b)) }
# run: &float(0, 1.5, 2.5) == 2.5
# run: &float(nan, 1.5, 2.5) == 1.5
func &narrow (var %c u1, var %a i8, var %b i8) i8 { return (select i8 (dread u1 %c, dread i8 %a, dread i8 %b)) }
# run: &narrow(1, -128, 5) == -128
func &safe (var %d i32) i32 {
  return (select i32 (dread i32 %d, div i32 (constval i32 100, dread i32 %d), constval i32 -1))
}
# run: &safe(7) == 14
# run: &safe(0) == -1
func &nested (var %a i32, var %b i32) i32 {
  return (select i32 (gt u1 i32 (dread i32 %a, dread i32 %b), select i32 (dread i32 %b, constval i32 1, constval i32 2), add i32 (dread i32 %a, constval i32 10)))
}
# run: &nested(3, 1) == 1
# run: &nested(3, 0) == 2
# run: &nested(3, 4) == 13
