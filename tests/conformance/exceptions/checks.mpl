# Assertions and checked indices raise exceptions where somebody may catch them, and trap elsewhere.
# run: &checked(1, 1) == 6
# run: &checked(2, 1) == 7
# run: &checked(0, 1) == 105
# run: &checked(3, 1) == 108
# run: &checked(-1, 1) == 100
# run: &checked(2, 0) == 207
# run: &plainElement(3) == 8
# trap: array-bounds &plainElement(4)
type $LMine_3B <class <$Ljava_2Flang_2FException_3B> { @code i32 }>
type $LOther_3B <class <$LMine_3B> {}>
type $LMark_3B <interface {}>
type $LMarked_3B <class <$Ljava_2Flang_2FRuntimeException_3B> { $LMark_3B }>
var $data <[4] i32> = [5, 6, 7, 8]

func &element (var %i i32) i32 {
  return (iread i32 <* i32> 0 (array 1 ptr <* <[4] i32>> (addrof ptr $data, dread i32 %i)))
}

func &plainElement (var %i i32) i32 {
  return (iread i32 <* i32> 0 (array 1 ptr <* <[4] i32>> (addrof ptr $data, dread i32 %i)))
}

func &checked (var %i i32, var %p ptr) i32 {
  var %r i32 = 0
  javatry {@bounds @null}
  callassigned &element (dread i32 %i) { dassign %r }
  assertlt (dread i32 %i, constval i32 3)
  assertge (dread i32 %i, constval i32 1)
  assertnonnull (dread ptr %p)
  endtry
  return (dread i32 %r)
@bounds javacatch {<* <$Ljava_2Flang_2FIndexOutOfBoundsException_3B>>}
  return (add i32 (constval i32 100, dread i32 %r))
@null javacatch {<* <$Ljava_2Flang_2FNullPointerException_3B>>}
  return (add i32 (constval i32 200, dread i32 %r))
}
