# Quotients are truncated; the least integer divided by -1 wraps; division of an integer by 0 traps.
func &divi8 (var %a i8, var %b i8) i8 { return (div i8 (dread i8 %a, dread i8 %b)) }
# run: &divi8(-128, -1) == -128
# run: &divi8(-7, 2) == -3
# trap: divide-by-zero &divi8(1, 0)
func &divu8 (var %a u8, var %b u8) u8 { return (div u8 (dread u8 %a, dread u8 %b)) }
# run: &divu8(255, 2) == 127
func &divi16 (var %a i16, var %b i16) i16 { return (div i16 (dread i16 %a, dread i16 %b)) }
# run: &divi16(-32768, -1) == -32768
func &divu16 (var %a u16, var %b u16) u16 { return (div u16 (dread u16 %a, dread u16 %b)) }
# run: &divu16(65535, 256) == 255
func &divi32 (var %a i32, var %b i32) i32 { return (div i32 (dread i32 %a, dread i32 %b)) }
# run: &divi32(-7, 2) == -3
# run: &divi32(7, -2) == -3
# run: &divi32(-2147483648, -1) == -2147483648
# trap: divide-by-zero &divi32(0, 0)
func &divu32 (var %a u32, var %b u32) u32 { return (div u32 (dread u32 %a, dread u32 %b)) }
# run: &divu32(4294967295, 2) == 2147483647
# run: &divu32(5, 4294967295) == 0
# trap: divide-by-zero &divu32(1, 0)
func &divi64 (var %a i64, var %b i64) i64 { return (div i64 (dread i64 %a, dread i64 %b)) }
# run: &divi64(-9223372036854775808, -1) == -9223372036854775808
# run: &divi64(-1000000000001, 10) == -100000000000
# trap: divide-by-zero &divi64(1, 0)
func &divu64 (var %a u64, var %b u64) u64 { return (div u64 (dread u64 %a, dread u64 %b)) }
# run: &divu64(18446744073709551615, 10) == 1844674407370955161
# trap: divide-by-zero &divu64(1, 0)
func &divf32 (var %a f32, var %b f32) f32 { return (div f32 (dread f32 %a, dread f32 %b)) }
# run: &divf32(1, 0) == inf
# run: &divf32(1, 3) == 0.33333334
func &divf64 (var %a f64, var %b f64) f64 { return (div f64 (dread f64 %a, dread f64 %b)) }
# run: &divf64(1, 3) == 0.3333333333333333
# run: &divf64(0, 0) == nan
# run: &divf64(-1, 0) == -inf
