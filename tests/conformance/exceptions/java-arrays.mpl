# Managed arrays know their length: an index outside, and a negative length, are exceptions (JLS 10.4, 15.10.2).
# run: &element(0) == 10
# run: &element(2) == 12
# run: &element(3) == -1
# run: &element(-1) == -1
# run: &element(-2147483648) == -1
# run: &ofNull() == -2
# run: &indexFirst(0) == -3
# run: &sized(4) == 4
# run: &sized(0) == 0
# run: &sized(-1) == -4
# run: &unchecked(1) == 11
# run: &unheard(2) == 12
# trap: array-bounds &unheard(3)
# trap: array-bounds &unheard(-1)
# trap: array-bounds &unheardSize(-7)
func &make () <* <[] i32>> {
  var %a <* <[] i32>>
  var %i i32
  dassign %a (gcmallocjarray ref <[] i32> (constval i32 3))
  doloop %i (constval i32 0, lt u1 i32 (dread i32 %i, constval i32 3), constval i32 1) {
    iassign <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %a, dread i32 %i), add i32 (dread i32 %i, constval i32 10))
  }
  return (dread ref %a)
}

func &element (var %i i32) i32 {
  var %a <* <[] i32>>
  callassigned &make () { dassign %a }
  javatry {@h}
  return (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %a, dread i32 %i)))
  endtry
@h javacatch {<* <$Ljava_2Flang_2FArrayIndexOutOfBoundsException_3B>>}
  return (constval i32 -1)
}

func &ofNull () i32 {
  var %a <* <[] i32>> = 0
  javatry {@null}
  return (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %a, constval i32 5)))
  endtry
@null javacatch {<* <$Ljava_2Flang_2FNullPointerException_3B>>}
  return (constval i32 -2)
}

# The index is evaluated before the array is looked at.
func &indexFirst (var %zero i32) i32 {
  var %a <* <[] i32>> = 0
  javatry {@null @zero}
  return (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %a, div i32 (constval i32 1, dread i32 %zero))))
  endtry
@null javacatch {<* <$Ljava_2Flang_2FNullPointerException_3B>>}
  return (constval i32 -2)
@zero javacatch {<* <$Ljava_2Flang_2FArithmeticException_3B>>}
  return (constval i32 -3)
}

func &sized (var %n i32) i32 {
  var %a <* <[] i32>>
  javatry {@h}
  dassign %a (gcmallocjarray ref <[] i32> (dread i32 %n))
  return (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %a))
  endtry
@h javacatch {<* <$Ljava_2Flang_2FNegativeArraySizeException_3B>>}
  return (constval i32 -4)
}

# Flag 0 asks for no test.
func &unchecked (var %i i32) i32 {
  var %a <* <[] i32>>
  callassigned &make () { dassign %a }
  javatry {@h}
  return (iread i32 <* i32> 0 (array 0 ptr <* <[] i32>> (dread ref %a, dread i32 %i)))
  endtry
@h javacatch {<* <$Ljava_2Flang_2FArrayIndexOutOfBoundsException_3B>>}
  return (constval i32 -1)
}

func &unheard (var %i i32) i32 {
  var %a <* <[] i32>>
  callassigned &make () { dassign %a }
  return (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %a, dread i32 %i)))
}

func &unheardSize (var %n i32) i32 {
  var %a <* <[] i32>>
  dassign %a (gcmallocjarray ref <[] i32> (dread i32 %n))
  return (constval i32 0)
}
