# Synchronised regions: recursive for each object, not left more often than entered, not of null.
# run: &nest(3, 3) == 1
# run: &nest(5, 2) == 1
# trap: assertion &nest(2, 3)
# trap: null-pointer &null()
func &nest (var %n i32, var %m i32) i32 {
  var %i i32
  var %o ref
  var %p ref
  dassign %o (gcmalloc ref <[1] i32>)
  dassign %p (gcmalloc ref <[1] i32>)
  doloop %i (constval i32 0, lt u1 i32 (dread i32 %i, dread i32 %n), constval i32 1) {
    syncenter (dread ref %o)
    syncenter (dread ref %p, constval i32 2)
  }
  doloop %i (constval i32 0, lt u1 i32 (dread i32 %i, dread i32 %m), constval i32 1) {
    syncexit (dread ref %o)
    syncexit (dread ref %p)
  }
  return (constval i32 1)
}

func &null () void {
  syncenter (constval ref 0)
  return ()
}
