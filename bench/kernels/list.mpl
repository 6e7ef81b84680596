# A linked list on the heap: allocation and pointers that are loaded.
type $Node <struct { @next <* <$Node>>, @value i32 }>

func &kernel () i64 {
  var %head <* <$Node>>
  var %n <* <$Node>>
  var %i i32
  var %r i32
  var %sum i64 = 0
  dassign %head (constval ptr 0)
  doloop %i (constval i32 0, lt u1 i32 (dread i32 %i, constval i32 20000), constval i32 1) {
    dassign %n (malloc ptr (sizeoftype u64 <$Node>))
    iassign <* <$Node>> 1 (dread ptr %n, dread ptr %head)
    iassign <* <$Node>> 2 (dread ptr %n, dread i32 %i)
    dassign %head (dread ptr %n)
  }
  doloop %r (constval i32 0, lt u1 i32 (dread i32 %r, constval i32 20), constval i32 1) {
    dassign %n (dread ptr %head)
    while (ne u1 ptr (dread ptr %n, constval ptr 0)) {
      dassign %sum (add i64 (
        dread i64 %sum,
        cvt i64 i32 (bxor i32 (iread i32 <* <$Node>> 2 (dread ptr %n), dread i32 %r))))
      dassign %n (iread ptr <* <$Node>> 1 (dread ptr %n))
    }
  }
  while (ne u1 ptr (dread ptr %head, constval ptr 0)) {
    dassign %n (iread ptr <* <$Node>> 1 (dread ptr %head))
    free (dread ptr %head)
    dassign %head (dread ptr %n)
  }
  return (dread i64 %sum)
}
