# Between static and dynamic types: a tag is added, or JavaScript's conversion is done.
# run: &through_i32(-5) == -5
# run: &through_u32(4294967295) == 4294967295
# run: &through_i64(9007199254740991) == 9007199254740991
# run: &through_u8(200) == 200
# run: &through_i8(-100) == -100
# run: &through_f64(-2.5) == -2.5
# run: &through_f64(nan) == nan
# run: &through_f32(1.5) == 1.5
# run: &through_u1(1) == 1
# run: &f64_to_i32(4294967301.5) == 5
# run: &f64_to_u8(-1.9) == 255
# run: &f64_to_i64(-1e15) == -1000000000000000
# run: &i32_to_f64(7) == 7
# run: &text_to_f64() == 12.5
# run: &null_to_i32() == 0
# run: &text_length(1234) == 4
# out: "true 65 1.5 42 65\n"
func &through_i32 (var %x i32) i32 { return (cvt i32 dynany (cvt dynany i32 (dread i32 %x))) }
func &through_u32 (var %x u32) u32 { return (cvt u32 dynany (cvt dynany u32 (dread u32 %x))) }
func &through_i64 (var %x i64) i64 { return (cvt i64 dynany (cvt dynany i64 (dread i64 %x))) }
func &through_u8 (var %x u8) u8 { return (cvt u8 dynany (cvt dynany u8 (dread u8 %x))) }
func &through_i8 (var %x i8) i8 { return (cvt i8 dynany (cvt dynany i8 (dread i8 %x))) }
func &through_f64 (var %x f64) f64 { return (cvt f64 dynany (cvt dynany f64 (dread f64 %x))) }
func &through_f32 (var %x f32) f32 { return (cvt f32 dynany (cvt dynany f32 (dread f32 %x))) }
func &through_u1 (var %x u1) u1 { return (cvt u1 dynany (cvt dynany u1 (dread u1 %x))) }
func &f64_to_i32 (var %x f64) i32 { return (cvt i32 dynf64 (cvt dynf64 f64 (dread f64 %x))) }
func &f64_to_u8 (var %x f64) u8 { return (cvt u8 dynany (dread f64 %x)) }
func &f64_to_i64 (var %x f64) i64 { return (cvt i64 dynany (cvt dynany f64 (dread f64 %x))) }
func &i32_to_f64 (var %x i32) f64 { return (cvt f64 dynf64 (cvt dynf64 i32 (dread i32 %x))) }
func &text_to_f64 () f64 { return (cvt f64 dynany (conststr dynstr " 12.5 ")) }
func &null_to_i32 () i32 { return (cvt i32 dynany (constval dynnull 0)) }
func &text_length (var %x i32) u32 { return (intrinsicop u32 JSSTR_LENGTH (cvt simplestr dynany (dread i32 %x))) }
func &main () i32 {
  var %x dynany
  dassign %x (constval i32 65)
  # To a dynamic type with a tag of its own, a value is made one of it.
  intrinsiccall JS_PRINT (cvt dynbool dynany (dread dynany %x), cvt dynstr dynany (dread dynany %x), cvt dynf32 f64 (constval f64 1.5), cvt dyni32 f64 (constval f64 42.75), cvt dynobj dynany (dread dynany %x))
  return (constval i32 0)
}
