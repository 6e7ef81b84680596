# With one thread, atomic operations are plain ones with their result.
var $x i32
var $y i64
func &fetchadd (var %v i32) i32 {
  dassign $x (constval i32 10)
  intrinsiccallassigned C___sync_fetch_and_add_4 (addrof ptr $x, dread i32 %v) { regassign i32 %1 }
  return (add i32 (mul i32 (regread i32 %1, constval i32 100), dread i32 $x))
}
# run: &fetchadd(5) == 1015
func &addfetch (var %v i64) i64 {
  dassign $y (constval i64 -1)
  intrinsiccallassigned C___sync_add_and_fetch_8 (addrof ptr $y, dread i64 %v) { regassign i64 %1 }
  return (regread i64 %1)
}
# run: &addfetch(0x100000000) == 0xffffffff
func &swap (var %old i32, var %new i32) i32 {
  dassign $x (constval i32 7)
  intrinsiccallassigned C___sync_val_compare_and_swap_4 (addrof ptr $x, dread i32 %old, dread i32 %new) { regassign i32 %1 }
  return (add i32 (mul i32 (regread i32 %1, constval i32 100), dread i32 $x))
}
# run: &swap(7, 9) == 709
# run: &swap(8, 9) == 707
func &done (var %old i32) u1 {
  dassign $x (constval i32 7)
  intrinsiccallassigned C___sync_bool_compare_and_swap_4 (addrof ptr $x, dread i32 %old, constval i32 1) { regassign u1 %1 }
  return (regread u1 %1)
}
# run: &done(7) == 1
# run: &done(6) == 0
func &lock () i32 {
  dassign $x (constval i32 3)
  intrinsiccallassigned C___sync_lock_test_and_set_4 (addrof ptr $x, constval i32 8) { regassign i32 %1 }
  regassign i32 %2 (dread i32 $x)
  intrinsiccall C___sync_lock_release_4 (addrof ptr $x)
  return (add i32 (dread i32 $x, add i32 (mul i32 (regread i32 %1, constval i32 10), regread i32 %2)))
}
# run: &lock() == 38
