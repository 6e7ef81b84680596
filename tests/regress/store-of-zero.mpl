# samara check FILE
#
# A store of the constant 0 was taken for a division by it.
func &f (var %p ptr) void {
  iassignoff i32 8 (dread ptr %p, constval i32 0)
  return ()
}
