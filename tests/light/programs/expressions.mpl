# Every rule of 2.2 but those about objects, against values computed by hand.
# out: 7 -1 250 1 0 1 1 3 4 -3 3 -2 -3 12 5 1 2.25 0.5 -8 255
# rules: icallassigned constval_int constval_long constval_single constval_double dread iread regread addrof iaddrof addroffunc sizeoftype retype cvt ceil floor trunc unary binary cand_true cand_false cior_true cior_false select_true select_false array list_nil list_cons pure
func &printf extern varargs (var %format <* i8>, ...) i32
type $Pair <struct { @a i8, @b <[2] <[3] i32>> }>
var $grid <$Pair>

func &seven () i32 {
  return (constval i32 7)
}

func &main () i32 {
  var %p <* <func () i32>>
  var %seven i32
  var %x i32
  var %f f32
  var %d f64
  var %q <* <$Pair>>
  dassign %p (addroffunc ptr &seven)
  icallassigned (dread ptr %p) { dassign %seven }
  regassign i32 %1 (constval i32 -1)
  dassign %x (constval i32 3)
  dassign %f (constval f32 2.25f)
  dassign %d (constval f64 -3.5)
  dassign %q (addrof ptr $grid)
  iassign <* i32> 0 (array 1 ptr <* <[2] <[3] i32>>> (iaddrof ptr <* <$Pair>> 2 (dread ptr %q), constval i32 1, constval i32 2), constval i32 12)
  iassign <* <$Pair>> 1 (dread ptr %q, constval i32 5)
  call &printf (
    conststr ptr "%d %d %d %d %d %d %d %d %d %d %d %d %d %d %d %d %g %g %d %u\n",
    dread i32 %seven,
    regread i32 %1,
    cvt u8 i64 (constval i64 1274),
    cand i32 (dread i32 %x, constval i64 2),
    cand i32 (eq u1 i32 (dread i32 %x, constval i32 4), div i32 (constval i32 1, constval i32 0)),
    cior i32 (dread i32 %x, div i32 (constval i32 1, constval i32 0)),
    cior i32 (lt u1 i32 (dread i32 %x, constval i32 3), dread i32 %x),
    select i32 (dread i32 %x, dread i32 %x, div i32 (constval i32 1, constval i32 0)),
    select i32 (constval i32 0, constval i32 1, constval i32 4),
    ceil i32 f64 (dread f64 %d),
    ceil i32 f32 (dread f32 %f),
    floor i32 f64 (constval f64 -1.5),
    trunc i32 f64 (dread f64 %d),
    iread i32 <* i32> 0 (add ptr (dread ptr %q, sub u64 (sizeoftype u64 <$Pair>, constval u64 4))),
    dread i32 $grid 1,
    sizeoftype i32 i8,
    dread f32 %f,
    retype f32 f32 (retype f32 i32 (constval i32 0x3f000000)),
    neg i32 (shl i32 (constval i32 1, constval i64 3)),
    zext u32 8 (bnot i32 (constval i32 0)))
  return (constval i32 0)
}
