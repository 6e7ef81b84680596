# With flag 1 an index outside its dimension traps.
var $m <[3][4] i32> = [[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]]
func &checked (var %i i32, var %j i32) i32 {
  return (iread i32 <* i32> (array 1 ptr <* <[3][4] i32>> (addrof ptr $m, dread i32 %i, dread i32 %j)))
}
# run: &checked(0, 0) == 1
# run: &checked(2, 3) == 12
# trap: array-bounds &checked(3, 0)
# trap: array-bounds &checked(0, 4)
# trap: array-bounds &checked(-1, 0)
# trap: array-bounds &checked(0, -1)
func &unchecked (var %i i32, var %j i32) i32 {
  return (iread i32 <* i32> (array 0 ptr <* <[3][4] i32>> (addrof ptr $m, dread i32 %i, dread i32 %j)))
}
# run: &unchecked(0, 7) == 8
