# Counting and moving bits.
func &clz32 (var %x u32) i32 { return (intrinsicop i32 C_clz32 (dread u32 %x)) }
# run: &clz32(1) == 31
# run: &clz32(0x80000000) == 0
func &ctz32 (var %x u32) i32 { return (intrinsicop i32 C_ctz32 (dread u32 %x)) }
# run: &ctz32(0x80000000) == 31
# run: &ctz32(12) == 2
func &clz64 (var %x u64) i32 { return (intrinsicop i32 C_clz64 (dread u64 %x)) }
# run: &clz64(1) == 63
# run: &clz64(0x100000000) == 31
func &ctz64 (var %x u64) i32 { return (intrinsicop i32 C_ctz64 (dread u64 %x)) }
# run: &ctz64(0x100000000) == 32
func &pop32 (var %x u32) i32 { return (intrinsicop i32 C_popcount32 (dread u32 %x)) }
# run: &pop32(0xf0f00001) == 9
func &pop64 (var %x u64) i32 { return (intrinsicop i32 C_popcount64 (dread u64 %x)) }
# run: &pop64(0xffffffffffffffff) == 64
func &parity (var %x u32) i32 { return (intrinsicop i32 C_parity32 (dread u32 %x)) }
# run: &parity(7) == 1
# run: &parity(3) == 0
func &parity64 (var %x u64) i32 { return (intrinsicop i32 C_parity64 (dread u64 %x)) }
# run: &parity64(0x100000000) == 1
func &redundant (var %x i32) i32 { return (intrinsicop i32 C_clrsb32 (dread i32 %x)) }
# run: &redundant(-1) == 31
# run: &redundant(1) == 30
func &redundant64 (var %x i64) i32 { return (intrinsicop i32 C_clrsb64 (dread i64 %x)) }
# run: &redundant64(0) == 63
# run: &redundant64(-256) == 55
func &ffs (var %x i32) i32 { return (intrinsicop i32 C_ffs (dread i32 %x)) }
# run: &ffs(0) == 0
# run: &ffs(8) == 4
func &swap16 (var %x u16) u16 { return (intrinsicop u16 C_bswap16 (dread u16 %x)) }
# run: &swap16(0x1234) == 0x3412
func &swap32 (var %x u32) u32 { return (intrinsicop u32 C_bswap32 (dread u32 %x)) }
# run: &swap32(0x12345678) == 0x78563412
func &swap64 (var %x u64) u64 { return (intrinsicop u64 C_bswap64 (dread u64 %x)) }
# run: &swap64(0x0123456789abcdef) == 0xefcdab8967452301
func &up (var %x u64) u64 { return (intrinsicop u64 C_alignup (dread u64 %x, constval u64 16)) }
# run: &up(17) == 32
# run: &up(32) == 32
func &down (var %x u64) u64 { return (intrinsicop u64 C_aligndown (dread u64 %x, constval u64 16)) }
# run: &down(47) == 32
func &is (var %x u64) u1 { return (intrinsicop u1 C_isaligned (dread u64 %x, constval u64 8)) }
# run: &is(24) == 1
# run: &is(25) == 0
func &likely (var %x i64) i64 { return (intrinsicop i64 C___builtin_expect (dread i64 %x, constval i64 1)) }
# run: &likely(5) == 5
