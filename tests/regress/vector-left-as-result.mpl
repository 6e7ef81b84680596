# samara run FILE
# engine: all but light
# status 3
# A function of i32 ends while %%retval0 has a vector, which is no i32: the result is 0. The VM looked for a conversion.
func &same (var %v v4i32) v4i32 {
  return (dread v4i32 %v)
}

func &last (var %v v4i32) i32 {
  call &same (dread v4i32 %v)
  dassign %v (regread v4i32 %%retval0)
  return ()
}

func &main () i32 {
  var %v v4i32
  call &last (dread v4i32 %v)
  return (add i32 (regread i32 %%retval0, constval i32 3))
}
