# samara run FILE --engine light --call sound
# out: 2
# MapleLight took a method for another one where only the class at the beginning of its name differs, so that a call by
# class reached the method of the declared class.
type $Animal <class { @legs i32, &Animal_sound () i32 }>
type $Dog <class <$Animal> { &Dog_sound () i32 }>
func &Animal_sound (var %this <* <$Animal>>) i32 { return (constval i32 1) }
func &Dog_sound (var %this <* <$Dog>>) i32 { return (constval i32 2) }
func &sound () i32 {
  var %a <* <$Animal>>
  var %r i32
  dassign %a (gcmalloc ref <$Dog>)
  virtualcallassigned &Animal_sound (dread ref %a) { dassign %r }
  return (dread i32 %r)
}
