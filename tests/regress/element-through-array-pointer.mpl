# samara run FILE
# engine: all
# out: 2 5 9
# A scalar read or written through a pointer to an array is an element; the formal machine read an address.
func &printf extern varargs (var %format <* i8>, ...) i32
type $S <struct {@n i32, @row <[3] i32>}>
var $cells <[4] i32> = [0, 1, 2, 3]
var $s <$S> = [1 = 1, 2 = [5, 6, 7]]
func &main () i32 {
  regassign i32 %1 (iread i32 <* [4] i32> (array 0 ptr <* <[4] i32>> (addrof ptr $cells, constval i32 2)))
  iassign <* [4] i32> (addrof ptr $cells, constval i32 9)
  call &printf (conststr ptr "%d %d %d\n", regread i32 %1, iread i32 <* <$S>> 2 (addrof ptr $s), iread i32 <* i32> (addrof ptr $cells))
  return (constval i32 0)
}
