# Casts of objects, and the exception of integer division by name.
# run: &casting(0) == 1
# run: &casting(1) == 50
# run: &casting(2) == 1
# run: &casting(3) == 50
type $LMine_3B <class <$Ljava_2Flang_2FException_3B> { @code i32 }>
type $LOther_3B <class <$LMine_3B> {}>
type $LMark_3B <interface {}>
type $LMarked_3B <class <$Ljava_2Flang_2FRuntimeException_3B> { $LMark_3B }>
var $data <[4] i32> = [5, 6, 7, 8]

func &casting (var %kind i32) i32 {
  var %e ref = 0
  if (eq u1 i32 (dread i32 %kind, constval i32 1)) { dassign %e (gcmalloc ref <$LMine_3B>) }
  if (eq u1 i32 (dread i32 %kind, constval i32 2)) { dassign %e (gcmalloc ref <$LOther_3B>) }
  javatry {@h}
  intrinsiccallwithtypeassigned <* <$LOther_3B>> JAVA_CHECK_CAST (dread ref %e) { regassign ref %1 }
  if (eq u1 i32 (dread i32 %kind, constval i32 3)) { intrinsiccallassigned JAVA_THROW_ARITHMETIC () {} }
  endtry
  return (eq u1 ref (dread ref %e, regread ref %1))
@h javacatch {<* <$Ljava_2Flang_2FClassCastException_3B>> <* <$Ljava_2Flang_2FArithmeticException_3B>>}
  return (constval i32 50)
}
