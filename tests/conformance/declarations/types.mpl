# Every form of a type: structures and unions, classes and interfaces, complete or not, and what is derived from them.
# run: &either(0x3f800000) == 1
# run: &bits(0x7) == 3
# run: &flexible() == 3
# run: &apply(20) == 41
# run: &unfinished(0) == 1
# run: &java() == 12
# run: &instance(3) == 10
type $Either <union { @i i32, @f f32 }>
func &either (var %x i32) f32 {
  var %e <$Either>
  dassign %e 1 (dread i32 %x)
  return (dread f32 %e 2)
}
type $Bits <struct { @low:2 u32, @high:6 u32 }>
func &bits (var %x u32) u32 {
  var %b <$Bits>
  dassign %b 1 (dread u32 %x)
  return (dread u32 %b 1)
}
type $Tail <struct { @n i32, @rest <[] i32> }>
var $tail <[3] i32> = [2, 0, 3]
func &flexible () i32 {
  var %p <* <$Tail>>
  dassign %p (addrof ptr $tail)
  return (iread i32 <* i32> 0 (array 0 ptr <* <[] i32>> (iaddrof ptr <* <$Tail>> 2 (dread ptr %p), constval i32 1)))
}
type $op <func (i32, i32) i32>
func &more (var %a i32, var %b i32) i32 { return (add i32 (add i32 (dread i32 %a, dread i32 %b), constval i32 1)) }
func &apply (var %x i32) i32 {
  var %f <* <$op>>
  dassign %f (addroffunc ptr &more)
  icallassigned (dread ptr %f, dread i32 %x, dread i32 %x) { regassign i32 %1 }
  return (regread i32 %1)
}
type $Open <structincomplete {}>
type $OpenClass <classincomplete {}>
type $OpenInterface <interfaceincomplete {}>
func &unfinished (var %p <* <$Open>>) u1 {
  var %c <* <$OpenClass>>
  var %i <* <$OpenInterface>>
  eval (dread ref %c)
  eval (dread ref %i)
  return (eq u1 ptr (dread ptr %p, constval ptr 0))
}
javainterface $Pet <interface { &Pet_legs () i32 }> public
javaclass $Puppy <class { @age i32, &Puppy_legs () i32, $Pet }> public final
func &Pet_legs (var %this <* <$Pet>>) i32
func &Puppy_legs (var %this <* <$Puppy>>) i32 { return (iread i32 <* <$Puppy>> 1 (dread ref %this)) }
func &java () i32 {
  var %o <* <$Puppy>>
  dassign %o (gcmalloc ref <$Puppy>)
  iassign <* <$Puppy>> 1 (dread ref %o, constval i32 12)
  interfacecallassigned &Pet_legs (dread ref %o) { regassign i32 %1 }
  return (regread i32 %1)
}
type $Box <struct { @v <!T>, @w <!T> }> generic
type $IntBox <$Box{!T=i32}>
func &second generic (var %p <* <!T>>) <!T> { return (iread agg <* <!T>> 0 (dread ptr %p)) }
func &instance (var %x i32) i32 {
  var %b <$IntBox>
  type %local <* i32>
  var %q <%local>
  dassign %b 1 (constval i32 7)
  dassign %b 2 (dread i32 %x)
  dassign %q (addrof ptr %b 2)
  callinstantassigned &second<{!T=i32}> (dread ptr %q) { regassign i32 %1 }
  return (add i32 (dread i32 %b 1, regread i32 %1))
}
