# Try blocks in handlers; what the outer handler reads is not disturbed by the inner one; catching inside a finally block.
# run: &nested(20) == 21020
# run: &take() == 1234
# run: &quiet(2) == 6
# run: &quiet(30) == 930
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

func &nested (var %x i32) i32 {
  var %seen i32
  jstry @h1 @f1
  throw (dread i32 %x)
@h1 jscatch
  call &note (constval i32 1)
  jstry @h2 @f2
  throw (add i32 (regread i32 %%thrownval, constval i32 1))
@h2 jscatch
  call &note (constval i32 2)
  dassign %seen (regread i32 %%thrownval)
  gosub @f2
  goto @end2
@f2 finally
  call &note (constval i32 3)
  retsub
@end2 endtry
  dassign %seen (add i32 (mul i32 (dread i32 %seen, constval i32 1000), regread i32 %%thrownval))
  gosub @f1
  goto @end1
@f1 finally
  call &note (constval i32 4)
  retsub
@end1 endtry
  return (dread i32 %seen)
}

func &catching (var %x i32) i32 {
  var %r i32 = 9
  jstry @h 0
  callassigned &through (dread i32 %x) { dassign %r }
  call &note (constval i32 2)
  goto @end
@h jscatch
  call &note (constval i32 3)
  dassign %r (add i32 (mul i32 (dread i32 %r, constval i32 100), regread i32 %%thrownval))
@end endtry
  call &note (constval i32 4)
  return (dread i32 %r)
}

func &quiet (var %x i32) i32 {
  jstry @h @f
  callassigned &risky (dread i32 %x) { regassign i32 %1 }
  gosub @f
  goto @end
@h jscatch
  regassign i32 %1 (constval i32 0)
  gosub @f
  goto @end
@f finally
  callassigned &catching (dread i32 %x) { regassign i32 %2 }
  retsub
@end endtry
  return (add i32 (regread i32 %1, regread i32 %2))
}
