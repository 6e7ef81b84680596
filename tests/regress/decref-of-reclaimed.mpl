# samara run FILE
# status 3
# err: trap[use-after-free]
# err: decref of an object without references
# err: in main
#
# An object that was reclaimed together with others kept the link of their list for its count, so one more decref of it
# went unnoticed.
type $Node <class { @value i32, @a ref, @b ref }>

func &node (var %a ref, var %b ref) <* <$Node>> {
  var %n <* <$Node>>
  dassign %n (gcmalloc ref <$Node>)
  iassign <* <$Node>> 2 (dread ref %n, dread ref %a)
  iassign <* <$Node>> 3 (dread ref %n, dread ref %b)
  return (dread ref %n)
}

func &main () i32 {
  callassigned &node (constval ref 0, constval ref 0) { regassign ref %1 }
  callassigned &node (constval ref 0, constval ref 0) { regassign ref %2 }
  callassigned &node (regread ref %1, regread ref %2) { regassign ref %3 }
  decref (regread ref %3)
  decref (regread ref %2)
  return (constval i32 0)
}
