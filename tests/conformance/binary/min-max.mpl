# The lesser and the greater operand by the signedness of the type; NaN if either float is; -0 is less than 0.
func &mini32 (var %a i32, var %b i32) i32 { return (min i32 (dread i32 %a, dread i32 %b)) }
# run: &mini32(-1, 1) == -1
func &minu32 (var %a u32, var %b u32) u32 { return (min u32 (dread u32 %a, dread u32 %b)) }
# run: &minu32(0xffffffff, 1) == 1
func &maxi32 (var %a i32, var %b i32) i32 { return (max i32 (dread i32 %a, dread i32 %b)) }
# run: &maxi32(-5, -6) == -5
func &maxu32 (var %a u32, var %b u32) u32 { return (max u32 (dread u32 %a, dread u32 %b)) }
# run: &maxu32(0xffffffff, 1) == 0xffffffff
func &mini8 (var %a i8, var %b i8) i8 { return (min i8 (dread i8 %a, dread i8 %b)) }
# run: &mini8(-128, 127) == -128
func &maxu16 (var %a u16, var %b u16) u16 { return (max u16 (dread u16 %a, dread u16 %b)) }
# run: &maxu16(65535, 3) == 65535
func &mini64 (var %a i64, var %b i64) i64 { return (min i64 (dread i64 %a, dread i64 %b)) }
# run: &mini64(-4294967296, 1) == -4294967296
func &maxu64 (var %a u64, var %b u64) u64 { return (max u64 (dread u64 %a, dread u64 %b)) }
# run: &maxu64(0xffffffffffffffff, 1) == 0xffffffffffffffff
func &minf64 (var %a f64, var %b f64) f64 { return (min f64 (dread f64 %a, dread f64 %b)) }
# run: &minf64(0, -0) == -0
# run: &minf64(1, nan) == nan
# run: &minf64(-inf, 3) == -inf
func &maxf32 (var %a f32, var %b f32) f32 { return (max f32 (dread f32 %a, dread f32 %b)) }
# run: &maxf32(-0, 0) == 0
# run: &maxf32(1.5, -2) == 1.5
