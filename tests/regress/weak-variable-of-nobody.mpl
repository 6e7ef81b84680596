# samara run FILE
# A weak variable that nobody defines has no address, in initialisers too.
var $nowhere extern i32 weak
var $table <* i32> = addrof ptr $nowhere
func &main () i32 {
  return (add i32 (eq i32 ptr (addrof ptr $nowhere, constval ptr 0), eq i32 ptr (dread ptr $table, constval ptr 0)))
}
# status 2
