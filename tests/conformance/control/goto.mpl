# goto, brtrue and brfalse, forwards and backwards, out of blocks.
func &collatz (var %n i64) i32 {
  var %steps i32 = 0
  @again
  brfalse @done (ne u1 i64 (dread i64 %n, constval i64 1))
  dassign %steps (add i32 (dread i32 %steps, constval i32 1))
  brtrue @odd (band i64 (dread i64 %n, constval i64 1))
  dassign %n (div i64 (dread i64 %n, constval i64 2))
  goto @again
  @odd
  dassign %n (add i64 (mul i64 (dread i64 %n, constval i64 3), constval i64 1))
  goto @again
  @done
  return (dread i32 %steps)
}
# run: &collatz(1) == 0
# run: &collatz(27) == 111
func &leave (var %n i32) i32 {
  var %i i32 = 0
  while (constval i32 1) {
    while (constval i32 1) {
      dassign %i (add i32 (dread i32 %i, constval i32 1))
      brtrue @out (gt u1 i32 (dread i32 %i, dread i32 %n))
    }
  }
  @out return (dread i32 %i)
}
# run: &leave(41) == 42
func &wide (var %p ptr) i32 {
  brtrue @yes (dread ptr %p)
  return (constval i32 0)
  @yes return (constval i32 1)
}
# run: &wide(0xffffffff00000000) == 1
# run: &wide(0) == 0
