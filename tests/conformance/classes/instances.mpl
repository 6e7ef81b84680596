# Instance tests against classes and interfaces, casts, class constants.
# run: &is(0) == 1
# run: &is(1) == 7
# run: &is(2) == 15
# run: &is(3) == 0
# run: &cast(1) == 1
# run: &cast(3) == 1
# trap: uncaught-exception &cast(0)
# run: &sameClass(0) == 0
# run: &sameClass(1) == 1
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
func &is (var %kind i32) i32 {
  callassigned &make (dread i32 %kind) { regassign ref %1 }
  return (add i32 (intrinsicopwithtype u1 <$Animal> JAVA_INSTANCE_OF (regread ref %1),
    add i32 (mul i32 (intrinsicopwithtype u1 <* <$Dog>> JAVA_INSTANCE_OF (regread ref %1), constval i32 2),
    add i32 (mul i32 (intrinsicopwithtype u1 <$Named> JAVA_INSTANCE_OF (regread ref %1), constval i32 4),
             mul i32 (intrinsicopwithtype u1 <$Shape> JAVA_INSTANCE_OF (regread ref %1), constval i32 8)))))
}
func &cast (var %kind i32) i32 {
  callassigned &make (dread i32 %kind) { regassign ref %1 }
  intrinsiccallwithtypeassigned <* <$Dog>> JAVA_CHECK_CAST (regread ref %1) { regassign ref %2 }
  return (eq u1 ref (regread ref %1, regread ref %2))
}
func &sameClass (var %kind i32) i32 {
  callassigned &make (dread i32 %kind) { regassign ref %1 }
  return (eq u1 ptr (intrinsicop ptr JAVA_GET_CLASS (regread ref %1), intrinsicopwithtype ref <$Dog> JAVA_CONST_CLASS ()))
}
