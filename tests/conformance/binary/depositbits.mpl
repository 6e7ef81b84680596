# The first operand with bits [offset, offset + size) replaced by the low bits of the second.
func &put (var %a i32, var %b i32) i32 { return (depositbits i32 4 8 (dread i32 %a, dread i32 %b)) }
# run: &put(0, 0xff) == 0xff0
# run: &put(-1, 0) == 0xfffff00f
# run: &put(0x12345678, 0xfab) == 0x12345ab8
func &puttop (var %a u32, var %b u32) u32 { return (depositbits u32 28 4 (dread u32 %a, dread u32 %b)) }
# run: &puttop(0x01234567, 0x8f) == 0xf1234567
func &putwide (var %a i64, var %b i32) i64 { return (depositbits i64 28 8 (dread i64 %a, dread i32 %b)) }
# run: &putwide(0, 0xff) == 0xff0000000
# run: &putwide(-1, 0) == 0xfffffff00fffffff
func &putnarrow (var %a i8, var %b i8) i8 { return (depositbits i8 4 4 (dread i8 %a, dread i8 %b)) }
# run: &putnarrow(0, 8) == -128
