# foreachelem visits the elements of an array, whether it is a variable or behind a pointer.
var $a <[5] i16> = [3, -1, 4, -1, 5]
func &total () i32 {
  var %x i16
  var %s i32 = 0
  foreachelem %x $a { dassign %s (add i32 (dread i32 %s, dread i32 %x)) }
  return (dread i32 %s)
}
# run: &total() == 10
func &greatest () i32 {
  var %p <* <[5] i16>>
  var %x i16
  var %m i32 = -100
  dassign %p (addrof ptr $a)
  foreachelem %x %p {
    if (gt u1 i32 (dread i32 %x, dread i32 %m)) { dassign %m (dread i32 %x) }
  }
  return (dread i32 %m)
}
# run: &greatest() == 5
