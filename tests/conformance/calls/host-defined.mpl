# Calls whose meaning the host defines: a custom call is one of the host's function, a polymorphic call goes through its
# first operand (a method handle), an intrinsic of the user's own table is missing unless the host has it.
# run: &custom(-5) == 5
# run: &plain(-5) == 5
# run: &handle(4) == 14
# run: &handlePlain(4) == 14
# run: &checkpoints() == 1
# trap: missing-function &user(3)
# trap: missing-function &userPlain(3)
func &abs (var %x i32) i32
func &invoke (var %handle ptr, var %x i32) i32
func &plus (var %x i32) i32 { return (add i32 (dread i32 %x, constval i32 10)) }

func &custom (var %x i32) i32 {
  customcallassigned &abs (dread i32 %x) { regassign i32 %1 }
  return (regread i32 %1)
}
func &plain (var %x i32) i32 {
  customcall &abs (dread i32 %x)
  return (regread i32 %%retval0)
}
func &handle (var %x i32) i32 {
  polymorphiccallassigned <func (i32) i32> &invoke (addroffunc ptr &plus, dread i32 %x) { regassign i32 %1 }
  return (regread i32 %1)
}
func &handlePlain (var %x i32) i32 {
  polymorphiccall <func (i32) i32> &invoke (addroffunc ptr &plus, dread i32 %x)
  return (regread i32 %%retval0)
}
func &checkpoints () i32 {
  checkpoint here
  return (constval i32 1)
}
func &user (var %x i32) i32 {
  xintrinsiccallassigned 7 (dread i32 %x) { regassign i32 %1 }
  return (regread i32 %1)
}
func &userPlain (var %x i32) i32 {
  xintrinsiccall 7 (dread i32 %x)
  return (regread i32 %%retval0)
}
