# Calls by class: overridden and inherited methods, superclasses, interfaces with bodies and without, slots and addresses.
# run: &sound(0) == 14
# run: &sound(1) == 114
# run: &sound(2) == 1114
# run: &name(1) == 7
# run: &name(2) == 8
# run: &twice() == 42
# run: &address(0) == 3
# run: &address(1) == 33
# run: &address(2) == 333
# trap: bad-indirect-call &name(0)
# trap: null-pointer &sound(3)
# trap: null-pointer &name(3)
type $Shape <interface { &Shape_area () i32, &Shape_double () i32 }>
type $Named <interface { &Named_name () i32 }>
type $Animal <class { @legs i32, &Animal_sound () i32, &Animal_legs () i32 }>
type $Dog <class <$Animal> { @age i32, &Dog_sound () i32, &Dog_name () i32, $Named }>
type $Puppy <class <$Dog> { @toys i32, &Puppy_sound () i32, &Puppy_area () i32, &Puppy_name () i32, $Shape }>
func &Shape_area (var %this <* <$Shape>>) i32
func &Shape_double (var %this <* <$Shape>>) i32 {
  interfacecallassigned &Shape_area (dread ref %this) { regassign i32 %1 }
  return (mul i32 (regread i32 %1, constval i32 2))
}
func &Named_name (var %this <* <$Named>>) i32
func &Animal_sound (var %this <* <$Animal>>) i32 { return (constval i32 1) }
func &Animal_legs (var %this <* <$Animal>>) i32 { return (iread i32 <* <$Animal>> 1 (dread ref %this)) }
func &Dog_sound (var %this <* <$Dog>>) i32 {
  superclasscallassigned &Animal_sound (dread ref %this) { regassign i32 %1 }
  return (add i32 (regread i32 %1, constval i32 10))
}
func &Dog_name (var %this <* <$Dog>>) i32 { return (constval i32 7) }
func &Puppy_sound (var %this <* <$Puppy>>) i32 {
  superclasscallassigned &Dog_sound (dread ref %this) { regassign i32 %1 }
  return (add i32 (regread i32 %1, constval i32 100))
}
func &Puppy_area (var %this <* <$Puppy>>) i32 { return (iread i32 <* <$Puppy>> 5 (dread ref %this)) }
func &Puppy_name (var %this <* <$Puppy>>) i32 { return (constval i32 8) }

func &make (var %kind i32) <* <$Animal>> {
  var %a <* <$Animal>> = 0
  if (eq u1 i32 (dread i32 %kind, constval i32 0)) { dassign %a (gcmalloc ref <$Animal>) }
  if (eq u1 i32 (dread i32 %kind, constval i32 1)) { dassign %a (gcmalloc ref <$Dog>) }
  if (eq u1 i32 (dread i32 %kind, constval i32 2)) {
    dassign %a (gcmalloc ref <$Puppy>)
    iassign <* <$Puppy>> 5 (dread ref %a, constval i32 21)
  }
  if (dread ref %a) { iassign <* <$Animal>> 1 (dread ref %a, constval i32 4) }
  return (dread ref %a)
}
func &sound (var %kind i32) i32 {
  callassigned &make (dread i32 %kind) { regassign ref %1 }
  virtualcallassigned &Animal_sound (regread ref %1) { regassign i32 %2 }
  virtualcallassigned &Animal_legs (regread ref %1) { regassign i32 %3 }
  return (add i32 (mul i32 (regread i32 %2, constval i32 10), regread i32 %3))
}
func &name (var %kind i32) i32 {
  callassigned &make (dread i32 %kind) { regassign ref %1 }
  interfacecallassigned &Named_name (regread ref %1) { regassign i32 %2 }
  return (regread i32 %2)
}
func &twice () i32 {
  callassigned &make (constval i32 2) { regassign ref %1 }
  interfacecallassigned &Shape_double (regread ref %1) { regassign i32 %2 }
  return (regread i32 %2)
}
func &address (var %kind i32) i32 {
  callassigned &make (dread i32 %kind) { regassign ref %1 }
  regassign ptr %2 (resolvevirtualfunc ptr &Animal_sound (regread ref %1))
  icallprotoassigned <func (ref) i32> (regread ptr %2, regread ref %1) { regassign i32 %3 }
  virtualicallassigned &Animal_sound (regread ptr %2, regread ref %1) { regassign i32 %4 }
  virtualicallassigned &Animal_sound (constval i32 0, regread ref %1) { regassign i32 %5 }
  return (add i32 (regread i32 %3, add i32 (regread i32 %4, regread i32 %5)))
}
