# Objects with counted references: each step makes one, and lets go of the one of 16 steps ago. size 55000000, tiny 100
type $Item <class { @value i32, @next <* <$Item>> }>

func &atoi extern (var %text ptr) i32
func &printf extern varargs (var %format ptr, ...) i32

func &item (var %value i32) <* <$Item>> {
  var %p <* <$Item>>
  dassign %p (gcmalloc ref <$Item>)
  iassign <* <$Item>> 1 (dread ref %p, dread i32 %value)
  return (dread ref %p)
}

func &main public (var %argc i32, var %argv <* ptr>) i32 {
  var %n i32
  var %i i32
  var %sum i32 = 0
  var %p <* <$Item>>
  var %kept <[16] <* <$Item>>>
  callassigned &atoi (iread ptr <* ptr> (add ptr (dread ptr %argv, constval i64 8))) { dassign %n }
  doloop %i (constval i32 0, lt u1 i32 (dread i32 %i, constval i32 16), constval i32 1) {
    callassigned &item (dread i32 %i) { dassign %p }
    iassign <* <* <$Item>>> (array 1 ptr <* <[16] <* <$Item>>>> (addrof ptr %kept, dread i32 %i), dread ref %p)
  }
  doloop %i (constval i32 0, lt u1 i32 (dread i32 %i, dread i32 %n), constval i32 1) {
    decref (iread ref <* <* <$Item>>> (
      array 1 ptr <* <[16] <* <$Item>>>> (addrof ptr %kept, band i32 (dread i32 %i, constval i32 15))))
    callassigned &item (dread i32 %i) { dassign %p }
    incref (dread ref %p)
    iassign <* <* <$Item>>> (
      array 1 ptr <* <[16] <* <$Item>>>> (addrof ptr %kept, band i32 (dread i32 %i, constval i32 15)),
      dread ref %p)
    dassign %sum (bxor i32 (mul i32 (dread i32 %sum, constval i32 31), iread i32 <* <$Item>> 1 (dread ref %p)))
    decref (dread ref %p)
  }
  callassigned &printf (conststr ptr "%d\n", dread i32 %sum) {}
  return (constval i32 0)
}
