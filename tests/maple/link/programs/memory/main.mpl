# samara run FILE DIR/other.mpl
# engine: all
# The global blocks of two modules lie one behind the other.
# out: 5 6 50 60
globalmemsize 12
globalmemmap = [ 5 6 ]
func &printf (var %s ptr, ...) i32
func &one () i32
func &two () i32
func &main () i32 {
  callassigned &one () { regassign i32 %1 }
  callassigned &two () { regassign i32 %2 }
  call &printf (conststr ptr "%d %d %d %d\n", ireadoff i32 0 (regread ptr %%GP), ireadoff i32 4 (regread ptr %%GP), regread i32 %1, regread i32 %2)
  return (constval i32 0)
}
