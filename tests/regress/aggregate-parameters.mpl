# samara run FILE --engine vm --call sum
# out: 33
#
# Two structures as arguments: the copy of the first took the place in which the second arrived.
type $P <struct { @x i32, @y i64 }>
func &add (var %a <$P>, var %b <$P>) i64 {
  dassign %a 1 (add i32 (dread i32 %a 1, constval i32 1))
  return (add i64 (add i64 (dread i32 %a 1, dread i64 %a 2), add i64 (dread i32 %b 1, dread i64 %b 2)))
}
func &sum () i64 {
  var %p <$P>
  var %q <$P>
  dassign %p 1 (constval i32 1)
  dassign %p 2 (constval i64 10)
  dassign %q 1 (constval i32 1)
  dassign %q 2 (constval i64 20)
  callassigned &add (dread agg %p, dread agg %q) { regassign i64 %1 }
  return (regread i64 %1)
}
