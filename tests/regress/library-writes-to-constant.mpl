# samara run FILE
# engine: all
# status 3
# out: 1 2
# err: trap[read-only]
# Functions of the host trap too when they would change a string or a constant, and so does the copy of a structure.
type $P <struct {@a i32, @b i32}>
var $c <$P> const = [1= 1, 2= 2]
func &printf extern varargs (var %format <* i8>, ...) i32
func &strcpy extern (var %to <* i8>, var %from <* i8>) <* i8>
func &main () i32 {
  call &printf (conststr ptr "%d %d\n", dread i32 $c 1, dread i32 $c 2)
  call &strcpy (conststr ptr "constant", conststr ptr "changed")
  return (constval i32 0)
}
