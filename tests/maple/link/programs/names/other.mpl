type $node <struct { @x i64, @b i32 }>
var $n fstatic <$node> = [2= 2]
tempvar $l fstatic <[4] u8> const = "abc\x00"
func &which () i32 { return (constval i32 20) }
func &get static () i32 { return (dread i32 $n 2) }
func &other () i32 {
  callassigned &get () { regassign i32 %1 }
  return (regread i32 %1)
}
func &literal () ptr { return (addrof ptr $l) }
func &tick static () i32 {
  var %t pstatic i32 = 0
  dassign %t (add i32 (dread i32 %t, constval i32 1))
  return (dread i32 %t)
}
func &count () i32 {
  callassigned &tick () { regassign i32 %1 }
  return (regread i32 %1)
}
