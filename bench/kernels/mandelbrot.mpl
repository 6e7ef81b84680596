# Points of the Mandelbrot set: doubles in registers.
func &kernel () i64 {
  var %total i64 = 0
  var %px i32
  var %py i32
  var %n i32
  var %cx f64
  var %cy f64
  var %x f64
  var %y f64
  var %t f64
  doloop %py (constval i32 0, lt u1 i32 (dread i32 %py, constval i32 100), constval i32 1) {
    doloop %px (constval i32 0, lt u1 i32 (dread i32 %px, constval i32 100), constval i32 1) {
      dassign %cx (sub f64 (mul f64 (cvt f64 i32 (dread i32 %px), constval f64 0.03), constval f64 2.0))
      dassign %cy (sub f64 (mul f64 (cvt f64 i32 (dread i32 %py), constval f64 0.02), constval f64 1.0))
      dassign %x (constval f64 0.0)
      dassign %y (constval f64 0.0)
      dassign %n (constval i32 0)
      while (cand u1 (
        lt u1 i32 (dread i32 %n, constval i32 100),
        le u1 f64 (add f64 (
          mul f64 (dread f64 %x, dread f64 %x),
          mul f64 (dread f64 %y, dread f64 %y)), constval f64 4.0))) {
        dassign %t (add f64 (sub f64 (
          mul f64 (dread f64 %x, dread f64 %x),
          mul f64 (dread f64 %y, dread f64 %y)), dread f64 %cx))
        dassign %y (add f64 (mul f64 (mul f64 (constval f64 2.0, dread f64 %x), dread f64 %y), dread f64 %cy))
        dassign %x (dread f64 %t)
        dassign %n (add i32 (dread i32 %n, constval i32 1))
      }
      dassign %total (add i64 (dread i64 %total, cvt i64 i32 (dread i32 %n)))
    }
  }
  return (dread i64 %total)
}
