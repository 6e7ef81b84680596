# band, bior and bxor.
func &bandi32 (var %a i32, var %b i32) i32 { return (band i32 (dread i32 %a, dread i32 %b)) }
# run: &bandi32(0xff00ff00, 0x0ff00ff0) == 0x0f000f00
func &biori32 (var %a i32, var %b i32) i32 { return (bior i32 (dread i32 %a, dread i32 %b)) }
# run: &biori32(0xff00ff00, 0x0ff00ff0) == 0xfff0fff0
func &bxori32 (var %a i32, var %b i32) i32 { return (bxor i32 (dread i32 %a, dread i32 %b)) }
# run: &bxori32(0xff00ff00, 0x0ff00ff0) == 0xf0f0f0f0
func &bandi8 (var %a i8, var %b i8) i8 { return (band i8 (dread i8 %a, dread i8 %b)) }
# run: &bandi8(-1, -128) == -128
func &bioru8 (var %a u8, var %b u8) u8 { return (bior u8 (dread u8 %a, dread u8 %b)) }
# run: &bioru8(0x81, 0x42) == 0xc3
func &bxori16 (var %a i16, var %b i16) i16 { return (bxor i16 (dread i16 %a, dread i16 %b)) }
# run: &bxori16(-1, 0x0f0f) == -3856
func &bandu16 (var %a u16, var %b u16) u16 { return (band u16 (dread u16 %a, dread u16 %b)) }
# run: &bandu16(0xf0f0, 0xff00) == 0xf000
func &bxoru32 (var %a u32, var %b u32) u32 { return (bxor u32 (dread u32 %a, dread u32 %b)) }
# run: &bxoru32(0xffffffff, 1) == 4294967294
func &bandi64 (var %a i64, var %b i64) i64 { return (band i64 (dread i64 %a, dread i64 %b)) }
# run: &bandi64(0xff00000000ff, 0xf000000000f) == 0xf000000000f
func &bioru64 (var %a u64, var %b u64) u64 { return (bior u64 (dread u64 %a, dread u64 %b)) }
# run: &bioru64(0x8000000000000000, 1) == 9223372036854775809
func &bxori64 (var %a i64, var %b i64) i64 { return (bxor i64 (dread i64 %a, dread i64 %b)) }
# run: &bxori64(-1, 0xffffffff) == -4294967296
func &mask (var %a i32) i32 { return (band i32 (dread i32 %a, constval i32 0xff)) }
# run: &mask(0x1234) == 0x34
func &flip (var %a i32) i32 { return (bxor i32 (bior i32 (dread i32 %a, constval i32 8), constval i32 1)) }
# run: &flip(1) == 8
