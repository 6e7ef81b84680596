# samara run FILE
# engine: all
# out: 11 111
# superclasscall of the class's own method called itself on the formal machine.
func &printf extern varargs (var %format <* i8>, ...) i32
type $A <class {@x i32, &A_f () i32}>
type $C <class <$A> {&C_f () i32}>
type $D <class <$C> {&D_f () i32}>
func &A_f (var %this <* <$A>>) i32 { return (constval i32 1) }
func &C_f (var %this <* <$C>>) i32 {
  superclasscallassigned &C_f (dread ref %this) { regassign i32 %1 }
  return (add i32 (regread i32 %1, constval i32 10))
}
func &D_f (var %this <* <$D>>) i32 {
  superclasscallassigned &D_f (dread ref %this) { regassign i32 %1 }
  return (add i32 (regread i32 %1, constval i32 100))
}
func &main () i32 {
  var %object <* <$A>>
  dassign %object (gcmalloc ref <$C>)
  virtualcallassigned &A_f (dread ref %object) { regassign i32 %1 }
  dassign %object (gcmalloc ref <$D>)
  virtualcallassigned &A_f (dread ref %object) { regassign i32 %2 }
  call &printf (conststr ptr "%d %d\n", regread i32 %1, regread i32 %2)
  return (constval i32 0)
}
