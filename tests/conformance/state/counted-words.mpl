# Counted words: what they hold they hold one reference to. The count stands 8 bytes before an object.
globalmemsize 16
globalwordsrefcounted = [ 0x1 ]
type $Node <class { @value i32, @next ref }>
var $seen ref
func &count (var %o ref) i32 {
  return (ireadoff i32 -8 (dread ref %o))
}
func &new (var %x i32) ref {
  var %o ref
  dassign %o (gcmalloc ref <$Node>)
  iassign <* <$Node>> 1 (dread ref %o, dread i32 %x)
  return (dread ref %o)
}
# Words -2 and -4 of the locals: an object of its own, and what another word also holds.
func &twice () i32 {
  framesize 16
  localwordsrefcounted = [ 0x14 ]
  iassignfpoff ref -8 (gcmalloc ref <$Node>)
  iassignfpoff ref -16 (ireadfpoff ref -8)
  callassigned &count (ireadfpoff ref -8) { regassign i32 %1 }
  iassignfpoff ref -8 (constval ref 0)
  callassigned &count (ireadfpoff ref -16) { regassign i32 %2 }
  return (add i32 (mul i32 (regread i32 %1, constval i32 10), regread i32 %2))
}
# run: &twice() == 21
func &release () i32 {
  call &fill (constval i32 3)
  callassigned &count (dread ref $seen) { regassign i32 %1 }
  decref (dread ref $seen)
  return (regread i32 %1)
}
# The frame lets its reference go when the function returns; the variable has one of its own.
func &fill (var %x i32) void {
  framesize 8
  localwordsrefcounted = [ 0x4 ]
  callassigned &new (dread i32 %x) { regassign ref %1 }
  regassign ref %2 (regread ref %1)
  incref (regread ref %2)
  dassign $seen (regread ref %2)
  iassignfpoff ref -8 (regread ref %2)
  decref (regread ref %2)
}
# run: &release() == 1
func &given () ref {
  framesize 8
  localwordsrefcounted = [ 0x4 ]
  callassigned &new (constval i32 12) { regassign ref %1 }
  iassignfpoff ref -8 (regread ref %1)
  decref (regread ref %1)
  return (ireadfpoff ref -8)
}
# What a function returns from its frame it has counted for the caller.
func &result () i32 {
  callassigned &given () { regassign ref %1 }
  callassigned &count (regread ref %1) { regassign i32 %2 }
  regassign i32 %3 (iread i32 <* <$Node>> 1 (regread ref %1))
  decref (regread ref %1)
  return (add i32 (mul i32 (regread i32 %2, constval i32 100), regread i32 %3))
}
# run: &result() == 112
# Parameters above %%FP: counted while the function runs.
func &borrow (var %o ref) i32 {
  upformalsize 8
  formalwordsrefcounted = [ 0x1 ]
  callassigned &count (dread ref %o) { regassign i32 %1 }
  return (regread i32 %1)
}
func &borrowed () i32 {
  callassigned &new (constval i32 1) { regassign ref %1 }
  callassigned &borrow (regread ref %1) { regassign i32 %2 }
  callassigned &count (regread ref %1) { regassign i32 %3 }
  decref (regread ref %1)
  return (add i32 (mul i32 (regread i32 %2, constval i32 10), regread i32 %3))
}
# run: &borrowed() == 21
# The first word of the global block holds a reference; the words behind it are numbers.
func &globally () i32 {
  callassigned &new (constval i32 1) { regassign ref %1 }
  iassignoff ref 0 (regread ptr %%GP, regread ref %1)
  iassignoff i64 8 (regread ptr %%GP, constval i64 -1)
  callassigned &count (regread ref %1) { regassign i32 %2 }
  iassignoff ref 0 (regread ptr %%GP, constval ref 0)
  callassigned &count (regread ref %1) { regassign i32 %3 }
  decref (regread ref %1)
  return (add i32 (mul i32 (regread i32 %2, constval i32 10), regread i32 %3))
}
# run: &globally() == 21
# A handler far above: frames that an exception leaves let their references go.
func &thrower (var %o ref) void {
  framesize 8
  localwordsrefcounted = [ 0x4 ]
  iassignfpoff ref -8 (dread ref %o)
  throw (constval i32 1)
}
func &unwound () i32 {
  callassigned &new (constval i32 1) { regassign ref %1 }
  jstry @h 0
  call &thrower (regread ref %1)
@h jscatch
  endtry
  callassigned &count (regread ref %1) { regassign i32 %2 }
  decref (regread ref %1)
  return (regread i32 %2)
}
# run: &unwound() == 1
