# Differences wrap at the width of their type.
func &subi8 (var %a i8, var %b i8) i8 { return (sub i8 (dread i8 %a, dread i8 %b)) }
# run: &subi8(-128, 1) == 127
func &subu8 (var %a u8, var %b u8) u8 { return (sub u8 (dread u8 %a, dread u8 %b)) }
# run: &subu8(3, 5) == 254
func &subi16 (var %a i16, var %b i16) i16 { return (sub i16 (dread i16 %a, dread i16 %b)) }
# run: &subi16(-32768, 1) == 32767
func &subu16 (var %a u16, var %b u16) u16 { return (sub u16 (dread u16 %a, dread u16 %b)) }
# run: &subu16(0, 1) == 65535
func &subi32 (var %a i32, var %b i32) i32 { return (sub i32 (dread i32 %a, dread i32 %b)) }
# run: &subi32(-2147483648, 1) == 2147483647
# run: &subi32(3, 10) == -7
func &subu32 (var %a u32, var %b u32) u32 { return (sub u32 (dread u32 %a, dread u32 %b)) }
# run: &subu32(0, 1) == 4294967295
func &subi64 (var %a i64, var %b i64) i64 { return (sub i64 (dread i64 %a, dread i64 %b)) }
# run: &subi64(0x100000000, 1) == 0xffffffff
# run: &subi64(-9223372036854775808, 1) == 9223372036854775807
func &subu64 (var %a u64, var %b u64) u64 { return (sub u64 (dread u64 %a, dread u64 %b)) }
# run: &subu64(0, 1) == 18446744073709551615
func &subf32 (var %a f32, var %b f32) f32 { return (sub f32 (dread f32 %a, dread f32 %b)) }
# run: &subf32(1, 0.5) == 0.5
func &subf64 (var %a f64, var %b f64) f64 { return (sub f64 (dread f64 %a, dread f64 %b)) }
# run: &subf64(0.3, 0.1) == 0.19999999999999998
# run: &subf64(0, 0) == 0
func &subconst (var %a i32) i32 { return (sub i32 (dread i32 %a, constval i32 1)) }
# run: &subconst(-2147483648) == 2147483647
func &subfrom (var %a i32) i32 { return (sub i32 (constval i32 10, dread i32 %a)) }
# run: &subfrom(13) == -3
