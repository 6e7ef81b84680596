# An empty assembly template keeps compilers from moving things, and does nothing.
func &fence (var %x i32) i32 {
  asm { "" : : : "memory" }
  return (dread i32 %x)
}
# run: &fence(3) == 3
