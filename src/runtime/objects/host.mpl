# How a program ends, over the system interface (src/vm/system.ts); `%detail` is a text or null. And what a host may watch.

func &____sys_trap (var %kind i32, var %words ptr) void
func &samara_checkpoint (var %action ptr) void

func &__trap_assertion (var %detail ptr) void {
  call &____sys_trap (constval i32 1, dread ptr %detail)
  return ()
}

func &__trap_null_pointer (var %detail ptr) void {
  call &____sys_trap (constval i32 3, dread ptr %detail)
  return ()
}

func &__trap_array_bounds (var %detail ptr) void {
  call &____sys_trap (constval i32 4, dread ptr %detail)
  return ()
}

func &__trap_out_of_memory (var %detail ptr) void {
  call &____sys_trap (constval i32 5, dread ptr %detail)
  return ()
}

func &__trap_use_after_free (var %detail ptr) void {
  call &____sys_trap (constval i32 6, dread ptr %detail)
  return ()
}

func &__trap_bad_indirect_call (var %detail ptr) void {
  call &____sys_trap (constval i32 7, dread ptr %detail)
  return ()
}

func &__trap_bad_object (var %detail ptr) void {
  call &____sys_trap (constval i32 8, dread ptr %detail)
  return ()
}

# Text of an exception that nobody catches: its name, and its message if it has one; a zero stands behind all that fits. In flat form,
# since exceptions are lowered last.
var $__uncaught_text <[1001] u8>

func &__uncaught (var %name ptr, var %message ptr) void {
  call &__append (addrof ptr $__uncaught_text, dread ptr %name)
  brfalse @named (ne u1 ptr (dread ptr %message, constval ptr 0))
  call &__append (regread ptr %%retval0, conststr ptr ": ")
  call &__append (regread ptr %%retval0, dread ptr %message)
@named
  call &____sys_trap (constval i32 2, addrof ptr $__uncaught_text)
  return ()
}

func &__append (var %to ptr, var %text ptr) ptr {
  var %byte u32
@next
  brfalse @ended (lt u1 ptr (dread ptr %to, add ptr (addrof ptr $__uncaught_text, constval ptr 1000)))
  dassign %byte (iread u32 <* u8> 0 (dread ptr %text))
  iassign <* u8> 0 (dread ptr %to, dread u32 %byte)
  brfalse @ended (dread u32 %byte)
  dassign %to (add ptr (dread ptr %to, constval ptr 1))
  dassign %text (add ptr (dread ptr %text, constval ptr 1))
  goto @next
@ended
  return (dread ptr %to)
}
