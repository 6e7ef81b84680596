# samara run FILE --call get
# engine: all
# out: 8
# Constructors run before the first call from outside too.
var $x i32 = 1
func &double constructor constructor_priority(102) () void { dassign $x (mul i32 (dread i32 $x, constval i32 2)) return () }
func &add constructor constructor_priority(101) () void { dassign $x (add i32 (dread i32 $x, constval i32 3)) return () }
func &get () i32 { return (dread i32 $x) }
