# The queens puzzle: in how many ways can n queens stand on an n by n board so that none attacks another?
# Columns and both diagonals are bits of three words; a row is filled from its lowest free bit on.
#   samara run examples/queens.mpl

var $placed <[8] i32> # column of the queen in each row of the board being tried
var $shown i32 = 0 # 1 when a board has been printed

func &printf extern varargs (var %format <* i8>, ...) i32
func &putchar extern (var %c i32) i32

# Prints the board in $placed.
func &show (var %n i32) void {
  var %row i32
  var %column i32
  var %mark i32

  doloop %row (constval i32 0, lt u1 i32 (dread i32 %row, dread i32 %n), constval i32 1) {
    doloop %column (constval i32 0, lt u1 i32 (dread i32 %column, dread i32 %n), constval i32 1) {
      dassign %mark (constval i32 46) # a dot
      if (
        eq u1 i32 (
          iread i32 <* i32> (array 0 ptr <* [8] i32> (addrof ptr $placed, dread i32 %row)),
          dread i32 %column)) {
        dassign %mark (constval i32 81) # a Q
      }
      call &putchar (dread i32 %mark)
      call &putchar (constval i32 32)
    }
    call &putchar (constval i32 10)
  }
}

# The number of ways to fill the rows from %row on. %columns, %left and %right are the attacked columns of this row.
func &place (var %n i32, var %row i32, var %columns u32, var %left u32, var %right u32) i32 {
  var %free u32
  var %bit u32
  var %ways i32
  var %more i32

  if (eq u1 i32 (dread i32 %row, dread i32 %n)) {
    if (
      cand i32 (
        eq u1 i32 (dread i32 %n, constval i32 8),
        eq u1 i32 (dread i32 $shown, constval i32 0))) {
      dassign $shown (constval i32 1)
      call &show (dread i32 %n)
    }
    return (constval i32 1)
  }
  dassign %ways (constval i32 0)
  dassign %free (
    band u32 (
      bnot u32 (bior u32 (dread u32 %columns, bior u32 (dread u32 %left, dread u32 %right))),
      sub u32 (shl u32 (constval u32 1, dread i32 %n), constval u32 1)))
  while (ne u1 u32 (dread u32 %free, constval u32 0)) {
    dassign %bit (band u32 (dread u32 %free, neg u32 (dread u32 %free)))
    dassign %free (bxor u32 (dread u32 %free, dread u32 %bit))
    iassign <* i32> (
      array 0 ptr <* [8] i32> (addrof ptr $placed, dread i32 %row),
      intrinsicop i32 C_ctz32 (dread u32 %bit))
    callassigned &place (
      dread i32 %n,
      add i32 (dread i32 %row, constval i32 1),
      bior u32 (dread u32 %columns, dread u32 %bit),
      shl u32 (bior u32 (dread u32 %left, dread u32 %bit), constval i32 1),
      lshr u32 (bior u32 (dread u32 %right, dread u32 %bit), constval i32 1)) { dassign %more }
    dassign %ways (add i32 (dread i32 %ways, dread i32 %more))
  }
  return (dread i32 %ways)
}

func &main () i32 {
  var %n i32
  var %ways i32

  doloop %n (constval i32 1, le u1 i32 (dread i32 %n, constval i32 8), constval i32 1) {
    callassigned &place (
      dread i32 %n,
      constval i32 0,
      constval u32 0,
      constval u32 0,
      constval u32 0) { dassign %ways }
    call &printf (conststr ptr "%d queens: %d ways\n", dread i32 %n, dread i32 %ways)
  }
  return (constval i32 0)
}
