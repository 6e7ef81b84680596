# level: flat
# LEVEL: what a flat module may not contain.
func &f (var %x i32) i32 {
  brtrue @a (dread i32 %x)
  switch (dread i32 %x) @a {
    1: goto @a }
@a
  if (dread i32 %x) { # error: MPL2231
    { # error: MPL2232
    }
  }
  callassigned &f (dread i32 %x) { dassign %x } # error: MPL2231
  call &f (dread i32 %x)
  virtualcall &f (dread i32 %x) # error: MPL2231
  throw (constval ptr 0) # error: MPL2231
  { # error: MPL2232
  }
  return (regread i32 %%retval0)
}
