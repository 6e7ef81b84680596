# samara run FILE
# engine: all
# out: 3 6
# A count of type u1: the formal machine took it from the width in the count's own type, which has one bit.
func &printf extern varargs (var %format <* i8>, ...) i32
func &rotated (var %x u32, var %n u1) u32 { return (ror u32 (dread u32 %x, dread u1 %n)) }
func &main () i32 {
  callassigned &rotated (constval u32 6, constval u1 1) { regassign u32 %1 }
  callassigned &rotated (constval u32 6, constval u1 0) { regassign u32 %2 }
  callassigned &printf (conststr ptr "%u %u\n", regread u32 %1, regread u32 %2) {}
  return (constval i32 0)
}
