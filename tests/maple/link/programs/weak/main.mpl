# samara run FILE DIR/other.mpl
# engine: all but light
# A weak function that nobody defines has the address null, in code and in data. (On the formal machine every function has one.)
# out: 0 0 1 1
func &maybe weak () i32
func &there weak () i32
var $table <[2] ptr> = [addroffunc ptr &maybe, addroffunc ptr &there]
func &printf (var %s ptr, ...) i32
func &main () i32 {
  var %local <[1] ptr> = [addroffunc ptr &maybe]
  call &printf (conststr ptr "%d %d %d %d\n",
    ne i32 ptr (addroffunc ptr &maybe, constval ptr 0),
    ne i32 ptr (iread ptr <* ptr> (array 1 ptr <* <[2] ptr>> (addrof ptr $table, constval i32 0)), constval ptr 0),
    ne i32 ptr (iread ptr <* ptr> (array 1 ptr <* <[2] ptr>> (addrof ptr $table, constval i32 1)), constval ptr 0),
    eq i32 ptr (iread ptr <* ptr> (array 1 ptr <* <[1] ptr>> (addrof ptr %local, constval i32 0)), constval ptr 0))
  return (constval i32 0)
}
