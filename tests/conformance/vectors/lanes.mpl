# Lanes in and out of vectors, halves, and reductions.
func &splat (var %x i32) v8i16 { return (intrinsicop v8i16 vector_from_scalar_v8i16 (dread i32 %x)) }
# run: &splat(65535) == [-1,-1,-1,-1,-1,-1,-1,-1]
func &splatf (var %x f64) v2f64 { return (intrinsicop v2f64 vector_from_scalar_v2f64 (dread f64 %x)) }
# run: &splatf(0.5) == [0.5, 0.5]
func &get (var %x v16u8, var %i i32) u32 { return (intrinsicop u32 vector_get_element_v16u8 (dread v16u8 %x, dread i32 %i)) }
# run: &get([0,10,20,30,40,50,60,70,80,90,100,110,120,130,140,150], 13) == 130
# run: &get([0,10,20,30,40,50,60,70,80,90,100,110,120,130,140,150], 17) == 10
func &last (var %x v4i16) i32 { return (intrinsicop i32 vector_get_element_v4i16 (dread v4i16 %x, constval i32 3)) }
# run: &last([1, 2, 3, -4]) == -4
func &set (var %x v2i64, var %v i64, var %i i32) v2i64 { return (intrinsicop v2i64 vector_set_element_v2i64 (dread i64 %v, dread v2i64 %x, dread i32 %i)) }
# run: &set([1, 2], -9, 1) == [1, -9]
func &setfloat (var %x v2f32, var %v f32) v2f32 {
  intrinsiccallassigned vector_set_element_v2f32 (dread f32 %v, dread v2f32 %x, constval i32 0) { regassign v2f32 %1 }
  return (regread v2f32 %1)
}
# run: &setfloat([1, 2], -0.5) == [-0.5, 2]
func &halves (var %x v4i32) v4i32 {
  return (intrinsicop v4i32 vector_combine_v2i32 (
    intrinsicop v2i32 vector_get_high_v4i32 (dread v4i32 %x), intrinsicop v2i32 vector_get_low_v4i32 (dread v4i32 %x)))
}
# run: &halves([1, 2, 3, 4]) == [3, 4, 1, 2]
func &merge (var %x v8i8, var %y v8i8) v8i8 { return (intrinsicop v8i8 vector_merge_v8i8 (dread v8i8 %x, dread v8i8 %y, constval i32 3)) }
# run: &merge([1,2,3,4,5,6,7,8], [9,10,11,12,13,14,15,16]) == [4,5,6,7,8,9,10,11]
func &mergeat (var %x v4i32, var %y v4i32, var %i i32) v4i32 { return (intrinsicop v4i32 vector_merge_v4i32 (dread v4i32 %x, dread v4i32 %y, dread i32 %i)) }
# run: &mergeat([1, 2, 3, 4], [5, 6, 7, 8], 3) == [4, 5, 6, 7]
# run: &mergeat([1, 2, 3, 4], [5, 6, 7, 8], 0) == [1, 2, 3, 4]
func &sum (var %x v16i8) i32 { return (intrinsicop i32 vector_sum_v16i8 (dread v16i8 %x)) }
# run: &sum([1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,-7]) == 113
# run: &sum([100,100,0,0,0,0,0,0,0,0,0,0,0,0,0,0]) == -56
func &sumfloat (var %x v4f32) f32 { return (intrinsicop f32 vector_sum_v4f32 (dread v4f32 %x)) }
# run: &sumfloat([0.5, 1, 2, -0.25]) == 3.25
func &most (var %x v4u32) u32 { return (intrinsicop u32 vector_maxv_v4u32 (dread v4u32 %x)) }
# run: &most([1, 0xffffffff, 7, 3]) == 0xffffffff
func &least (var %x v2i64) i64 { return (intrinsicop i64 vector_minv_v2i64 (dread v2i64 %x)) }
# run: &least([5, -6]) == -6
