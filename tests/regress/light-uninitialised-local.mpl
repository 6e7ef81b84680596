# A local variable whose address nobody takes has a name in the report when it is read too early.
# samara run FILE --engine light
# status 3
# err: a read of memory that was never written: 8 bytes of %sum of &total
# err: %sum of &total, 8 bytes
# err: in total
func &total (var %n i64) i64 {
  var %sum i64
  while (gt u1 i64 (dread i64 %n, constval i64 0)) {
    dassign %sum (add i64 (dread i64 %sum, dread i64 %n))
    dassign %n (sub i64 (dread i64 %n, constval i64 1))
  }
  return (dread i64 %sum)
}
func &main () i32 {
  var %result i64
  callassigned &total (constval i64 3) { dassign %result }
  return (cvt i32 i64 (dread i64 %result))
}
