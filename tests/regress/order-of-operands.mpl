# samara run FILE
# engine: all
# out: 10 105
# out: 5 5 105
# out: 1 1
# out: 1 0
# out: greater
# out: 9 9
# On the formal machine, an intrinsic in a later operand was called before an earlier operand was evaluated. The value of a
# structure is its address until the call copies it.
func &printf extern varargs (var %format <* i8>, ...) i32
type $P <struct {@a i32, @b i32}>
var $i i32
var $cells <[4] i32>
var $pair <$P>
func &first (var %p <$P>, var %changed i32) i32 { return (dread i32 %p 1) }
func &main () i32 {
  var %x i32
  var %r i32
  dassign %x (constval i32 5)
  dassign %r (add i32 (dread i32 %x, intrinsicop i32 C___sync_fetch_and_add_4 (addrof ptr %x, constval i32 100)))
  call &printf (conststr ptr "%d %d\n", dread i32 %r, dread i32 %x)
  dassign %x (constval i32 5)
  call &printf (conststr ptr "%d %d ", dread i32 %x, intrinsicop i32 C___sync_fetch_and_add_4 (addrof ptr %x, constval i32 100))
  call &printf (conststr ptr "%d\n", dread i32 %x)
  dassign %x (constval i32 1)
  call &printf (conststr ptr "%d %d\n", dread i32 %x, ne u1 ptr (intrinsicop ptr C_memset (addrof ptr %x, constval i32 0, constval u64 4), constval ptr 0))
  iassign <* i32> (array 1 ptr <* <[4] i32>> (addrof ptr $cells, dread i32 $i), intrinsicop i32 C___sync_add_and_fetch_4 (addrof ptr $i, constval i32 1))
  call &printf (conststr ptr "%d %d\n", iread i32 <* i32> (addrof ptr $cells), iread i32 <* i32> (add ptr (addrof ptr $cells, constval u64 4)))
  dassign $i (constval i32 3)
  if (gt u1 i32 (dread i32 $i, intrinsicop i32 C___sync_add_and_fetch_4 (addrof ptr $i, constval i32 -1))) {
    call &printf (conststr ptr "greater\n")
  }
  dassign $pair 1 (constval i32 1)
  callassigned &first (dread agg $pair, intrinsicop i32 C___sync_add_and_fetch_4 (addrof ptr $pair 1, constval i32 8)) { dassign %r }
  call &printf (conststr ptr "%d %d\n", dread i32 %r, dread i32 $pair 1)
  return (constval i32 0)
}
