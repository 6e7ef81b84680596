# Leaving a monitor that was not entered is an IllegalMonitorStateException where a handler may be listening (JVMS monitorexit).
# run: &balanced() == 1
# run: &unbalanced() == -1
# run: &again() == 2
# trap: assertion &unheard()
type $LThing_3B <class <$Ljava_2Flang_2FObject_3B> { @x i32 }>

func &balanced () i32 {
  var %o ref
  dassign %o (gcmalloc ref <$LThing_3B>)
  javatry {@h}
  syncenter (dread ref %o)
  syncenter (dread ref %o)
  syncexit (dread ref %o)
  syncexit (dread ref %o)
  endtry
  return (constval i32 1)
@h javacatch {<* <$Ljava_2Flang_2FIllegalMonitorStateException_3B>>}
  return (constval i32 -1)
}

func &unbalanced () i32 {
  var %o ref
  dassign %o (gcmalloc ref <$LThing_3B>)
  javatry {@h}
  syncenter (dread ref %o)
  syncexit (dread ref %o)
  syncexit (dread ref %o)
  endtry
  return (constval i32 1)
@h javacatch {<* <$Ljava_2Flang_2FIllegalMonitorStateException_3B>>}
  return (constval i32 -1)
}

# The exception of a synchronized block leaves the monitor behind, for a handler to leave.
func &again () i32 {
  var %o ref
  var %zero i32
  dassign %zero (constval i32 0)
  dassign %o (gcmalloc ref <$LThing_3B>)
  javatry {@h}
  syncenter (dread ref %o)
  dassign %zero (div i32 (constval i32 1, dread i32 %zero))
  endtry
  return (constval i32 1)
@h javacatch {<* <$Ljava_2Flang_2FThrowable_3B>>}
  syncexit (dread ref %o)
  return (constval i32 2)
}

func &unheard () i32 {
  var %o ref
  dassign %o (gcmalloc ref <$LThing_3B>)
  syncexit (dread ref %o)
  return (constval i32 1)
}
