type $Problem <class { @code i32 }>
func &raise (var %n i32) void {
  var %p <* <$Problem>>
  dassign %p (gcmalloc ref <$Problem>)
  iassign <* <$Problem>> 1 (dread ref %p, dread i32 %n)
  throw (dread ref %p) }
func &divide (var %n i32) i32 { return (div i32 (constval i32 1, dread i32 %n)) }
