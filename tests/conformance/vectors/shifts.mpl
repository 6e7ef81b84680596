# A vector is shifted by one count for all lanes or by a vector of counts, modulo the width of the lanes.
func &left (var %x v4i32, var %n i32) v4i32 { return (shl v4i32 (dread v4i32 %x, dread i32 %n)) }
# run: &left([1, -1, 3, 0x40000000], 2) == [4, -4, 12, 0]
# run: &left([1, 2, 3, 4], 33) == [2, 4, 6, 8]
func &right (var %x v16i8, var %n i32) v16i8 { return (ashr v16i8 (dread v16i8 %x, dread i32 %n)) }
# run: &right([-128,127,-1,1,0,2,4,8,16,32,64,-64,-32,-16,-8,-4], 3) == [-16,15,-1,0,0,0,0,1,2,4,8,-8,-4,-2,-1,-1]
func &logical (var %x v8i16, var %n i64) v8i16 { return (lshr v8i16 (dread v8i16 %x, dread i64 %n)) }
# run: &logical([-1,1,2,4,8,16,32,-32768], 1) == [32767,0,1,2,4,8,16,16384]
func &each (var %x v4u32, var %n v4u32) v4u32 { return (lshr v4u32 (dread v4u32 %x, dread v4u32 %n)) }
# run: &each([0x80000000, 0x80000000, 12, 12], [31, 1, 2, 34]) == [1, 0x40000000, 3, 3]
func &short (var %x v4i16, var %n v4i16) v4i16 { return (ashr v4i16 (dread v4i16 %x, dread v4i16 %n)) }
# run: &short([-32768, -1, 100, 7], [15, 3, 2, 16]) == [-1, -1, 25, 7]
func &rotate (var %x v8u8, var %n i32) v8u8 { return (ror v8u8 (dread v8u8 %x, dread i32 %n)) }
# run: &rotate([1,2,3,4,5,6,7,129], 1) == [128,1,129,2,130,3,131,192]
func &rotateeach (var %x v2u64, var %n v2u64) v2u64 { return (ror v2u64 (dread v2u64 %x, dread v2u64 %n)) }
# run: &rotateeach([1, 3], [1, 64]) == [0x8000000000000000, 3]
