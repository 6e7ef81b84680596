# Planets under gravity: double arithmetic on structures.
type $Body <struct { @x f64, @y f64, @z f64, @vx f64, @vy f64, @vz f64, @m f64 }>
var $b <[5] <$Body>>

func &kernel () i64 {
  var %i i32
  var %j i32
  var %t i32
  var %p <* <$Body>>
  var %q <* <$Body>>
  var %dx f64
  var %dy f64
  var %dz f64
  var %d f64
  var %f f64
  doloop %i (constval i32 0, lt u1 i32 (dread i32 %i, constval i32 5), constval i32 1) {
    dassign %p (array 0 ptr <* <[5] <$Body>>> (addrof ptr $b, dread i32 %i))
    iassign <* <$Body>> 1 (dread ptr %p, mul f64 (cvt f64 i32 (dread i32 %i), constval f64 1.5))
    iassign <* <$Body>> 2 (dread ptr %p, sub f64 (constval f64 2.0, cvt f64 i32 (dread i32 %i)))
    iassign <* <$Body>> 3 (dread ptr %p, mul f64 (cvt f64 i32 (dread i32 %i), constval f64 0.25))
    iassign <* <$Body>> 4 (dread ptr %p, mul f64 (constval f64 0.1, cvt f64 i32 (dread i32 %i)))
    iassign <* <$Body>> 5 (dread ptr %p, constval f64 0.2)
    iassign <* <$Body>> 6 (dread ptr %p, mul f64 (constval f64 -0.05, cvt f64 i32 (dread i32 %i)))
    iassign <* <$Body>> 7 (dread ptr %p, add f64 (constval f64 1.0, cvt f64 i32 (dread i32 %i)))
  }
  doloop %t (constval i32 0, lt u1 i32 (dread i32 %t, constval i32 10000), constval i32 1) {
    doloop %i (constval i32 0, lt u1 i32 (dread i32 %i, constval i32 5), constval i32 1) {
      dassign %p (array 0 ptr <* <[5] <$Body>>> (addrof ptr $b, dread i32 %i))
      doloop %j (add i32 (dread i32 %i, constval i32 1), lt u1 i32 (dread i32 %j, constval i32 5), constval i32 1) {
        dassign %q (array 0 ptr <* <[5] <$Body>>> (addrof ptr $b, dread i32 %j))
        dassign %dx (sub f64 (iread f64 <* <$Body>> 1 (dread ptr %p), iread f64 <* <$Body>> 1 (dread ptr %q)))
        dassign %dy (sub f64 (iread f64 <* <$Body>> 2 (dread ptr %p), iread f64 <* <$Body>> 2 (dread ptr %q)))
        dassign %dz (sub f64 (iread f64 <* <$Body>> 3 (dread ptr %p), iread f64 <* <$Body>> 3 (dread ptr %q)))
        dassign %d (add f64 (add f64 (add f64 (mul f64 (dread f64 %dx, dread f64 %dx), mul f64 (dread f64 %dy, dread f64 %dy)), mul f64 (dread f64 %dz, dread f64 %dz)), constval f64 0.01))
        dassign %f (div f64 (constval f64 0.001, mul f64 (dread f64 %d, sqrt f64 (dread f64 %d))))
        iassign <* <$Body>> 4 (dread ptr %p, sub f64 (iread f64 <* <$Body>> 4 (dread ptr %p), mul f64 (mul f64 (dread f64 %dx, iread f64 <* <$Body>> 7 (dread ptr %q)), dread f64 %f)))
        iassign <* <$Body>> 5 (dread ptr %p, sub f64 (iread f64 <* <$Body>> 5 (dread ptr %p), mul f64 (mul f64 (dread f64 %dy, iread f64 <* <$Body>> 7 (dread ptr %q)), dread f64 %f)))
        iassign <* <$Body>> 6 (dread ptr %p, sub f64 (iread f64 <* <$Body>> 6 (dread ptr %p), mul f64 (mul f64 (dread f64 %dz, iread f64 <* <$Body>> 7 (dread ptr %q)), dread f64 %f)))
        iassign <* <$Body>> 4 (dread ptr %q, add f64 (iread f64 <* <$Body>> 4 (dread ptr %q), mul f64 (mul f64 (dread f64 %dx, iread f64 <* <$Body>> 7 (dread ptr %p)), dread f64 %f)))
        iassign <* <$Body>> 5 (dread ptr %q, add f64 (iread f64 <* <$Body>> 5 (dread ptr %q), mul f64 (mul f64 (dread f64 %dy, iread f64 <* <$Body>> 7 (dread ptr %p)), dread f64 %f)))
        iassign <* <$Body>> 6 (dread ptr %q, add f64 (iread f64 <* <$Body>> 6 (dread ptr %q), mul f64 (mul f64 (dread f64 %dz, iread f64 <* <$Body>> 7 (dread ptr %p)), dread f64 %f)))
      }
    }
    doloop %i (constval i32 0, lt u1 i32 (dread i32 %i, constval i32 5), constval i32 1) {
      dassign %p (array 0 ptr <* <[5] <$Body>>> (addrof ptr $b, dread i32 %i))
      iassign <* <$Body>> 1 (dread ptr %p, add f64 (iread f64 <* <$Body>> 1 (dread ptr %p), mul f64 (constval f64 0.001, iread f64 <* <$Body>> 4 (dread ptr %p))))
      iassign <* <$Body>> 2 (dread ptr %p, add f64 (iread f64 <* <$Body>> 2 (dread ptr %p), mul f64 (constval f64 0.001, iread f64 <* <$Body>> 5 (dread ptr %p))))
      iassign <* <$Body>> 3 (dread ptr %p, add f64 (iread f64 <* <$Body>> 3 (dread ptr %p), mul f64 (constval f64 0.001, iread f64 <* <$Body>> 6 (dread ptr %p))))
    }
  }
  return (cvt i64 f64 (mul f64 (iread f64 <* <$Body>> 1 (addrof ptr $b), constval f64 1000000000.0)))
}
