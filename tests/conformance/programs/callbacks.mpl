# The library calls back: qsort with a function of the program.
func &qsort extern (var %base <* void>, var %n u64, var %size u64, var %cmp <* <func (<* void>, <* void>) i32>>) void
func &printf extern (var %format <* u8>, ...) i32
var $a <[6] i32> = [5, -3, 9, 0, 5, -8]
func &order (var %x <* i32>, var %y <* i32>) i32 {
  return (cmp i32 i32 (iread i32 <* i32> (dread ptr %x), iread i32 <* i32> (dread ptr %y)))
}
func &main () i32 {
  var %x i32
  call &qsort (addrof ptr $a, constval u64 6, constval u64 4, addroffunc ptr &order)
  foreachelem %x $a { call &printf (conststr ptr "%d ", dread i32 %x) }
  return (constval i32 0)
}
# out: "-8 -3 0 5 5 9 "
