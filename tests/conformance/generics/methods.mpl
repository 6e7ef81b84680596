# Generic methods: a call by class reaches the instance of the class of the object, for each of the three calls.
# run: &virtual(0) == 7
# run: &virtual(1) == 107
# run: &above() == 7
# run: &interface(0) == 107107
# run: &interface(1) == 8008
# run: &plain() == 107
type $Any <interface { &Any_id (<!T>) <!T> }>
type $A <class { @n i32, &A_id (<!T>) <!T> }>
type $C <class { $Any }>
type $B <class <$A> { &B_id (<!T>) <!T>, $Any }>
func &Any_id generic (var %this <* <$Any>>, var %x <!T>) <!T> { return (add agg (dread agg %x, constval i32 1)) }
func &A_id generic (var %this <* <$A>>, var %x <!T>) <!T> { return (dread agg %x) }
func &B_id generic (var %this <* <$B>>, var %x <!T>) <!T> {
  superclasscallinstantassigned &A_id<{!T=!T}> (dread ref %this, dread agg %x) { regassign i32 %1 }
  return (add i32 (regread i32 %1, constval i32 100))
}

func &make (var %kind i32) <* <$A>> {
  var %a <* <$A>>
  dassign %a (gcmalloc ref <$A>)
  if (dread i32 %kind) { dassign %a (gcmalloc ref <$B>) }
  return (dread ref %a)
}

func &virtual (var %kind i32) i32 {
  callassigned &make (dread i32 %kind) { regassign ref %1 }
  virtualcallinstantassigned &A_id<{!T=i32}> (regread ref %1, constval i32 7) { regassign i32 %2 }
  return (regread i32 %2)
}

func &above () i32 {
  var %b <* <$B>>
  dassign %b (gcmalloc ref <$B>)
  superclasscallinstant &A_id<{!T=i32}> (dread ref %b, constval i32 7)
  return (regread i32 %%retval0)
}

func &interface (var %kind i32) i32 {
  var %o ref
  dassign %o (gcmalloc ref <$B>)
  if (dread i32 %kind) { dassign %o (gcmalloc ref <$C>) }
  interfacecallinstant &Any_id<{!T=i32}> (dread ref %o, constval i32 7)
  regassign i32 %1 (regread i32 %%retval0)
  interfacecallinstantassigned &Any_id<{!T=i32}> (dread ref %o, constval i32 7) { regassign i32 %2 }
  return (add i32 (mul i32 (regread i32 %1, constval i32 1000), regread i32 %2))
}

func &plain () i32 {
  var %b <* <$B>>
  dassign %b (gcmalloc ref <$B>)
  virtualcallinstant &A_id<{!T=i32}> (dread ref %b, constval i32 7)
  return (regread i32 %%retval0)
}
