# samara run FILE
# engine: all
# status 17
#
# Intrinsics are functions of the library, whatever the program defines under their names and with whatever types. The linear IR
# called the program's `strcmp`, the formal machine both.
func &strlen (var %x u32) i32 { return (constval i32 7) }
func &strcmp (var %x ptr, var %y ptr) i32 { return (constval i32 9) }
func &main () i32 {
  return (add i32 (cvt i32 u64 (intrinsicop u64 C_strlen (conststr ptr "seventeen letters")), intrinsicop i32 C_strcmp (conststr ptr "abc", conststr ptr "abc")))
}
