# samara run FILE
# engine: all
# out: 6 own 1 2 4 8 16 caught 5
# A program may use any names, those that lowering gives to what it adds as well.
func &printf extern varargs (var %format <* i8>, ...) i32
type $N <class {@v i32, &.incref () i32}>
type $.class <struct {@a i8}>
var $.pending i32 = 1
var $.class.N i32 = 2
var $__handlers i32 = 4
var $.2.dead i32 = 16
func &__release () i32 { return (constval i32 1) }
func &.release () i32 { return (dread i32 $.pending) }
func &samara_trap () i32 { return (constval i32 8) }
func &.samara_uncaught () i32 { return (constval i32 3) }
func &malloc (var %size u64) ptr { return (constval ptr 0) }
func &free (var %p ptr) void { return () }
func &memory () i32 { return (constval i32 1) }
func &main () i32 {
  var %n <* <$N>>
  var %.thrown i32
  var %p ptr
  dassign %p (malloc ptr (constval i64 16))
  iassignoff i32 0 (dread ptr %p, constval i32 6)
  call &printf (conststr ptr "%d ", ireadoff i32 0 (dread ptr %p))
  free (dread ptr %p)
  dassign %n (gcmalloc ref <$N>)
  incref (dread ref %n)
  decref (dread ref %n)
  decref (dread ref %n)
  callassigned &.release () { dassign %.thrown }
  callassigned &samara_trap () { regassign i32 %1 }
  call &printf (conststr ptr "own %d %d %d %d %d ", dread i32 %.thrown, dread i32 $.class.N, dread i32 $__handlers, regread i32 %1, dread i32 $.2.dead)
  jstry @.h 0
  throw (constval i32 5)
@.h jscatch
  call &printf (conststr ptr "caught %d\n", regread i32 %%thrownval)
@e endtry
  return (constval i32 0)
}
