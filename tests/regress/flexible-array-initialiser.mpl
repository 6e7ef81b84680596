# samara run FILE
# engine: all
# out: 65535 4 4
# What an initialiser has for an array of unknown length was dropped on the formal machine, in nested structures too.
func &printf extern varargs (var %format <* i8>, ...) i32
type $F <struct {@n i32, @rest <[] u16>}>
type $E <struct {@p i32, @q i16}>
type $G <struct {@n i32, @rest <[] <$E>>}>
type $H <struct {@a i64, @g <$G>}>
var $f <$F> = [1 = 3, 2 = [1, 2, 65535]]
var $h <$H> = [1 = 7, 2 = [1 = 3, 2 = [[1 = 1, 2 = 2], [1 = 3, 2 = 4]]]]
var $e <[] <$E>> = [[1 = 1, 2 = 2], [1 = 3, 2 = 4]]
func &main () i32 {
  call &printf (conststr ptr "%d %d %d\n", iread i32 <* u16> (array 0 ptr <* <[] u16>> (addrof ptr $f 2, constval i32 2)),
    iread i32 <* <$E>> 2 (array 0 ptr <* <[] <$E>>> (addrof ptr $h 4, constval i32 1)),
    iread i32 <* <$E>> 2 (array 0 ptr <* <[] <$E>>> (addrof ptr $e, constval i32 1)))
  return (constval i32 0)
}
