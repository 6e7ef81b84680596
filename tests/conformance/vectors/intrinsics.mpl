# Lane-wise intrinsics, shifts, widening and narrowing, and lanes moved about.
func &abs (var %x v4i32) v4i32 { return (intrinsicop v4i32 vector_abs_v4i32 (intrinsicop v4i32 vector_neg_v4i32 (dread v4i32 %x))) }
# run: &abs([1, -2, 3, -2147483648]) == [1, 2, 3, -2147483648]
func &compare (var %x v4f32, var %y v4f32) v4i32 {
  return (bior v4i32 (intrinsicop v4i32 vector_gt_v4f32 (dread v4f32 %x, dread v4f32 %y), intrinsicop v4i32 vector_eq_v4f32 (dread v4f32 %x, dread v4f32 %y)))
}
# run: &compare([1, 2, nan, 4], [1, 3, nan, 3]) == [-1, 0, 0, -1]
func &orders (var %x v2u32, var %y v2u32) v2i32 {
  return (bxor v2i32 (intrinsicop v2i32 vector_lt_v2u32 (dread v2u32 %x, dread v2u32 %y), band v2i32 (
    intrinsicop v2i32 vector_ge_v2u32 (dread v2u32 %x, dread v2u32 %y),
    bior v2i32 (intrinsicop v2i32 vector_le_v2u32 (dread v2u32 %x, dread v2u32 %y), intrinsicop v2i32 vector_ne_v2u32 (dread v2u32 %x, dread v2u32 %y)))))
}
# run: &orders([1, 0xffffffff], [2, 0xffffffff]) == [-1, -1]
func &extremes (var %x v8u16, var %y v8u16) v8u16 {
  return (sub v8u16 (intrinsicop v8u16 vector_max_v8u16 (dread v8u16 %x, dread v8u16 %y), intrinsicop v8u16 vector_min_v8u16 (dread v8u16 %x, dread v8u16 %y)))
}
# run: &extremes([1,65535,3,4,5,6,7,8], [2,0,3,1,9,6,70,8]) == [1,65535,0,3,4,0,63,0]
func &shl (var %x v4i32, var %n v4i32) v4i32 { return (intrinsicop v4i32 vector_shl_v4i32 (dread v4i32 %x, dread v4i32 %n)) }
# run: &shl([1, -16, 3, 100], [4, -2, 0, -3]) == [16, -4, 3, 12]
func &shifts (var %x v2i32) v2i32 {
  return (add v2i32 (intrinsicop v2i32 vector_shli_v2i32 (dread v2i32 %x, constval i32 4), add v2i32 (
    intrinsicop v2i32 vector_shri_v2i32 (dread v2i32 %x, constval i32 1), intrinsicop v2i32 vector_shru_v2i32 (dread v2i32 %x, constval i32 31))))
}
# run: &shifts([-2, 6]) == [-32, 99]
func &padd (var %x v4i32, var %y v4i32) v4i32 { return (intrinsicop v4i32 vector_padd_v4i32 (dread v4i32 %x, dread v4i32 %y)) }
# run: &padd([1, 2, 3, 4], [10, 20, 30, 40]) == [3, 7, 30, 70]
func &pairs (var %x v8u8) v4u16 { return (intrinsicop v4u16 vector_pairwise_add_v8u8 (dread v8u8 %x)) }
# run: &pairs([255,255,1,2,3,4,200,100]) == [510,3,7,300]
func &accumulate (var %x v2i64, var %y v4i32) v2i64 { return (intrinsicop v2i64 vector_pairwise_adalp_v4i32 (dread v2i64 %x, dread v4i32 %y)) }
# run: &accumulate([100, 200], [2147483647, 1, -5, 3]) == [2147483748, 198]
func &widen (var %x v16i8) v8i16 {
  return (sub v8i16 (intrinsicop v8i16 vector_widen_low_v16i8 (dread v16i8 %x), intrinsicop v8i16 vector_widen_high_v16i8 (dread v16i8 %x)))
}
# run: &widen([1,2,3,4,5,6,7,-128,1,1,1,1,1,1,1,127]) == [0,1,2,3,4,5,6,-255]
func &widenshort (var %x v2u32) v2u64 { return (intrinsicop v2u64 vector_widen_low_v2u32 (dread v2u32 %x)) }
# run: &widenshort([0xffffffff, 2]) == [4294967295, 2]
func &narrow (var %x v4i32, var %y v4i32) v8i16 {
  return (intrinsicop v8i16 vector_narrow_high_v4i32 (intrinsicop v4i16 vector_narrow_low_v4i32 (dread v4i32 %x), dread v4i32 %y))
}
# run: &narrow([1, -2, 65537, 4], [5, 32768, 7, -8]) == [1,-2,1,4,5,-32768,7,-8]
func &long (var %x v4i32, var %y v4i32) v2i64 {
  return (add v2i64 (intrinsicop v2i64 vector_mull_low_v4i32 (dread v4i32 %x, dread v4i32 %y), intrinsicop v2i64 vector_mull_high_v4i32 (dread v4i32 %x, dread v4i32 %y)))
}
# run: &long([2000000000, 2, 3, 4], [3, 5, -7, 2000000000]) == [5999999979, 8000000010]
func &sums (var %x v8i8, var %y v8i8) v8i16 {
  return (add v8i16 (intrinsicop v8i16 vector_addl_low_v8i8 (dread v8i8 %x, dread v8i8 %y), intrinsicop v8i16 vector_subl_low_v8i8 (dread v8i8 %x, dread v8i8 %y)))
}
# run: &sums([127,1,2,3,4,5,6,-128], [127,9,9,9,9,9,9,-128]) == [254,2,4,6,8,10,12,-256]
func &wide (var %x v8u16, var %y v16u8) v8u16 {
  return (intrinsicop v8u16 vector_subw_low_v16u8 (intrinsicop v8u16 vector_addw_high_v16u8 (dread v8u16 %x, dread v16u8 %y), dread v16u8 %y))
}
# run: &wide([1000,1000,1000,1000,1000,1000,1000,1000], [1,2,3,4,5,6,7,8,255,0,0,0,0,0,0,100]) == [1254,998,997,996,995,994,993,1092]
func &madd (var %a v4i32, var %x v4i16, var %y v4i16) v4i32 { return (intrinsicop v4i32 vector_madd_v4i16 (dread v4i32 %a, dread v4i16 %x, dread v4i16 %y)) }
# run: &madd([1, 2, 3, 4], [300, -300, 5, 0], [300, 300, 6, 7]) == [90001, -89998, 33, 4]
func &zips (var %x v4i32, var %y v4i32) v4i32 {
  return (sub v4i32 (intrinsicop v4i32 vector_zip1_v4i32 (dread v4i32 %x, dread v4i32 %y), intrinsicop v4i32 vector_zip2_v4i32 (dread v4i32 %x, dread v4i32 %y)))
}
# run: &zips([1, 2, 3, 4], [10, 20, 35, 45]) == [-2, -25, -2, -25]
func &unzips (var %x v8i8, var %y v8i8) v8i8 {
  return (add v8i8 (intrinsicop v8i8 vector_uzp1_v8i8 (dread v8i8 %x, dread v8i8 %y), intrinsicop v8i8 vector_uzp2_v8i8 (dread v8i8 %x, dread v8i8 %y)))
}
# run: &unzips([1,2,3,4,5,6,7,8], [10,20,30,40,50,60,70,-100]) == [3,7,11,15,30,70,110,-30]
func &reverse (var %x v8i16) v8i16 { return (intrinsicop v8i16 vector_reverse_v8i16 (dread v8i16 %x)) }
# run: &reverse([1,2,3,4,5,6,7,8]) == [8,7,6,5,4,3,2,1]
func &look (var %x v8u8, var %n v8u8) v8u8 { return (intrinsicop v8u8 vector_table_lookup_v8u8 (dread v8u8 %x, dread v8u8 %n)) }
# run: &look([10,20,30,40,50,60,70,80], [7,0,8,3,255,3,1,15]) == [80,10,0,40,0,40,20,0]
var $m <[4] i32> = [1, 2, 3, 4]
func &memory () i32 {
  intrinsiccall vector_store_v2i32 (addrof ptr $m, add v2i32 (intrinsicop v2i32 vector_load_v2i32 (addrof ptr $m), constval v2i32 [10, 20]))
  return (intrinsicop i32 vector_sum_v4i32 (intrinsicop v4i32 vector_load_v4i32 (addrof ptr $m)))
}
# run: &memory() == 40
