# samara run FILE --call f 1
# out: -3000000000
#
# What %%retval0 gave behind a label was the result of the call before it in the text, executed or not.
func &small () i32 { return (constval i32 7) }
func &wide () i64 { return (constval i64 -3000000000) }

func &f (var %which i32) i64 {
  brfalse @small (dread i32 %which)
  call &wide ()
  goto @done
@small
  call &small ()
@done
  return (regread i64 %%retval0)
}
