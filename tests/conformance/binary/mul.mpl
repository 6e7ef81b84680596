# Products keep the low bits. 0xdeadbeef * 0xdeadbeef = 0xC1B1CD12216DA321: checked by hand with BigInt.
func &muli8 (var %a i8, var %b i8) i8 { return (mul i8 (dread i8 %a, dread i8 %b)) }
# run: &muli8(16, 16) == 0
# run: &muli8(-128, -1) == -128
func &mulu8 (var %a u8, var %b u8) u8 { return (mul u8 (dread u8 %a, dread u8 %b)) }
# run: &mulu8(255, 255) == 1
func &muli16 (var %a i16, var %b i16) i16 { return (mul i16 (dread i16 %a, dread i16 %b)) }
# run: &muli16(300, 300) == 24464
func &mulu16 (var %a u16, var %b u16) u16 { return (mul u16 (dread u16 %a, dread u16 %b)) }
# run: &mulu16(65535, 65535) == 1
func &muli32 (var %a i32, var %b i32) i32 { return (mul i32 (dread i32 %a, dread i32 %b)) }
# run: &muli32(65536, 65536) == 0
# run: &muli32(-3, 7) == -21
# run: &muli32(123456789, 987654321) == -67153019
func &mulu32 (var %a u32, var %b u32) u32 { return (mul u32 (dread u32 %a, dread u32 %b)) }
# run: &mulu32(0xdeadbeef, 0xdeadbeef) == 0x216da321
func &muli64 (var %a i64, var %b i64) i64 { return (mul i64 (dread i64 %a, dread i64 %b)) }
# run: &muli64(0xdeadbeef, 0xdeadbeef) == 0xc1b1cd12216da321
# run: &muli64(-1, 9223372036854775807) == -9223372036854775807
func &mulu64 (var %a u64, var %b u64) u64 { return (mul u64 (dread u64 %a, dread u64 %b)) }
# run: &mulu64(0x100000001, 0x100000001) == 0x200000001
func &mulf32 (var %a f32, var %b f32) f32 { return (mul f32 (dread f32 %a, dread f32 %b)) }
# run: &mulf32(3, 0.5) == 1.5
func &mulf64 (var %a f64, var %b f64) f64 { return (mul f64 (dread f64 %a, dread f64 %b)) }
# run: &mulf64(1e200, 1e200) == inf
# run: &mulf64(0, -1) == -0
func &mulconst (var %a i32) i32 { return (mul i32 (dread i32 %a, constval i32 12)) }
# run: &mulconst(-12) == -144
