# samara run FILE DIR/imports/malloc.sy
# The operation took memory from the function of that name that another language of the program defines.
# engine: all but vm light
# status 105
func &f extern (var %x i32) i32
func &main () i32 {
  var %p ptr
  var %r i32
  dassign %p 0 (malloc ptr (constval i32 8))
  iassign <* i32> 0 (dread ptr %p, constval i32 5)
  callassigned &f (iread i32 <* i32> 0 (dread ptr %p)) { dassign %r 0 }
  return (dread i32 %r)
}
