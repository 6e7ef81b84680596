# samara run FILE --call f 1
# engine: all
# out: 7
# A result assigned to a field behind a nested structure was read with the type of another field, and where nothing else
# says what a called pointer returns, the call had the wrong signature.
type $T <struct { @in <struct { @a i32, @b i32 }>, @x f64, @y i64 }>
func &seven () i32 {
  return (constval i32 7)
}
func &eight () i32 {
  return (constval i32 8)
}
func &f (var %first i32) i32 {
  var %t <$T>
  icallassigned (select ptr (dread i32 %first, addroffunc ptr &seven, addroffunc ptr &eight)) { dassign %t 2 }
  return (dread i32 %t 2)
}
