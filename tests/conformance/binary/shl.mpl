# Counts are taken modulo the width of the shifted type.
func &shli8 (var %a i8, var %n i32) i8 { return (shl i8 (dread i8 %a, dread i32 %n)) }
# run: &shli8(1, 7) == -128
# run: &shli8(3, 9) == 6
func &shlu8 (var %a u8, var %n i32) u8 { return (shl u8 (dread u8 %a, dread i32 %n)) }
# run: &shlu8(0xff, 4) == 0xf0
func &shli16 (var %a i16, var %n i32) i16 { return (shl i16 (dread i16 %a, dread i32 %n)) }
# run: &shli16(1, 15) == -32768
# run: &shli16(1, 16) == 1
func &shlu16 (var %a u16, var %n u8) u16 { return (shl u16 (dread u16 %a, dread u8 %n)) }
# run: &shlu16(0xffff, 8) == 0xff00
func &shli32 (var %a i32, var %n i32) i32 { return (shl i32 (dread i32 %a, dread i32 %n)) }
# run: &shli32(1, 31) == -2147483648
# run: &shli32(1, 33) == 2
func &shlu32 (var %a u32, var %n i64) u32 { return (shl u32 (dread u32 %a, dread i64 %n)) }
# run: &shlu32(3, 31) == 2147483648
func &shli64 (var %a i64, var %n i32) i64 { return (shl i64 (dread i64 %a, dread i32 %n)) }
# run: &shli64(1, 32) == 4294967296
# run: &shli64(0x80000001, 1) == 0x100000002
# run: &shli64(1, 63) == -9223372036854775808
# run: &shli64(5, 64) == 5
func &shlu64 (var %a u64, var %n u64) u64 { return (shl u64 (dread u64 %a, dread u64 %n)) }
# run: &shlu64(0xffffffffffffffff, 60) == 0xf000000000000000
func &by3 (var %a i32) i32 { return (shl i32 (dread i32 %a, constval i32 3)) }
# run: &by3(-2) == -16
func &wideby40 (var %a i64) i64 { return (shl i64 (dread i64 %a, constval i32 40)) }
# run: &wideby40(3) == 3298534883328
