# Quicksort of pseudo-random integers: recursion and an array.
var $a <[50000] i32>

func &sort (var %low i32, var %high i32) void {
  var %i i32
  var %j i32
  var %pivot i32
  var %t i32
  dassign %i (dread i32 %low)
  dassign %j (dread i32 %high)
  dassign %pivot (iread i32 <* i32> (array 0 ptr <* <[50000] i32>> (addrof ptr $a, div i32 (add i32 (dread i32 %low, dread i32 %high), constval i32 2))))
  while (le u1 i32 (dread i32 %i, dread i32 %j)) {
    while (lt u1 i32 (iread i32 <* i32> (array 0 ptr <* <[50000] i32>> (addrof ptr $a, dread i32 %i)), dread i32 %pivot)) {
      dassign %i (add i32 (dread i32 %i, constval i32 1))
    }
    while (gt u1 i32 (iread i32 <* i32> (array 0 ptr <* <[50000] i32>> (addrof ptr $a, dread i32 %j)), dread i32 %pivot)) {
      dassign %j (sub i32 (dread i32 %j, constval i32 1))
    }
    if (le u1 i32 (dread i32 %i, dread i32 %j)) {
      dassign %t (iread i32 <* i32> (array 0 ptr <* <[50000] i32>> (addrof ptr $a, dread i32 %i)))
      iassign <* i32> (array 0 ptr <* <[50000] i32>> (addrof ptr $a, dread i32 %i), iread i32 <* i32> (array 0 ptr <* <[50000] i32>> (addrof ptr $a, dread i32 %j)))
      iassign <* i32> (array 0 ptr <* <[50000] i32>> (addrof ptr $a, dread i32 %j), dread i32 %t)
      dassign %i (add i32 (dread i32 %i, constval i32 1))
      dassign %j (sub i32 (dread i32 %j, constval i32 1))
    }
  }
  if (lt u1 i32 (dread i32 %low, dread i32 %j)) { call &sort (dread i32 %low, dread i32 %j) }
  if (lt u1 i32 (dread i32 %i, dread i32 %high)) { call &sort (dread i32 %i, dread i32 %high) }
  return ()
}

func &kernel () i64 {
  var %seed u32 = 12345
  var %i i32
  var %sum i64 = 0
  doloop %i (constval i32 0, lt u1 i32 (dread i32 %i, constval i32 50000), constval i32 1) {
    dassign %seed (add u32 (mul u32 (dread u32 %seed, constval u32 1664525), constval u32 1013904223))
    iassign <* i32> (array 0 ptr <* <[50000] i32>> (addrof ptr $a, dread i32 %i), lshr u32 (dread u32 %seed, constval i32 8))
  }
  call &sort (constval i32 0, constval i32 49999)
  doloop %i (constval i32 0, lt u1 i32 (dread i32 %i, constval i32 50000), constval i32 100) {
    dassign %sum (add i64 (mul i64 (dread i64 %sum, constval i64 31), cvt i64 i32 (iread i32 <* i32> (array 0 ptr <* <[50000] i32>> (addrof ptr $a, dread i32 %i)))))
  }
  return (dread i64 %sum)
}
