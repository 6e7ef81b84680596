# samara run FILE --call f 4
# out: 11
# A variable and a function may have one name: they differ by their sigils. The lowering to the linear IR gave both one name.
var $f i32 = 7
func &f (var %x i32) i32 {
  return (add i32 (dread i32 $f, dread i32 %x))
}
