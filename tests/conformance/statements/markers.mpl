# Statements that order, mark or say something and compute nothing.
func &ordered (var %x i32) i32 {
  var %y i32
  safe
  dassign %y (dread i32 %x)
  membaracquire
  membarrelease
  membarfull
  membarstoreload
  membarstorestore
  endsafe
  unsafe
  syncenter (addrof ptr %y)
  # a comment among statements
  dassign %y (add i32 (dread i32 %y, constval i32 1))
  syncexit (addrof ptr %y)
  endunsafe
  LOC 2 30 4
  { dassign %y (mul i32 (dread i32 %y, constval i32 2)) }
  return (dread i32 %y)
}
# run: &ordered(4) == 10
func &evaluated (var %x i32) i32 {
  eval (div i32 (constval i32 1, dread i32 %x))
  return (constval i32 3)
}
# run: &evaluated(1) == 3
# trap: divide-by-zero &evaluated(0)
