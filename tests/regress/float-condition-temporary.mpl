# samara run FILE --engine vm --call chosen -4
# out: 1
#
# A computed float as a condition, in a function without loops: the 0 it is compared with took its place.
func &chosen (var %x f64) i32 {
  return (select i32 (sqrt f64 (dread f64 %x), constval i32 1, constval i32 2))
}
