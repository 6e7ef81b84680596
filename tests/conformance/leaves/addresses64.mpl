# Addresses of 64 bits whatever the pointers of the machine are.
func &next (var %p a64) a64 { return (add a64 (dread a64 %p, constval a64 8)) }
# run: &next(0xfffffffff8) == 0x10000000000
func &own () u1 {
  var %x i32
  var %p a64
  dassign %p (addrof a64 %x)
  iassign <* i32> 0 (dread a64 %p, constval i32 4)
  return (eq u1 i32 (dread i32 %x, constval i32 4))
}
# run: &own() == 1
