# The SHA-256 digest of some strings, as defined by FIPS 180-4.
#   samara run examples/sha256.mpl

var $roundConstants <[64] u32> = [1116352408, 1899447441, 3049323471, 3921009573, 961987163,
  1508970993, 2453635748, 2870763221, 3624381080, 310598401, 607225278, 1426881987, 1925078388,
  2162078206, 2614888103, 3248222580, 3835390401, 4022224774, 264347078, 604807628, 770255983,
  1249150122, 1555081692, 1996064986, 2554220882, 2821834349, 2952996808, 3210313671, 3336571891,
  3584528711, 113926993, 338241895, 666307205, 773529912, 1294757372, 1396182291, 1695183700,
  1986661051, 2177026350, 2456956037, 2730485921, 2820302411, 3259730800, 3345764771, 3516065817,
  3600352804, 4094571909, 275423344, 430227734, 506948616, 659060556, 883997877, 958139571,
  1322822218, 1537002063, 1747873779, 1955562222, 2024104815, 2227730452, 2361852424, 2428436474,
  2756734187, 3204031479, 3329325298]
var $state <[8] u32>
var $schedule <[64] u32>
var $block <[64] u8>
var $used i32 = 0 # bytes in $block
var $length u64 = 0 # bytes of the whole message

func &printf extern varargs (var %format <* i8>, ...) i32

func &start () void {
  iassign <* u32> (
    array 0 ptr <* [8] u32> (addrof ptr $state, constval i32 0),
    constval u32 1779033703)
  iassign <* u32> (
    array 0 ptr <* [8] u32> (addrof ptr $state, constval i32 1),
    constval u32 3144134277)
  iassign <* u32> (
    array 0 ptr <* [8] u32> (addrof ptr $state, constval i32 2),
    constval u32 1013904242)
  iassign <* u32> (
    array 0 ptr <* [8] u32> (addrof ptr $state, constval i32 3),
    constval u32 2773480762)
  iassign <* u32> (
    array 0 ptr <* [8] u32> (addrof ptr $state, constval i32 4),
    constval u32 1359893119)
  iassign <* u32> (
    array 0 ptr <* [8] u32> (addrof ptr $state, constval i32 5),
    constval u32 2600822924)
  iassign <* u32> (
    array 0 ptr <* [8] u32> (addrof ptr $state, constval i32 6),
    constval u32 528734635)
  iassign <* u32> (
    array 0 ptr <* [8] u32> (addrof ptr $state, constval i32 7),
    constval u32 1541459225)
  dassign $used (constval i32 0)
  dassign $length (constval u64 0)
}

# Extends the sixteen big-endian words of the block to the schedule of all rounds.
func &expand () void {
  var %i i32
  var %at <* u8>
  var %early u32
  var %late u32

  doloop %i (constval i32 0, lt u1 i32 (dread i32 %i, constval i32 16), constval i32 1) {
    dassign %at (
      array 0 ptr <* [64] u8> (addrof ptr $block, mul i32 (dread i32 %i, constval i32 4)))
    iassign <* u32> (
      array 0 ptr <* [64] u32> (addrof ptr $schedule, dread i32 %i),
      bior u32 (
        bior u32 (
          shl u32 (ireadoff u8 0 (dread ptr %at), constval i32 24),
          shl u32 (ireadoff u8 1 (dread ptr %at), constval i32 16)),
        bior u32 (
          shl u32 (ireadoff u8 2 (dread ptr %at), constval i32 8),
          ireadoff u8 3 (dread ptr %at))))
  }
  doloop %i (constval i32 16, lt u1 i32 (dread i32 %i, constval i32 64), constval i32 1) {
    dassign %early (
      iread u32 <* u32> (
        array 0 ptr <* [64] u32> (addrof ptr $schedule, sub i32 (dread i32 %i, constval i32 15))))
    dassign %late (
      iread u32 <* u32> (
        array 0 ptr <* [64] u32> (addrof ptr $schedule, sub i32 (dread i32 %i, constval i32 2))))
    dassign %early (
      bxor u32 (
        ror u32 (dread u32 %early, constval i32 7),
        bxor u32 (
          ror u32 (dread u32 %early, constval i32 18),
          lshr u32 (dread u32 %early, constval i32 3))))
    dassign %late (
      bxor u32 (
        ror u32 (dread u32 %late, constval i32 17),
        bxor u32 (
          ror u32 (dread u32 %late, constval i32 19),
          lshr u32 (dread u32 %late, constval i32 10))))
    iassign <* u32> (
      array 0 ptr <* [64] u32> (addrof ptr $schedule, dread i32 %i),
      add u32 (
        add u32 (
          iread u32 <* u32> (
            array 0 ptr <* [64] u32> (
              addrof ptr $schedule,
              sub i32 (dread i32 %i, constval i32 16))),
          dread u32 %early),
        add u32 (
          iread u32 <* u32> (
            array 0 ptr <* [64] u32> (
              addrof ptr $schedule,
              sub i32 (dread i32 %i, constval i32 7))),
          dread u32 %late)))
  }
}

# Mixes the full block into the state.
func &compress () void {
  var %i i32
  var %a u32
  var %b u32
  var %c u32
  var %d u32
  var %e u32
  var %f u32
  var %g u32
  var %h u32
  var %first u32
  var %second u32

  call &expand ()
  dassign %a (iread u32 <* u32> (array 0 ptr <* [8] u32> (addrof ptr $state, constval i32 0)))
  dassign %b (iread u32 <* u32> (array 0 ptr <* [8] u32> (addrof ptr $state, constval i32 1)))
  dassign %c (iread u32 <* u32> (array 0 ptr <* [8] u32> (addrof ptr $state, constval i32 2)))
  dassign %d (iread u32 <* u32> (array 0 ptr <* [8] u32> (addrof ptr $state, constval i32 3)))
  dassign %e (iread u32 <* u32> (array 0 ptr <* [8] u32> (addrof ptr $state, constval i32 4)))
  dassign %f (iread u32 <* u32> (array 0 ptr <* [8] u32> (addrof ptr $state, constval i32 5)))
  dassign %g (iread u32 <* u32> (array 0 ptr <* [8] u32> (addrof ptr $state, constval i32 6)))
  dassign %h (iread u32 <* u32> (array 0 ptr <* [8] u32> (addrof ptr $state, constval i32 7)))
  doloop %i (constval i32 0, lt u1 i32 (dread i32 %i, constval i32 64), constval i32 1) {
    dassign %first (
      bxor u32 (
        ror u32 (dread u32 %e, constval i32 6),
        bxor u32 (
          ror u32 (dread u32 %e, constval i32 11),
          ror u32 (dread u32 %e, constval i32 25))))
    dassign %first (add u32 (dread u32 %first, dread u32 %h))
    # choose: f where e has a one, g where it has a zero
    dassign %first (
      add u32 (
        dread u32 %first,
        bxor u32 (dread u32 %g, band u32 (dread u32 %e, bxor u32 (dread u32 %f, dread u32 %g)))))
    dassign %first (
      add u32 (
        dread u32 %first,
        add u32 (
          iread u32 <* u32> (array 0 ptr <* [64] u32> (addrof ptr $roundConstants, dread i32 %i)),
          iread u32 <* u32> (array 0 ptr <* [64] u32> (addrof ptr $schedule, dread i32 %i)))))
    dassign %second (
      bxor u32 (
        ror u32 (dread u32 %a, constval i32 2),
        bxor u32 (
          ror u32 (dread u32 %a, constval i32 13),
          ror u32 (dread u32 %a, constval i32 22))))
    # majority of a, b and c
    dassign %second (
      add u32 (
        dread u32 %second,
        bior u32 (
          band u32 (dread u32 %a, dread u32 %b),
          band u32 (dread u32 %c, bior u32 (dread u32 %a, dread u32 %b)))))
    dassign %h (dread u32 %g)
    dassign %g (dread u32 %f)
    dassign %f (dread u32 %e)
    dassign %e (add u32 (dread u32 %d, dread u32 %first))
    dassign %d (dread u32 %c)
    dassign %c (dread u32 %b)
    dassign %b (dread u32 %a)
    dassign %a (add u32 (dread u32 %first, dread u32 %second))
  }
  iassign <* u32> (
    array 0 ptr <* [8] u32> (addrof ptr $state, constval i32 0),
    add u32 (
      iread u32 <* u32> (array 0 ptr <* [8] u32> (addrof ptr $state, constval i32 0)),
      dread u32 %a))
  iassign <* u32> (
    array 0 ptr <* [8] u32> (addrof ptr $state, constval i32 1),
    add u32 (
      iread u32 <* u32> (array 0 ptr <* [8] u32> (addrof ptr $state, constval i32 1)),
      dread u32 %b))
  iassign <* u32> (
    array 0 ptr <* [8] u32> (addrof ptr $state, constval i32 2),
    add u32 (
      iread u32 <* u32> (array 0 ptr <* [8] u32> (addrof ptr $state, constval i32 2)),
      dread u32 %c))
  iassign <* u32> (
    array 0 ptr <* [8] u32> (addrof ptr $state, constval i32 3),
    add u32 (
      iread u32 <* u32> (array 0 ptr <* [8] u32> (addrof ptr $state, constval i32 3)),
      dread u32 %d))
  iassign <* u32> (
    array 0 ptr <* [8] u32> (addrof ptr $state, constval i32 4),
    add u32 (
      iread u32 <* u32> (array 0 ptr <* [8] u32> (addrof ptr $state, constval i32 4)),
      dread u32 %e))
  iassign <* u32> (
    array 0 ptr <* [8] u32> (addrof ptr $state, constval i32 5),
    add u32 (
      iread u32 <* u32> (array 0 ptr <* [8] u32> (addrof ptr $state, constval i32 5)),
      dread u32 %f))
  iassign <* u32> (
    array 0 ptr <* [8] u32> (addrof ptr $state, constval i32 6),
    add u32 (
      iread u32 <* u32> (array 0 ptr <* [8] u32> (addrof ptr $state, constval i32 6)),
      dread u32 %g))
  iassign <* u32> (
    array 0 ptr <* [8] u32> (addrof ptr $state, constval i32 7),
    add u32 (
      iread u32 <* u32> (array 0 ptr <* [8] u32> (addrof ptr $state, constval i32 7)),
      dread u32 %h))
}

func &addByte (var %byte u8) void {
  iassign <* u8> (array 0 ptr <* [64] u8> (addrof ptr $block, dread i32 $used), dread u32 %byte)
  dassign $used (add i32 (dread i32 $used, constval i32 1))
  if (eq u1 i32 (dread i32 $used, constval i32 64)) {
    call &compress ()
    dassign $used (constval i32 0)
  }
}

# Pads with a one bit, zeros and the length in bits (64 bits, big-endian).
func &finish () void {
  var %bits u64
  var %shift i32

  dassign %bits (mul u64 (dread u64 $length, constval u64 8))
  call &addByte (constval u32 128)
  while (ne u1 i32 (dread i32 $used, constval i32 56)) {
    call &addByte (constval u32 0)
  }
  dassign %shift (constval i32 56)
  while (ge u1 i32 (dread i32 %shift, constval i32 0)) {
    call &addByte (
      cvt u32 u64 (band u64 (lshr u64 (dread u64 %bits, dread i32 %shift), constval u64 255)))
    dassign %shift (sub i32 (dread i32 %shift, constval i32 8))
  }
}

# Prints the digest of %times copies of a string.
func &digest (var %text <* u8>, var %times i32) void {
  var %at <* u8>
  var %i i32

  call &start ()
  doloop %i (constval i32 0, lt u1 i32 (dread i32 %i, dread i32 %times), constval i32 1) {
    dassign %at (dread ptr %text)
    while (iread u32 <* u8> (dread ptr %at)) {
      call &addByte (iread u32 <* u8> (dread ptr %at))
      dassign $length (add u64 (dread u64 $length, constval u64 1))
      dassign %at (add ptr (dread ptr %at, constval ptr 1))
    }
  }
  call &finish ()
  doloop %i (constval i32 0, lt u1 i32 (dread i32 %i, constval i32 8), constval i32 1) {
    call &printf (
      conststr ptr "%08x",
      iread u32 <* u32> (array 0 ptr <* [8] u32> (addrof ptr $state, dread i32 %i)))
  }
  call &printf (conststr ptr "  %d x \"%s\"\n", dread i32 %times, dread ptr %text)
}

func &main () i32 {
  call &digest (conststr ptr "", constval i32 1)
  call &digest (conststr ptr "abc", constval i32 1)
  call &digest (conststr ptr "maple", constval i32 12)
  call &digest (conststr ptr "0123456789", constval i32 20000)
  return (constval i32 0)
}
