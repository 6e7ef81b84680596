# The root of all classes. The class word is 0, but in vtable modules; the class of an object stands before it.
javaclass $Ljava_2Flang_2FObject_3B <$Ljava_2Flang_2FObject_3B> public
type $Ljava_2Flang_2FObject_3B <class {
  @shadow_24klass <* void>,
  @shadow_24monitor i32,
  &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V public constructor (<* <$Ljava_2Flang_2FObject_3B>>) void,
  &Ljava_2Flang_2FObject_3B_7CgetClass_7C_28_29Ljava_2Flang_2FClass_3B public final virtual (<* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FClass_3B>>,
  &Ljava_2Flang_2FObject_3B_7ChashCode_7C_28_29I public virtual (<* <$Ljava_2Flang_2FObject_3B>>) i32,
  &Ljava_2Flang_2FObject_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z public virtual (<* <$Ljava_2Flang_2FObject_3B>>, <* <$Ljava_2Flang_2FObject_3B>>) u1,
  &Ljava_2Flang_2FObject_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (<* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FString_3B>>,
  &Ljava_2Flang_2FObject_3B_7Cwait_7C_28_29V public final virtual (<* <$Ljava_2Flang_2FObject_3B>>) void,
  &Ljava_2Flang_2FObject_3B_7Cwait_7C_28J_29V public final virtual (<* <$Ljava_2Flang_2FObject_3B>>, i64) void,
  &Ljava_2Flang_2FObject_3B_7Cnotify_7C_28_29V public final virtual (<* <$Ljava_2Flang_2FObject_3B>>) void,
  &Ljava_2Flang_2FObject_3B_7CnotifyAll_7C_28_29V public final virtual (<* <$Ljava_2Flang_2FObject_3B>>) void
}>

func &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FObject_3B>>) void {
  return ()
}

func &Ljava_2Flang_2FObject_3B_7CgetClass_7C_28_29Ljava_2Flang_2FClass_3B public final virtual (var %_this <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FClass_3B>> {
  return (intrinsicop ref JAVA_GET_CLASS (dread ref %_this))
}

# Objects do not move, so their addresses tell them apart.
func &Ljava_2Flang_2FObject_3B_7ChashCode_7C_28_29I public virtual (var %_this <* <$Ljava_2Flang_2FObject_3B>>) i32 {
  var %_1 i32
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  callassigned &Ljava_2Flang_2FSystem_3B_7CidentityHashCode_7C_28Ljava_2Flang_2FObject_3B_29I (dread ref %_this) { dassign %_1 }
  return (dread i32 %_1)
}

func &Ljava_2Flang_2FObject_3B_7Cequals_7C_28Ljava_2Flang_2FObject_3B_29Z public virtual (var %_this <* <$Ljava_2Flang_2FObject_3B>>, var %other <* <$Ljava_2Flang_2FObject_3B>>) u1 {
  return (eq u1 ref (dread ref %_this, dread ref %other))
}

func &Ljava_2Flang_2FObject_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FObject_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  var %_3 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %_4 <* <$Ljava_2Flang_2FClass_3B>>
  var %_5 <* <$Ljava_2Flang_2FString_3B>>
  var %_6 <* <$Ljava_2Flang_2FString_3B>>
  var %_7 i32
  var %_8 <* <$Ljava_2Flang_2FString_3B>>
  var %_9 <* <$Ljava_2Flang_2FString_3B>>
  dassign %_3 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  call &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_3)
  virtualcallassigned &Ljava_2Flang_2FObject_3B_7CgetClass_7C_28_29Ljava_2Flang_2FClass_3B (dread ref %_this) { dassign %_4 }
  virtualcallassigned &Ljava_2Flang_2FClass_3B_7CgetName_7C_28_29Ljava_2Flang_2FString_3B (dread ref %_4) { dassign %_5 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_3, dread ref %_5) {}
  # "@"
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_4000) { dassign %_6 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_3, dread ref %_6) {}
  virtualcallassigned &Ljava_2Flang_2FObject_3B_7ChashCode_7C_28_29I (dread ref %_this) { dassign %_7 }
  callassigned &Ljava_2Flang_2FInteger_3B_7CtoHexString_7C_28I_29Ljava_2Flang_2FString_3B (dread i32 %_7) { dassign %_8 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_3, dread ref %_8) {}
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %_3) { dassign %_9 }
  return (dread ref %_9)
}

# Threads that have not begun run now; whoever is notified finds out what has changed when they have ended.
func &Ljava_2Flang_2FObject_3B_7Cwait_7C_28_29V public final virtual (var %_this <* <$Ljava_2Flang_2FObject_3B>>) void {
  var %_1 u1
  var %_2 <* <$Ljava_2Flang_2FString_3B>>
  var %_3 <* <$Ljava_2Flang_2FIllegalMonitorStateException_3B>>
  callassigned &__java_yield () { dassign %_1 }
  if (lnot u1 (dread u1 %_1)) {
    # "wait, and there is no thread that could notify"
    callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_f4e9115bcc635bbcfdcc6424be0d6c67) { dassign %_2 }
    dassign %_3 (gcmalloc ref <$Ljava_2Flang_2FIllegalMonitorStateException_3B>)
    call &Ljava_2Flang_2FIllegalMonitorStateException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %_3, dread ref %_2)
    throw (dread ref %_3)
  }
  return ()
}

func &Ljava_2Flang_2FObject_3B_7Cwait_7C_28J_29V public final virtual (var %_this <* <$Ljava_2Flang_2FObject_3B>>, var %milliseconds i64) void {
  callassigned &__java_yield () {}
  return ()
}

func &Ljava_2Flang_2FObject_3B_7Cnotify_7C_28_29V public final virtual (var %_this <* <$Ljava_2Flang_2FObject_3B>>) void {
  return ()
}

func &Ljava_2Flang_2FObject_3B_7CnotifyAll_7C_28_29V public final virtual (var %_this <* <$Ljava_2Flang_2FObject_3B>>) void {
  return ()
}
