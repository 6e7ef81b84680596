# A module that uses a32 has 4-byte pointers.
type $Node <struct { @next <* <$Node>>, @value i32 }>
func &size () i32 { return (sizeoftype i32 <$Node>) }
# run: &size() == 8
func &id (var %p a32) a32 { return (add a32 (dread a32 %p, constval a32 1)) }
# run: &id(0xffffffff) == 0
func &walk (var %n i32) i32 {
  var %head <* <$Node>> = 0
  var %p <* <$Node>>
  var %s i32 = 0
  while (dread i32 %n) {
    dassign %p (malloc a32 (sizeoftype u32 <$Node>))
    iassign <* <$Node>> 1 (dread a32 %p, dread a32 %head)
    iassign <* <$Node>> 2 (dread a32 %p, dread i32 %n)
    dassign %head (dread a32 %p)
    dassign %n (sub i32 (dread i32 %n, constval i32 1))
  }
  while (dread a32 %head) {
    dassign %s (add i32 (mul i32 (dread i32 %s, constval i32 10), iread i32 <* <$Node>> 2 (dread a32 %head)))
    dassign %head (iread a32 <* <$Node>> 1 (dread a32 %head))
  }
  return (dread i32 %s)
}
# run: &walk(4) == 1234
