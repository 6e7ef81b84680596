# The low bits of the operand, extended by sign or by zeros to the type.
func &sext8 (var %a i32) i32 { return (sext i32 8 (dread i32 %a)) }
# run: &sext8(0x1ff) == -1
# run: &sext8(0x17f) == 127
func &zext8 (var %a i32) i32 { return (zext i32 8 (dread i32 %a)) }
# run: &zext8(-1) == 255
func &sext5 (var %a i32) i32 { return (sext i32 5 (dread i32 %a)) }
# run: &sext5(0x10) == -16
func &zext5 (var %a u32) u32 { return (zext u32 5 (dread u32 %a)) }
# run: &zext5(0xffffffff) == 31
func &sext16 (var %a i32) i32 { return (sext i32 16 (dread i32 %a)) }
# run: &sext16(0x18000) == -32768
func &sext32to64 (var %a i64) i64 { return (sext i64 32 (dread i64 %a)) }
# run: &sext32to64(0x180000000) == -2147483648
func &zext32to64 (var %a i64) u64 { return (zext u64 32 (dread i64 %a)) }
# run: &zext32to64(-1) == 4294967295
func &zext40 (var %a u64) u64 { return (zext u64 40 (dread u64 %a)) }
# run: &zext40(0xffffffffffffffff) == 1099511627775
func &fromword (var %a i32) i64 { return (sext i64 32 (dread i32 %a)) }
# run: &fromword(-3) == -3
func &bit (var %a i32) i32 { return (sext i32 1 (dread i32 %a)) }
# run: &bit(1) == -1
# run: &bit(2) == 0
