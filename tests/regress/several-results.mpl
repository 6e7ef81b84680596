# samara run FILE
# engine: all
# out: 1 2 3
# out: 3 4 5
# out: 2 3 1
# The MAPLE VM wrote results over values that were still to be moved.
func &printf extern varargs (var %format <* i8>, ...) i32
type $P <struct { @x i32, @y i64 }>
func &constants () i32, i32, i32 { return (constval i32 1, constval i32 2, constval i32 3) }
func &more () i32, i64, i32 { return (constval i32 3, constval i64 4, constval i32 5) }
func &turn (var %a i32, var %b i32, var %c i32) i32, i32, i32 { return (dread i32 %b, dread i32 %c, dread i32 %a) }
func &main () i32 {
  var %p <$P>
  callassigned &constants () { regassign i32 %1 regassign i32 %2 regassign i32 %3 }
  call &printf (conststr ptr "%d %d %d\n", regread i32 %1, regread i32 %2, regread i32 %3)
  callassigned &more () { dassign %p 1 dassign %p 2 regassign i32 %3 }
  call &printf (conststr ptr "%d %ld %d\n", dread i32 %p 1, dread i64 %p 2, regread i32 %3)
  callassigned &turn (constval i32 1, constval i32 2, constval i32 3) { regassign i32 %1 regassign i32 %2 regassign i32 %3 }
  call &printf (conststr ptr "%d %d %d\n", regread i32 %1, regread i32 %2, regread i32 %3)
  return (constval i32 0)
}
