# ceil, floor, round (halves away from zero) and trunc, to integers and to floats.
func &ceili32 (var %a f64) i32 { return (ceil i32 f64 (dread f64 %a)) }
# run: &ceili32(1.1) == 2
# run: &ceili32(-1.9) == -1
func &floori32 (var %a f64) i32 { return (floor i32 f64 (dread f64 %a)) }
# run: &floori32(1.9) == 1
# run: &floori32(-1.1) == -2
func &roundi32 (var %a f64) i32 { return (round i32 f64 (dread f64 %a)) }
# run: &roundi32(2.5) == 3
# run: &roundi32(-2.5) == -3
# run: &roundi32(2.4999999999999996) == 2
# run: &roundi32(0.49999999999999994) == 0
func &trunci32 (var %a f64) i32 { return (trunc i32 f64 (dread f64 %a)) }
# run: &trunci32(-2.9) == -2
func &trunci64 (var %a f32) i64 { return (trunc i64 f32 (dread f32 %a)) }
# run: &trunci64(-8589934592) == -8589934592
func &ceilf64 (var %a f64) f64 { return (ceil f64 f64 (dread f64 %a)) }
# run: &ceilf64(-0.5) == -0
# run: &ceilf64(1e300) == 1e300
func &floorf32 (var %a f32) f32 { return (floor f32 f32 (dread f32 %a)) }
# run: &floorf32(-0.5) == -1
func &roundf64 (var %a f64) f64 { return (round f64 f64 (dread f64 %a)) }
# run: &roundf64(4503599627370497.5) == 4503599627370498
# run: &roundf64(-0.4) == -0
func &truncf32 (var %a f32) f32 { return (trunc f32 f32 (dread f32 %a)) }
# run: &truncf32(7.75) == 7
func &floori64 (var %a f64) i64 { return (floor i64 f64 (dread f64 %a)) }
# run: &floori64(-4294967296.5) == -4294967297
