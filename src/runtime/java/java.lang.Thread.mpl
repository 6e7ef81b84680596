# A thread runs on the stack of the one that waits for it, from its beginning to its end; see README.md.
# state: 0: not started, 1: waits for its turn, 2: runs, 3: has ended.
# next: The thread that was started after this one, while both wait for their turn.
javaclass $Ljava_2Flang_2FThread_3B <$Ljava_2Flang_2FThread_3B> public
type $Ljava_2Flang_2FThread_3B <class <$Ljava_2Flang_2FObject_3B> {
  @target <* <$Ljava_2Flang_2FRunnable_3B>> private,
  @name <* <$Ljava_2Flang_2FString_3B>> private,
  @state i32 private,
  @isInterrupted u1 private,
  @isDaemon u1 private,
  @priority i32 private,
  @id i64 private,
  @next <* <$Ljava_2Flang_2FThread_3B>>,
  &Ljava_2Flang_2FThread_3B_7C_3Cinit_3E_7C_28_29V public constructor (<* <$Ljava_2Flang_2FThread_3B>>) void,
  &Ljava_2Flang_2FThread_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FRunnable_3B_29V public constructor (<* <$Ljava_2Flang_2FThread_3B>>, <* <$Ljava_2Flang_2FRunnable_3B>>) void,
  &Ljava_2Flang_2FThread_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (<* <$Ljava_2Flang_2FThread_3B>>, <* <$Ljava_2Flang_2FString_3B>>) void,
  &Ljava_2Flang_2FThread_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FRunnable_3BLjava_2Flang_2FString_3B_29V public constructor (<* <$Ljava_2Flang_2FThread_3B>>, <* <$Ljava_2Flang_2FRunnable_3B>>, <* <$Ljava_2Flang_2FString_3B>>) void,
  &Ljava_2Flang_2FThread_3B_7Crun_7C_28_29V public virtual (<* <$Ljava_2Flang_2FThread_3B>>) void,
  &Ljava_2Flang_2FThread_3B_7Cstart_7C_28_29V public virtual (<* <$Ljava_2Flang_2FThread_3B>>) void,
  &Ljava_2Flang_2FThread_3B_7CrunNow_7C_28_29V virtual (<* <$Ljava_2Flang_2FThread_3B>>) void,
  &Ljava_2Flang_2FThread_3B_7Cjoin_7C_28_29V public final virtual (<* <$Ljava_2Flang_2FThread_3B>>) void,
  &Ljava_2Flang_2FThread_3B_7Cjoin_7C_28J_29V public final virtual (<* <$Ljava_2Flang_2FThread_3B>>, i64) void,
  &Ljava_2Flang_2FThread_3B_7CisAlive_7C_28_29Z public final virtual (<* <$Ljava_2Flang_2FThread_3B>>) u1,
  &Ljava_2Flang_2FThread_3B_7CgetName_7C_28_29Ljava_2Flang_2FString_3B public final virtual (<* <$Ljava_2Flang_2FThread_3B>>) <* <$Ljava_2Flang_2FString_3B>>,
  &Ljava_2Flang_2FThread_3B_7CsetName_7C_28Ljava_2Flang_2FString_3B_29V public final virtual (<* <$Ljava_2Flang_2FThread_3B>>, <* <$Ljava_2Flang_2FString_3B>>) void,
  &Ljava_2Flang_2FThread_3B_7CgetId_7C_28_29J public virtual (<* <$Ljava_2Flang_2FThread_3B>>) i64,
  &Ljava_2Flang_2FThread_3B_7CgetPriority_7C_28_29I public final virtual (<* <$Ljava_2Flang_2FThread_3B>>) i32,
  &Ljava_2Flang_2FThread_3B_7CsetPriority_7C_28I_29V public final virtual (<* <$Ljava_2Flang_2FThread_3B>>, i32) void,
  &Ljava_2Flang_2FThread_3B_7CisDaemon_7C_28_29Z public final virtual (<* <$Ljava_2Flang_2FThread_3B>>) u1,
  &Ljava_2Flang_2FThread_3B_7CsetDaemon_7C_28Z_29V public final virtual (<* <$Ljava_2Flang_2FThread_3B>>, u1) void,
  &Ljava_2Flang_2FThread_3B_7Cinterrupt_7C_28_29V public virtual (<* <$Ljava_2Flang_2FThread_3B>>) void,
  &Ljava_2Flang_2FThread_3B_7CisInterrupted_7C_28_29Z public virtual (<* <$Ljava_2Flang_2FThread_3B>>) u1,
  &Ljava_2Flang_2FThread_3B_7Cinterrupted_7C_28_29Z public static () u1,
  &Ljava_2Flang_2FThread_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (<* <$Ljava_2Flang_2FThread_3B>>) <* <$Ljava_2Flang_2FString_3B>>,
  &Ljava_2Flang_2FThread_3B_7CcurrentThread_7C_28_29Ljava_2Flang_2FThread_3B public static () <* <$Ljava_2Flang_2FThread_3B>>,
  &Ljava_2Flang_2FThread_3B_7Cyield_7C_28_29V public static () void,
  &Ljava_2Flang_2FThread_3B_7ConSpinWait_7C_28_29V public static () void,
  &Ljava_2Flang_2FThread_3B_7Csleep_7C_28J_29V public static (i64) void,
  $Ljava_2Flang_2FRunnable_3B
}>

var $Ljava_2Flang_2FThread_3B_7CMIN__PRIORITY i32 public static final = 1

var $Ljava_2Flang_2FThread_3B_7CNORM__PRIORITY i32 public static final = 5

var $Ljava_2Flang_2FThread_3B_7CMAX__PRIORITY i32 public static final = 10

func &Ljava_2Flang_2FThread_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FThread_3B>>) void {
  call &Ljava_2Flang_2FThread_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FRunnable_3BLjava_2Flang_2FString_3B_29V (dread ref %_this, constval ref 0, constval ref 0)
  return ()
}

func &Ljava_2Flang_2FThread_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FRunnable_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FThread_3B>>, var %target <* <$Ljava_2Flang_2FRunnable_3B>>) void {
  call &Ljava_2Flang_2FThread_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FRunnable_3BLjava_2Flang_2FString_3B_29V (dread ref %_this, dread ref %target, constval ref 0)
  return ()
}

func &Ljava_2Flang_2FThread_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FThread_3B>>, var %name <* <$Ljava_2Flang_2FString_3B>>) void {
  call &Ljava_2Flang_2FThread_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FRunnable_3BLjava_2Flang_2FString_3B_29V (dread ref %_this, constval ref 0, dread ref %name)
  return ()
}

func &Ljava_2Flang_2FThread_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FRunnable_3BLjava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FThread_3B>>, var %target <* <$Ljava_2Flang_2FRunnable_3B>>, var %name <* <$Ljava_2Flang_2FString_3B>>) void {
  var %_1 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %_2 <* <$Ljava_2Flang_2FString_3B>>
  var %_3 i32
  var %_4 <* <$Ljava_2Flang_2FString_3B>>
  var %_5 <* <$Ljava_2Flang_2FString_3B>>
  call &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_this)
  iassign <* <$Ljava_2Flang_2FThread_3B>> 4 (dread ref %_this, dread ref %target)
  if (eq u1 ref (dread ref %name, constval ref 0)) {
    dassign %_1 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
    call &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_1)
    # "Thread-"
    callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_5400680072006500610064002d00) { dassign %_2 }
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_1, dread ref %_2) {}
    dassign %_3 (dread i32 $__java_unnamed)
    dassign $__java_unnamed (add i32 (dread i32 $__java_unnamed, constval i32 1))
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_1, dread i32 %_3) {}
    virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %_1) { dassign %_4 }
    dassign %_5 (dread ref %_4)
  } else {
    dassign %_5 (dread ref %name)
  }
  iassign <* <$Ljava_2Flang_2FThread_3B>> 5 (dread ref %_this, dread ref %_5)
  iassign <* <$Ljava_2Flang_2FThread_3B>> 9 (dread ref %_this, dread i32 $Ljava_2Flang_2FThread_3B_7CNORM__PRIORITY)
  dassign $__java_made (add i64 (dread i64 $__java_made, constval i64 1))
  iassign <* <$Ljava_2Flang_2FThread_3B>> 10 (dread ref %_this, dread i64 $__java_made)
  return ()
}

func &Ljava_2Flang_2FThread_3B_7Crun_7C_28_29V public virtual (var %_this <* <$Ljava_2Flang_2FThread_3B>>) void {
  if (ne u1 ref (iread ref <* <$Ljava_2Flang_2FThread_3B>> 4 (dread ref %_this), constval ref 0)) {
    interfacecall &Ljava_2Flang_2FRunnable_3B_7Crun_7C_28_29V (iread ref <* <$Ljava_2Flang_2FThread_3B>> 4 (dread ref %_this))
  }
  return ()
}

func &Ljava_2Flang_2FThread_3B_7Cstart_7C_28_29V public virtual (var %_this <* <$Ljava_2Flang_2FThread_3B>>) void {
  var %_1 <* <$Ljava_2Flang_2FIllegalThreadStateException_3B>>
  if (ne u1 i32 (iread i32 <* <$Ljava_2Flang_2FThread_3B>> 6 (dread ref %_this), constval i32 0)) {
    dassign %_1 (gcmalloc ref <$Ljava_2Flang_2FIllegalThreadStateException_3B>)
    call &Ljava_2Flang_2FIllegalThreadStateException_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_1)
    throw (dread ref %_1)
  }
  iassign <* <$Ljava_2Flang_2FThread_3B>> 6 (dread ref %_this, constval i32 1)
  call &__java_add (dread ref %_this)
  return ()
}

# Runs to its end; an exception that it does not catch is reported and ends it.
func &Ljava_2Flang_2FThread_3B_7CrunNow_7C_28_29V virtual (var %_this <* <$Ljava_2Flang_2FThread_3B>>) void {
  var %before <* <$Ljava_2Flang_2FThread_3B>>
  var %thrown <* <$Ljava_2Flang_2FThrowable_3B>>
  dassign %before (dread ref $__java_current)
  dassign $__java_current (dread ref %_this)
  iassign <* <$Ljava_2Flang_2FThread_3B>> 6 (dread ref %_this, constval i32 2)
  try { @catch1 }
  virtualcall &Ljava_2Flang_2FThread_3B_7Crun_7C_28_29V (dread ref %_this)
  endtry
  goto @after2
@catch1 catch { <* <$Ljava_2Flang_2FThrowable_3B>> }
  dassign %thrown (regread ref %%thrownval)
  call &__java_report (dread ref %thrown, iread ref <* <$Ljava_2Flang_2FThread_3B>> 5 (dread ref %_this))
  goto @after2
@after2
  iassign <* <$Ljava_2Flang_2FThread_3B>> 6 (dread ref %_this, constval i32 3)
  dassign $__java_current (dread ref %before)
  return ()
}

# Threads run in the order in which they were started, up to this one.
func &Ljava_2Flang_2FThread_3B_7Cjoin_7C_28_29V public final virtual (var %_this <* <$Ljava_2Flang_2FThread_3B>>) void {
  while (eq u1 i32 (iread i32 <* <$Ljava_2Flang_2FThread_3B>> 6 (dread ref %_this), constval i32 1)) {
    callassigned &__java_yield () {}
  }
  return ()
}

func &Ljava_2Flang_2FThread_3B_7Cjoin_7C_28J_29V public final virtual (var %_this <* <$Ljava_2Flang_2FThread_3B>>, var %milliseconds i64) void {
  virtualcall &Ljava_2Flang_2FThread_3B_7Cjoin_7C_28_29V (dread ref %_this)
  return ()
}

func &Ljava_2Flang_2FThread_3B_7CisAlive_7C_28_29Z public final virtual (var %_this <* <$Ljava_2Flang_2FThread_3B>>) u1 {
  return (cior u1 (eq u1 i32 (iread i32 <* <$Ljava_2Flang_2FThread_3B>> 6 (dread ref %_this), constval i32 1), eq u1 i32 (iread i32 <* <$Ljava_2Flang_2FThread_3B>> 6 (dread ref %_this), constval i32 2)))
}

func &Ljava_2Flang_2FThread_3B_7CgetName_7C_28_29Ljava_2Flang_2FString_3B public final virtual (var %_this <* <$Ljava_2Flang_2FThread_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  return (iread ref <* <$Ljava_2Flang_2FThread_3B>> 5 (dread ref %_this))
}

func &Ljava_2Flang_2FThread_3B_7CsetName_7C_28Ljava_2Flang_2FString_3B_29V public final virtual (var %_this <* <$Ljava_2Flang_2FThread_3B>>, var %name <* <$Ljava_2Flang_2FString_3B>>) void {
  iassign <* <$Ljava_2Flang_2FThread_3B>> 5 (dread ref %_this, dread ref %name)
  return ()
}

func &Ljava_2Flang_2FThread_3B_7CgetId_7C_28_29J public virtual (var %_this <* <$Ljava_2Flang_2FThread_3B>>) i64 {
  return (iread i64 <* <$Ljava_2Flang_2FThread_3B>> 10 (dread ref %_this))
}

func &Ljava_2Flang_2FThread_3B_7CgetPriority_7C_28_29I public final virtual (var %_this <* <$Ljava_2Flang_2FThread_3B>>) i32 {
  return (iread i32 <* <$Ljava_2Flang_2FThread_3B>> 9 (dread ref %_this))
}

func &Ljava_2Flang_2FThread_3B_7CsetPriority_7C_28I_29V public final virtual (var %_this <* <$Ljava_2Flang_2FThread_3B>>, var %priority i32) void {
  iassign <* <$Ljava_2Flang_2FThread_3B>> 9 (dread ref %_this, dread i32 %priority)
  return ()
}

func &Ljava_2Flang_2FThread_3B_7CisDaemon_7C_28_29Z public final virtual (var %_this <* <$Ljava_2Flang_2FThread_3B>>) u1 {
  return (iread u1 <* <$Ljava_2Flang_2FThread_3B>> 8 (dread ref %_this))
}

func &Ljava_2Flang_2FThread_3B_7CsetDaemon_7C_28Z_29V public final virtual (var %_this <* <$Ljava_2Flang_2FThread_3B>>, var %isDaemon u1) void {
  iassign <* <$Ljava_2Flang_2FThread_3B>> 8 (dread ref %_this, dread u1 %isDaemon)
  return ()
}

func &Ljava_2Flang_2FThread_3B_7Cinterrupt_7C_28_29V public virtual (var %_this <* <$Ljava_2Flang_2FThread_3B>>) void {
  iassign <* <$Ljava_2Flang_2FThread_3B>> 7 (dread ref %_this, constval u1 1)
  return ()
}

func &Ljava_2Flang_2FThread_3B_7CisInterrupted_7C_28_29Z public virtual (var %_this <* <$Ljava_2Flang_2FThread_3B>>) u1 {
  return (iread u1 <* <$Ljava_2Flang_2FThread_3B>> 7 (dread ref %_this))
}

func &Ljava_2Flang_2FThread_3B_7Cinterrupted_7C_28_29Z public static () u1 {
  var %_1 <* <$Ljava_2Flang_2FThread_3B>>
  var %current <* <$Ljava_2Flang_2FThread_3B>>
  var %was u1
  callassigned &Ljava_2Flang_2FThread_3B_7CcurrentThread_7C_28_29Ljava_2Flang_2FThread_3B () { dassign %_1 }
  dassign %current (dread ref %_1)
  dassign %was (iread u1 <* <$Ljava_2Flang_2FThread_3B>> 7 (dread ref %current))
  iassign <* <$Ljava_2Flang_2FThread_3B>> 7 (dread ref %current, constval u1 0)
  return (dread u1 %was)
}

func &Ljava_2Flang_2FThread_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FThread_3B>>) <* <$Ljava_2Flang_2FString_3B>> {
  var %_1 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %_2 <* <$Ljava_2Flang_2FString_3B>>
  var %_3 <* <$Ljava_2Flang_2FString_3B>>
  var %_4 <* <$Ljava_2Flang_2FString_3B>>
  var %_5 <* <$Ljava_2Flang_2FString_3B>>
  dassign %_1 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  call &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_1)
  # "Thread["
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_5400680072006500610064005b00) { dassign %_2 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_1, dread ref %_2) {}
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_1, iread ref <* <$Ljava_2Flang_2FThread_3B>> 5 (dread ref %_this)) {}
  # ","
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2c00) { dassign %_3 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_1, dread ref %_3) {}
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28I_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_1, iread i32 <* <$Ljava_2Flang_2FThread_3B>> 9 (dread ref %_this)) {}
  # ",main]"
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2c006d00610069006e005d00) { dassign %_4 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_1, dread ref %_4) {}
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %_1) { dassign %_5 }
  return (dread ref %_5)
}

func &Ljava_2Flang_2FThread_3B_7CcurrentThread_7C_28_29Ljava_2Flang_2FThread_3B public static () <* <$Ljava_2Flang_2FThread_3B>> {
  var %_1 <* <$Ljava_2Flang_2FString_3B>>
  var %_2 <* <$Ljava_2Flang_2FThread_3B>>
  if (eq u1 ref (dread ref $__java_current, constval ref 0)) {
    # "main"
    callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6d00610069006e00) { dassign %_1 }
    dassign %_2 (gcmalloc ref <$Ljava_2Flang_2FThread_3B>)
    call &Ljava_2Flang_2FThread_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %_2, dread ref %_1)
    dassign $__java_current (dread ref %_2)
    iassign <* <$Ljava_2Flang_2FThread_3B>> 6 (dread ref $__java_current, constval i32 2)
  }
  return (dread ref $__java_current)
}

func &Ljava_2Flang_2FThread_3B_7Cyield_7C_28_29V public static () void {
  callassigned &__java_yield () {}
  return ()
}

func &Ljava_2Flang_2FThread_3B_7ConSpinWait_7C_28_29V public static () void {
  callassigned &__java_yield () {}
  return ()
}

# Time does not pass, but the others have their turn.
func &Ljava_2Flang_2FThread_3B_7Csleep_7C_28J_29V public static (var %milliseconds i64) void {
  call &__java_finish ()
  return ()
}

javaclass $Ljava_2Flang_2FIllegalThreadStateException_3B <$Ljava_2Flang_2FIllegalThreadStateException_3B> public
type $Ljava_2Flang_2FIllegalThreadStateException_3B <class <$Ljava_2Flang_2FIllegalArgumentException_3B> {
  &Ljava_2Flang_2FIllegalThreadStateException_3B_7C_3Cinit_3E_7C_28_29V public constructor (<* <$Ljava_2Flang_2FIllegalThreadStateException_3B>>) void,
  &Ljava_2Flang_2FIllegalThreadStateException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (<* <$Ljava_2Flang_2FIllegalThreadStateException_3B>>, <* <$Ljava_2Flang_2FString_3B>>) void
}>

func &Ljava_2Flang_2FIllegalThreadStateException_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FIllegalThreadStateException_3B>>) void {
  call &Ljava_2Flang_2FIllegalArgumentException_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_this)
  return ()
}

func &Ljava_2Flang_2FIllegalThreadStateException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V public constructor (var %_this <* <$Ljava_2Flang_2FIllegalThreadStateException_3B>>, var %message <* <$Ljava_2Flang_2FString_3B>>) void {
  call &Ljava_2Flang_2FIllegalArgumentException_3B_7C_3Cinit_3E_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %_this, dread ref %message)
  return ()
}

# The threads that were started and have not begun, in that order.

var $__java_first <* <$Ljava_2Flang_2FThread_3B>> static = 0

var $__java_last <* <$Ljava_2Flang_2FThread_3B>> static = 0

var $__java_current <* <$Ljava_2Flang_2FThread_3B>> static = 0

var $__java_unnamed i32 static = 0

var $__java_made i64 static = 0

func &__java_add (var %thread <* <$Ljava_2Flang_2FThread_3B>>) void {
  if (eq u1 ref (dread ref $__java_first, constval ref 0)) {
    dassign $__java_first (dread ref %thread)
  } else {
    iassign <* <$Ljava_2Flang_2FThread_3B>> 11 (dread ref $__java_last, dread ref %thread)
  }
  dassign $__java_last (dread ref %thread)
  return ()
}

# Runs the oldest of them. Was there one?
func &__java_yield () u1 {
  var %thread <* <$Ljava_2Flang_2FThread_3B>>
  dassign %thread (dread ref $__java_first)
  if (eq u1 ref (dread ref %thread, constval ref 0)) {
    return (constval u1 0)
  }
  dassign $__java_first (iread ref <* <$Ljava_2Flang_2FThread_3B>> 11 (dread ref %thread))
  iassign <* <$Ljava_2Flang_2FThread_3B>> 11 (dread ref %thread, constval ref 0)
  virtualcall &Ljava_2Flang_2FThread_3B_7CrunNow_7C_28_29V (dread ref %thread)
  return (constval u1 1)
}

func &__java_finish () void {
  var %_1 u1
  while (constval u1 1) {
    callassigned &__java_yield () { dassign %_1 }
    brfalse @end1 (dread u1 %_1)
  }
@end1
  return ()
}

# What ended the main thread.
func &__java_uncaught (var %thrown <* <$Ljava_2Flang_2FThrowable_3B>>) void {
  var %_1 <* <$Ljava_2Flang_2FString_3B>>
  # "main"
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_6d00610069006e00) { dassign %_1 }
  call &__java_report (dread ref %thrown, dread ref %_1)
  return ()
}

func &__java_report (var %thrown <* <$Ljava_2Flang_2FThrowable_3B>>, var %name <* <$Ljava_2Flang_2FString_3B>>) void {
  var %_1 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %_2 <* <$Ljava_2Flang_2FString_3B>>
  var %_3 <* <$Ljava_2Flang_2FString_3B>>
  var %_4 <* <$Ljava_2Flang_2FString_3B>>
  var %_5 <* <$Ljava_2Fio_2FPrintStream_3B>>
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %_5 (dread ref $Ljava_2Flang_2FSystem_3B_7Cerr)
  dassign %_1 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  call &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_1)
  # "Exception in thread \""
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_f4532572bb37228d0620af22613a87c8) { dassign %_2 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_1, dread ref %_2) {}
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_1, dread ref %name) {}
  # "\" "
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_22002000) { dassign %_3 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %_1, dread ref %_3) {}
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %_1) { dassign %_4 }
  virtualcall &Ljava_2Fio_2FPrintStream_3B_7Cprint_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %_5, dread ref %_4)
  virtualcall &Ljava_2Flang_2FThrowable_3B_7CprintStackTrace_7C_28_29V (dread ref %thrown)
  return ()
}
