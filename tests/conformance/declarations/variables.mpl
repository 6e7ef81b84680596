# Every way to declare a variable, a register and a function, and every kind of first value.
# run: &file() == 7
# run: &temporary(4) == 5
# run: &counter() == 101
# run: &counter() == 102
# run: &register(8) == 16
# run: &wide() == 0x62
# run: &word() == 0x80
# run: &pointers() == 42
# run: &outside() == 1
var $shared fstatic i32 = 7
func &file () i32 { return (dread i32 $shared) }
tempvar $scratch i32
func &temporary (var %x i32) i32 {
  tempvar %t i32
  dassign %t (dread i32 %x)
  dassign $scratch (constval i32 1)
  return (add i32 (dread i32 %t, dread i32 $scratch))
}
var $start <struct { @a i16, @b i32 }> = [2 = 100]
func &counter () i32 {
  var %n pstatic i32
  dassign %n (add i32 (dread i32 %n, constval i32 1))
  return (add i32 (dread i32 %n, dread i32 $start 2))
}
func &register (reg %2 i32) i32 {
  reg %1 i32
  regassign i32 %1 (regread i32 %2)
  return (add i32 (regread i32 %1, regread i32 %2))
}
var $text <* u16> = conststr16 ptr "ab"
func &wide () u32 { return (ireadoff u16 2 (dread ptr $text)) }
var $letters <[3] u8> = "\x1d"
var $names <[1] <* u8>> = [conststr ptr "c"]
func &word () u32 {
  return (add u32 (dreadoff u8 $letters 0, iread u32 <* u8> 0 (iread ptr <* <* u8>> 0 (addrof ptr $names))))
}
func &answer () i32 { return (constval i32 42) }
var $call <* <func () i32>> = addroffunc ptr &answer
var $where <[2] ptr> = [addroflabel ptr @end, addroflabel ptr @end]
var $half f64 = 0.5
var $here <* f64> = addrof ptr $half
func &pointers () i32 {
  indexgoto (cvt i32 f64 (iread f64 <* f64> (dread ptr $here))) $where
@end
  icallassigned (dread ptr $call) { regassign i32 %1 }
  return (regread i32 %1)
}
var $stderr extern ptr
func &outside () u1 { return (ne u1 ptr (dread ptr $stderr, constval ptr 0)) }
