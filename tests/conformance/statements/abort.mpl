# abort ends the program.
func &stop (var %x i32) i32 {
  brfalse @go (dread i32 %x)
  abort
  @go return (constval i32 1)
}
# run: &stop(0) == 1
# trap: abort &stop(1)
func &main () i32 {
  abort
  return (constval i32 0)
}
# trap: abort
