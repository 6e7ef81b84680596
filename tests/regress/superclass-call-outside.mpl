# samara run FILE
# engine: all
# out: 1 1 2 1
# Outside of a class the call used the receiver's declared class, and found the method itself where that is above the method's.
func &printf extern varargs (var %format <* i8>, ...) i32
type $A <class {@x i32, &A_f () i32}>
type $B <class <$A> {&B_f () i32}>
type $C <class <$B> {&C_f () i32}>
func &A_f (var %this <* <$A>>) i32 { return (constval i32 1) }
func &B_f (var %this <* <$B>>) i32 { return (constval i32 2) }
func &C_f (var %this <* <$C>>) i32 { return (constval i32 3) }
func &main () i32 {
  var %a <* <$A>>
  var %b <* <$B>>
  var %c <* <$C>>
  dassign %a (gcmalloc ref <$C>)
  dassign %b (dread ref %a)
  dassign %c (dread ref %a)
  superclasscallassigned &B_f (dread ref %b) { regassign i32 %1 }
  superclasscallassigned &B_f (dread ref %a) { regassign i32 %2 }
  superclasscallassigned &C_f (dread ref %a) { regassign i32 %3 }
  superclasscallassigned &A_f (dread ref %b) { regassign i32 %4 }
  call &printf (conststr ptr "%d %d %d %d\n", regread i32 %1, regread i32 %2, regread i32 %3, regread i32 %4)
  return (constval i32 0)
}
