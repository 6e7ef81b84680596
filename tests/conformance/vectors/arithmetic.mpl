# Arithmetic on vectors is arithmetic on each lane, with the lane's type: it wraps, truncates, rounds and traps as there.
func &add (var %x v4i32, var %y v4i32) v4i32 { return (add v4i32 (dread v4i32 %x, dread v4i32 %y)) }
# run: &add([1, 2147483647, -3, 4], [10, 1, 3, -4]) == [11, -2147483648, 0, 0]
func &sub (var %x v16u8, var %y v16u8) v16u8 { return (sub v16u8 (dread v16u8 %x, dread v16u8 %y)) }
# run: &sub([0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15], [1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,255]) == [255,0,1,2,3,4,5,6,7,8,9,10,11,12,13,16]
func &mul (var %x v8i16, var %y v8i16) v8i16 { return (mul v8i16 (dread v8i16 %x, dread v8i16 %y)) }
# run: &mul([1,2,3,256,-1,-2,7,32767], [5,6,7,256,-1,3,-7,2]) == [5,12,21,0,1,-6,-49,-2]
func &mulbytes (var %x v8i8, var %y v8i8) v8i8 { return (mul v8i8 (dread v8i8 %x, dread v8i8 %y)) }
# run: &mulbytes([1,2,3,16,-1,-2,7,127], [5,6,7,16,-1,3,-7,2]) == [5,12,21,0,1,-6,-49,-2]
func &div (var %x v4i32, var %y v4i32) v4i32 { return (div v4i32 (dread v4i32 %x, dread v4i32 %y)) }
# run: &div([7, -7, -2147483648, 100], [2, 2, -1, -3]) == [3, -3, -2147483648, -33]
# trap: divide-by-zero &div([1, 2, 3, 4], [1, 1, 0, 1])
func &divshort (var %x v2u32, var %y v2u32) v2u32 { return (div v2u32 (dread v2u32 %x, dread v2u32 %y)) }
# run: &divshort([4294967295, 9], [2, 4]) == [2147483647, 2]
# trap: divide-by-zero &divshort([1, 2], [1, 0])
func &rem (var %x v2i64, var %y v2i64) v2i64 { return (rem v2i64 (dread v2i64 %x, dread v2i64 %y)) }
# run: &rem([-7, 10000000000], [2, 3000000000]) == [-1, 1000000000]
func &extremes (var %x v4u16, var %y v4u16) v4u16 {
  return (sub v4u16 (max v4u16 (dread v4u16 %x, dread v4u16 %y), min v4u16 (dread v4u16 %x, dread v4u16 %y)))
}
# run: &extremes([1, 65535, 7, 0], [5, 1, 7, 32768]) == [4, 65534, 0, 32768]
func &bits (var %x v2u64, var %y v2u64) v2u64 {
  return (bxor v2u64 (band v2u64 (dread v2u64 %x, dread v2u64 %y), bior v2u64 (bnot v2u64 (dread v2u64 %x), dread v2u64 %y)))
}
# run: &bits([0xff, 1], [0xf0, 3]) == [18446744073709551360, 18446744073709551614]
func &signs (var %x v8i8) v8i8 { return (neg v8i8 (abs v8i8 (dread v8i8 %x))) }
# run: &signs([1,-2,3,-4,127,-128,0,9]) == [-1,-2,-3,-4,-127,-128,0,-9]
func &floats (var %x v4f32, var %y v4f32) v4f32 {
  return (add v4f32 (mul v4f32 (dread v4f32 %x, dread v4f32 %y), div v4f32 (dread v4f32 %x, dread v4f32 %y)))
}
# run: &floats([1, 3, -2, 0], [2, 0.5, 4, 0]) == [2.5, 7.5, -8.5, nan]
func &roots (var %x v2f64) v2f64 { return (sqrt v2f64 (recip v2f64 (dread v2f64 %x))) }
# run: &roots([4, 0.0625]) == [0.5, 4]
func &pair (var %x v2f32, var %y v2f32) v2f32 { return (sub v2f32 (dread v2f32 %x, dread v2f32 %y)) }
# run: &pair([1.5, 2], [0.5, -3]) == [1, 5]
func &single (var %x v1i64, var %y v1i64) v1i64 { return (mul v1i64 (dread v1i64 %x, dread v1i64 %y)) }
# run: &single([-3], [5000000000]) == [-15000000000]
func &unsigned (var %x v1u64, var %y v1u64) v1u64 { return (div v1u64 (dread v1u64 %x, dread v1u64 %y)) }
# run: &unsigned([18446744073709551615], [16]) == [1152921504606846975]
