# An exception that nobody catches ends the program; what was written before is there.
# out: "before\n"
# trap: uncaught-exception
# trap: uncaught-exception &throwing(1)
# run: &throwing(0) == 7
func &throwing (var %x i32) i32 {
  if (dread i32 %x) { throw (conststr dynstr "no") }
  return (constval i32 7)
}
func &main () i32 {
  intrinsiccall JS_PRINT (conststr dynstr "before")
  return (cvt i32 dynany (intrinsicop dynany JSOP_CALL (constval dyni32 1, constval dynundef 0, constval ptr 0, constval u32 0)))
}
