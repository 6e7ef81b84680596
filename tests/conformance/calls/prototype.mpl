# icallproto: a call through a pointer whose type says nothing.
func &double (var %x i64) i64 { return (mul i64 (dread i64 %x, constval i64 2)) }
var $n i64
func &note (var %x i64) void { dassign $n (dread i64 %x) return () }
func &through (var %p ptr, var %x i32) i64 {
  icallproto <func (i64) i64> (dread ptr %p, dread i32 %x)
  return (regread i64 %%retval0)
}
func &wide (var %x i32) i64 {
  callassigned &through (addroffunc ptr &double, dread i32 %x) { regassign i64 %1 }
  return (regread i64 %1)
}
# run: &wide(-21) == -42
func &noted (var %x i64) i64 {
  var %p ptr
  dassign %p (addroffunc ptr &note)
  icallproto <func (i64) void> (dread ptr %p, dread i64 %x)
  return (dread i64 $n)
}
# run: &noted(4294967296) == 4294967296
