# Recursion too deep is a trap, not a crash.
func &down (var %n i32) i32 {
  if (le u1 i32 (dread i32 %n, constval i32 0)) { return (constval i32 0) }
  callassigned &down (sub i32 (dread i32 %n, constval i32 1)) { regassign i32 %1 }
  return (add i32 (regread i32 %1, constval i32 1))
}
# run: &down(1000) == 1000
func &forever (var %n i32) i32 {
  callassigned &forever (add i32 (dread i32 %n, constval i32 1)) { regassign i32 %1 }
  return (add i32 (regread i32 %1, constval i32 1))
}
# trap: stack-overflow &forever(0)
