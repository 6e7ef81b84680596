# A word that is counted and tagged is a reference only while its tag says that it is an address.
type $Node <class { @value i32 }>
func &count (var %o ref) i32 {
  return (ireadoff i32 -8 (dread ref %o))
}
func &numbers (var %x i32) i32 {
  framesize 8
  localwordstypetagged = [ 0x4 ]
  localwordsrefcounted = [ 0x4 ]
  iassignfpoff i32 -8 (dread i32 %x)
  iassignfpoff i32 -8 (add i32 (ireadfpoff i32 -8, constval i32 1))
  return (ireadfpoff i32 -8)
}
# run: &numbers(6) == 7
func &held () i32 {
  framesize 8
  localwordstypetagged = [ 0x4 ]
  localwordsrefcounted = [ 0x4 ]
  var %o ref
  dassign %o (gcmalloc ref <$Node>)
  iassignfpoff dynptr -8 (cvt dynptr ptr (dread ptr %o))
  callassigned &count (dread ref %o) { regassign i32 %1 }
  iassignfpoff i32 -8 (constval i32 3)
  callassigned &count (dread ref %o) { regassign i32 %2 }
  decref (dread ref %o)
  return (add i32 (mul i32 (regread i32 %1, constval i32 10), regread i32 %2))
}
# run: &held() == 21
