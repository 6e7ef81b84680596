# cand and cior evaluate the second operand only if the first leaves the answer open.
func &and (var %a i32, var %b i32) i32 { return (cand i32 (dread i32 %a, div i32 (constval i32 8, dread i32 %b))) }
# run: &and(0, 0) == 0
# run: &and(1, 3) == 1
# run: &and(1, 9) == 0
# trap: divide-by-zero &and(1, 0)
func &or (var %a i32, var %b i32) i32 { return (cior i32 (dread i32 %a, div i32 (constval i32 8, dread i32 %b))) }
# run: &or(5, 0) == 1
# run: &or(0, 4) == 1
# run: &or(0, 9) == 0
# trap: divide-by-zero &or(0, 0)
func &nested (var %a i32, var %b i32, var %c i32) u1 {
  return (cior u1 (cand u1 (gt u1 i32 (dread i32 %a, constval i32 0), gt u1 i32 (dread i32 %b, constval i32 0)),
    lnot u1 (cior u1 (dread i32 %c, lt u1 i32 (dread i32 %a, constval i32 -5)))))
}
# run: &nested(1, 1, 1) == 1
# run: &nested(1, 0, 1) == 0
# run: &nested(0, 1, 0) == 1
# run: &nested(-6, 1, 0) == 0
func &branch (var %a i32, var %b i32) i32 {
  brtrue @yes (cand u1 (dread i32 %a, cior u1 (lnot u1 (dread i32 %b), eq u1 i32 (dread i32 %b, constval i32 3))))
  return (constval i32 0)
  @yes return (constval i32 1)
}
# run: &branch(0, 3) == 0
# run: &branch(1, 3) == 1
# run: &branch(1, 0) == 1
# run: &branch(1, 2) == 0
func &addressed (var %p ptr, var %f f64) i32 { return (cand i32 (dread ptr %p, dread f64 %f)) }
# run: &addressed(0x100000000, 0.25) == 1
# run: &addressed(0, 1) == 0
