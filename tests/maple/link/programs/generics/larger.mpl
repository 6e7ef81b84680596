func &larger generic (var %a <!T>, var %b <!T>) <!T> {
  if (gt u1 agg (dread agg %a, dread agg %b)) { return (dread agg %a) }
  return (dread agg %b)
}
func &largest (var %n i32) i32 {
  callinstantassigned &larger<{!T=i32}> (dread i32 %n, constval i32 1) { regassign i32 %1 }
  return (regread i32 %1)
}
