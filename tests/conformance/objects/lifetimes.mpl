# Permanent objects and objects on the stack are not reclaimed by their counts.
# run: &kept() ==
# run: &onStack(5) == 47
# run: &holder() ==
type $Node <class { @value i32, @next <* <$Node>>, @other ref, @weak <* <$Node>> rcweak }>
type $Pair <struct { @a ref, @b i32 }>
type $Holder <class { @pair <$Pair>, @list <* <[] <* <$Node>>>> }>

func &kept () void {
  var %o ref
  dassign %o (gcpermalloc ref <$Node>)
  decref (dread ref %o)
  decref (dread ref %o)
  dassign %o (gcpermallocjarray ref <[] i32> (constval i32 3))
  decref (dread ref %o)
  return ()
}

func &onStack (var %n i32) i32 {
  var %a <* <[] i32>>
  var %o <* <$Node>>
  dassign %o (stackmalloc ref <$Node>)
  iassign <* <$Node>> 1 (dread ref %o, constval i32 40)
  dassign %a (stackmallocjarray ref <[] i32> (dread i32 %n))
  iassign <* i32> 0 (array 0 ptr <* <[] i32>> (dread ref %a, constval i32 1), constval i32 2)
  decref (dread ref %o)
  return (add i32 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %a), add i32 (iread i32 <* <$Node>> 1 (dread ref %o),
    iread i32 <* i32> 0 (array 0 ptr <* <[] i32>> (dread ref %a, constval i32 1)))))
}

func &holder () void {
  var %h <* <$Holder>>
  dassign %h (gcmalloc ref <$Holder>)
  iassign <* <$Holder>> 2 (dread ref %h, gcmalloc ref <$Node>)
  iassign <* <$Holder>> 4 (dread ref %h, gcmallocjarray ref <[] <* <$Node>>> (constval i32 0))
  decref (dread ref %h)
  return ()
}
