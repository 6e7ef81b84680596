# Managed arrays: their lengths, arrays of arrays, elements given at once, no negative lengths.
# run: &arrays(3, 4) == 12
# run: &nested(10000) ==
# run: &filled() == 4475
# trap: array-bounds &negative()
type $Node <class { @value i32, @next <* <$Node>>, @other ref, @weak <* <$Node>> rcweak }>
type $Pair <struct { @a ref, @b i32 }>
type $Holder <class { @pair <$Pair>, @list <* <[] <* <$Node>>>> }>

func &arrays (var %n i32, var %m i32) i32 {
  var %rows <* <[] <* <[] <* <$Node>>>>>>
  var %row <* <[] <* <$Node>>>>
  var %i i32
  var %j i32
  var %count i32 = 0
  dassign %rows (gcmallocjarray ref <[] <* <[] <* <$Node>>>>> (dread i32 %n))
  doloop %i (constval i32 0, lt u1 i32 (dread i32 %i, dread i32 %n), constval i32 1) {
    dassign %row (gcmallocjarray ref <[] <* <$Node>>> (dread i32 %m))
    iassign <* <* <[] <* <$Node>>>>> 0 (array 0 ptr <* <[] <* <[] <* <$Node>>>>>> (dread ref %rows, dread i32 %i), dread ref %row)
    doloop %j (constval i32 0, lt u1 i32 (dread i32 %j, dread i32 %m), constval i32 1) {
      iassign <* <* <$Node>>> 0 (array 0 ptr <* <[] <* <$Node>>>> (dread ref %row, dread i32 %j), gcmalloc ref <$Node>)
    }
  }
  foreachelem %row %rows { dassign %count (add i32 (dread i32 %count, intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %row))) }
  decref (dread ref %rows)
  return (dread i32 %count)
}

func &nested (var %n i32) void {
  var %outer <* <[] ref>>
  var %inner <* <[] ref>> = 0
  var %i i32
  doloop %i (constval i32 0, lt u1 i32 (dread i32 %i, dread i32 %n), constval i32 1) {
    dassign %outer (gcmallocjarray ref <[] ref> (constval i32 2))
    iassign <* ref> 0 (dread ref %outer, dread ref %inner)
    dassign %inner (dread ref %outer)
  }
  decref (dread ref %inner)
  return ()
}

func &filled () i32 {
  var %a <* <[] i16>>
  var %x i16
  var %sum i32 = 0
  dassign %a (intrinsicopwithtype ref <[] i16> JAVA_FILL_NEW_ARRAY (constval i32 3, constval i32 5, constval i32 6, constval i32 70000))
  foreachelem %x %a { dassign %sum (add i32 (dread i32 %sum, dread i32 %x)) }
  decref (dread ref %a)
  return (dread i32 %sum)
}

func &negative () void {
  var %a ref
  dassign %a (gcmallocjarray ref <[] i32> (constval i32 -1))
  return ()
}
