# An exception thrown in a finally block takes the place of the outstanding one.
# run: &replaced(1) == 77
# run: &take() == 12
# run: &replaced(50) == 77
# run: &take() == 12
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

func &replaced (var %x i32) i32 {
  jstry @ho 0
  jstry 0 @f
  callassigned &risky (dread i32 %x) { regassign i32 %1 }
  gosub @f
  goto @inner
@f finally
  call &note (constval i32 1)
  callassigned &risky (constval i32 77) { regassign i32 %2 }
  retsub
@inner endtry
  goto @end
@ho jscatch
  call &note (constval i32 2)
  return (regread i32 %%thrownval)
@end endtry
  return (constval i32 -1)
}
