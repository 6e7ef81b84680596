# The remainder has the sign of the first operand; that of floats is C's fmod.
func &remi8 (var %a i8, var %b i8) i8 { return (rem i8 (dread i8 %a, dread i8 %b)) }
# run: &remi8(-128, -1) == 0
# run: &remi8(-7, 3) == -1
func &remu8 (var %a u8, var %b u8) u8 { return (rem u8 (dread u8 %a, dread u8 %b)) }
# run: &remu8(250, 7) == 5
func &remi16 (var %a i16, var %b i16) i16 { return (rem i16 (dread i16 %a, dread i16 %b)) }
# run: &remi16(-32768, 1000) == -768
func &remu16 (var %a u16, var %b u16) u16 { return (rem u16 (dread u16 %a, dread u16 %b)) }
# run: &remu16(65535, 1000) == 535
func &remi32 (var %a i32, var %b i32) i32 { return (rem i32 (dread i32 %a, dread i32 %b)) }
# run: &remi32(-7, 3) == -1
# run: &remi32(7, -3) == 1
# run: &remi32(-2147483648, -1) == 0
# trap: divide-by-zero &remi32(5, 0)
func &remu32 (var %a u32, var %b u32) u32 { return (rem u32 (dread u32 %a, dread u32 %b)) }
# run: &remu32(4294967295, 10) == 5
func &remi64 (var %a i64, var %b i64) i64 { return (rem i64 (dread i64 %a, dread i64 %b)) }
# run: &remi64(-10000000001, 10) == -1
# run: &remi64(-9223372036854775808, -1) == 0
# trap: divide-by-zero &remi64(5, 0)
func &remu64 (var %a u64, var %b u64) u64 { return (rem u64 (dread u64 %a, dread u64 %b)) }
# run: &remu64(18446744073709551615, 10) == 5
func &remf32 (var %a f32, var %b f32) f32 { return (rem f32 (dread f32 %a, dread f32 %b)) }
# run: &remf32(5.5, 2) == 1.5
# run: &remf32(-5.5, 2) == -1.5
func &remf64 (var %a f64, var %b f64) f64 { return (rem f64 (dread f64 %a, dread f64 %b)) }
# run: &remf64(7.25, -2) == 1.25
# run: &remf64(1, 0) == nan
