type $Named <interface { &Named_name () i32 }>
type $Animal <class { @legs i32, &Animal_sound () i32 }>
type $Dog <class <$Animal> { @age i32, &Dog_sound () i32, &Dog_name () i32, $Named }>
func &Animal_sound (var %this <* <$Animal>>) i32
func &Dog_sound (var %this <* <$Dog>>) i32 {
  superclasscallassigned &Animal_sound (dread ref %this) { regassign i32 %1 }
  return (add i32 (regread i32 %1, constval i32 10))
}
func &Dog_name (var %this <* <$Dog>>) i32 { return (constval i32 7) }
func &makeDog () <* <$Animal>> {
  var %d <* <$Dog>>
  dassign %d (gcmalloc ref <$Dog>)
  return (dread ref %d)
}
