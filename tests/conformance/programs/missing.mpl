# Calling a function that nobody supplies traps; not calling it does no harm.
func &nowhere extern (var %x i32) i32
func &maybe (var %x i32) i32 {
  brfalse @no (dread i32 %x)
  callassigned &nowhere (dread i32 %x) { regassign i32 %1 }
  return (regread i32 %1)
  @no return (constval i32 5)
}
# run: &maybe(0) == 5
# trap: missing-function &maybe(1)
