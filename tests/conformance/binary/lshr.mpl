# Zeros come in from the left, into the type's own width.
func &lshri8 (var %a i8, var %n i32) i8 { return (lshr i8 (dread i8 %a, dread i32 %n)) }
# run: &lshri8(-128, 7) == 1
# run: &lshri8(-1, 0) == -1
func &lshru8 (var %a u8, var %n i32) u8 { return (lshr u8 (dread u8 %a, dread i32 %n)) }
# run: &lshru8(0xf0, 4) == 15
func &lshri16 (var %a i16, var %n i32) i16 { return (lshr i16 (dread i16 %a, dread i32 %n)) }
# run: &lshri16(-1, 1) == 32767
func &lshri32 (var %a i32, var %n i32) i32 { return (lshr i32 (dread i32 %a, dread i32 %n)) }
# run: &lshri32(-1, 28) == 15
# run: &lshri32(-1, 32) == -1
func &lshru32 (var %a u32, var %n i32) u32 { return (lshr u32 (dread u32 %a, dread i32 %n)) }
# run: &lshru32(0x80000000, 31) == 1
func &lshri64 (var %a i64, var %n i32) i64 { return (lshr i64 (dread i64 %a, dread i32 %n)) }
# run: &lshri64(-1, 60) == 15
# run: &lshri64(0x123456789abcdef0, 36) == 0x1234567
func &lshru64 (var %a u64, var %n i32) u64 { return (lshr u64 (dread u64 %a, dread i32 %n)) }
# run: &lshru64(0xffffffffffffffff, 1) == 9223372036854775807
# run: &lshru64(0xffffffffffffffff, 32) == 4294967295
func &by8 (var %a i32) i32 { return (lshr i32 (dread i32 %a, constval i32 8)) }
# run: &by8(-1) == 0xffffff
