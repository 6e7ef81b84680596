# Copies of the top bit come in from the left, whatever the signedness of the type.
func &ashri8 (var %a i8, var %n i32) i8 { return (ashr i8 (dread i8 %a, dread i32 %n)) }
# run: &ashri8(-128, 3) == -16
func &ashru8 (var %a u8, var %n i32) u8 { return (ashr u8 (dread u8 %a, dread i32 %n)) }
# run: &ashru8(0x80, 3) == 0xf0
func &ashri16 (var %a i16, var %n i32) i16 { return (ashr i16 (dread i16 %a, dread i32 %n)) }
# run: &ashri16(-2, 1) == -1
func &ashri32 (var %a i32, var %n i32) i32 { return (ashr i32 (dread i32 %a, dread i32 %n)) }
# run: &ashri32(-7, 1) == -4
# run: &ashri32(-7, 33) == -4
func &ashru32 (var %a u32, var %n i32) u32 { return (ashr u32 (dread u32 %a, dread i32 %n)) }
# run: &ashru32(0x80000000, 4) == 0xf8000000
func &ashri64 (var %a i64, var %n i32) i64 { return (ashr i64 (dread i64 %a, dread i32 %n)) }
# run: &ashri64(-9223372036854775808, 62) == -2
# run: &ashri64(-4294967297, 32) == -2
# run: &ashri64(0x7fffffffffffffff, 40) == 0x7fffff
func &ashru64 (var %a u64, var %n i32) u64 { return (ashr u64 (dread u64 %a, dread i32 %n)) }
# run: &ashru64(0x8000000000000000, 60) == 0xfffffffffffffff8
