# Conversions between 128 bits and everything else: modular between integers, rounded once to floats, saturated from them.
func &widen (var %x i32) i128 { return (cvt i128 i32 (dread i32 %x)) }
# run: &widen(-5) == -5
func &widenu (var %x u64) u128 { return (cvt u128 u64 (dread u64 %x)) }
# run: &widenu(18446744073709551615) == 18446744073709551615
func &signed (var %x i64) u128 { return (cvt u128 i64 (dread i64 %x)) }
# run: &signed(-1) == 340282366920938463463374607431768211455
func &narrow (var %x i128) i32 { return (cvt i32 i128 (dread i128 %x)) }
# run: &narrow(0x123456789abcdef0ffffffffe) == -2
func &byte (var %x i128) i32 { return (cvt i32 u8 (cvt u8 i128 (dread i128 %x))) }
# run: &byte(0x100000000000000000000000000000ff) == 255
func &truth (var %x i128) u1 { return (cvt u1 i128 (dread i128 %x)) }
# run: &truth(0x10000000000000000) == 1
func &todouble (var %x i128) f64 { return (cvt f64 i128 (dread i128 %x)) }
# run: &todouble(-170141183460469231731687303715884105728) == -1.7014118346046923e+38
# run: &todouble(0x20000000000001) == 9007199254740992
# run: &todouble(0x20000000000003) == 9007199254740996
func &tofloat (var %x u128) f32 { return (cvt f32 u128 (dread u128 %x)) }
# run: &tofloat(0x1000001000000000000000001) == 7.9228172e+28
func &fromdouble (var %x f64) i128 { return (cvt i128 f64 (dread f64 %x)) }
# run: &fromdouble(-1e30) == -1000000000000000019884624838656
# run: &fromdouble(1e40) == 170141183460469231731687303715884105727
# run: &fromdouble(nan) == 0
func &fromfloat (var %x f32) u128 { return (cvt u128 f32 (dread f32 %x)) }
# run: &fromfloat(-1) == 0
# run: &fromfloat(3e38) == 300000000549775575777803994281145270272
func &quad (var %x i128) f128 { return (cvt f128 i128 (dread i128 %x)) }
# run: &quad(-36893488147419103233) == -36893488147419103233
func &quadback (var %x f128) i128 { return (cvt i128 f128 (dread f128 %x)) }
# run: &quadback(-36893488147419103233.75) == -36893488147419103233
func &quads (var %x i32, var %y f64, var %z f32) f128 {
  return (add f128 (cvt f128 i32 (dread i32 %x), add f128 (cvt f128 f64 (dread f64 %y), cvt f128 f32 (dread f32 %z))))
}
# run: &quads(-3, 0.5, 0.25) == -2.25
func &round (var %x f128) f64 { return (cvt f64 f128 (dread f128 %x)) }
# run: &round(0.1) == 0.1
func &roundless (var %x f128) f32 { return (cvt f32 f128 (dread f128 %x)) }
# run: &roundless(1.000000059604644775390625) == 1
# run: &roundless(1.00000005960464477539062500001) == 1.0000001
func &narrowquad (var %x f128) i32 { return (cvt i32 i8 (cvt i8 f128 (dread f128 %x))) }
# run: &narrowquad(300.5) == 127
# run: &narrowquad(-300.5) == -128
func &bytequad (var %x f128) u32 { return (cvt u32 u8 (cvt u8 f128 (dread f128 %x))) }
# run: &bytequad(-3) == 0
func &u64quad (var %x f128) u64 { return (cvt u64 f128 (dread f128 %x)) }
# run: &u64quad(18446744073709551615.5) == 18446744073709551615
func &implicit (var %x i32) i128 {
  var %y i128
  dassign %y (dread i32 %x)
  return (add i128 (dread i128 %y, constval i128 1))
}
# run: &implicit(-3) == -2
func &field (var %x i128) i64 { return (extractbits i64 60 8 (dread i128 %x)) }
# run: &field(0x8f0000000000000000) == -16
func &fieldsigned (var %x u128) i128 { return (extractbits i128 120 8 (dread u128 %x)) }
# run: &fieldsigned(0xfe000000000000000000000000000000) == -2
func &deposit (var %x u128, var %y u32) u128 { return (depositbits u128 60 8 (dread u128 %x, dread u32 %y)) }
# run: &deposit(0, 0x1ff) == 0xff000000000000000
func &extend (var %x i128) i128 { return (sub i128 (sext i128 100 (dread i128 %x), zext i128 100 (dread i128 %x))) }
# run: &extend(0x800000000000000000000000f) == -1267650600228229401496703205376
