# samara run FILE
# engine: all but light
# out: 9 10 4 12
# MapleLight has no packing. Attributes before the angular bracket closes, as real files have them; sizes by the rules of C.
type $one <struct pack(1) {@a i8, @b i64}>
type $two <struct {@a i8, @b i64} pack(2)>
type $open <struct {@n i32, @rest <[1] i32 incomplete_array>}>
func &printf (var %format <* i8>, ...) i32
func &main () i32 {
  call &printf (conststr ptr "%d %d %d %d\n", sizeoftype i32 <$one>, sizeoftype i32 <$two>, sizeoftype i32 <$open>, sizeoftype i32 <struct {@a i8, @b i64} pack(4)>)
  return (constval i32 0)
}
