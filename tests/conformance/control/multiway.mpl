# multiway by integers and by strings; the first tag that matches counts.
func &number (var %x i32) i32 {
  multiway (dread i32 %x) @other { (constval i32 3): goto @a (constval i32 5): goto @b }
  @a return (constval i32 30)
  @b return (constval i32 50)
  @other return (constval i32 0)
}
# run: &number(3) == 30
# run: &number(5) == 50
# run: &number(4) == 0
func &computed (var %x i32, var %y i32) i32 {
  multiway (dread i32 %x) @other { (dread i32 %y): goto @a (constval i32 5): goto @b }
  @a return (constval i32 1)
  @b return (constval i32 2)
  @other return (constval i32 3)
}
# run: &computed(5, 5) == 1
# run: &computed(5, 6) == 2
# run: &computed(4, 6) == 3
var $words <[3] <* u8>> = [conststr ptr "red", conststr ptr "green", conststr ptr "blue"]
func &word (var %i i64) i32 {
  multiway (iread ptr <* <* u8>> (array 0 ptr <* <[3] <* u8>>> (addrof ptr $words, dread i64 %i))) @other {
    (conststr ptr "green"): goto @green (conststr ptr "blue"): goto @blue }
  @green return (constval i32 1)
  @blue return (constval i32 2)
  @other return (constval i32 0)
}
# run: &word(0) == 0
# run: &word(1) == 1
# run: &word(2) == 2
