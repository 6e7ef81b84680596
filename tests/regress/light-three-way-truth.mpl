# samara run FILE --engine light --call less
# out: 1
# The formal machine gave -1 for a three-way comparison whose result type is u1, which holds 0 or 1.
func &less () u1 {
  return (cmp u1 i32 (constval i32 1, constval i32 2))
}
