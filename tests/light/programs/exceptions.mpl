# Exceptions: found at once, in an outer try, across calls; handlers that control runs into.
# out: io 7
# out: any
# out: outer 5
# out: thrown 9
# out: fell through
srclang 1
# rules: javatry throw javacatch_found javacatch_outer javacatch_call javacatch skip_javatry regassign_thrownval
func &printf extern varargs (var %format <* i8>, ...) i32
type $Error <class { @code i32 }>
type $IoError <class <$Error> { @file i32 }>

func &fail (var %code i32) void {
  var %e ref
  dassign %e (gcmalloc ref <$IoError>)
  iassign <* <$IoError>> 2 (dread ref %e, dread i32 %code)
  throw (dread ref %e)
}

func &deeper (var %code i32) void {
  call &fail (dread i32 %code)
}

func &here () void {
  javatry {@h_io @h_any}
  call &deeper (constval i32 7)
  endtry
  return ()
@h_any javacatch {<* void>}
  call &printf (conststr ptr "any\n")
  return ()
@h_io javacatch {<* <$Error>>}
  call &printf (conststr ptr "io %d\n", iread i32 <* <$Error>> 1 (regread ref %%thrownval))
  return ()
}

func &number () void {
  javatry {@h_int}
  javatry {@h_io}
  throw (constval i32 5)
  endtry
  endtry
  return ()
@h_io javacatch {<* <$Error>>}
  call &printf (conststr ptr "wrong\n")
  return ()
@h_int javacatch {i32}
  call &printf (conststr ptr "outer %d\n", regread i32 %%thrownval)
  regassign i32 %%thrownval (constval i32 9)
  call &printf (conststr ptr "thrown %d\n", regread i32 %%thrownval)
  return ()
}

func &catchAll () void {
  javatry {@h_any}
  throw (constval f64 1.5)
  endtry
  return ()
@h_any javacatch {<* void>}
  call &printf (conststr ptr "any\n")
  return ()
}

func &quiet () void {
  javatry {@h}
  eval (constval i32 1)
  endtry
@h javacatch {<* void>}
  call &printf (conststr ptr "fell through\n")
  return ()
}

func &main () i32 {
  call &here ()
  call &catchAll ()
  call &number ()
  call &quiet ()
  return (constval i32 0)
}
