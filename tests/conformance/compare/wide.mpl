# 64-bit comparisons look at both halves.
func &lti64 (var %a i64, var %b i64) u1 { return (lt u1 i64 (dread i64 %a, dread i64 %b)) }
# run: &lti64(-1, 0) == 1
# run: &lti64(0x100000000, 0xffffffff) == 0
# run: &lti64(0xffffffff, 0x100000000) == 1
# run: &lti64(0x1ffffffff, 0x100000000) == 0
func &ltu64 (var %a u64, var %b u64) u1 { return (lt u1 u64 (dread u64 %a, dread u64 %b)) }
# run: &ltu64(0xffffffffffffffff, 0) == 0
# run: &ltu64(0x80000000, 0x8000000000000000) == 1
func &lei64 (var %a i64, var %b i64) u1 { return (le u1 i64 (dread i64 %a, dread i64 %b)) }
# run: &lei64(-4294967296, -4294967296) == 1
func &leu64 (var %a u64, var %b u64) u1 { return (le u1 u64 (dread u64 %a, dread u64 %b)) }
# run: &leu64(0x100000000, 0xffffffff) == 0
func &gti64 (var %a i64, var %b i64) u1 { return (gt u1 i64 (dread i64 %a, dread i64 %b)) }
# run: &gti64(0x80000000, 0x7fffffff) == 1
func &geu64 (var %a u64, var %b u64) u1 { return (ge u1 u64 (dread u64 %a, dread u64 %b)) }
# run: &geu64(0xffffffff80000000, 0xffffffff7fffffff) == 1
func &eqi64 (var %a i64, var %b i64) u1 { return (eq u1 i64 (dread i64 %a, dread i64 %b)) }
# run: &eqi64(0x100000001, 1) == 0
# run: &eqi64(-2, -2) == 1
func &neptr (var %a ptr, var %b ptr) u1 { return (ne u1 ptr (dread ptr %a, dread ptr %b)) }
# run: &neptr(0x100000000, 0) == 1
# run: &neptr(7, 7) == 0
func &ltptr (var %a ptr, var %b ptr) u1 { return (lt u1 ptr (dread ptr %a, dread ptr %b)) }
# run: &ltptr(0xffffffffffffffff, 1) == 0
