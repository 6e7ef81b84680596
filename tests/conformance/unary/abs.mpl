# The absolute value; that of the least integer is itself.
func &absi8 (var %a i8) i8 { return (abs i8 (dread i8 %a)) }
# run: &absi8(-127) == 127
# run: &absi8(-128) == -128
func &absi32 (var %a i32) i32 { return (abs i32 (dread i32 %a)) }
# run: &absi32(-5) == 5
# run: &absi32(5) == 5
# run: &absi32(-2147483648) == -2147483648
func &absi64 (var %a i64) i64 { return (abs i64 (dread i64 %a)) }
# run: &absi64(-4294967297) == 4294967297
func &absf32 (var %a f32) f32 { return (abs f32 (dread f32 %a)) }
# run: &absf32(-2.5) == 2.5
func &absf64 (var %a f64) f64 { return (abs f64 (dread f64 %a)) }
# run: &absf64(-0) == 0
# run: &absf64(-inf) == inf
