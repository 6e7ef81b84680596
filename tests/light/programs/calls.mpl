# Results in registers and fields, functions without prototypes' results used, recursion, register parameters.
# out: 3 4 5
# out: abc 3
# status 120
# rules: callassigned call returned external regassign_preg
func &printf extern varargs (var %format <* i8>, ...) i32
type $P <struct { @x i32, @y i64 }>

func &three () i32, i32, i32 {
  return (constval i32 3, constval i32 4, constval i32 5)
}

func &factorial (reg %1 i32) i32 {
  if (le u1 i32 (regread i32 %1, constval i32 1)) {
    return (constval i32 1)
  }
  call &factorial (sub i32 (regread i32 %1, constval i32 1))
  return (mul i32 (regread i32 %1, regread i32 %%retval0))
}

func &main () i32 {
  var %p <$P>
  var %r i32
  callassigned &three () { dassign %p 1 dassign %p 2 regassign i32 %3 }
  call &printf (conststr ptr "%d %lld %d\n", dread i32 %p 1, dread i64 %p 2, regread i32 %3)
  call &printf (conststr ptr "%s %u\n", conststr ptr "abc", intrinsicop i32 C_popcount32 (constval u32 7))
  callassigned &factorial (constval i32 5) { dassign %r }
  return (dread i32 %r)
}
