# Rotation to the right within the type's own width.
func &rori8 (var %a i8, var %n i32) i8 { return (ror i8 (dread i8 %a, dread i32 %n)) }
# run: &rori8(1, 1) == -128
func &roru8 (var %a u8, var %n i32) u8 { return (ror u8 (dread u8 %a, dread i32 %n)) }
# run: &roru8(0x81, 4) == 0x18
# run: &roru8(0x81, 8) == 0x81
func &roru16 (var %a u16, var %n i32) u16 { return (ror u16 (dread u16 %a, dread i32 %n)) }
# run: &roru16(0x1234, 4) == 0x4123
func &rori32 (var %a i32, var %n i32) i32 { return (ror i32 (dread i32 %a, dread i32 %n)) }
# run: &rori32(0x12345678, 8) == 0x78123456
# run: &rori32(5, 0) == 5
func &roru64 (var %a u64, var %n i32) u64 { return (ror u64 (dread u64 %a, dread i32 %n)) }
# run: &roru64(1, 1) == 0x8000000000000000
# run: &roru64(0x123456789abcdef0, 4) == 0x0123456789abcdef
# run: &roru64(0x123456789abcdef0, 36) == 0x89abcdef01234567
