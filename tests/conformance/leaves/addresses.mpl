# Addresses of variables, of their fields, of bytes in them, of functions.
type $Pair <struct { @a i32, @b i64 }>
var $pair <$Pair> = [1 = 5, 2 = 6]
func &fieldoffset () i64 { return (sub i64 (addrof ptr $pair 2, addrof ptr $pair)) }
# run: &fieldoffset() == 8
func &byteoffset () i64 { return (sub i64 (addrofoff ptr $pair 12, addrof ptr $pair)) }
# run: &byteoffset() == 12
func &through () i64 { return (iread i64 <* i64> (addrof ptr $pair 2)) }
# run: &through() == 6
func &local (var %x i32) i32 {
  var %y i32
  dassign %y (dread i32 %x)
  iassign <* i32> (addrof ptr %y, add i32 (dread i32 %y, constval i32 1))
  return (dread i32 %y)
}
# run: &local(41) == 42
func &param (var %x i32) i32 {
  iassign <* i32> (addrof ptr %x, constval i32 9)
  return (dread i32 %x)
}
# run: &param(1) == 9
func &distinct () u1 { return (ne u1 ptr (addroffunc ptr &local, addroffunc ptr &param)) }
# run: &distinct() == 1
func &notnull () u1 { return (ne u1 ptr (addroffunc ptr &local, constval ptr 0)) }
# run: &notnull() == 1
