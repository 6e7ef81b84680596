# Places that hold references, such as fields: reading and writing them with and without counting.

func &__write_ref (var %cell ptr, var %value ref) void {
  var %old ref
  dassign %old (ireadoff ref 0 (dread ptr %cell))
  call &__incref (dread ref %value)
  iassignoff ref 0 (dread ptr %cell, dread ref %value)
  call &__decref (dread ref %old)
  return ()
}

func &__write_ref_no_inc (var %cell ptr, var %value ref) void {
  var %old ref
  dassign %old (ireadoff ref 0 (dread ptr %cell))
  iassignoff ref 0 (dread ptr %cell, dread ref %value)
  call &__decref (dread ref %old)
  return ()
}

func &__write_ref_no_dec (var %cell ptr, var %value ref) void {
  call &__incref (dread ref %value)
  iassignoff ref 0 (dread ptr %cell, dread ref %value)
  return ()
}

func &__load_ref (var %cell ptr) ref {
  var %value ref
  dassign %value (ireadoff ref 0 (dread ptr %cell))
  call &__incref (dread ref %value)
  return (dread ref %value)
}

func &__incref_decrefreset (var %object ref, var %cell ptr) void {
  call &__incref (dread ref %object)
  call &__decrefreset (dread ptr %cell)
  return ()
}
