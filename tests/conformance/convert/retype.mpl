# The same bits as another type. 1.0f is 0x3f800000, 1.0 is 0x3ff0000000000000.
func &bitsf32 (var %a f32) i32 { return (retype i32 f32 (dread f32 %a)) }
# run: &bitsf32(1) == 0x3f800000
# run: &bitsf32(-0) == -2147483648
func &f32bits (var %a i32) f32 { return (retype f32 i32 (dread i32 %a)) }
# run: &f32bits(0x40490fdb) == 3.1415927
func &bitsf64 (var %a f64) i64 { return (retype i64 f64 (dread f64 %a)) }
# run: &bitsf64(1) == 0x3ff0000000000000
# run: &bitsf64(-2) == 0xc000000000000000
func &f64bits (var %a u64) f64 { return (retype f64 u64 (dread u64 %a)) }
# run: &f64bits(0x400921fb54442d18) == 3.141592653589793
func &signs (var %a u32) i32 { return (retype i32 u32 (dread u32 %a)) }
# run: &signs(4294967295) == -1
func &address (var %a i64) ptr { return (retype ptr i64 (dread i64 %a)) }
# run: &address(4096) == 4096
func &byte (var %a i8) u8 { return (retype u8 i8 (dread i8 %a)) }
# run: &byte(-1) == 255
