# Modulo 2^bits of the target, extended by the signedness of the source.
func &i8toi32 (var %a i8) i32 { return (cvt i32 i8 (dread i8 %a)) }
# run: &i8toi32(-1) == -1
func &u8toi32 (var %a u8) i32 { return (cvt i32 u8 (dread u8 %a)) }
# run: &u8toi32(255) == 255
func &i32toi8 (var %a i32) i8 { return (cvt i8 i32 (dread i32 %a)) }
# run: &i32toi8(0x180) == -128
func &i32tou8 (var %a i32) u8 { return (cvt u8 i32 (dread i32 %a)) }
# run: &i32tou8(-1) == 255
func &i32toi16 (var %a i32) i16 { return (cvt i16 i32 (dread i32 %a)) }
# run: &i32toi16(0x18000) == -32768
func &i32tou16 (var %a i32) u16 { return (cvt u16 i32 (dread i32 %a)) }
# run: &i32tou16(-2) == 65534
func &i8tou16 (var %a i8) u16 { return (cvt u16 i8 (dread i8 %a)) }
# run: &i8tou16(-1) == 65535
func &u8toi8 (var %a u8) i8 { return (cvt i8 u8 (dread u8 %a)) }
# run: &u8toi8(200) == -56
func &i32tou32 (var %a i32) u32 { return (cvt u32 i32 (dread i32 %a)) }
# run: &i32tou32(-1) == 4294967295
func &i32toi64 (var %a i32) i64 { return (cvt i64 i32 (dread i32 %a)) }
# run: &i32toi64(-2147483648) == -2147483648
func &u32toi64 (var %a u32) i64 { return (cvt i64 u32 (dread u32 %a)) }
# run: &u32toi64(4294967295) == 4294967295
func &i32tou64 (var %a i32) u64 { return (cvt u64 i32 (dread i32 %a)) }
# run: &i32tou64(-1) == 18446744073709551615
func &i64toi32 (var %a i64) i32 { return (cvt i32 i64 (dread i64 %a)) }
# run: &i64toi32(0x180000000) == -2147483648
func &i64tou32 (var %a i64) u32 { return (cvt u32 i64 (dread i64 %a)) }
# run: &i64tou32(-1) == 4294967295
func &u64toi8 (var %a u64) i8 { return (cvt i8 u64 (dread u64 %a)) }
# run: &u64toi8(0xff80) == -128
func &i8toi64 (var %a i8) i64 { return (cvt i64 i8 (dread i8 %a)) }
# run: &i8toi64(-128) == -128
func &u16tou64 (var %a u16) u64 { return (cvt u64 u16 (dread u16 %a)) }
# run: &u16tou64(65535) == 65535
func &i32toptr (var %a i32) ptr { return (cvt ptr i32 (dread i32 %a)) }
# run: &i32toptr(-1) == 18446744073709551615
func &u32toptr (var %a u32) ptr { return (cvt ptr u32 (dread u32 %a)) }
# run: &u32toptr(4294967295) == 4294967295
func &ptrtoi32 (var %a ptr) i32 { return (cvt i32 ptr (dread ptr %a)) }
# run: &ptrtoi32(0x1ffffffff) == -1
