# Constants of every scalar type, in every notation.
func &dec () i32 { return (constval i32 -17) }
# run: &dec() == -17
func &hex () u32 { return (constval u32 0xfffffffe) }
# run: &hex() == 4294967294
func &octal () i32 { return (constval i32 017) }
# run: &octal() == 15
func &char () i8 { return (constval i8 'A') }
# run: &char() == 65
func &wide () i64 { return (constval i64 0x123456789abcdef0) }
# run: &wide() == 1311768467463790320
func &uwide () u64 { return (constval u64 18446744073709551615) }
# run: &uwide() == 18446744073709551615
func &narrow () i8 { return (constval i8 -128) }
# run: &narrow() == -128
func &unarrow () u16 { return (constval u16 65535) }
# run: &unarrow() == 65535
func &single () f32 { return (constval f32 0.1f) }
# run: &single() == 0.1
func &double () f64 { return (constval f64 1.5e-10) }
# run: &double() == 0.00000000015
func &null () ptr { return (constval ptr 0) }
# run: &null() == 0
func &truth () u1 { return (constval u1 1) }
# run: &truth() == 1
