# Managed objects and arrays: how they lie in memory, and how they are made.
#
#     object - 16   its class: the address of the data of a class, a `$__class`
#     object - 8    references to it; below 0: never reclaimed. Dead and waiting: address of the next such object
#     object - 4    length of an array
#     object        its fields or elements
#
# A class is itself a permanent object, so its data lie behind a header of the same shape. What was reclaimed keeps a
# count of 0 until its memory is used again, so that counting it can trap.

# The data of a class. `kind` is 0 for objects and arrays of numbers, other for arrays of references; `supers` are the
# classes that it may be cast to; `keys` and `methods` are its interface methods by ascending key (of an array of
# references, `methods` is the class of its elements); `message` is where an exception has its message, or 0. Behind these
# fields follow those of `vtable`, as many as the class has. (lower/maple-levels/objects/class-data.ts writes them.)
type $__class <struct {@name ptr, @parent ptr, @supers ptr, @superCount i32, @kind i32, @drop ptr, @keys ptr, @methods ptr, @methodCount i32, @message i32, @vtable <[] ptr>}>

# An object of `%size` bytes behind its header.
func &__object_new (var %class ptr, var %size u64, var %count i32, var %length i32) ptr {
  var %raw ptr
  if (gt u1 u64 (dread u64 %size, constval u64 0x7fff0000)) { call &__trap_out_of_memory (constval ptr 0) }
  dassign %raw (malloc ptr (add u64 (dread u64 %size, constval u64 16)))
  if (eq u1 ptr (dread ptr %raw, constval ptr 0)) { call &__trap_out_of_memory (constval ptr 0) }
  call &__object_place (dread ptr %raw, dread ptr %class, dread u64 %size, dread i32 %count, dread i32 %length)
  return (regread ptr %%retval0)
}

# Makes an object of the memory at `%raw`: everything behind the header is 0.
func &__object_place (var %raw ptr, var %class ptr, var %size u64, var %count i32, var %length i32) ptr {
  intrinsiccall C_memset (dread ptr %raw, constval i32 0, add u64 (dread u64 %size, constval u64 16))
  iassignoff ptr 0 (dread ptr %raw, dread ptr %class)
  iassignoff i32 8 (dread ptr %raw, dread i32 %count)
  iassignoff i32 12 (dread ptr %raw, dread i32 %length)
  return (add ptr (dread ptr %raw, constval ptr 16))
}

# An array of `%length` elements of `%element` bytes.
func &__array_new (var %class ptr, var %element u64, var %count i32, var %length i32) ref {
  if (lt u1 i32 (dread i32 %length, constval i32 0)) { call &__trap_array_bounds (conststr ptr "an array of negative length") }
  call &__object_new (dread ptr %class, mul u64 (dread u64 %element, cvt u64 u32 (dread u32 %length)), dread i32 %count, dread i32 %length)
  return (regread ref %%retval0)
}

# A permanent string with a copy of the text.
func &__jstr (var %text ptr, var %class ptr) ref {
  var %length u64
  var %string ref
  dassign %length (intrinsicop u64 C_strlen (dread ptr %text))
  call &__object_new (dread ptr %class, add u64 (dread u64 %length, constval u64 1), constval i32 -1, cvt i32 u64 (dread u64 %length))
  dassign %string (regread ref %%retval0)
  intrinsiccall C_memcpy (dread ref %string, dread ptr %text, dread u64 %length)
  return (dread ref %string)
}
