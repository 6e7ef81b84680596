# The Mandelbrot set as characters: the longer a point takes to run away, the darker its mark.
#   samara run examples/mandelbrot.mpl

var $shades <[11] i8> = [32, 46, 58, 45, 61, 43, 42, 35, 37, 64, 0] # " .:-=+*#%@"

func &putchar extern (var %c i32) i32

# Rounds of z := z * z + c until |z| > 2, at most 200.
func &escape (var %re f64, var %im f64) i32 {
  var %x f64
  var %y f64
  var %next f64
  var %rounds i32

  dassign %x (constval f64 0.0)
  dassign %y (constval f64 0.0)
  dassign %rounds (constval i32 0)
  while (
    cand i32 (
      lt u1 i32 (dread i32 %rounds, constval i32 200),
      le u1 f64 (
        add f64 (mul f64 (dread f64 %x, dread f64 %x), mul f64 (dread f64 %y, dread f64 %y)),
        constval f64 4.0))) {
    dassign %next (
      add f64 (
        sub f64 (mul f64 (dread f64 %x, dread f64 %x), mul f64 (dread f64 %y, dread f64 %y)),
        dread f64 %re))
    dassign %y (
      add f64 (mul f64 (constval f64 2.0, mul f64 (dread f64 %x, dread f64 %y)), dread f64 %im))
    dassign %x (dread f64 %next)
    dassign %rounds (add i32 (dread i32 %rounds, constval i32 1))
  }
  return (dread i32 %rounds)
}

func &main () i32 {
  var %row i32
  var %column i32
  var %rounds i32
  var %shade i32

  doloop %row (constval i32 0, lt u1 i32 (dread i32 %row, constval i32 24), constval i32 1) {
    doloop %column (
      constval i32 0,
      lt u1 i32 (dread i32 %column, constval i32 72),
      constval i32 1) {
      callassigned &escape (
        sub f64 (div f64 (cvt f64 i32 (dread i32 %column), constval f64 24.0), constval f64 2.2),
        sub f64 (div f64 (cvt f64 i32 (dread i32 %row), constval f64 10.0), constval f64 1.15)) { dassign %rounds }
      # The logarithm of the rounds, roughly: the number of halvings until nothing is left.
      dassign %shade (constval i32 0)
      while (gt u1 i32 (dread i32 %rounds, constval i32 1)) {
        dassign %rounds (ashr i32 (dread i32 %rounds, constval i32 1))
        dassign %shade (add i32 (dread i32 %shade, constval i32 1))
      }
      call &putchar (
        iread i32 <* i8> (
          array 0 ptr <* [11] i8> (addrof ptr $shades, min i32 (dread i32 %shade, constval i32 9))))
    }
    call &putchar (constval i32 10)
  }
  return (constval i32 0)
}
