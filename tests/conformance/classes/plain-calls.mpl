# Calls by class whose results are read from %%retval0, methods by address and slot, for classes and interfaces.
# run: &calls(0) == 12
# run: &calls(1) == 34
# run: &slots(0) == 11
# run: &slots(1) == 33
# run: &interfaces() == 7777
# trap: null-pointer &nothing()
type $I <interface { &I_tag () i32 }>
type $A <class { &A_one () i32, &A_two () i32 }>
type $B <class <$A> { &B_one () i32, &B_two () i32, &B_tag () i32, $I }>
func &I_tag (var %this <* <$I>>) i32
func &A_one (var %this <* <$A>>) i32 { return (constval i32 1) }
func &A_two (var %this <* <$A>>) i32 { return (constval i32 2) }
func &B_one (var %this <* <$B>>) i32 {
  superclasscall &A_one (dread ref %this)
  return (add i32 (regread i32 %%retval0, constval i32 2))
}
func &B_two (var %this <* <$B>>) i32 {
  superclasscall &A_two (dread ref %this)
  return (add i32 (regread i32 %%retval0, constval i32 2))
}
func &B_tag (var %this <* <$B>>) i32 { return (constval i32 7) }

func &make (var %kind i32) <* <$A>> {
  var %a <* <$A>> = 0
  if (eq u1 i32 (dread i32 %kind, constval i32 0)) { dassign %a (gcmalloc ref <$A>) }
  if (eq u1 i32 (dread i32 %kind, constval i32 1)) { dassign %a (gcmalloc ref <$B>) }
  return (dread ref %a)
}

func &calls (var %kind i32) i32 {
  callassigned &make (dread i32 %kind) { regassign ref %1 }
  virtualcall &A_one (regread ref %1)
  regassign i32 %2 (regread i32 %%retval0)
  virtualcall &A_two (regread ref %1)
  return (add i32 (mul i32 (regread i32 %2, constval i32 10), regread i32 %%retval0))
}

# &A_one has slot 0 in both classes.
func &slots (var %kind i32) i32 {
  callassigned &make (dread i32 %kind) { regassign ref %1 }
  virtualicall &A_one (constval i32 0, regread ref %1)
  regassign i32 %2 (regread i32 %%retval0)
  virtualicall &A_one (resolvevirtualfunc ptr &A_one (regread ref %1), regread ref %1)
  return (add i32 (mul i32 (regread i32 %2, constval i32 10), regread i32 %%retval0))
}

func &interfaces () i32 {
  callassigned &make (constval i32 1) { regassign ref %1 }
  interfacecall &I_tag (regread ref %1)
  regassign i32 %2 (regread i32 %%retval0)
  interfaceicall &I_tag (resolveinterfacefunc ptr &I_tag (regread ref %1), regread ref %1)
  regassign i32 %3 (regread i32 %%retval0)
  interfaceicallassigned &I_tag (constval i32 0, regread ref %1) { regassign i32 %4 }
  interfacecallassigned &I_tag (regread ref %1) { regassign i32 %5 }
  return (add i32 (mul i32 (regread i32 %2, constval i32 1000), add i32 (mul i32 (regread i32 %3, constval i32 100),
    add i32 (mul i32 (regread i32 %4, constval i32 10), regread i32 %5))))
}

func &nothing () i32 {
  callassigned &make (constval i32 2) { regassign ref %1 }
  interfacecallassigned &I_tag (regread ref %1) { regassign i32 %2 }
  return (regread i32 %2)
}
