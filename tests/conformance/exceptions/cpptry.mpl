# cpptry: the handler of exactly the thrown type; void takes everything.
# run: &all(0) == 1
# run: &all(1) == 11
# run: &all(2) == 2.5
# run: &all(3) == 5
# run: &all(4) == -1
# trap: uncaught-exception &select(4)
type $S <struct { @a i32 }>
var $s <$S> = [1= 5]

func &throwing (var %kind i32) i64 {
  if (eq u1 i32 (dread i32 %kind, constval i32 1)) { throw (constval i32 11) }
  if (eq u1 i32 (dread i32 %kind, constval i32 2)) { throw (constval f64 2.5) }
  if (eq u1 i32 (dread i32 %kind, constval i32 3)) { throw (retype ptr <* <$S>> (addrof ptr $s)) }
  if (eq u1 i32 (dread i32 %kind, constval i32 4)) { throw (constval i64 9) }
  return (constval i64 1)
}

func &select (var %kind i32) f64 {
  cpptry {@h1 @h2 @h3}
  callassigned &throwing (dread i32 %kind) { regassign i64 %1 }
  endtry
  return (cvt f64 i64 (regread i64 %1))
@h1 cppcatch i32
  return (cvt f64 i32 (regread i32 %%thrownval))
@h2 cppcatch f64
  return (regread f64 %%thrownval)
@h3 cppcatch <* <$S>>
  return (cvt f64 i32 (iread i32 <* <$S>> 1 (regread ptr %%thrownval)))
}

func &all (var %kind i32) f64 {
  cpptry {@h1}
  callassigned &select (dread i32 %kind) { regassign f64 %1 }
  endtry
  return (regread f64 %1)
@h1 cppcatch void
  return (constval f64 -1.0)
}
