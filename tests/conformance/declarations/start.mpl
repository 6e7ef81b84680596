# Functions that run before all others, in the order of their priorities, and other names of functions.
# run: &order() == 123
# run: &again(20) == 21
var $order i32
func &second constructor constructor_priority(300) () void {
  dassign $order (add i32 (mul i32 (dread i32 $order, constval i32 10), constval i32 2))
  return ()
}
func &first constructor constructor_priority(200) () void {
  dassign $order (add i32 (mul i32 (dread i32 $order, constval i32 10), constval i32 1))
  return ()
}
func &last constructor () void {
  dassign $order (add i32 (mul i32 (dread i32 $order, constval i32 10), constval i32 3))
  return ()
}
func &order () i32 { return (dread i32 $order) }
func &next (var %n i32) i32 { return (add i32 (dread i32 %n, constval i32 1)) }
func &following alias("next") (var %n i32) i32
func &again (var %n i32) i32 {
  var %result i32
  callassigned &following (dread i32 %n) { dassign %result }
  return (dread i32 %result)
}
