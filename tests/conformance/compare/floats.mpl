# Every comparison with NaN is false, except ne; 0 equals -0.
func &ltf64 (var %a f64, var %b f64) u1 { return (lt u1 f64 (dread f64 %a, dread f64 %b)) }
# run: &ltf64(1, 2) == 1
# run: &ltf64(nan, 1) == 0
# run: &ltf64(-0, 0) == 0
func &lef64 (var %a f64, var %b f64) u1 { return (le u1 f64 (dread f64 %a, dread f64 %b)) }
# run: &lef64(2, 2) == 1
# run: &lef64(nan, nan) == 0
func &gtf64 (var %a f64, var %b f64) u1 { return (gt u1 f64 (dread f64 %a, dread f64 %b)) }
# run: &gtf64(inf, 1e308) == 1
# run: &gtf64(1, nan) == 0
func &gef64 (var %a f64, var %b f64) u1 { return (ge u1 f64 (dread f64 %a, dread f64 %b)) }
# run: &gef64(-1, -1) == 1
# run: &gef64(nan, 0) == 0
func &eqf32 (var %a f32, var %b f32) u1 { return (eq u1 f32 (dread f32 %a, dread f32 %b)) }
# run: &eqf32(-0, 0) == 1
# run: &eqf32(nan, nan) == 0
func &nef32 (var %a f32, var %b f32) u1 { return (ne u1 f32 (dread f32 %a, dread f32 %b)) }
# run: &nef32(nan, nan) == 1
# run: &nef32(1.5, 1.5) == 0
# A branch that is not taken is not the opposite comparison.
func &less (var %a f64, var %b f64) i32 {
  brfalse @no (lt u1 f64 (dread f64 %a, dread f64 %b))
  return (constval i32 1)
  @no return (constval i32 0)
}
# run: &less(1, 2) == 1
# run: &less(nan, 2) == 0
func &notless (var %a f64, var %b f64) i32 {
  brtrue @no (lnot u1 (ge u1 f64 (dread f64 %a, dread f64 %b)))
  return (constval i32 1)
  @no return (constval i32 0)
}
# run: &notless(nan, 2) == 0
# run: &notless(3, 2) == 1
