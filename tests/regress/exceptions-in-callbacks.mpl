# samara run FILE
# engine: all
# out: 1 10 1
# out: 2 20 2
# out: 0 30 0
# A comparison of qsort throws objects and catches them; structures with addresses are results, arguments and elements.
srclang 1
func &printf extern varargs (var %f <* i8>, ...) i32
func &qsort extern (var %b <* void>, var %n u64, var %s u64, var %f <* <func (<* void>, <* void>) i32>>) void
type $P <struct {@x i32, @p <* i32>, @a <[3] i16>}>
type $E <class {@code i32}>
var $v <[3] <$P>>
var $cells <[3] i32> = [30, 10, 20]
func &weigh (var %p <* <$P>>) i32, i64 {
  var %e <* <$E>>
  if (eq u1 i32 (iread i32 <* i32> (iread ptr <* <$P>> 2 (dread ptr %p)), constval i32 10)) {
    dassign %e (gcmalloc ref <$E>)
    iassign <* <$E>> 1 (dread ref %e, constval i32 -4)
    throw (dread ref %e)
  }
  return (iread i32 <* i32> (iread ptr <* <$P>> 2 (dread ptr %p)), constval i64 7)
}
func &value (var %p <* <$P>>) i32 {
  var %w i32
  var %l i64
  javatry {@h}
  callassigned &weigh (dread ptr %p) { dassign %w dassign %l }
  return (dread i32 %w)
  endtry
@h javacatch {<* <$E>>}
  return (iread i32 <* <$E>> 1 (regread ref %%thrownval))
}
func &order (var %x <* void>, var %y <* void>) i32 {
  var %a i32
  var %b i32
  callassigned &value (dread ptr %x) { dassign %a }
  callassigned &value (dread ptr %y) { dassign %b }
  return (sub i32 (dread i32 %a, dread i32 %b))
}
func &make (var %i i32) <$P> {
  var %r <$P>
  dassign %r 1 (dread i32 %i)
  dassign %r 2 (array 0 ptr <* <[3] i32>> (addrof ptr $cells, dread i32 %i))
  iassign <* i16> (array 0 ptr <* <[3] i16>> (addrof ptr %r 3, constval i32 1), dread i32 %i)
  return (dread agg %r)
}
func &main () i32 {
  var %i i32
  var %r <$P>
  doloop %i (constval i32 0, lt u1 i32 (dread i32 %i, constval i32 3), constval i32 1) {
    callassigned &make (dread i32 %i) { dassign %r }
    iassign <* <$P>> (array 0 ptr <* <[3] <$P>>> (addrof ptr $v, dread i32 %i), dread agg %r)
  }
  call &qsort (addrof ptr $v, constval u64 3, sizeoftype u64 <$P>, addroffunc ptr &order)
  doloop %i (constval i32 0, lt u1 i32 (dread i32 %i, constval i32 3), constval i32 1) {
    dassign %r (iread agg <* <$P>> (array 0 ptr <* <[3] <$P>>> (addrof ptr $v, dread i32 %i)))
    call &printf (conststr ptr "%d %d %d\n", dread i32 %r 1, iread i32 <* i32> (dread ptr %r 2), iread i32 <* i16> (array 0 ptr <* <[3] i16>> (addrof ptr %r 3, constval i32 1)))
  }
  return (constval i32 0)
}
