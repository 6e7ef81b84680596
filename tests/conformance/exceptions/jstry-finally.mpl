# jstry with a finally block: gosub on the normal way, and on the way of an exception, which then goes on.
# run: &outer(3) == 4
# run: &take() == 156
# run: &outer(7) == -7
# run: &take() == 57
# trap: uncaught-exception &finishing(7)
var $log i64

func &note (var %x i32) void {
  dassign $log (add i64 (mul i64 (dread i64 $log, constval i64 10), cvt i64 i32 (dread i32 %x)))
  return ()
}

func &take () i64 {
  var %x i64
  dassign %x (dread i64 $log)
  dassign $log (constval i64 0)
  return (dread i64 %x)
}

func &risky (var %x i32) i32 {
  if (gt u1 i32 (dread i32 %x, constval i32 5)) { throw (dread i32 %x) }
  return (add i32 (dread i32 %x, constval i32 1))
}

func &through (var %x i32) i32 {
  callassigned &risky (dread i32 %x) { regassign i32 %1 }
  call &note (constval i32 1)
  return (regread i32 %1)
}

func &finishing (var %x i32) i32 {
  jstry 0 @f
  callassigned &through (dread i32 %x) { regassign i32 %1 }
  gosub @f
  goto @end
@f finally
  call &note (constval i32 5)
  retsub
@end endtry
  call &note (constval i32 6)
  return (regread i32 %1)
}

func &outer (var %x i32) i32 {
  jstry @h 0
  callassigned &finishing (dread i32 %x) { regassign i32 %1 }
  goto @end
@h jscatch
  call &note (constval i32 7)
  regassign i32 %1 (neg i32 (regread i32 %%thrownval))
@end endtry
  return (regread i32 %1)
}
