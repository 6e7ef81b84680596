# Negation wraps; it changes the sign of a zero.
func &negi8 (var %a i8) i8 { return (neg i8 (dread i8 %a)) }
# run: &negi8(-128) == -128
# run: &negi8(5) == -5
func &negu8 (var %a u8) u8 { return (neg u8 (dread u8 %a)) }
# run: &negu8(1) == 255
func &negi16 (var %a i16) i16 { return (neg i16 (dread i16 %a)) }
# run: &negi16(-32768) == -32768
func &negi32 (var %a i32) i32 { return (neg i32 (dread i32 %a)) }
# run: &negi32(-2147483648) == -2147483648
# run: &negi32(0) == 0
func &negi64 (var %a i64) i64 { return (neg i64 (dread i64 %a)) }
# run: &negi64(4294967296) == -4294967296
# run: &negi64(-9223372036854775808) == -9223372036854775808
func &negf32 (var %a f32) f32 { return (neg f32 (dread f32 %a)) }
# run: &negf32(1.5) == -1.5
func &negf64 (var %a f64) f64 { return (neg f64 (dread f64 %a)) }
# run: &negf64(0) == -0
# run: &negf64(-inf) == inf
