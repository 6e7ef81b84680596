# The C library over blocks: text written into memory, numbers and words read from it, copies of pointers, realloc.
# out: 12-34 5
# out: 77 rest
# out: 6 6
# status 42
# rules: external
func &printf extern varargs (var %format <* i8>, ...) i32
func &snprintf extern varargs (var %s <* i8>, var %n u64, var %format <* i8>, ...) i32
func &sscanf extern varargs (var %s <* i8>, var %format <* i8>, ...) i32
func &memcpy extern (var %to <* void>, var %from <* void>, var %n u64) <* void>
func &realloc extern (var %p <* void>, var %n u64) <* void>
func &calloc extern (var %n u64, var %size u64) <* void>
func &free extern (var %p <* void>) void

func &main () i32 {
  var %text <[16] i8>
  var %n i32
  var %word <[8] i8>
  var %value i64
  var %a <* i32>
  var %p <* i32>
  var %q <* i32>
  callassigned &snprintf (addrof ptr %text, constval u64 16, conststr ptr "%d-%d", constval i32 12, constval i32 34) { dassign %n }
  call &printf (conststr ptr "%s %d\n", addrof ptr %text, dread i32 %n)
  call &sscanf (conststr ptr "77 rest", conststr ptr "%lld%s", addrof ptr %value, addrof ptr %word)
  call &printf (conststr ptr "%d %s\n", dread i64 %value, addrof ptr %word)
  callassigned &calloc (constval u64 2, constval u64 4) { dassign %a }
  iassign <* i32> (dread ptr %a, constval i32 6)
  callassigned &realloc (dread ptr %a, constval u64 4000) { dassign %a }
  dassign %p (dread ptr %a)
  call &memcpy (addrof ptr %q, addrof ptr %p, constval u64 8)
  call &printf (conststr ptr "%d %d\n", iread i32 <* i32> (dread ptr %p), iread i32 <* i32> (dread ptr %q))
  call &free (dread ptr %a)
  return (constval i32 42)
}
