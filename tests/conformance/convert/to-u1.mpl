# Anything to u1: whether it differs from 0.
func &i32tou1 (var %a i32) u1 { return (cvt u1 i32 (dread i32 %a)) }
# run: &i32tou1(256) == 1
# run: &i32tou1(0) == 0
func &i64tou1 (var %a i64) u1 { return (cvt u1 i64 (dread i64 %a)) }
# run: &i64tou1(0x100000000) == 1
func &f64tou1 (var %a f64) u1 { return (cvt u1 f64 (dread f64 %a)) }
# run: &f64tou1(0.001) == 1
# run: &f64tou1(-0) == 0
# run: &f64tou1(nan) == 1
func &u1toi32 (var %a u1) i32 { return (cvt i32 u1 (dread u1 %a)) }
# run: &u1toi32(1) == 1
func &u1tof64 (var %a u1) f64 { return (cvt f64 u1 (dread u1 %a)) }
# run: &u1tof64(1) == 1
