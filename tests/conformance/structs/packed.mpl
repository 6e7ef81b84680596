# Packed bit-fields cross the bytes of every unit.
type $P <struct { @a:5 u32, @b:30 u32, @c:29 i32 }> packed
var $p <$P>
func &size () i32 { return (sizeoftype i32 <$P>) }
# run: &size() == 8
func &middle (var %x u32) u32 {
  dassign $p 1 (constval i32 -1)
  dassign $p 3 (constval i32 -1)
  dassign $p 2 (dread u32 %x)
  return (dread u32 $p 2)
}
# run: &middle(0x12345678) == 0x12345678
# run: &middle(0xffffffff) == 0x3fffffff
func &whole () i64 { call &middle (constval u32 0) return (ireadoff i64 0 (addrof ptr $p)) }
# run: &whole() == 0xfffffff80000001f
func &last () i32 { call &middle (constval u32 7) return (dread i32 $p 3) }
# run: &last() == -1
