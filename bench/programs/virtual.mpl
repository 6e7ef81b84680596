# Virtual calls of small methods of three classes. size 400000000, tiny 100
type $Shape <class { @side i32, &Shape_area () i32 }>
type $Square <class <$Shape> { &Square_area () i32 }>
type $Line <class <$Shape> { &Line_area () i32 }>

func &atoi extern (var %text ptr) i32
func &printf extern varargs (var %format ptr, ...) i32

func &Shape_area (var %this <* <$Shape>>) i32 { return (constval i32 1) }
func &Square_area (var %this <* <$Square>>) i32 {
  return (mul i32 (iread i32 <* <$Shape>> 1 (dread ref %this), iread i32 <* <$Shape>> 1 (dread ref %this)))
}
func &Line_area (var %this <* <$Line>>) i32 { return (iread i32 <* <$Shape>> 1 (dread ref %this)) }

func &make (var %kind i32) <* <$Shape>> {
  var %s <* <$Shape>>
  if (eq u1 i32 (dread i32 %kind, constval i32 0)) { dassign %s (gcmalloc ref <$Shape>) }
  if (eq u1 i32 (dread i32 %kind, constval i32 1)) { dassign %s (gcmalloc ref <$Square>) }
  if (eq u1 i32 (dread i32 %kind, constval i32 2)) { dassign %s (gcmalloc ref <$Line>) }
  iassign <* <$Shape>> 1 (dread ref %s, add i32 (dread i32 %kind, constval i32 3))
  return (dread ref %s)
}

func &main public (var %argc i32, var %argv <* ptr>) i32 {
  var %n i32
  var %i i32
  var %sum i32 = 0
  var %shapes <[3] <* <$Shape>>>
  callassigned &atoi (iread ptr <* ptr> (add ptr (dread ptr %argv, constval i64 8))) { dassign %n }
  doloop %i (constval i32 0, lt u1 i32 (dread i32 %i, constval i32 3), constval i32 1) {
    callassigned &make (dread i32 %i) { regassign ref %1 }
    iassign <* <* <$Shape>>> (array 1 ptr <* <[3] <* <$Shape>>>> (addrof ptr %shapes, dread i32 %i), regread ref %1)
  }
  doloop %i (constval i32 0, lt u1 i32 (dread i32 %i, dread i32 %n), constval i32 1) {
    virtualcallassigned &Shape_area (iread ref <* <* <$Shape>>> (
      array 1 ptr <* <[3] <* <$Shape>>>> (addrof ptr %shapes, rem u32 (dread u32 %i, constval u32 3)))) { regassign i32 %2 }
    dassign %sum (add i32 (mul i32 (dread i32 %sum, constval i32 5), regread i32 %2))
  }
  callassigned &printf (conststr ptr "%d\n", dread i32 %sum) {}
  return (constval i32 0)
}
