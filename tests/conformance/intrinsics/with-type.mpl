# The forms of intrinsics that carry a type mean the same.
func &bits (var %x u32) i32 { return (intrinsicopwithtype i32 <u32> C_popcount32 (dread u32 %x)) }
# run: &bits(0xff00ff) == 16
func &length () u64 {
  intrinsiccallwithtype <* u8> C_strlen (conststr ptr "abc")
  return (regread u64 %%retval0)
}
# run: &length() == 3
func &assigned () u64 {
  intrinsiccallwithtypeassigned <* u8> C_strlen (conststr ptr "abcd") { regassign u64 %1 }
  return (regread u64 %1)
}
# run: &assigned() == 4
