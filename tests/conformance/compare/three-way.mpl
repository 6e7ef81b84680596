# cmp, cmpl and cmpg: -1, 0 or 1; they differ in what NaN gives.
func &cmpi32 (var %a i32, var %b i32) i32 { return (cmp i32 i32 (dread i32 %a, dread i32 %b)) }
# run: &cmpi32(-3, 2) == -1
# run: &cmpi32(2, 2) == 0
# run: &cmpi32(2, -3) == 1
func &cmpu64 (var %a u64, var %b u64) i32 { return (cmp i32 u64 (dread u64 %a, dread u64 %b)) }
# run: &cmpu64(0xffffffffffffffff, 1) == 1
func &cmpi64 (var %a i64, var %b i64) i64 { return (cmp i64 i64 (dread i64 %a, dread i64 %b)) }
# run: &cmpi64(-1, 1) == -1
func &cmplf64 (var %a f64, var %b f64) i32 { return (cmpl i32 f64 (dread f64 %a, dread f64 %b)) }
# run: &cmplf64(1, 2) == -1
# run: &cmplf64(2, 1) == 1
# run: &cmplf64(1, 1) == 0
# run: &cmplf64(nan, 1) == -1
func &cmpgf32 (var %a f32, var %b f32) i32 { return (cmpg i32 f32 (dread f32 %a, dread f32 %b)) }
# run: &cmpgf32(1, 2) == -1
# run: &cmpgf32(1, nan) == 1
# run: &cmpgf32(0, -0) == 0
