# The reciprocal and the square root, rounded once.
func &recipf32 (var %a f32) f32 { return (recip f32 (dread f32 %a)) }
# run: &recipf32(4) == 0.25
# run: &recipf32(3) == 0.33333334
func &recipf64 (var %a f64) f64 { return (recip f64 (dread f64 %a)) }
# run: &recipf64(-0) == -inf
# run: &recipf64(8) == 0.125
func &sqrtf32 (var %a f32) f32 { return (sqrt f32 (dread f32 %a)) }
# run: &sqrtf32(2) == 1.4142135
func &sqrtf64 (var %a f64) f64 { return (sqrt f64 (dread f64 %a)) }
# run: &sqrtf64(2) == 1.4142135623730951
# run: &sqrtf64(-1) == nan
# run: &sqrtf64(144) == 12
