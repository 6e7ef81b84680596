# Comparisons by the operand type; the result is 0 or 1 of the result type.
func &lti32 (var %a i32, var %b i32) u1 { return (lt u1 i32 (dread i32 %a, dread i32 %b)) }
# run: &lti32(-1, 1) == 1
# run: &lti32(1, 1) == 0
func &ltu32 (var %a u32, var %b u32) u1 { return (lt u1 u32 (dread u32 %a, dread u32 %b)) }
# run: &ltu32(0xffffffff, 1) == 0
# run: &ltu32(1, 0xffffffff) == 1
func &lei32 (var %a i32, var %b i32) i32 { return (le i32 i32 (dread i32 %a, dread i32 %b)) }
# run: &lei32(2, 2) == 1
# run: &lei32(3, 2) == 0
func &leu32 (var %a u32, var %b u32) i32 { return (le i32 u32 (dread u32 %a, dread u32 %b)) }
# run: &leu32(0x80000000, 0x7fffffff) == 0
func &gti32 (var %a i32, var %b i32) i64 { return (gt i64 i32 (dread i32 %a, dread i32 %b)) }
# run: &gti32(3, -3) == 1
func &gtu32 (var %a u32, var %b u32) u8 { return (gt u8 u32 (dread u32 %a, dread u32 %b)) }
# run: &gtu32(3, 0xfffffffd) == 0
func &gei32 (var %a i32, var %b i32) u1 { return (ge u1 i32 (dread i32 %a, dread i32 %b)) }
# run: &gei32(-3, -3) == 1
# run: &gei32(-4, -3) == 0
func &geu32 (var %a u32, var %b u32) u1 { return (ge u1 u32 (dread u32 %a, dread u32 %b)) }
# run: &geu32(0xffffffff, 5) == 1
func &eqi32 (var %a i32, var %b i32) u1 { return (eq u1 i32 (dread i32 %a, dread i32 %b)) }
# run: &eqi32(5, 5) == 1
# run: &eqi32(5, -5) == 0
func &nei32 (var %a i32, var %b i32) u1 { return (ne u1 i32 (dread i32 %a, dread i32 %b)) }
# run: &nei32(5, 5) == 0
# run: &nei32(5, 4) == 1
func &lti8 (var %a i8, var %b i8) u1 { return (lt u1 i8 (dread i8 %a, dread i8 %b)) }
# run: &lti8(-128, 127) == 1
func &ltu8 (var %a u8, var %b u8) u1 { return (lt u1 u8 (dread u8 %a, dread u8 %b)) }
# run: &ltu8(128, 127) == 0
func &gtu16 (var %a u16, var %b u16) u1 { return (gt u1 u16 (dread u16 %a, dread u16 %b)) }
# run: &gtu16(65535, 1) == 1
func &lei16 (var %a i16, var %b i16) u1 { return (le u1 i16 (dread i16 %a, dread i16 %b)) }
# run: &lei16(-32768, 32767) == 1
