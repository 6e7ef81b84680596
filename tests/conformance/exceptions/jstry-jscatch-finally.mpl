# jstry with both: the finally block runs after either, and after an exception in the handler.
# run: &callBoth(1, 2) == 2
# run: &take() == 145
# run: &callBoth(8, 2) == 3
# run: &take() == 2435
# run: &callBoth(8, 9) == -9
# run: &take() == 248
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

func &both (var %x i32, var %y i32) i32 {
  var %r i32
  jstry @h @f
  callassigned &risky (dread i32 %x) { dassign %r }
  call &note (constval i32 1)
  gosub @f
  goto @end
@h jscatch
  call &note (constval i32 2)
  callassigned &risky (dread i32 %y) { dassign %r }
  gosub @f
  call &note (constval i32 3)
  goto @end
@f finally
  call &note (constval i32 4)
  retsub
@end endtry
  call &note (constval i32 5)
  return (dread i32 %r)
}

func &callBoth (var %x i32, var %y i32) i32 {
  jstry @h 0
  callassigned &both (dread i32 %x, dread i32 %y) { regassign i32 %1 }
  goto @end
@h jscatch
  call &note (constval i32 8)
  regassign i32 %1 (neg i32 (regread i32 %%thrownval))
@end endtry
  return (regread i32 %1)
}
