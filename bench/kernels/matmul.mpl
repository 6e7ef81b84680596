# Product of two matrices of doubles.
type $Matrix <[100][100] f64>
var $a <$Matrix>
var $b <$Matrix>
var $c <$Matrix>

func &kernel () i64 {
  var %i i32
  var %j i32
  var %k i32
  var %s f64
  doloop %i (constval i32 0, lt u1 i32 (dread i32 %i, constval i32 100), constval i32 1) {
    doloop %j (constval i32 0, lt u1 i32 (dread i32 %j, constval i32 100), constval i32 1) {
      iassign <* f64> (
        array 0 ptr <* <$Matrix>> (addrof ptr $a, dread i32 %i, dread i32 %j),
        cvt f64 i32 (add i32 (dread i32 %i, dread i32 %j)))
      iassign <* f64> (
        array 0 ptr <* <$Matrix>> (addrof ptr $b, dread i32 %i, dread i32 %j),
        cvt f64 i32 (sub i32 (dread i32 %i, dread i32 %j)))
    }
  }
  doloop %i (constval i32 0, lt u1 i32 (dread i32 %i, constval i32 100), constval i32 1) {
    doloop %j (constval i32 0, lt u1 i32 (dread i32 %j, constval i32 100), constval i32 1) {
      dassign %s (constval f64 0.0)
      doloop %k (constval i32 0, lt u1 i32 (dread i32 %k, constval i32 100), constval i32 1) {
        dassign %s (add f64 (dread f64 %s, mul f64 (
          iread f64 <* f64> (array 0 ptr <* <$Matrix>> (addrof ptr $a, dread i32 %i, dread i32 %k)),
          iread f64 <* f64> (array 0 ptr <* <$Matrix>> (addrof ptr $b, dread i32 %k, dread i32 %j)))))
      }
      iassign <* f64> (array 0 ptr <* <$Matrix>> (addrof ptr $c, dread i32 %i, dread i32 %j), dread f64 %s)
    }
  }
  return (cvt i64 f64 (iread f64 <* f64> (array 0 ptr <* <$Matrix>> (addrof ptr $c, constval i32 17, constval i32 42))))
}
