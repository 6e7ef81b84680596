# Counting: an object lives as long as somebody refers to it; null has no count; a list of any length dies with its head.
# run: &shared() == 5
# run: &list(20000) ==
# run: &churn(20000) ==
# trap: use-after-free &dead()
type $Node <class { @value i32, @next <* <$Node>>, @other ref, @weak <* <$Node>> rcweak }>
type $Pair <struct { @a ref, @b i32 }>
type $Holder <class { @pair <$Pair>, @list <* <[] <* <$Node>>>> }>

func &shared () i32 {
  var %a <* <$Node>>
  var %b <* <$Node>>
  dassign %a (gcmalloc ref <$Node>)
  dassign %b (gcmalloc ref <$Node>)
  iassign <* <$Node>> 1 (dread ref %b, constval i32 5)
  iassign <* <$Node>> 3 (dread ref %a, dread ref %b)
  incref (dread ref %b)
  decref (dread ref %a)
  regassign i32 %1 (iread i32 <* <$Node>> 1 (dread ref %b))
  decrefwithcheck (dread ref %b)
  decrefwithcheck (constval ref 0)
  return (regread i32 %1)
}

func &list (var %n i32) void {
  var %i i32
  var %head <* <$Node>> = 0
  var %o <* <$Node>>
  doloop %i (constval i32 0, lt u1 i32 (dread i32 %i, dread i32 %n), constval i32 1) {
    dassign %o (gcmalloc ref <$Node>)
    iassign <* <$Node>> 2 (dread ref %o, dread ref %head)
    iassign <* <$Node>> 4 (dread ref %o, dread ref %head)
    dassign %head (dread ref %o)
  }
  decrefreset (addrof ptr %head)
  assertge (dread ref %head, constval ref 0)
  assertlt (dread ref %head, constval ref 1)
  return ()
}

func &churn (var %n i32) void {
  var %i i32
  var %o <* <$Node>>
  doloop %i (constval i32 0, lt u1 i32 (dread i32 %i, dread i32 %n), constval i32 1) {
    dassign %o (gcmalloc ref <$Node>)
    iassign <* <$Node>> 1 (dread ref %o, dread i32 %i)
    decref (dread ref %o)
  }
  return ()
}

func &dead () void {
  var %o <* <$Node>>
  var %p <* <$Node>>
  dassign %o (gcmalloc ref <$Node>)
  incref (dread ref %o)
  iassignoff i32 -8 (dread ref %o, constval i32 0)
  decref (dread ref %o)
  return ()
}
