# Every access through null in Java is a NullPointerException where a handler may be listening (JLS 15.11, 15.12.4.4, 14.18).
# run: &field(1) == 5
# run: &field(0) == -1
# run: &deep(2) == 5
# run: &deep(1) == -1
# run: &deep(0) == -1
# run: &store(0) == -1
# run: &store(1) == 9
# run: &length(0) == -1
# run: &length(1) == 3
# run: &method(0) == -1
# run: &method(1) == 5
# run: &enter(0) == -1
# run: &throwing(0) == -2
# run: &rightFirst(0) == -3
# trap: null-pointer/out-of-bounds &unheard(0)
type $LBox_3B <class <$Ljava_2Flang_2FObject_3B> { @value i32, @next <* <$LBox_3B>>, &LBox_3B_7Cget_7C_28_29I () i32 }>
func &LBox_3B_7Cget_7C_28_29I (var %this <* <$LBox_3B>>) i32 { return (iread i32 <* <$LBox_3B>> 2 (dread ref %this)) }

# 0: null, 1: a box, 2: a box with another one behind it.
func &make (var %kind i32) <* <$LBox_3B>> {
  var %b <* <$LBox_3B>>
  if (eq u1 i32 (dread i32 %kind, constval i32 0)) { return (constval ref 0) }
  dassign %b (gcmalloc ref <$LBox_3B>)
  iassign <* <$LBox_3B>> 2 (dread ref %b, constval i32 5)
  callassigned &make (sub i32 (dread i32 %kind, constval i32 1)) { regassign ref %1 }
  iassign <* <$LBox_3B>> 3 (dread ref %b, regread ref %1)
  return (dread ref %b)
}

func &field (var %kind i32) i32 {
  var %b <* <$LBox_3B>>
  callassigned &make (dread i32 %kind) { dassign %b }
  javatry {@h}
  return (iread i32 <* <$LBox_3B>> 2 (dread ref %b))
  endtry
@h javacatch {<* <$Ljava_2Flang_2FNullPointerException_3B>>}
  return (constval i32 -1)
}

func &deep (var %kind i32) i32 {
  var %b <* <$LBox_3B>>
  callassigned &make (dread i32 %kind) { dassign %b }
  javatry {@h}
  return (iread i32 <* <$LBox_3B>> 2 (iread ref <* <$LBox_3B>> 3 (dread ref %b)))
  endtry
@h javacatch {<* <$Ljava_2Flang_2FNullPointerException_3B>>}
  return (constval i32 -1)
}

func &store (var %kind i32) i32 {
  var %b <* <$LBox_3B>>
  callassigned &make (dread i32 %kind) { dassign %b }
  javatry {@h}
  iassign <* <$LBox_3B>> 2 (dread ref %b, constval i32 9)
  return (iread i32 <* <$LBox_3B>> 2 (dread ref %b))
  endtry
@h javacatch {<* <$Ljava_2Flang_2FException_3B>>}
  return (constval i32 -1)
}

func &length (var %kind i32) i32 {
  var %a <* <[] i32>> = 0
  if (dread i32 %kind) { dassign %a (gcmallocjarray ref <[] i32> (constval i32 3)) }
  javatry {@h}
  return (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %a))
  endtry
@h javacatch {<* <$Ljava_2Flang_2FNullPointerException_3B>>}
  return (constval i32 -1)
}

func &method (var %kind i32) i32 {
  callassigned &make (dread i32 %kind) { regassign ref %1 }
  javatry {@h}
  virtualcallassigned &LBox_3B_7Cget_7C_28_29I (regread ref %1) { regassign i32 %2 }
  return (regread i32 %2)
  endtry
@h javacatch {<* <$Ljava_2Flang_2FNullPointerException_3B>>}
  return (constval i32 -1)
}

func &enter (var %kind i32) i32 {
  callassigned &make (dread i32 %kind) { regassign ref %1 }
  javatry {@h}
  syncenter (regread ref %1)
  syncexit (regread ref %1)
  return (constval i32 1)
  endtry
@h javacatch {<* <$Ljava_2Flang_2FNullPointerException_3B>>}
  return (constval i32 -1)
}

func &throwing (var %kind i32) i32 {
  var %e <* <$Ljava_2Flang_2FException_3B>> = 0
  javatry {@h}
  throw (dread ref %e)
  endtry
@h javacatch {<* <$Ljava_2Flang_2FNullPointerException_3B>>}
  return (constval i32 -2)
}

# The right side is evaluated before the place is looked at.
func &rightFirst (var %zero i32) i32 {
  var %b <* <$LBox_3B>> = 0
  javatry {@null @zero}
  iassign <* <$LBox_3B>> 2 (dread ref %b, div i32 (constval i32 1, dread i32 %zero))
  endtry
  return (constval i32 0)
@null javacatch {<* <$Ljava_2Flang_2FNullPointerException_3B>>}
  return (constval i32 -1)
@zero javacatch {<* <$Ljava_2Flang_2FArithmeticException_3B>>}
  return (constval i32 -3)
}

func &unheard (var %kind i32) i32 {
  callassigned &make (dread i32 %kind) { regassign ref %1 }
  return (iread i32 <* <$LBox_3B>> 2 (regread ref %1))
}
