# samara run FILE DIR/thrower.mpl
# engine: all
# What one module throws another catches; a trap names the file and line of the module in which it happens.
# out: caught 7
# err: exceptions/thrower.mpl:7:
# err: exceptions/main.mpl:20:
# status 3
type $Problem <class { @code i32 }>
func &printf (var %s ptr, ...) i32
func &raise (var %n i32) void
func &divide (var %n i32) i32
func &main () i32 {
  javatry {@h}
  call &raise (constval i32 7)
  endtry
  return (constval i32 1)
@h  javacatch {<* <$Problem>>}
  regassign ref %1 (regread ref %%thrownval)
  call &printf (conststr ptr "caught %d\n", iread i32 <* <$Problem>> 1 (regread ref %1))
  callassigned &divide (constval i32 0) { regassign i32 %2 }
  return (regread i32 %2)
}
