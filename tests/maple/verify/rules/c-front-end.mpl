# Shapes of files that C front ends write.
flavor 1
srclang 1
id 65535
numfuncs 3 # error: MPL2011
type $list <struct {@value i8, @flags:3 u8, @rest:5 u8, @next <* <$list>>, @cells <[4] <[2] i16>>}>
type $either <union {@i i32, @d f64, @p <* void>}>
type $callback <func (<* void>, i32) i32>
type $ops <struct {@name <* i8>, @run <* <$callback>>}>
var $errno extern i32 volatile
var $text <[6] i8> = "hello"
var $names <[2] <* i8>> = [conststr ptr "a", addrof ptr $text (2)]
var $table <[1] <$ops>> = [[1= conststr ptr "x", 2= addroffunc ptr &visit]]
var $origin <$either> = [1= 5]
func &printf public extern varargs (var %format <* i8>, ...) i32
func &exit public extern noreturn (var %code i32) void
func &visit (var %data <* void>, var %n i32) i32 {
  var %retVar u8
  dassign %retVar 0 (ne u1 i32 (dread i32 %n, constval i32 0))
  return (dread u32 %retVar)
}
func &sum public (var %head <* <$list>>, var %limit u64) i32 {
  var %i i32
  var %total i32 = 0
  var %c i8
  var %item <$list>
  var %value <$either>
  var %grid <[4] <[2] i16>>
  LOC 1 10 3
  dassign %i 0 (constval i32 0)
  while (lt u1 u64 (cvt u64 i32 (dread i32 %i), dread u64 %limit)) {
    dassign %c 0 (dread i32 %i)
    dassign %total 0 (add i32 (dread i32 %total, dread i32 %c))
    dassign %total 0 (add i32 (dread i32 %total, iread i32 <* <$list>> 1 (dread ptr %head)))
    iassign <* <$list>> 2 (dread ptr %head, bior u32 (iread u32 <* <$list>> 2 (dread ptr %head), constval u32 1))
    dassign %head 0 (iread ptr <* <$list>> 4 (dread ptr %head))
    iassign <* i16> 0 (array 0 ptr <* <[4] <[2] i16>>> (addrof ptr %grid, dread i32 %i, constval i32 1), dread i32 %total)
    iassign <* u8> 0 (add ptr (addrof ptr %grid, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4)), zext u32 8 (dread u32 %total))
    if (eq u1 ptr (dread ptr %head, constval ptr 0)) {
      goto @out
    }
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
@out dassign %item 0 (iread agg <* <$list>> 0 (dread ptr %head))
  dassign %value 2 (cvt f64 i32 (dread i32 %total))
  dassign %value 3 (add ptr (dread ptr %head, constval i64 8))
  eval (sub i64 (dread ptr %head, addrof ptr %item))
  callassigned &printf (conststr ptr "%d %f\n", dread i32 %total, dread f64 %value 2) { regassign i32 %1 }
  icallassigned (iread ptr <* <$ops>> 2 (addrof ptr $table), dread ptr %head, dread i32 %i) { dassign %i 0 }
  switch (dread u8 %c) @other {
    0x1: goto @one
    0x2: goto @other }
@one
  return (land u1 (dread i32 %total, dread ptr %head))
@other
  dassign %total 0 (select i32 (gt u1 i32 (dread i32 %i, constval i32 0), neg i32 (dread i32 %i), constval i32 7))
  if (dread i32 %total) {
    return (dread i32 %total)
  } else {
    call &exit (constval i32 1)
  }
}
