# samara run FILE --call f 4
# out: 13
# A variable may have the name of a function, of the program or of the library: they differ by their sigils. The lowering to
# the linear IR gave both one name.
var $f i32 = 7
var $malloc i32 = 2
func &f (var %x i32) i32 {
  var %p ptr
  dassign %p (malloc ptr (constval i64 8))
  free (dread ptr %p)
  return (add i32 (dread i32 $malloc, add i32 (dread i32 $f, dread i32 %x)))
}
