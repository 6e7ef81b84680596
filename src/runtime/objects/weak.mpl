# A weak reference is an address in a place that `$__weaks` knows: a list of places for each of 256 groups of targets. When
# the target dies, its places become null; when the object around a place dies, the place is forgotten.

type $__weak <struct {@cell ptr, @target ref, @next <* <$__weak>>}>
var $__weaks <[256] ptr>
var $__weak_count i32

# Where the list of the group of a target begins.
func &__weak_bucket (var %target ref) ptr {
  return (array 0 ptr <* <[256] ptr>> (addrof ptr $__weaks, band u32 (lshr u32 (cvt u32 ptr (dread ref %target), constval u32 4), constval u32 255)))
}

# The place holds nothing weak any more.
func &__forget_weak (var %cell ptr) void {
  var %at ptr
  var %entry <* <$__weak>>
  if (eq u1 i32 (dread i32 $__weak_count, constval i32 0)) { return () }
  call &__weak_bucket (ireadoff ref 0 (dread ptr %cell))
  dassign %at (regread ptr %%retval0)
  while (ne u1 ptr (ireadoff ptr 0 (dread ptr %at), constval ptr 0)) {
    dassign %entry (ireadoff ptr 0 (dread ptr %at))
    if (eq u1 ptr (iread ptr <* <$__weak>> 1 (dread ptr %entry), dread ptr %cell)) {
      iassignoff ptr 0 (dread ptr %at, iread ptr <* <$__weak>> 3 (dread ptr %entry))
      free (dread ptr %entry)
      dassign $__weak_count (sub i32 (dread i32 $__weak_count, constval i32 1))
      return ()
    }
    dassign %at (iaddrof ptr <* <$__weak>> 3 (dread ptr %entry))
  }
  return ()
}

func &__write_weak (var %cell ptr, var %value ref) void {
  var %at ptr
  var %entry <* <$__weak>>
  call &__forget_weak (dread ptr %cell)
  iassignoff ref 0 (dread ptr %cell, dread ref %value)
  if (eq u1 ref (dread ref %value, constval ref 0)) { return () }
  if (lt u1 i32 (ireadoff i32 -8 (dread ref %value), constval i32 0)) { return () }
  call &__weak_bucket (dread ref %value)
  dassign %at (regread ptr %%retval0)
  dassign %entry (malloc ptr (sizeoftype u64 <$__weak>))
  if (eq u1 ptr (dread ptr %entry, constval ptr 0)) { call &__trap_out_of_memory (constval ptr 0) }
  iassign <* <$__weak>> 1 (dread ptr %entry, dread ptr %cell)
  iassign <* <$__weak>> 2 (dread ptr %entry, dread ref %value)
  iassign <* <$__weak>> 3 (dread ptr %entry, ireadoff ptr 0 (dread ptr %at))
  iassignoff ptr 0 (dread ptr %at, dread ptr %entry)
  dassign $__weak_count (add i32 (dread i32 $__weak_count, constval i32 1))
  return ()
}

# A target dies: all places that hold it become null.
func &__clear_weak (var %target ref) void {
  var %at ptr
  var %entry <* <$__weak>>
  call &__weak_bucket (dread ref %target)
  dassign %at (regread ptr %%retval0)
  while (ne u1 ptr (ireadoff ptr 0 (dread ptr %at), constval ptr 0)) {
    dassign %entry (ireadoff ptr 0 (dread ptr %at))
    if (eq u1 ref (iread ref <* <$__weak>> 2 (dread ptr %entry), dread ref %target)) {
      iassignoff ref 0 (iread ptr <* <$__weak>> 1 (dread ptr %entry), constval ref 0)
      iassignoff ptr 0 (dread ptr %at, iread ptr <* <$__weak>> 3 (dread ptr %entry))
      free (dread ptr %entry)
      dassign $__weak_count (sub i32 (dread i32 $__weak_count, constval i32 1))
    }
    else {
      dassign %at (iaddrof ptr <* <$__weak>> 3 (dread ptr %entry))
    }
  }
  return ()
}
