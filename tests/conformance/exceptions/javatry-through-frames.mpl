# What no handler takes goes on to the caller, or ends the program; the older spellings try and catch.
# run: &top(0) == 0
# run: &top(1) == 1
# run: &top(3) == 10
# trap: uncaught-exception &top(4)
# trap: uncaught-exception &throwing(1)
type $LMine_3B <class <$Ljava_2Flang_2FException_3B> { @code i32 }>
type $LOther_3B <class <$LMine_3B> {}>
type $LMark_3B <interface {}>
type $LMarked_3B <class <$Ljava_2Flang_2FRuntimeException_3B> { $LMark_3B }>
var $data <[4] i32> = [5, 6, 7, 8]

func &throwing (var %kind i32) void {
  var %e ref
  if (eq u1 i32 (dread i32 %kind, constval i32 1)) { dassign %e (gcmalloc ref <$LMine_3B>) throw (dread ref %e) }
  if (eq u1 i32 (dread i32 %kind, constval i32 2)) { dassign %e (gcmalloc ref <$LOther_3B>) throw (dread ref %e) }
  if (eq u1 i32 (dread i32 %kind, constval i32 3)) { dassign %e (gcmalloc ref <$LMarked_3B>) throw (dread ref %e) }
  if (eq u1 i32 (dread i32 %kind, constval i32 4)) {
    dassign %e (gcmalloc ref <$Ljava_2Flang_2FAssertionError_3B>)
    call &Ljava_2Flang_2FAssertionError_3B_7C_3Cinit_3E_7C_28_29V (dread ref %e)
    throw (dread ref %e)
  }
  return ()
}

func &partly (var %kind i32) i32 {
  javatry {@h1}
  call &throwing (dread i32 %kind)
  endtry
  return (constval i32 0)
@h1 javacatch {<* <$LMine_3B>>}
  return (constval i32 1)
}

func &around (var %kind i32) i32 {
  try {@h}
  callassigned &partly (dread i32 %kind) { regassign i32 %1 }
  endtry
  return (regread i32 %1)
@h catch {<* void>}
  throw (regread ref %%thrownval)
}

func &top (var %kind i32) i32 {
  javatry {@h}
  callassigned &around (dread i32 %kind) { regassign i32 %1 }
  endtry
  return (regread i32 %1)
@h javacatch {<* <$LMark_3B>>}
  return (constval i32 10)
}
