# Vectors in constants, globals, fields, arrays, registers, calls and behind pointers.
type $t <struct { @n i32, @v v4f32, @w v2i32 }>
var $v v4i32 = [1, 2, 3, 4]
var $w v2f32 = [0.5f, -1.5f]
var $s <$t>
var $a <[2] v8u8> = [[1, 2, 3, 4, 5, 6, 7, 8], [9, 10, 11, 12, 13, 14, 15, 16]]
func &constant () v16i8 { return (constval v16i8 [0, 1, 2, 3, 4, 5, 6, 7, -8, -7, -6, -5, -4, -3, -2, -1]) }
# run: &constant() == [0,1,2,3,4,5,6,7,-8,-7,-6,-5,-4,-3,-2,-1]
func &global () v4i32 { return (mul v4i32 (dread v4i32 $v, dread v4i32 $v)) }
# run: &global() == [1, 4, 9, 16]
func &short () v2f32 { return (dread v2f32 $w) }
# run: &short() == [0.5, -1.5]
func &element (var %i i64) v8u8 { return (iread v8u8 <* v8u8> 0 (array 1 ptr <* <[2] v8u8>> (addrof ptr $a, dread i64 %i))) }
# run: &element(1) == [9,10,11,12,13,14,15,16]
func &fields (var %x v4f32, var %y v2i32) v4f32 {
  dassign $s 2 (dread v4f32 %x)
  dassign $s 3 (dread v2i32 %y)
  dassign $s 1 (constval i32 7)
  var %p ptr
  dassign %p (addrof ptr $s)
  iassign <* <$t>> 3 (dread ptr %p, add v2i32 (iread v2i32 <* <$t>> 3 (dread ptr %p), constval v2i32 [1, 1]))
  brtrue @small (eq u1 i32 (iread i32 <* i32> 0 (add ptr (dread ptr %p, constval i64 36)), constval i32 0))
  return (add v4f32 (dread v4f32 $s 2, dread v4f32 $s 2))
@small
  return (dread v4f32 $s 2)
}
# run: &fields([1, 2, 3, 4], [5, 6]) == [2, 4, 6, 8]
# run: &fields([1, 2, 3, 4], [5, -1]) == [1, 2, 3, 4]
func &sum (var %x v4i32, var %n i32) v4i32 {
  if (eq u1 i32 (dread i32 %n, constval i32 0)) { return (constval v4i32 [0, 0, 0, 0]) }
  callassigned &sum (dread v4i32 %x, sub i32 (dread i32 %n, constval i32 1)) { regassign v4i32 %1 }
  return (add v4i32 (regread v4i32 %1, dread v4i32 %x))
}
# run: &sum([1, 2, 3, 4], 5) == [5, 10, 15, 20]
func &loop (var %n i32) v2u64 {
  var %x v2u64 = [1, 2]
  var %i i32 = 0
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    dassign %x (add v2u64 (dread v2u64 %x, dread v2u64 %x))
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  return (dread v2u64 %x)
}
# run: &loop(10) == [1024, 2048]
func &zero () v8i16 { var %x v8i16 return (dread v8i16 %x) }
# run: &zero() == [0,0,0,0,0,0,0,0]
func &choose (var %c i32, var %x v2i32, var %y v2i32) v2i32 { return (select v2i32 (dread i32 %c, dread v2i32 %x, dread v2i32 %y)) }
# run: &choose(1, [1, 2], [3, 4]) == [1, 2]
# run: &choose(0, [1, 2], [3, 4]) == [3, 4]
