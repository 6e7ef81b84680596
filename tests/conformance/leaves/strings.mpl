# A string is an array of bytes with a zero behind; equal strings share one address.
func &byteof (var %i i64) i32 {
  return (iread u32 <* u8> (add ptr (conststr ptr "maple\x01\xff", dread i64 %i)))
}
# run: &byteof(0) == 109
# run: &byteof(4) == 101
# run: &byteof(5) == 1
# run: &byteof(6) == 255
# run: &byteof(7) == 0
func &same () u1 { return (eq u1 ptr (conststr ptr "one", conststr ptr "one")) }
# run: &same() == 1
func &unit (var %i i64) i32 {
  return (iread u32 <* u16> (add ptr (conststr16 ptr "hi", mul i64 (dread i64 %i, constval i64 2))))
}
# run: &unit(0) == 104
# run: &unit(1) == 105
# run: &unit(2) == 0
