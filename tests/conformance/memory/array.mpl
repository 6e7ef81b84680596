# array: row-major addresses, fewer indices than dimensions, arrays without a length, indices of every type.
var $m <[3][4] i32>
func &fill () void {
  var %i i32
  var %j i32
  doloop %i (constval i32 0, lt u1 i32 (dread i32 %i, constval i32 3), constval i32 1) {
    doloop %j (constval i32 0, lt u1 i32 (dread i32 %j, constval i32 4), constval i32 1) {
      iassign <* i32> (array 1 ptr <* <[3][4] i32>> (addrof ptr $m, dread i32 %i, dread i32 %j), add i32 (mul i32 (dread i32 %i, constval i32 10), dread i32 %j))
    }
  }
  return ()
}
func &at (var %i i32, var %j i64) i32 {
  call &fill ()
  return (iread i32 <* i32> (array 0 ptr <* <[3][4] i32>> (addrof ptr $m, dread i32 %i, dread i64 %j)))
}
# run: &at(0, 0) == 0
# run: &at(2, 3) == 23
# run: &at(1, -1) == 3
func &row (var %i u8) i64 {
  return (sub i64 (array 0 ptr <* <[3][4] i32>> (addrof ptr $m, dread u8 %i), addrof ptr $m))
}
# run: &row(2) == 32
func &pointer (var %p <* <[] f64>>, var %i i32) ptr { return (array 0 ptr <* <[] f64>> (dread ptr %p, dread i32 %i)) }
# run: &pointer(1000, 3) == 1024
# run: &pointer(1000, -1) == 992
func &structs (var %i i32) i64 {
  return (sub i64 (array 0 ptr <* <[9] <[3] u8>>> (constval ptr 0, dread i32 %i, constval i32 2), constval i64 0))
}
# run: &structs(5) == 17
