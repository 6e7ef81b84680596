# The address of a field of what a pointer points to.
type $In <struct { @x i32, @y i64 }>
type $Out <struct { @a i8, @in <$In>, @z i16 }>
# Field ids count depth-first: a = 1, in = 2, x = 3, y = 4, z = 5. Offsets by the C rules: 0, 8, 8, 16, 24.
func &offset1 (var %p <* <$Out>>) ptr { return (iaddrof ptr <* <$Out>> 1 (dread ptr %p)) }
# run: &offset1(1000) == 1000
func &offset2 (var %p <* <$Out>>) ptr { return (iaddrof ptr <* <$Out>> 2 (dread ptr %p)) }
# run: &offset2(1000) == 1008
func &offset4 (var %p <* <$Out>>) ptr { return (iaddrof ptr <* <$Out>> 4 (dread ptr %p)) }
# run: &offset4(1000) == 1016
func &offset5 (var %p <* <$Out>>) ptr { return (iaddrof ptr <* <$Out>> 5 (dread ptr %p)) }
# run: &offset5(1000) == 1024
