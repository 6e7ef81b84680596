# alloca and stackmalloc: memory of the frame, aligned, given back on return.
func &reverse (var %n i32) i32 {
  var %p <* <[] i32>>
  var %i i32
  var %r i32 = 0
  dassign %p (alloca ptr (mul i64 (dread i32 %n, constval i64 4)))
  doloop %i (constval i32 0, lt u1 i32 (dread i32 %i, dread i32 %n), constval i32 1) {
    iassign <* i32> (array 0 ptr <* <[] i32>> (dread ptr %p, dread i32 %i), add i32 (dread i32 %i, constval i32 1))
  }
  doloop %i (sub i32 (dread i32 %n, constval i32 1), ge u1 i32 (dread i32 %i, constval i32 0), constval i32 -1) {
    dassign %r (add i32 (mul i32 (dread i32 %r, constval i32 10), iread i32 <* i32> (array 0 ptr <* <[] i32>> (dread ptr %p, dread i32 %i))))
  }
  return (dread i32 %r)
}
# run: &reverse(5) == 54321
func &many (var %n i32) i32 {
  var %i i32
  var %s i32 = 0
  doloop %i (constval i32 0, lt u1 i32 (dread i32 %i, dread i32 %n), constval i32 1) {
    callassigned &reverse (constval i32 3) { regassign i32 %1 }
    dassign %s (add i32 (dread i32 %s, regread i32 %1))
  }
  return (dread i32 %s)
}
# run: &many(10000) == 3210000
func &aligned () i64 {
  var %a ptr
  var %b ptr
  dassign %a (alloca ptr (constval i64 3))
  dassign %b (alloca ptr (constval i64 5))
  return (band i64 (bior i64 (dread ptr %a, dread ptr %b), constval i64 15))
}
# run: &aligned() == 0
type $P <struct { @x i32, @y i64 }>
func &object (var %x i64) i64 {
  var %p <* <$P>>
  dassign %p (stackmalloc ptr <$P>)
  iassign <* <$P>> 2 (dread ptr %p, dread i64 %x)
  iassign <* <$P>> 1 (dread ptr %p, dread i64 %x)
  return (sub i64 (iread i64 <* <$P>> 2 (dread ptr %p), iread i32 <* <$P>> 1 (dread ptr %p)))
}
# run: &object(0x100000007) == 0x100000000
func &toomuch () ptr {
  var %p ptr
  dassign %p (alloca ptr (constval i64 0x40000000))
  return (dread ptr %p)
}
# trap: stack-overflow &toomuch()
