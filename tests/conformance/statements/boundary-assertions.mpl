# The newer assertions name the functions between which a bound holds.
func &callee (var %p ptr) void { return () }
func &calc (var %p i64, var %low i64, var %high i64) i32 {
  calcassertge <&calc> (dread i64 %p, dread i64 %low)
  calcassertlt <&calc> (dread i64 %p, dread i64 %high)
  return (constval i32 1)
}
# run: &calc(5, 5, 6) == 1
# trap: assertion &calc(4, 5, 6)
# trap: assertion &calc(6, 5, 6)
func &passing (var %a i64, var %b i64) i32 { callassertle <&callee, 0, &passing> (dread i64 %a, dread i64 %b) return (constval i32 1) }
# run: &passing(3, 3) == 1
# trap: assertion &passing(4, 3)
func &returning (var %a i64, var %b i64) i32 { returnassertle <&returning> (dread i64 %a, dread i64 %b) return (constval i32 1) }
# run: &returning(-1, 3) == 1
# trap: assertion &returning(4, 3)
func &assigning (var %a i64, var %b i64) i32 { assignassertle <&assigning> (dread i64 %a, dread i64 %b) return (constval i32 1) }
# run: &assigning(-1, 3) == 1
# trap: assertion &assigning(4, 3)
func &notnull (var %a ptr) i32 { assignassertnonnull <&notnull> (dread ptr %a) return (constval i32 1) }
# run: &notnull(1) == 1
# trap: assertion &notnull(0)
func &passnull (var %a ptr) i32 { callassertnonnull <&callee, 0, &passnull> (dread ptr %a) return (constval i32 1) }
# run: &passnull(1) == 1
# trap: assertion &passnull(0)
func &givenull (var %a ptr) i32 { returnassertnonnull <&givenull> (dread ptr %a) return (constval i32 1) }
# run: &givenull(1) == 1
# trap: assertion &givenull(0)
