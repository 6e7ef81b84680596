# Floats to integers: truncated, then saturated; NaN gives 0.
func &f64toi32 (var %a f64) i32 { return (cvt i32 f64 (dread f64 %a)) }
# run: &f64toi32(-1.9) == -1
# run: &f64toi32(1e10) == 2147483647
# run: &f64toi32(-1e10) == -2147483648
# run: &f64toi32(nan) == 0
# run: &f64toi32(-0.5) == 0
func &f64tou32 (var %a f64) u32 { return (cvt u32 f64 (dread f64 %a)) }
# run: &f64tou32(4294967295.9) == 4294967295
# run: &f64tou32(-1) == 0
# run: &f64tou32(3000000000) == 3000000000
func &f64toi64 (var %a f64) i64 { return (cvt i64 f64 (dread f64 %a)) }
# run: &f64toi64(1e30) == 9223372036854775807
# run: &f64toi64(-4294967297.5) == -4294967297
func &f64tou64 (var %a f64) u64 { return (cvt u64 f64 (dread f64 %a)) }
# run: &f64tou64(18446744073709549568) == 18446744073709549568
# run: &f64tou64(inf) == 18446744073709551615
# run: &f64tou64(-5) == 0
func &f32toi8 (var %a f32) i8 { return (cvt i8 f32 (dread f32 %a)) }
# run: &f32toi8(200) == 127
# run: &f32toi8(-200) == -128
# run: &f32toi8(-3.99) == -3
func &f32tou8 (var %a f32) u8 { return (cvt u8 f32 (dread f32 %a)) }
# run: &f32tou8(256) == 255
# run: &f32tou8(-1) == 0
func &f32toi16 (var %a f32) i16 { return (cvt i16 f32 (dread f32 %a)) }
# run: &f32toi16(-40000) == -32768
func &f32tou16 (var %a f32) u16 { return (cvt u16 f32 (dread f32 %a)) }
# run: &f32tou16(65534.5) == 65534
func &f64tof32 (var %a f64) f32 { return (cvt f32 f64 (dread f64 %a)) }
# run: &f64tof32(0.1) == 0.1
# run: &f64tof32(1e300) == inf
func &f32tof64 (var %a f32) f64 { return (cvt f64 f32 (dread f32 %a)) }
# run: &f32tof64(0.1) == 0.10000000149011612
