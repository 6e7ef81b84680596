# Conversions of dynamic values that run often. A dynamic value is a word of 64 bits (src/maple/dynamic-words.ts): its tag
# in the upper half, the payload in the lower one. All others than the cases here are calls of functions in C.

# An integer, as JavaScript's bitwise operators take their operands.
func &__js_int32 (var %x dynany) i32 {
  brfalse @other (eq u1 u32 (cvt u32 u64 (lshr u64 (retype u64 <u64> (dread dynany %x), constval u32 32)), constval u32 4)) # tag i32
  return (cvt i32 u32 (cvt u32 u64 (retype u64 <u64> (dread dynany %x))))
@other
  call &samara_JS_INT32 (dread dynany %x, constval dynundef 0)
  regassign dynany %1 (regread dynany %%retval0)
  call &__js_check (regread dynany %1)
  return (cvt i32 u32 (cvt u32 u64 (retype u64 <u64> (regread dynany %1))))
}

# Is the value true? Of booleans and integers, the payload says it.
func &__js_truth (var %x dynany) u1 {
  brtrue @other (lt u1 u32 (cvt u32 u64 (lshr u64 (retype u64 <u64> (dread dynany %x), constval u32 32)), constval u32 3)) # tag bool
  brtrue @other (gt u1 u32 (cvt u32 u64 (lshr u64 (retype u64 <u64> (dread dynany %x), constval u32 32)), constval u32 5)) # tag u32
  return (ne u1 u32 (cvt u32 u64 (retype u64 <u64> (dread dynany %x)), constval u32 0))
@other
  call &samara_JS_BOOLEAN (dread dynany %x, constval dynundef 0)
  return (ne u1 u32 (cvt u32 u64 (retype u64 <u64> (regread dynany %%retval0)), constval u32 0))
}
