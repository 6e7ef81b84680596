# jstry with a handler: normal ends, exceptions through a frame, and the value. Each digit of the log is a place passed.
# run: &catching(3) == 4
# run: &take() == 124
# run: &catching(6) == 906
# run: &take() == 34
# run: &floats(1.5) == 3.5
# run: &callDeep(2000) == 42
# run: &pointer(4) == 5
# run: &pointer(6) == -3
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

func &floats (var %x f64) f64 {
  jstry @h 0
  throw (add f64 (dread f64 %x, constval f64 0.25))
@h jscatch
  return (mul f64 (regread f64 %%thrownval, constval f64 2.0))
@end endtry
  return (constval f64 0.0)
}

func &deep (var %n i32) i32 {
  if (eq u1 i32 (dread i32 %n, constval i32 0)) { throw (constval i32 42) }
  callassigned &deep (sub i32 (dread i32 %n, constval i32 1)) { regassign i32 %1 }
  return (regread i32 %1)
}

func &callDeep (var %n i32) i32 {
  jstry @h 0
  callassigned &deep (dread i32 %n) { regassign i32 %1 }
  goto @end
@h jscatch
  return (regread i32 %%thrownval)
@end endtry
  return (constval i32 0)
}

func &pointer (var %x i32) i32 {
  var %p <* <func (i32) i32>>
  dassign %p (addroffunc ptr &risky)
  jstry @h 0
  icallassigned (dread ptr %p, dread i32 %x) { regassign i32 %1 }
  goto @end
@h jscatch
  regassign i32 %1 (constval i32 -3)
@end endtry
  return (regread i32 %1)
}
