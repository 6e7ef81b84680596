# An interpreter of a small byte code: a switch in a loop.
var $program <[10] u8> = [0, 0, 1, 0, 3, 5, 2, 4, 200, 6]

func &kernel () i64 {
  var %acc i32 = 0
  var %x i32 = 0
  var %pc i32 = 0
  var %turns i32 = 0
  var %op u32
  @next
  dassign %op (iread u32 <* u8> (array 0 ptr <* <[10] u8>> (addrof ptr $program, dread i32 %pc)))
  dassign %pc (add i32 (dread i32 %pc, constval i32 1))
  switch (dread u32 %op) @end { 0: goto @plus 1: goto @mix 2: goto @count 3: goto @times 4: goto @jump 5: goto @cut 6: goto @stop }
  @plus
  dassign %acc (add i32 (dread i32 %acc, constval i32 3))
  goto @end
  @mix
  dassign %acc (bxor i32 (dread i32 %acc, dread i32 %x))
  goto @end
  @count
  dassign %x (add i32 (dread i32 %x, constval i32 1))
  goto @end
  @times
  dassign %acc (add i32 (mul i32 (dread i32 %acc, constval i32 5), constval i32 1))
  goto @end
  @jump
  if (lt u1 i32 (
    dread i32 %x,
    mul i32 (
      iread u32 <* u8> (array 0 ptr <* <[10] u8>> (addrof ptr $program, dread i32 %pc)),
      constval i32 500))) {
    dassign %pc (constval i32 0)
  }
  else {
    dassign %pc (add i32 (dread i32 %pc, constval i32 1))
  }
  goto @end
  @cut
  dassign %acc (band i32 (dread i32 %acc, constval i32 0xfffff))
  goto @end
  @stop
  return (add i64 (mul i64 (cvt i64 i32 (dread i32 %acc), constval i64 1000), cvt i64 i32 (dread i32 %turns)))
  @end
  dassign %turns (add i32 (dread i32 %turns, constval i32 1))
  goto @next
}
