# samara run FILE
# engine: all but light
# status 3
# out: caught caught caught fine 9
# err: java.lang.ArrayIndexOutOfBoundsException
# An index of more bits than an address was cut before it was compared, and a bound to the index's own narrow type. MapleLight
# has no i128.
func &printf extern varargs (var %format <* i8>, ...) i32
var $m <[3] i32> = [0, 1, 2]
var $long <[300] u8>
func &narrow (var %i u64) i32 {
  return (iread i32 <* i32> (array 1 a32 <* <[3] i32>> (addrof a32 $m, dread u64 %i)))
}
func &wide (var %i i128) i32 {
  return (iread i32 <* i32> (array 1 a32 <* <[3] i32>> (addrof a32 $m, dread i128 %i)))
}
func &byte (var %i u8) i32 {
  iassign <* u8> 0 (array 1 a32 <* <[300] u8>> (addrof a32 $long, dread u32 %i), constval u8 9)
  return (iread u32 <* u8> (array 1 a32 <* <[300] u8>> (addrof a32 $long, dread u8 %i)))
}
func &main () i32 {
  javatry {@h1}
  callassigned &narrow (constval u64 0x100000001) { regassign i32 %1 }
  endtry
  return (constval i32 1)
@h1 javacatch {<* void>}
  call &printf (conststr ptr "caught ")
  javatry {@h2}
  callassigned &wide (constval i128 0x10000000000000001) { regassign i32 %1 }
  endtry
  return (constval i32 1)
@h2 javacatch {<* void>}
  call &printf (conststr ptr "caught ")
  javatry {@h3}
  callassigned &wide (constval i128 -1) { regassign i32 %1 }
  endtry
  return (constval i32 1)
@h3 javacatch {<* void>}
  call &printf (conststr ptr "caught ")
  javatry {@h4}
  callassigned &byte (constval u8 200) { regassign i32 %1 }
  call &printf (conststr ptr "fine %d\n", regread i32 %1)
  endtry
  goto @on
@h4 javacatch {<* void>}
  return (constval i32 1)
@on
  callassigned &wide (constval i128 0x10000000000000001) { regassign i32 %1 }
  return (regread i32 %1)
}
