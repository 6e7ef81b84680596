# samara run FILE
# engine: all
# out: 42
# out: 42
# out: 42 1
# Addresses are moved in pieces: byte by byte, by halves that change places twice, by overlapping moves of odd distances.
func &printf extern varargs (var %f <* i8>, ...) i32
func &memcpy extern (var %d <* void>, var %s <* void>, var %n u64) <* void>
func &memmove extern (var %d <* void>, var %s <* void>, var %n u64) <* void>
type $H <struct {@lo <[4] u8>, @hi <[4] u8>}>
type $U <union {@p <* i32>, @h <$H>}>
var $x i32 = 42
func &main () i32 {
  var %u <$U>
  var %v <$U>
  var %tmp <[4] u8>
  var %i i32
  var %row <[6] <* i32>>
  dassign %u 1 (addrof ptr $x)
  doloop %i (constval i32 0, lt u1 i32 (dread i32 %i, constval i32 8), constval i32 1) {
    call &memcpy (add ptr (addrof ptr %v, dread i32 %i), add ptr (addrof ptr %u, dread i32 %i), constval u64 1)
  }
  call &printf (conststr ptr "%d\n", iread i32 <* i32> (dread ptr %v 1))
  call &memcpy (addrof ptr %tmp, addrof ptr %v, constval u64 4)
  call &memmove (addrof ptr %v, add ptr (addrof ptr %v, constval u64 4), constval u64 4)
  call &memcpy (add ptr (addrof ptr %v, constval u64 4), addrof ptr %tmp, constval u64 4)
  call &memcpy (addrof ptr %tmp, addrof ptr %v, constval u64 4)
  call &memmove (addrof ptr %v, add ptr (addrof ptr %v, constval u64 4), constval u64 4)
  call &memcpy (add ptr (addrof ptr %v, constval u64 4), addrof ptr %tmp, constval u64 4)
  call &printf (conststr ptr "%d\n", iread i32 <* i32> (dread ptr %v 1))
  doloop %i (constval i32 0, lt u1 i32 (dread i32 %i, constval i32 5), constval i32 1) {
    iassign <* <* i32>> (array 0 ptr <* <[6] <* i32>>> (addrof ptr %row, dread i32 %i), dread ptr %v 1)
  }
  call &memmove (add ptr (addrof ptr %row, constval u64 3), addrof ptr %row, constval u64 40)
  call &memmove (addrof ptr %row, add ptr (addrof ptr %row, constval u64 3), constval u64 40)
  call &printf (conststr ptr "%d %d\n", iread i32 <* i32> (iread ptr <* <* i32>> (addrof ptr %row)), eq u1 ptr (iread ptr <* <* i32>> (add ptr (addrof ptr %row, constval u64 32)), addrof ptr $x))
  return (constval i32 0)
}
