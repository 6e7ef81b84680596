# samara run FILE
# engine: all but light
# out: 8 9 9 5 10
# A width of 0 closes the unit under any name, and asks for no alignment; the numbers are gcc's. MapleLight has no bit-fields.
func &printf extern varargs (var %format <* i8>, ...) i32
type $B <struct {@a:3 i32, @pad:0 i32, @b:5 i32}>
type $E <struct {@a:3 i8, @pad:0 i32, @b i8}>
type $F <struct {@a i8, @x:0 i32, @b:3 i8, @y:0 i64, @c:2 i16}>
func &main () i32 {
  var %b <$B>
  dassign %b 3 (constval i32 9)
  call &printf (conststr ptr "%d %d %d ", sizeoftype i32 <$B>, dread i32 %b 3, band i32 (ireadoff i32 4 (addrof ptr %b), constval i32 31))
  call &printf (conststr ptr "%d %d\n", sizeoftype i32 <$E>, sizeoftype i32 <$F>)
  return (constval i32 0)
}
