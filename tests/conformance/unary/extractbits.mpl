# A field of bits, extended by the signedness of the result type.
func &field (var %a i32) i32 { return (extractbits i32 4 8 (dread i32 %a)) }
# run: &field(0x12345678) == 0x67
# run: &field(0xff0) == -1
func &ufield (var %a u32) u32 { return (extractbits u32 4 8 (dread u32 %a)) }
# run: &ufield(0xff0) == 255
func &topbit (var %a u32) u32 { return (extractbits u32 31 1 (dread u32 %a)) }
# run: &topbit(0x80000000) == 1
func &wide (var %a i64) i64 { return (extractbits i64 28 8 (dread i64 %a)) }
# run: &wide(0x7f0000000) == 127
# run: &wide(0x800000000) == -128
func &uwide (var %a u64) u64 { return (extractbits u64 20 30 (dread u64 %a)) }
# run: &uwide(0x123456789abcdef0) == 0x56789ab
func &across (var %a u64) u32 { return (extractbits u32 28 8 (dread u64 %a)) }
# run: &across(0xabc123456789) == 0x12
