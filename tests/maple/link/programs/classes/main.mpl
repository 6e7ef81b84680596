# samara run FILE DIR/dog.mpl DIR/puppy.mpl
# engine: all
# Each class of a family is in a module of its own; dispatch tables are those of the whole program.
# out: 1 11 111
# out: 7 8
type $Named <interface { &Named_name () i32 }>
type $Animal <class { @legs i32, &Animal_sound () i32 }>
func &Named_name (var %this <* <$Named>>) i32
func &makeDog () <* <$Animal>>
func &makePuppy () <* <$Animal>>
func &printf (var %s ptr, ...) i32
func &Animal_sound (var %this <* <$Animal>>) i32 { return (constval i32 1) }
func &sound (var %a <* <$Animal>>) i32 {
  virtualcallassigned &Animal_sound (dread ref %a) { regassign i32 %1 }
  return (regread i32 %1)
}
func &name (var %a <* <$Animal>>) i32 {
  interfacecallassigned &Named_name (dread ref %a) { regassign i32 %1 }
  return (regread i32 %1)
}
func &main () i32 {
  var %a <* <$Animal>>
  var %d <* <$Animal>>
  var %p <* <$Animal>>
  dassign %a (gcmalloc ref <$Animal>)
  callassigned &makeDog () { dassign %d 0 }
  callassigned &makePuppy () { dassign %p 0 }
  callassigned &sound (dread ref %a) { regassign i32 %1 }
  callassigned &sound (dread ref %d) { regassign i32 %2 }
  callassigned &sound (dread ref %p) { regassign i32 %3 }
  call &printf (conststr ptr "%d %d %d\n", regread i32 %1, regread i32 %2, regread i32 %3)
  callassigned &name (dread ref %d) { regassign i32 %1 }
  callassigned &name (dread ref %p) { regassign i32 %2 }
  call &printf (conststr ptr "%d %d\n", regread i32 %1, regread i32 %2)
  return (constval i32 0)
}
