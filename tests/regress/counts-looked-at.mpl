# samara run FILE -O2
# engine: all
# out: 2 1
# Counts that are raised and lowered again were left alone at -O2 although somebody looked at them in between, in front of the object.
type $Box <class { @value i32 }>

func &printf (var %format ptr, ...) i32

func &countOf (var %o ref) i32 {
  return (iread i32 <* i32> 0 (sub ptr (dread ref %o, constval i64 8)))
}

func &main () i32 {
  var %o <* <$Box>>
  dassign %o (gcmalloc ref <$Box>)
  incref (dread ref %o)
  callassigned &countOf (dread ref %o) { regassign i32 %1 }
  decref (dread ref %o)
  callassigned &countOf (dread ref %o) { regassign i32 %2 }
  call &printf (conststr ptr "%d %d\n", regread i32 %1, regread i32 %2)
  decref (dread ref %o)
  return (constval i32 0)
}
