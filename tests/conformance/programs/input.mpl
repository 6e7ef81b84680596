# Standard input by bytes and by scanf.
func &getchar extern () i32
func &scanf extern (var %format <* u8>, ...) i32
func &printf extern (var %format <* u8>, ...) i32
func &main () i32 {
  var %n i32 = 0
  var %v i32
  var %s i64 = 0
  callassigned &getchar () { dassign %n }
  dowhile {
    callassigned &scanf (conststr ptr "%d", addrof ptr %v) { regassign i32 %1 }
    if (gt u1 i32 (regread i32 %1, constval i32 0)) { dassign %s (add i64 (dread i64 %s, dread i32 %v)) }
  } (gt u1 i32 (regread i32 %1, constval i32 0))
  call &printf (conststr ptr "%c %ld\n", dread i32 %n, dread i64 %s)
  return (constval i32 0)
}
# in: "x 10 20\n-5 1000\n"
# out: "x 1025\n"
