# samara run FILE
# engine: all
# status 3
# err: trap[array-bounds]
# The same without handlers, where the check traps.
var $m <[3] i32> = [0, 1, 2]
func &f (var %i u64) i32 {
  return (iread i32 <* i32> (array 1 a32 <* <[3] i32>> (addrof a32 $m, dread u64 %i)))
}
func &main () i32 {
  callassigned &f (constval u64 0x100000001) { regassign i32 %1 }
  return (regread i32 %1)
}
