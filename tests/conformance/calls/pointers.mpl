# Function pointers: in variables, in tables, as arguments, with a prototype and without.
func &add (var %a i32, var %b i32) i32 { return (add i32 (dread i32 %a, dread i32 %b)) }
func &sub (var %a i32, var %b i32) i32 { return (sub i32 (dread i32 %a, dread i32 %b)) }
var $ops <[2] <* <func (i32, i32) i32>>> = [addroffunc ptr &add, addroffunc ptr &sub]
func &apply (var %i i64, var %a i32, var %b i32) i32 {
  icallassigned (iread ptr <* <* <func (i32, i32) i32>>> (array 0 ptr <* <[2] <* <func (i32, i32) i32>>>> (addrof ptr $ops, dread i64 %i)), dread i32 %a, dread i32 %b) { regassign i32 %1 }
  return (regread i32 %1)
}
# run: &apply(0, 30, 12) == 42
# run: &apply(1, 30, 12) == 18
func &proto (var %a i32) i32 {
  var %f ptr
  dassign %f (addroffunc ptr &sub)
  icallprotoassigned <func (i32, i32) i32> (dread ptr %f, constval i32 100, dread i32 %a) { regassign i32 %1 }
  return (regread i32 %1)
}
# run: &proto(1) == 99
func &plain (var %a i32) i32 {
  icall (addroffunc ptr &add, dread i32 %a, dread i32 %a)
  return (regread i32 %%retval0)
}
# run: &plain(21) == 42
func &fold (var %f <* <func (i32, i32) i32>>, var %n i32) i32 {
  var %i i32 = 0
  var %r i32 = 0
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    dassign %i (add i32 (dread i32 %i, constval i32 1))
    icallassigned (dread ptr %f, dread i32 %r, dread i32 %i) { dassign %r }
  }
  return (dread i32 %r)
}
func &total (var %n i32) i32 {
  callassigned &fold (addroffunc ptr &add, dread i32 %n) { regassign i32 %1 }
  return (regread i32 %1)
}
# run: &total(10) == 55
func &nobody () i32 {
  icallprotoassigned <func (i32, i32) i32> (constval ptr 0, constval i32 1, constval i32 1) { regassign i32 %1 }
  return (regread i32 %1)
}
# trap: bad-indirect-call &nobody()
func &wrong () f64 {
  var %f ptr
  dassign %f (addroffunc ptr &add)
  icallprotoassigned <func (f64) f64> (dread ptr %f, constval f64 1.0) { regassign f64 %1 }
  return (regread f64 %1)
}
# trap: bad-indirect-call &wrong()
