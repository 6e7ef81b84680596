type $Named <interface { &Named_name () i32 }>
type $Animal <class { @legs i32, &Animal_sound () i32 }>
type $Dog <class <$Animal> { @age i32, &Dog_sound () i32, &Dog_name () i32, $Named }>
type $Puppy <class <$Dog> { @toys i32, &Puppy_sound () i32, &Puppy_name () i32 }>
func &Dog_sound (var %this <* <$Dog>>) i32
func &Puppy_sound (var %this <* <$Puppy>>) i32 {
  superclasscallassigned &Dog_sound (dread ref %this) { regassign i32 %1 }
  return (add i32 (regread i32 %1, constval i32 100))
}
func &Puppy_name (var %this <* <$Puppy>>) i32 { return (constval i32 8) }
func &makePuppy () <* <$Animal>> {
  var %p <* <$Puppy>>
  dassign %p (gcmalloc ref <$Puppy>)
  return (dread ref %p)
}
