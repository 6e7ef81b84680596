# samara run FILE
# engine: all
# out: 2.5 7 7
# A declaration that mentions an instance of a class with generic methods made the methods instances of nothing.
func &printf extern varargs (var %format <* i8>, ...) i32
type $Box <class {@v <!T>, &Box_get () <!T>}> generic
type $Sub <class <$Box{!T=i32}> {@k i32}>
var $shared <* <$Box{!T=f64}>>
func &Box_get generic (var %this <* <$Box{!T=<!T>}>>) <!T> { return (iread agg <* <$Box{!T=<!T>}>> 1 (dread ref %this)) }
func &main () i32 {
  var %s <* <$Sub>>
  dassign $shared (gcmalloc ref <$Box{!T=f64}>)
  iassign <* <$Box{!T=f64}>> 1 (dread ref $shared, constval f64 2.5)
  dassign %s (gcmalloc ref <$Sub>)
  iassign <* <$Sub>> 2 (dread ref %s, constval i32 7)
  callinstantassigned &Box_get<{!T=f64}> (dread ref $shared) { regassign f64 %1 }
  callinstantassigned &Box_get<{!T=i32}> (dread ref %s) { regassign i32 %2 }
  virtualcallinstantassigned &Box_get<{!T=i32}> (dread ref %s) { regassign i32 %3 }
  call &printf (conststr ptr "%g %d %d\n", regread f64 %1, regread i32 %2, regread i32 %3)
  return (constval i32 0)
}
