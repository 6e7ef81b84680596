# Fields by their ids, which count nested structures depth-first; through pointers and in arrays.
type $In <struct { @x i16, @y i64 }>
type $Out <struct { @a i8, @in <$In>, @z u8, @f f32 }>
var $all <[3] <$Out>>
func &set (var %i i32, var %v i64) i64 {
  var %p <* <$Out>>
  dassign %p (array 1 ptr <* <[3] <$Out>>> (addrof ptr $all, dread i32 %i))
  iassign <* <$Out>> 1 (dread ptr %p, dread i64 %v)
  iassign <* <$Out>> 3 (dread ptr %p, dread i64 %v)
  iassign <* <$Out>> 4 (dread ptr %p, dread i64 %v)
  iassign <* <$Out>> 5 (dread ptr %p, dread i64 %v)
  iassign <* <$Out>> 6 (dread ptr %p, constval f64 0.5)
  return (add i64 (add i64 (iread i32 <* <$Out>> 1 (dread ptr %p), iread i32 <* <$Out>> 3 (dread ptr %p)), add i64 (iread i64 <* <$Out>> 4 (dread ptr %p), iread u32 <* <$Out>> 5 (dread ptr %p))))
}
# run: &set(0, 1) == 4
# run: &set(2, 0x18080) == 65792
func &whole () i32 {
  var %o <$Out>
  var %n <$In>
  dassign %n 1 (constval i32 77)
  dassign %n 2 (constval i64 5)
  dassign %o 2 (dread agg %n)
  dassign %o 5 (constval i32 1)
  return (add i32 (dread i32 %o 3, dread u32 %o 5))
}
# run: &whole() == 78
func &float () f32 {
  var %o <$Out>
  dassign %o 6 (constval f64 0.1)
  return (dread f32 %o 6)
}
# run: &float() == 0.1
