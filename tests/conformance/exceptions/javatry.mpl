# javatry: the first handler that lists a class or interface of the exception takes it.
# run: &select(0) == 0
# run: &select(1) == 2
# run: &select(2) == 1
# run: &select(3) == 2
# run: &select(4) == 3
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

func &select (var %kind i32) i32 {
  javatry {@h1 @h2 @h3}
  call &throwing (dread i32 %kind)
  endtry
  return (constval i32 0)
@h1 javacatch {<* <$LOther_3B>>}
  return (constval i32 1)
@h2 javacatch {<* <$LMine_3B>> <* <$LMark_3B>>}
  if (eq u1 ref (regread ref %%thrownval, constval ref 0)) { return (constval i32 -1) }
  return (constval i32 2)
@h3 javacatch {<* <$Ljava_2Flang_2FThrowable_3B>>}
  return (constval i32 3)
}
