# samara run FILE --call f
# out: 7
# A result assigned to a field behind a nested structure was read with the type of another field.
type $T <struct { @in <struct { @a i32, @b i32 }>, @x f64, @y i64 }>
func &seven () i32 {
  return (constval i32 7)
}
func &f () i32 {
  var %t <$T>
  var %p <* <func () i32>>
  dassign %p (addroffunc ptr &seven)
  icallassigned (dread ptr %p) { dassign %t 2 }
  return (dread i32 %t 2)
}
