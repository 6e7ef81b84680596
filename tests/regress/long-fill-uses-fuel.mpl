# samara run FILE --fuel 100000
# status 3
# err: trap[out-of-fuel]
# engine: all but light
# (the formal machine counts each step of the loop, and there is fuel for few)
#
# A call was one unit of fuel, whatever it did.
func &malloc extern (var %size u64) ptr
func &memset extern (var %to ptr, var %byte i32, var %size u64) ptr

func &main () i32 {
  var %block ptr
  var %i i32
  callassigned &malloc (constval u64 20000000) { dassign %block }
  dassign %i (constval i32 0)
  while (lt u1 i32 (dread i32 %i, constval i32 200)) {
    call &memset (dread ptr %block, constval i32 1, constval u64 20000000)
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  return (constval i32 0)
}
