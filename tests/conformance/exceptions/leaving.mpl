# Leaving try blocks and handlers by jumps and returns.
# run: &leave(5) == 400
# run: &leave(9) == 821
# run: &leave(20) == -830
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

func &leave (var %n i32) i32 {
  var %i i32
  var %count i32 = 0
  doloop %i (constval i32 0, lt u1 i32 (dread i32 %i, dread i32 %n), constval i32 1) {
    jstry @h 0
    callassigned &risky (dread i32 %i) { regassign i32 %1 }
    if (eq u1 i32 (dread i32 %i, constval i32 3)) {
      cleanuptry
      goto @next
    }
    goto @end
  @h jscatch
    dassign %count (add i32 (dread i32 %count, regread i32 %%thrownval))
    if (eq u1 i32 (regread i32 %%thrownval, constval i32 9)) { return (neg i32 (dread i32 %count)) }
  @end endtry
    dassign %count (add i32 (dread i32 %count, constval i32 100))
  @next
  }
  return (dread i32 %count)
}
