# Sums wrap at the width of their type; addresses and floats add too.
func &addi8 (var %a i8, var %b i8) i8 { return (add i8 (dread i8 %a, dread i8 %b)) }
# run: &addi8(100, 27) == 127
# run: &addi8(127, 1) == -128
# run: &addi8(-128, -1) == 127
func &addu8 (var %a u8, var %b u8) u8 { return (add u8 (dread u8 %a, dread u8 %b)) }
# run: &addu8(250, 10) == 4
func &addi16 (var %a i16, var %b i16) i16 { return (add i16 (dread i16 %a, dread i16 %b)) }
# run: &addi16(32767, 2) == -32767
func &addu16 (var %a u16, var %b u16) u16 { return (add u16 (dread u16 %a, dread u16 %b)) }
# run: &addu16(65535, 65535) == 65534
func &addi32 (var %a i32, var %b i32) i32 { return (add i32 (dread i32 %a, dread i32 %b)) }
# run: &addi32(2147483647, 1) == -2147483648
# run: &addi32(-5, 3) == -2
func &addu32 (var %a u32, var %b u32) u32 { return (add u32 (dread u32 %a, dread u32 %b)) }
# run: &addu32(4294967295, 2) == 1
func &addi64 (var %a i64, var %b i64) i64 { return (add i64 (dread i64 %a, dread i64 %b)) }
# run: &addi64(0xffffffff, 1) == 0x100000000
# run: &addi64(9223372036854775807, 1) == -9223372036854775808
func &addu64 (var %a u64, var %b u64) u64 { return (add u64 (dread u64 %a, dread u64 %b)) }
# run: &addu64(18446744073709551615, 3) == 2
func &addf32 (var %a f32, var %b f32) f32 { return (add f32 (dread f32 %a, dread f32 %b)) }
# run: &addf32(16777216, 1) == 16777216
# run: &addf32(0.5, 0.25) == 0.75
func &addf64 (var %a f64, var %b f64) f64 { return (add f64 (dread f64 %a, dread f64 %b)) }
# run: &addf64(0.1, 0.2) == 0.30000000000000004
# run: &addf64(inf, -inf) == nan
func &addptr (var %a ptr, var %b ptr) ptr { return (add ptr (dread ptr %a, dread ptr %b)) }
# run: &addptr(0xffffffff, 1) == 0x100000000
func &addconst (var %a i32) i32 { return (add i32 (dread i32 %a, constval i32 -7)) }
# run: &addconst(7) == 0
# run: &addconst(-2147483648) == 2147483641
