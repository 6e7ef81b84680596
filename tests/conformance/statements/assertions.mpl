# An assertion that holds does nothing; one that fails traps.
func &bounds (var %x i32) i32 {
  assertge (dread i32 %x, constval i32 0)
  assertlt (dread i32 %x, constval i32 10)
  return (dread i32 %x)
}
# run: &bounds(0) == 0
# run: &bounds(9) == 9
# trap: assertion &bounds(10)
# trap: assertion &bounds(-1)
func &nonnull (var %p ptr) i32 { assertnonnull (dread ptr %p) return (constval i32 1) }
# run: &nonnull(0x100000000) == 1
# trap: assertion &nonnull(0)
func &unsigned (var %x u32) i32 { assertlt (dread u32 %x, constval u32 0x90000000) return (constval i32 1) }
# run: &unsigned(0x80000000) == 1
# trap: assertion &unsigned(0xa0000000)
