# 1 if the operand is 0, else 0.
func &lnoti32 (var %a i32) i32 { return (lnot i32 (dread i32 %a)) }
# run: &lnoti32(0) == 1
# run: &lnoti32(-7) == 0
func &lnoti64 (var %a i64) u1 { return (lnot u1 (dread i64 %a)) }
# run: &lnoti64(0x100000000) == 0
# run: &lnoti64(0) == 1
func &lnotf64 (var %a f64) u1 { return (lnot u1 (dread f64 %a)) }
# run: &lnotf64(-0) == 1
# run: &lnotf64(nan) == 0
func &lnotptr (var %a ptr) i32 { return (lnot i32 (dread ptr %a)) }
# run: &lnotptr(0) == 1
# run: &lnotptr(0xffffffff00000000) == 0
func &twice (var %a i32) i32 { return (lnot i32 (lnot i32 (dread i32 %a))) }
# run: &twice(9) == 1
