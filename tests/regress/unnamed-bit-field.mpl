# samara run FILE --call f
# engine: all but light
# out: 6
# A bit-field that only fills was printed as `@:5 u32`, which nobody could read.
type $T <struct { @a:3 u32, @:5 u32, @b:4 u32, @:0 u32, @c u8 }>
func &f () i32 {
  var %t <$T>
  dassign %t 3 (constval u32 6)
  return (dread u32 %t 3)
}
