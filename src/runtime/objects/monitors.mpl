# Monitors: a list of the objects that are entered, with how often. There is one thread, so nobody ever waits.

type $__monitor <struct {@object ptr, @depth i32, @next <* <$__monitor>>}>
var $__monitors <* <$__monitor>>

# The entry of an object; null if it is not entered.
func &__monitor_of (var %object ref) <* <$__monitor>> {
  var %at <* <$__monitor>>
  if (eq u1 ref (dread ref %object, constval ref 0)) { call &__trap_null_pointer (constval ptr 0) }
  dassign %at (dread ptr $__monitors)
  while (ne u1 ptr (dread ptr %at, constval ptr 0)) {
    if (eq u1 ptr (iread ptr <* <$__monitor>> 1 (dread ptr %at), dread ref %object)) { return (dread ptr %at) }
    dassign %at (iread ptr <* <$__monitor>> 3 (dread ptr %at))
  }
  return (dread ptr %at)
}

func &__is_entered (var %object ref) u1 {
  call &__monitor_of (dread ref %object)
  return (ne u1 ptr (regread ptr %%retval0, constval ptr 0))
}

func &__sync_enter (var %object ref) void {
  var %monitor <* <$__monitor>>
  call &__monitor_of (dread ref %object)
  dassign %monitor (regread ptr %%retval0)
  if (eq u1 ptr (dread ptr %monitor, constval ptr 0)) {
    dassign %monitor (malloc ptr (sizeoftype u64 <$__monitor>))
    iassign <* <$__monitor>> 1 (dread ptr %monitor, dread ref %object)
    iassign <* <$__monitor>> 2 (dread ptr %monitor, constval i32 0)
    iassign <* <$__monitor>> 3 (dread ptr %monitor, dread ptr $__monitors)
    dassign $__monitors (dread ptr %monitor)
  }
  iassign <* <$__monitor>> 2 (dread ptr %monitor, add i32 (iread i32 <* <$__monitor>> 2 (dread ptr %monitor), constval i32 1))
  return ()
}

func &__sync_exit (var %object ref) void {
  var %monitor <* <$__monitor>>
  var %depth i32
  var %at ptr
  call &__monitor_of (dread ref %object)
  dassign %monitor (regread ptr %%retval0)
  if (eq u1 ptr (dread ptr %monitor, constval ptr 0)) {
    call &__trap_assertion (conststr ptr "syncexit of an object that was not entered")
  }
  dassign %depth (sub i32 (iread i32 <* <$__monitor>> 2 (dread ptr %monitor), constval i32 1))
  iassign <* <$__monitor>> 2 (dread ptr %monitor, dread i32 %depth)
  if (ne u1 i32 (dread i32 %depth, constval i32 0)) { return () }
  dassign %at (addrof ptr $__monitors)
  while (ne u1 ptr (ireadoff ptr 0 (dread ptr %at), dread ptr %monitor)) {
    dassign %at (iaddrof ptr <* <$__monitor>> 3 (ireadoff ptr 0 (dread ptr %at)))
  }
  iassignoff ptr 0 (dread ptr %at, iread ptr <* <$__monitor>> 3 (dread ptr %monitor))
  free (dread ptr %monitor)
  return ()
}
