# Product of two square matrices of f64, 48 by 48, and its trace.
#   samara run examples/matmul.mpl

type $Row <[48] f64>
type $Matrix <[48] <$Row>>

var $a <$Matrix>
var $b <$Matrix>
var $c <$Matrix>

func &printf extern varargs (var %format <* i8>, ...) i32

# a[i][j] = (i + 1) / (j + 1), b its transpose.
func &fill () void {
  var %i i32
  var %j i32
  var %value f64

  doloop %i (constval i32 0, lt u1 i32 (dread i32 %i, constval i32 48), constval i32 1) {
    doloop %j (constval i32 0, lt u1 i32 (dread i32 %j, constval i32 48), constval i32 1) {
      dassign %value (
        div f64 (
          cvt f64 i32 (add i32 (dread i32 %i, constval i32 1)),
          cvt f64 i32 (add i32 (dread i32 %j, constval i32 1))))
      iassign <* f64> (
        array 0 ptr <* [48] [48] f64> (addrof ptr $a, dread i32 %i, dread i32 %j),
        dread f64 %value)
      iassign <* f64> (
        array 0 ptr <* [48] [48] f64> (addrof ptr $b, dread i32 %j, dread i32 %i),
        dread f64 %value)
    }
  }
}

func &multiply () void {
  var %i i32
  var %j i32
  var %k i32
  var %sum f64

  doloop %i (constval i32 0, lt u1 i32 (dread i32 %i, constval i32 48), constval i32 1) {
    doloop %j (constval i32 0, lt u1 i32 (dread i32 %j, constval i32 48), constval i32 1) {
      dassign %sum (constval f64 0.0)
      doloop %k (constval i32 0, lt u1 i32 (dread i32 %k, constval i32 48), constval i32 1) {
        dassign %sum (
          add f64 (
            dread f64 %sum,
            mul f64 (
              iread f64 <* f64> (
                array 0 ptr <* [48] [48] f64> (addrof ptr $a, dread i32 %i, dread i32 %k)),
              iread f64 <* f64> (
                array 0 ptr <* [48] [48] f64> (addrof ptr $b, dread i32 %k, dread i32 %j)))))
      }
      iassign <* f64> (
        array 0 ptr <* [48] [48] f64> (addrof ptr $c, dread i32 %i, dread i32 %j),
        dread f64 %sum)
    }
  }
}

func &trace () f64 {
  var %i i32
  var %sum f64

  dassign %sum (constval f64 0.0)
  doloop %i (constval i32 0, lt u1 i32 (dread i32 %i, constval i32 48), constval i32 1) {
    dassign %sum (
      add f64 (
        dread f64 %sum,
        iread f64 <* f64> (
          array 0 ptr <* [48] [48] f64> (addrof ptr $c, dread i32 %i, dread i32 %i))))
  }
  return (dread f64 %sum)
}

func &main () i32 {
  var %sum f64

  call &fill ()
  call &multiply ()
  callassigned &trace () { dassign %sum }
  call &printf (conststr ptr "trace = %.6f\n", dread f64 %sum)
  call &printf (
    conststr ptr "corner = %.12g\n",
    iread f64 <* f64> (
      array 0 ptr <* [48] [48] f64> (addrof ptr $c, constval i32 47, constval i32 0)))
  return (constval i32 0)
}
