# samara run FILE
# engine: all
# out: apple 1 24
# out: fig 3 72
# out: pear 0 0
# out: quince 2 48
# out: fig is 3
# Structures with addresses of library blocks and of themselves are sorted, searched, given as results and freed.
func &printf extern varargs (var %f <* i8>, ...) i32
func &qsort extern (var %b <* void>, var %n u64, var %s u64, var %f <* <func (<* void>, <* void>) i32>>) void
func &bsearch extern (var %k <* void>, var %b <* void>, var %n u64, var %s u64, var %f <* <func (<* void>, <* void>) i32>>) <* void>
func &malloc extern (var %n u64) <* void>
func &strdup extern (var %s <* i8>) <* i8>
func &strcmp extern (var %a <* i8>, var %b <* i8>) i32
func &free extern (var %p <* void>) void
type $R <struct {@name <* i8>, @key i32, @self <* void>}>
var $rows <[4] <$R>>
func &order (var %x <* void>, var %y <* void>) i32 {
  var %r i32
  callassigned &strcmp (iread ptr <* <$R>> 1 (dread ptr %x), iread ptr <* <$R>> 1 (dread ptr %y)) { dassign %r }
  return (dread i32 %r)
}
func &put (var %i i32, var %s <* i8>) void {
  var %p <* <$R>>
  var %c <* i8>
  dassign %p (array 0 ptr <* <[4] <$R>>> (addrof ptr $rows, dread i32 %i))
  callassigned &strdup (dread ptr %s) { dassign %c }
  iassign <* <$R>> 1 (dread ptr %p, dread ptr %c)
  iassign <* <$R>> 2 (dread ptr %p, dread i32 %i)
  iassign <* <$R>> 3 (dread ptr %p, dread ptr %p)
}
func &pick (var %i i32) <$R> {
  return (iread agg <* <$R>> (array 0 ptr <* <[4] <$R>>> (addrof ptr $rows, dread i32 %i)))
}
func &main () i32 {
  var %i i32
  var %r <$R>
  var %q <* <$R>>
  call &put (constval i32 0, conststr ptr "pear")
  call &put (constval i32 1, conststr ptr "apple")
  call &put (constval i32 2, conststr ptr "quince")
  call &put (constval i32 3, conststr ptr "fig")
  call &qsort (addrof ptr $rows, constval u64 4, sizeoftype u64 <$R>, addroffunc ptr &order)
  doloop %i (constval i32 0, lt u1 i32 (dread i32 %i, constval i32 4), constval i32 1) {
    callassigned &pick (dread i32 %i) { dassign %r }
    call &printf (conststr ptr "%s %d %d\n", dread ptr %r 1, dread i32 %r 2, sub i32 (dread ptr %r 3, addrof ptr $rows))
  }
  dassign %r 1 (conststr ptr "fig")
  callassigned &bsearch (addrof ptr %r, addrof ptr $rows, constval u64 4, sizeoftype u64 <$R>, addroffunc ptr &order) { dassign %q }
  call &printf (conststr ptr "%s is %d\n", iread ptr <* <$R>> 1 (dread ptr %q), iread i32 <* <$R>> 2 (dread ptr %q))
  doloop %i (constval i32 0, lt u1 i32 (dread i32 %i, constval i32 4), constval i32 1) {
    callassigned &pick (dread i32 %i) { dassign %r }
    free (dread ptr %r 1)
  }
  return (constval i32 0)
}
