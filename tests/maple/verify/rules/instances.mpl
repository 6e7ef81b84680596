# Fields of closed instances count as the instances have them; in generic code, and behind parameters, by the text.
type $S <struct {@x i16, @y f32}>
type $pair <struct {@a <!T>, @n i32}> generic
type $holder <struct {@first <$pair{!T=<$S>}>, @m i64}>
type $itself <struct {@w <$pair{!T=<$itself>}>}> # error: MPL2102
type $growing <struct {@next <* <$growing{!T=<* <!T>>}>>, @v <!T>}> generic
func &f () void {
  var %h <$holder>
  var %p <$pair{!T=<$S>}>
  var %g <$growing{!T=i32}>
  dassign %h 4 (constval f32 1.0f)
  dassign %h 6 (constval i64 1)
  dassign %h 7 (constval i64 1) # error: MPL2205
  dassign %h 4 (dread agg %p) # error: MPL2210
  dassign %p 5 (constval i32 1) # error: MPL2205
  dassign %p 4 (constval i32 1)
  dassign %g 2 (constval i32 1)
  dassign %g 3 (constval i32 1) # error: MPL2205
}
func &open generic (var %q <* <$pair{!T=<!T>}>>) void {
  iassign <* <$pair{!T=<!T>}>> 2 (dread ptr %q, constval i32 1)
}
