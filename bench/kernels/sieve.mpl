# Sieve of Eratosthenes: bytes in memory.
var $composite <[1000001] u8>

func &kernel () i64 {
  var %i i32
  var %j i32
  var %count i32 = 0
  doloop %i (constval i32 2, le u1 i32 (dread i32 %i, constval i32 1000000), constval i32 1) {
    iassign <* u8> (
      array 0 ptr <* <[1000001] u8>> (addrof ptr $composite, dread i32 %i),
      constval u8 0)
  }
  doloop %i (constval i32 2, le u1 i32 (dread i32 %i, constval i32 1000000), constval i32 1) {
    if (lnot u1 (iread u32 <* u8> (array 0 ptr <* <[1000001] u8>> (addrof ptr $composite, dread i32 %i)))) {
      dassign %count (add i32 (dread i32 %count, constval i32 1))
      if (le u1 i32 (dread i32 %i, constval i32 1000)) {
        dassign %j (mul i32 (dread i32 %i, dread i32 %i))
        while (le u1 i32 (dread i32 %j, constval i32 1000000)) {
          iassign <* u8> (
            array 0 ptr <* <[1000001] u8>> (addrof ptr $composite, dread i32 %j),
            constval u8 1)
          dassign %j (add i32 (dread i32 %j, dread i32 %i))
        }
      }
    }
  }
  return (cvt i64 i32 (dread i32 %count))
}
