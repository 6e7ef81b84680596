# A weak reference does not keep its target, and is null when the target was reclaimed.
# run: &dies() == 1
# run: &lives() == 42
# run: &counted() == 2
# run: &moved() == 3
# run: &holderDies() == 0
# run: &array() == 1
# run: &circle() == 1
type $Node <class { @value i32, @next <* <$Node>>, @weak <* <$Node>> rcweak }>
var $seen <* <$Node>>
var $list <* <[] i32>>

func &point (var %from <* <$Node>>, var %to ref) void {
  intrinsiccall MCCWriteWeak (dread ref %from, iaddrof ptr <* <$Node>> 3 (dread ref %from), dread ref %to)
  return ()
}
func &target (var %from <* <$Node>>) ref {
  intrinsiccallassigned MCCLoadWeak (dread ref %from, iaddrof ptr <* <$Node>> 3 (dread ref %from)) { regassign ref %1 }
  return (regread ref %1)
}
func &node (var %value i32) <* <$Node>> {
  var %n <* <$Node>>
  dassign %n (gcmalloc ref <$Node>)
  iassign <* <$Node>> 1 (dread ref %n, dread i32 %value)
  return (dread ref %n)
}

func &dies () u1 {
  callassigned &node (constval i32 1) { regassign ref %1 }
  callassigned &node (constval i32 2) { regassign ref %2 }
  call &point (regread ref %1, regread ref %2)
  decref (regread ref %2)
  callassigned &target (regread ref %1) { regassign ref %3 }
  return (eq u1 ref (regread ref %3, constval ref 0))
}

func &lives () i32 {
  callassigned &node (constval i32 1) { regassign ref %1 }
  callassigned &node (constval i32 42) { regassign ref %2 }
  call &point (regread ref %1, regread ref %2)
  callassigned &target (regread ref %1) { regassign ref %3 }
  return (iread i32 <* <$Node>> 1 (regread ref %3))
}

# Reading gives a reference of one's own.
func &counted () i32 {
  callassigned &node (constval i32 1) { regassign ref %1 }
  callassigned &node (constval i32 2) { regassign ref %2 }
  call &point (regread ref %1, regread ref %2)
  callassigned &target (regread ref %1) { regassign ref %3 }
  return (ireadoff i32 -8 (regread ref %3))
}

# Another target: the death of the first one is of no consequence.
func &moved () i32 {
  callassigned &node (constval i32 1) { regassign ref %1 }
  callassigned &node (constval i32 2) { regassign ref %2 }
  callassigned &node (constval i32 3) { regassign ref %3 }
  call &point (regread ref %1, regread ref %2)
  call &point (regread ref %1, regread ref %3)
  decref (regread ref %2)
  callassigned &target (regread ref %1) { regassign ref %4 }
  return (iread i32 <* <$Node>> 1 (regread ref %4))
}

# The place dies before its target: its memory may be used again.
func &holderDies () i32 {
  callassigned &node (constval i32 1) { regassign ref %1 }
  callassigned &node (constval i32 2) { regassign ref %2 }
  call &point (regread ref %1, regread ref %2)
  decref (regread ref %1)
  callassigned &node (constval i32 4) { regassign ref %3 }
  iassign <* <$Node>> 3 (regread ref %3, regread ref %2)
  decref (regread ref %2)
  return (eq u1 ref (iread ref <* <$Node>> 3 (regread ref %3), constval ref 0))
}

func &array () u1 {
  dassign $list (gcmallocjarray ref <[] i32> (constval i32 3))
  intrinsiccall MCCWriteVolWeak (constval ref 0, addrof ptr $seen, dread ref $list)
  decref (dread ref $list)
  return (eq u1 ref (dread ref $seen, constval ref 0))
}

# Two objects that hold each other, one of them weakly: both go.
func &circle () u1 {
  callassigned &node (constval i32 1) { regassign ref %1 }
  callassigned &node (constval i32 2) { regassign ref %2 }
  intrinsiccall MCCWriteNoInc (regread ref %1, iaddrof ptr <* <$Node>> 2 (regread ref %1), regread ref %2)
  call &point (regread ref %2, regread ref %1)
  intrinsiccall MCCWriteWeak (constval ref 0, addrof ptr $seen, regread ref %2)
  decref (regread ref %1)
  return (eq u1 ref (dread ref $seen, constval ref 0))
}
