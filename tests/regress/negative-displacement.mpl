# samara run FILE --pointer-size 4
# engine: all
# out: 1 7
# out: 77 77 77
# With addresses of 4 bytes, the formal machine took negative displacements for large positive ones.
func &printf extern varargs (var %format <* i8>, ...) i32
func &main () i32 {
  var %p <* <[4] i32>>
  var %q <* i32>
  var %back i32
  dassign %p (malloc ptr (constval u32 64))
  iassign <* i32> (add ptr (dread ptr %p, constval u32 4), constval i32 7)
  iassign <* i32> (add ptr (dread ptr %p, constval u32 8), constval i32 77)
  dassign %back (constval i32 -4)
  dassign %q (add ptr (add ptr (dread ptr %p, constval u32 8), dread i32 %back))
  call &printf (conststr ptr "%d %d\n", eq u1 ptr (dread ptr %q, add ptr (dread ptr %p, constval u32 4)), iread i32 <* i32> (dread ptr %q))
  dassign %q (add ptr (dread ptr %p, constval u32 16))
  call &printf (conststr ptr "%d %d %d\n", iread i32 <* i32> (array 0 ptr <* <[4] i32>> (dread ptr %q, constval i32 -2)),
    iread i32 <* i32> (sub ptr (dread ptr %q, constval i32 8)), iread i32 <* i32> (sub ptr (dread ptr %p, constval i32 -8)))
  return (constval i32 0)
}
