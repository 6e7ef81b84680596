# `cvt` and rounding between vectors with equally many lanes, lane by lane; `retype` keeps the bits.
func &tofloat (var %x v4i32) v4f32 { return (cvt v4f32 v4i32 (dread v4i32 %x)) }
# run: &tofloat([1, -2, 16777217, 0]) == [1, -2, 16777216, 0]
func &toint (var %x v4f32) v4i32 { return (cvt v4i32 v4f32 (dread v4f32 %x)) }
# run: &toint([1.9, -1.9, 3e9, nan]) == [1, -1, 2147483647, 0]
func &tounsigned (var %x v2f64) v2u64 { return (cvt v2u64 v2f64 (dread v2f64 %x)) }
# run: &tounsigned([-1, 1e19]) == [0, 10000000000000000000]
func &fromunsigned (var %x v2u32) v2f32 { return (cvt v2f32 v2u32 (dread v2u32 %x)) }
# run: &fromunsigned([4294967295, 7]) == [4294967296, 7]
func &widen (var %x v8i8) v8i16 { return (cvt v8i16 v8i8 (dread v8i8 %x)) }
# run: &widen([1,-2,3,-128,127,0,9,-9]) == [1,-2,3,-128,127,0,9,-9]
func &widenu (var %x v4u16) v4i32 { return (cvt v4i32 v4u16 (dread v4u16 %x)) }
# run: &widenu([65535, 1, 2, 32768]) == [65535, 1, 2, 32768]
func &narrow (var %x v4i32) v4u16 { return (cvt v4u16 v4i32 (dread v4i32 %x)) }
# run: &narrow([-1, 65537, 2, 0x12345678]) == [65535, 1, 2, 0x5678]
func &double (var %x v2f32) v2f64 { return (cvt v2f64 v2f32 (dread v2f32 %x)) }
# run: &double([0.5, -3]) == [0.5, -3]
func &single (var %x v2f64) v2f32 { return (cvt v2f32 v2f64 (dread v2f64 %x)) }
# run: &single([0.1, 1e300]) == [0.1, inf]
func &rounded (var %x v4f32) v4i32 { return (round v4i32 v4f32 (dread v4f32 %x)) }
# run: &rounded([0.5, -0.5, 2.4, -2.6]) == [1, -1, 2, -3]
func &floors (var %x v2f64) v2f64 { return (floor v2f64 v2f64 (dread v2f64 %x)) }
# run: &floors([-0.5, 2.75]) == [-1, 2]
func &ceils (var %x v2f32) v2i32 { return (ceil v2i32 v2f32 (dread v2f32 %x)) }
# run: &ceils([-0.5, 2.25]) == [0, 3]
func &truncs (var %x v2f64) v2i64 { return (trunc v2i64 v2f64 (dread v2f64 %x)) }
# run: &truncs([-2.9, 1e18]) == [-2, 1000000000000000000]
func &bits (var %x v4f32) v4u32 { return (retype v4u32 <v4u32> (dread v4f32 %x)) }
# run: &bits([1, -2, 0.5, nan]) == [0x3f800000, 0xc0000000, 0x3f000000, 0x7fc00000]
func &regroup (var %x v2i64) v16u8 { return (retype v16u8 <v16u8> (dread v2i64 %x)) }
# run: &regroup([0x0807060504030201, -1]) == [1,2,3,4,5,6,7,8,255,255,255,255,255,255,255,255]
func &short (var %x f64) v2u32 { return (retype v2u32 <v2u32> (dread f64 %x)) }
# run: &short(-2) == [0, 0xc0000000]
func &nan (var %x v2f64, var %y v2f64) v2u64 { return (retype v2u64 <v2u64> (div v2f64 (dread v2f64 %x, dread v2f64 %y))) }
# run: &nan([0, 1], [0, 2]) == [0x7ff8000000000000, 0x3fe0000000000000]
