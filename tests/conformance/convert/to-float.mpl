# Integers to floats: the nearest value, ties to even, rounded once. 2^24 + 1 and 2^53 + 1 are halfway.
func &i32tof32 (var %a i32) f32 { return (cvt f32 i32 (dread i32 %a)) }
# run: &i32tof32(16777217) == 16777216
# run: &i32tof32(16777219) == 16777220
# run: &i32tof32(-3) == -3
func &i32tof64 (var %a i32) f64 { return (cvt f64 i32 (dread i32 %a)) }
# run: &i32tof64(-2147483648) == -2147483648
func &u32tof32 (var %a u32) f32 { return (cvt f32 u32 (dread u32 %a)) }
# run: &u32tof32(4294967295) == 4294967296
func &u32tof64 (var %a u32) f64 { return (cvt f64 u32 (dread u32 %a)) }
# run: &u32tof64(4294967295) == 4294967295
func &i64tof64 (var %a i64) f64 { return (cvt f64 i64 (dread i64 %a)) }
# run: &i64tof64(9007199254740993) == 9007199254740992
# run: &i64tof64(-1) == -1
func &u64tof64 (var %a u64) f64 { return (cvt f64 u64 (dread u64 %a)) }
# run: &u64tof64(18446744073709551615) == 18446744073709551616
# Rounding twice (to f64, then to f32) would give 9007199254740992 * 2^10 here; the exact value lies above the middle.
func &i64tof32 (var %a i64) f32 { return (cvt f32 i64 (dread i64 %a)) }
# run: &i64tof32(0x4000004000000001) == 4611686568184152064
# run: &i64tof32(0x4000004000000000) == 4611686018427387904
func &u64tof32 (var %a u64) f32 { return (cvt f32 u64 (dread u64 %a)) }
# run: &u64tof32(0x8000008000000001) == 9223373136366403584
func &i8tof32 (var %a i8) f32 { return (cvt f32 i8 (dread i8 %a)) }
# run: &i8tof32(-128) == -128
func &u16tof64 (var %a u16) f64 { return (cvt f64 u16 (dread u16 %a)) }
# run: &u16tof64(65535) == 65535
