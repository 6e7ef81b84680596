# Every bit reversed.
func &bnoti8 (var %a i8) i8 { return (bnot i8 (dread i8 %a)) }
# run: &bnoti8(0) == -1
func &bnotu8 (var %a u8) u8 { return (bnot u8 (dread u8 %a)) }
# run: &bnotu8(0x0f) == 0xf0
func &bnotu16 (var %a u16) u16 { return (bnot u16 (dread u16 %a)) }
# run: &bnotu16(0) == 65535
func &bnoti32 (var %a i32) i32 { return (bnot i32 (dread i32 %a)) }
# run: &bnoti32(5) == -6
func &bnotu32 (var %a u32) u32 { return (bnot u32 (dread u32 %a)) }
# run: &bnotu32(1) == 4294967294
func &bnoti64 (var %a i64) i64 { return (bnot i64 (dread i64 %a)) }
# run: &bnoti64(0xffffffff) == -4294967296
