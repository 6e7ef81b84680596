# samara run FILE
# engine: all
# status 3
# out: 1
# err: missing-function
# A class that declares a method abstract again takes its parent's away from its subclasses; the formal machine passed over it.
srclang 1
func &printf extern varargs (var %format <* i8>, ...) i32
type $A <class { @x i32, &A|m public virtual (<* <$A>>) i32 }>
type $B <class <$A> { @y i32, &B|m public virtual abstract (<* <$B>>) i32 }>
type $C <class <$B> { @z i32 }>
func &A|m (var %this ref) i32 { return (constval i32 1) }
func &B|m (var %this ref) i32
func &main () i32 {
  var %object ref
  var %result i32
  dassign %object (gcmalloc ref <$A>)
  virtualcallassigned &A|m (dread ref %object) { dassign %result }
  call &printf (conststr ptr "%d\n", dread i32 %result)
  dassign %object (gcmalloc ref <$C>)
  virtualcallassigned &A|m (dread ref %object) { dassign %result }
  return (constval i32 0)
}
