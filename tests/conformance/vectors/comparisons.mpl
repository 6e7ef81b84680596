# A comparison gives lanes of all ones or 0; the three-way ones give -1, 0 or 1; a NaN is not equal to itself.
func &less (var %x v4i32, var %y v4i32) v4i32 { return (lt v4i32 v4i32 (dread v4i32 %x, dread v4i32 %y)) }
# run: &less([1, 5, -1, 0], [2, 5, 1, -2147483648]) == [-1, 0, -1, 0]
func &lessu (var %x v4u32, var %y v4u32) v4u32 { return (lt v4u32 v4u32 (dread v4u32 %x, dread v4u32 %y)) }
# run: &lessu([1, 5, 0xffffffff, 0], [2, 5, 1, 0x80000000]) == [0xffffffff, 0, 0, 0xffffffff]
func &long (var %x v2u64, var %y v2u64) v2i64 { return (ge v2i64 v2u64 (dread v2u64 %x, dread v2u64 %y)) }
# run: &long([0x8000000000000000, 1], [1, 2]) == [-1, 0]
func &bytes (var %x v8u8, var %y v8u8) v8i8 { return (gt v8i8 v8u8 (dread v8u8 %x, dread v8u8 %y)) }
# run: &bytes([1,2,3,4,5,6,7,200], [0,2,4,0,255,0,7,100]) == [-1,0,0,-1,0,-1,0,-1]
func &floats (var %x v4f32, var %y v4f32) v4i32 { return (ne v4i32 v4f32 (dread v4f32 %x, dread v4f32 %y)) }
# run: &floats([1, nan, 0, 3], [1, nan, -0, 4]) == [0, -1, 0, -1]
func &threeway (var %x v2f64, var %y v2f64) v2i64 { return (cmp v2i64 v2f64 (dread v2f64 %x, dread v2f64 %y)) }
# run: &threeway([1, nan], [2, 1]) == [-1, 1]
func &threewaylow (var %x v2f64, var %y v2f64) v2i64 { return (cmpl v2i64 v2f64 (dread v2f64 %x, dread v2f64 %y)) }
# run: &threewaylow([2, nan], [1, 1]) == [1, -1]
func &equal (var %x v8i16, var %y v8i16) v8u16 { return (eq v8u16 v8i16 (dread v8i16 %x, dread v8i16 %y)) }
# run: &equal([1,2,3,4,5,6,7,8], [1,0,3,0,5,0,7,0]) == [65535,0,65535,0,65535,0,65535,0]
