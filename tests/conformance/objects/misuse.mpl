# Counting what is gone, or what is no object, is a trap that says so.
# run: &fine() == 1
# trap: use-after-free &increfDead()
# trap: use-after-free &decrefDead()
# trap: use-after-free &decrefHeld()
# trap: use-after-free &resetDead()
# trap: use-after-free &checkedDead()
# trap: use-after-free &arrayTwice()
# trap: bad-object &increfRaw()
# trap: bad-object &decrefRaw()
# trap: invalid-free &freeObject()
# trap: double-free &freeTwice()
type $Node <class { @value i32, @next <* <$Node>> }>

func &node (var %next ref) <* <$Node>> {
  var %n <* <$Node>>
  dassign %n (gcmalloc ref <$Node>)
  iassign <* <$Node>> 2 (dread ref %n, dread ref %next)
  return (dread ref %n)
}

# Null and permanent objects may be counted as often as one likes.
func &fine () u1 {
  var %n ref = 0
  decref (dread ref %n)
  incref (dread ref %n)
  decrefwithcheck (dread ref %n)
  decrefreset (addrof ptr %n)
  dassign %n (gcpermalloc ref <$Node>)
  decref (dread ref %n)
  decref (dread ref %n)
  decrefreset (addrof ptr %n)
  return (eq u1 ref (dread ref %n, constval ref 0))
}

func &increfDead () void {
  callassigned &node (constval ref 0) { regassign ref %1 }
  decref (regread ref %1)
  incref (regread ref %1)
  return ()
}

func &decrefDead () void {
  callassigned &node (constval ref 0) { regassign ref %1 }
  decref (regread ref %1)
  decref (regread ref %1)
  return ()
}

# The inner object goes with the outer one.
func &decrefHeld () void {
  callassigned &node (constval ref 0) { regassign ref %1 }
  callassigned &node (regread ref %1) { regassign ref %2 }
  callassigned &node (regread ref %2) { regassign ref %3 }
  decref (regread ref %3)
  decref (regread ref %2)
  return ()
}

func &resetDead () void {
  var %n ref
  callassigned &node (constval ref 0) { regassign ref %1 }
  decref (regread ref %1)
  dassign %n (regread ref %1)
  decrefreset (addrof ptr %n)
  return ()
}

func &checkedDead () void {
  callassigned &node (constval ref 0) { regassign ref %1 }
  decrefwithcheck (regread ref %1)
  decrefwithcheck (regread ref %1)
  return ()
}

func &arrayTwice () void {
  var %a ref
  dassign %a (gcmallocjarray ref <[] ref> (constval i32 4))
  decref (dread ref %a)
  decref (dread ref %a)
  return ()
}

# Blocks of malloc have no count.
func &increfRaw () void {
  var %p ptr
  dassign %p (malloc ptr (constval u64 64))
  dassign %p (malloc ptr (constval u64 64))
  incref (dread ptr %p)
  return ()
}

func &decrefRaw () void {
  var %p ptr
  dassign %p (malloc ptr (constval u64 64))
  dassign %p (malloc ptr (constval u64 64))
  decref (dread ptr %p)
  return ()
}

func &freeObject () void {
  callassigned &node (constval ref 0) { regassign ref %1 }
  free (regread ref %1)
  return ()
}

func &freeTwice () void {
  var %p ptr
  dassign %p (malloc ptr (constval u64 64))
  free (dread ptr %p)
  free (dread ptr %p)
  return ()
}
