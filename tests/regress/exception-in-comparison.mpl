# samara run FILE
# engine: all
# out: caught 5
# out: 3
# An exception that left the comparison of qsort had nobody to catch it on the formal machine.
srclang 1
func &printf extern varargs (var %format <* i8>, ...) i32
func &qsort extern (var %base <* void>, var %count u64, var %size u64, var %order <* <func (<* void>, <* void>) i32>>) void
var $cells <[3] i32> = [3, 1, 2]
func &order (var %x <* void>, var %y <* void>) i32 {
  var %local i32
  dassign %local (iread i32 <* i32> (dread ptr %x))
  throw (constval i32 5)
}
func &main () i32 {
  javatry {@handler}
  call &qsort (addrof ptr $cells, constval u64 3, constval u64 4, addroffunc ptr &order)
  endtry
  return (constval i32 1)
@handler javacatch {i32}
  call &printf (conststr ptr "caught %d\n", regread i32 %%thrownval)
  call &printf (conststr ptr "%d\n", iread i32 <* i32> (addrof ptr $cells))
  return (constval i32 0)
}
