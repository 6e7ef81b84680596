# land and lior evaluate both operands and give 0 or 1.
func &landi32 (var %a i32, var %b i32) i32 { return (land i32 (dread i32 %a, dread i32 %b)) }
# run: &landi32(2, 4) == 1
# run: &landi32(2, 0) == 0
# run: &landi32(0, 2) == 0
func &liori32 (var %a i32, var %b i32) i32 { return (lior i32 (dread i32 %a, dread i32 %b)) }
# run: &liori32(0, 0) == 0
# run: &liori32(0, 8) == 1
func &landu1 (var %a i64, var %b f64) u1 { return (land u1 (dread i64 %a, dread f64 %b)) }
# run: &landu1(0x100000000, 0.5) == 1
# run: &landu1(0x100000000, 0) == 0
# run: &landu1(1, nan) == 1
# Both operands are evaluated: the division by zero happens.
func &both (var %a i32, var %b i32) i32 { return (land i32 (dread i32 %a, div i32 (constval i32 1, dread i32 %b))) }
# run: &both(1, 1) == 1
# trap: divide-by-zero &both(0, 0)
