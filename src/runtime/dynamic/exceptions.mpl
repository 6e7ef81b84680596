# What goes wrong in the host's functions on dynamic values becomes an exception of the program: their result is the word
# `failed`, and the host keeps what was thrown. `$__pending` and `$__handlers` are those of ../exceptions.

# Behind every call of the host: raises what it has thrown.
func &__js_check (var %x dynany) void {
  brfalse @raised (ne u1 u32 (cvt u32 u64 (lshr u64 (retype u64 <u64> (dread dynany %x), constval u32 32)), constval u32 15)) # tag failed
  return ()
@raised
  call &samara_js_thrown ()
  call &__js_throw (regread dynany %%retval0)
  return ()
}

# Where nobody can catch it, the program ends here, with its stack.
func &__js_throw (var %x dynany) void {
  brtrue @heard (dread i32 $__handlers)
  call &samara_js_uncaught (dread dynany %x)
@heard
  throw (dread dynany %x)
}

# Tells the host where to see that a callback has thrown, and how to take what.
func &__js_connect () void {
  call &samara_js_connect (addrof ptr $__pending, addroffunc ptr &__js_take)
  return ()
}

func &__js_take () dynany {
  dassign $__pending (constval i32 0)
  return (regread dynany %%thrownval)
}
