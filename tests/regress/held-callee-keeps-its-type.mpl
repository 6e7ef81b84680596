# samara run FILE
# engine: all
# out: 1 7
# A called pointer that had to wait in a register, because a later argument may raise an exception, lost its declared type: the call
# was one of another type.
func &printf extern varargs (var %format <* i8>, ...) i32
type $pair <struct { @a i32, @b <[3] u8> }>
var $pair <$pair> = [1 = 7]
var $divisor i8 = 1
func &both (var %unused u32) u1, <$pair> {
  return (constval u1 1, iread agg <* <$pair>> 0 (addrof ptr $pair))
}
func &main () i32 {
  var %truth u1
  var %copy <$pair>
  var %f <* <func (u32) u1, <$pair>>>
  dassign %f (addroffunc ptr &both)
  javatry {@handler}
  icallassigned (dread ptr %f, cior u32 (constval i8 0, rem i8 (constval i8 1, dread i8 $divisor))) { dassign %truth dassign %copy }
  endtry
  call &printf (conststr ptr "%d %d\n", dread u1 %truth, dread i32 %copy 1)
  return (constval i32 0)
@handler javacatch {<* void>}
  return (constval i32 1)
}
