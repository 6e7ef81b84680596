# samara run FILE
# engine: all
# out: 3 40 50
# The formal machine kept every result of a function with memory on its frame as if it had the type of the first.
func &printf extern varargs (var %f <* i8>, ...) i32
type $pair <struct { @a i16, @b i64 }>
var $home <$pair> = [1 = 40, 2 = 50]
func &both (var %n i32) i32, <$pair> {
  var %room ptr
  dassign %room (alloca ptr (constval i64 24))
  iassign <* i32> 0 (dread ptr %room, dread i32 %n)
  return (iread i32 <* i32> 0 (dread ptr %room), iread agg <* <$pair>> 0 (addrof ptr $home))
}
func &main () i32 {
  var %n i32
  var %p <$pair>
  callassigned &both (constval i32 3) { dassign %n 0 dassign %p 0 }
  callassigned &printf (conststr ptr "%d %d %ld\n", dread i32 %n, dread i32 %p 1, dread i64 %p 2) {}
  return (constval i32 0)
}
