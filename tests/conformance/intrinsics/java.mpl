# Intrinsics of Java that need no class library.
# run: &assignable(0) == 1
# run: &assignable(1) == 0
# run: &assignable(2) == 1
# run: &assignable(3) == 1
# run: &merged(7) == 7
# run: &mergedTruth(5) == 1
# run: &handle(20) == 21
# run: &handleMethod(20) == 21
# run: &initialised() == 1
# run: &stored(0) == 1
# run: &stored(1) == 2
# run: &stored(2) == 1
# trap: uncaught-exception &badStore()
type $LBase_3B <class <$Ljava_2Flang_2FObject_3B> { @x i32 }>
type $LDerived_3B <class <$LBase_3B> { @y i32 }>
var $ready i32

func &LBase_3B_7C_3Cclinit_3E_7C_28_29V static () void {
  dassign $ready (add i32 (dread i32 $ready, constval i32 1))
  return ()
}

func &assignable (var %kind i32) u1 {
  var %base ptr
  var %derived ptr
  dassign %base (intrinsicopwithtype ptr <$LBase_3B> JAVA_CONST_CLASS ())
  dassign %derived (intrinsicopwithtype ptr <$LDerived_3B> JAVA_CONST_CLASS ())
  if (eq u1 i32 (dread i32 %kind, constval i32 0)) { return (intrinsicop u1 JAVA_ISASSIGNABLEFROM (dread ptr %base, dread ptr %derived)) }
  if (eq u1 i32 (dread i32 %kind, constval i32 1)) { return (intrinsicop u1 JAVA_ISASSIGNABLEFROM (dread ptr %derived, dread ptr %base)) }
  if (eq u1 i32 (dread i32 %kind, constval i32 2)) { return (intrinsicop u1 JAVA_ISASSIGNABLEFROM (dread ptr %base, dread ptr %base)) }
  return (intrinsicopwithtype u1 <$LBase_3B> JAVA_ISASSIGNABLEFROM (dread ptr %derived))
}

# A value that comes from several sides is brought to the type of its place.
func &merged (var %x u8) i32 { return (intrinsicop i32 JAVA_MERGE (dread u8 %x)) }
func &mergedTruth (var %x i32) u1 { return (intrinsicop u1 JAVA_MERGE (dread i32 %x)) }

func &increment (var %x i32) i32 { return (add i32 (dread i32 %x, constval i32 1)) }
func &handle (var %x i32) i32 {
  intrinsiccallassigned JAVA_POLYMORPHIC_CALL (addroffunc ptr &increment, dread i32 %x) { regassign i32 %1 }
  return (regread i32 %1)
}
func &invoke (var %h ptr) i32
func &handleMethod (var %x i32) i32 {
  polymorphiccallassigned <func (i32) i32> &invoke (addroffunc ptr &increment, dread i32 %x) { regassign i32 %1 }
  return (regread i32 %1)
}

func &initialised () i32 {
  intrinsiccallwithtype <$LBase_3B> JAVA_CLINIT_CHECK_NEW ()
  intrinsiccallwithtype <$LBase_3B> JAVA_CLINIT_CHECK_SGET ()
  intrinsiccallwithtype <$LBase_3B> MPL_CLINIT_CHECK ()
  return (dread i32 $ready)
}

# 0: null, 1: a base, 2: a derived object, into an array of derived ones.
func &stored (var %kind i32) i32 {
  var %a <* <[] <* <$LDerived_3B>>>>
  var %v <* <$LBase_3B>> = 0
  dassign %a (gcmallocjarray ref <[] <* <$LDerived_3B>>> (constval i32 1))
  if (eq u1 i32 (dread i32 %kind, constval i32 1)) { dassign %v (gcmalloc ref <$LBase_3B>) }
  if (eq u1 i32 (dread i32 %kind, constval i32 2)) { dassign %v (gcmalloc ref <$LDerived_3B>) }
  javatry {@h}
  intrinsiccall MCCCheckArrayStore (dread ref %a, dread ref %v)
  return (constval i32 1)
  endtry
@h javacatch {<* <$Ljava_2Flang_2FArrayStoreException_3B>>}
  return (constval i32 2)
}

func &badStore () void {
  var %a <* <[] <* <$LDerived_3B>>>>
  var %v <* <$LBase_3B>>
  dassign %a (gcmallocjarray ref <[] <* <$LDerived_3B>>> (constval i32 1))
  dassign %v (gcmalloc ref <$LBase_3B>)
  intrinsiccall MCCCheckArrayStore (dread ref %a, dread ref %v)
  return ()
}
