# samara run FILE
# engine: all but light
# out: lanes 1 4
# out: high half 5, low half 7
# Values of 128 bits were stored over what lay behind the cell of the thrown value. MapleLight has no such types.
func &printf extern varargs (var %format <* i8>, ...) i32
func &throwWide (var %x i128) void {
  throw (dread i128 %x)
}
func &main () i32 {
  var %v v4i32
  jstry @h1 0
  throw (constval v4i32 [1, 2, 3, 4])
@h1 jscatch
  dassign %v (regread v4i32 %%thrownval)
@e1 endtry
  call &printf (conststr ptr "lanes %d %d\n", dreadoff i32 %v 0, dreadoff i32 %v 12)
  jstry @h2 0
  call &throwWide (constval i128 0x50000000000000007)
@h2 jscatch
  call &printf (conststr ptr "high half %d, low half %d\n", cvt i32 i128 (lshr i128 (regread i128 %%thrownval, constval i32 64)), regread i32 %%thrownval)
@e2 endtry
  return (constval i32 0)
}
