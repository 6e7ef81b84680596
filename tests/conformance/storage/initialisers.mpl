# First values of globals and of static and ordinary locals.
var $a <[5] i16> = [1, -2, 3]
var $f <[2] f32> = [1.5, -0.25]
type $S <struct { @x i8, @y i64, @z <[2] i32> }>
var $s <$S> = [1 = -1, 2 = 0x123456789, 3 = [7, 8]]
var $text <[6] u8> = "abc"
var $name <* u8> = conststr ptr "xyz"
var $here <* i32> = addrof ptr $s 3 (4)
func &element (var %i i64) i32 { return (iread i32 <* i16> (array 0 ptr <* <[5] i16>> (addrof ptr $a, dread i64 %i))) }
# run: &element(0) == 1
# run: &element(1) == -2
# run: &element(4) == 0
func &float (var %i i64) f32 { return (iread f32 <* f32> (array 0 ptr <* <[2] f32>> (addrof ptr $f, dread i64 %i))) }
# run: &float(1) == -0.25
func &fields () i64 { return (add i64 (dread i64 $s 1, dread i64 $s 2)) }
# run: &fields() == 0x123456788
func &letter (var %i i64) i32 { return (iread u32 <* u8> (add ptr (addrof ptr $text, dread i64 %i))) }
# run: &letter(2) == 99
# run: &letter(3) == 0
func &pointed () i32 { return (iread u32 <* u8> (add ptr (dread ptr $name, constval i64 1))) }
# run: &pointed() == 121
func &inside () i32 { return (iread i32 <* i32> (dread ptr $here)) }
# run: &inside() == 8
func &count () i32 {
  var %n pstatic i32 = 10
  dassign %n (add i32 (dread i32 %n, constval i32 1))
  return (dread i32 %n)
}
# run: &count() == 11
# run: &count() == 12
func &each (var %x i32) i32 {
  var %t <[3] i32> = [4, 5, 6]
  var %k i32 = 100
  dassign %k (add i32 (dread i32 %k, dread i32 %x))
  iassign <* i32> (array 0 ptr <* <[3] i32>> (addrof ptr %t, constval i32 1), dread i32 %k)
  return (add i32 (iread i32 <* i32> (array 0 ptr <* <[3] i32>> (addrof ptr %t, constval i32 1)), iread i32 <* i32> (array 0 ptr <* <[3] i32>> (addrof ptr %t, constval i32 2))))
}
# run: &each(1) == 107
# run: &each(1) == 107
