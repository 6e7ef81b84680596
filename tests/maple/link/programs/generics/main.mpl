# samara run FILE DIR/larger.mpl
# engine: all
# A generic function of one module is instantiated by another.
# out: 3 7
func &printf (var %s ptr, ...) i32
func &larger generic (var %a <!T>, var %b <!T>) <!T>
func &largest (var %n i32) i32
func &main () i32 {
  callinstantassigned &larger<{!T=i32}> (constval i32 3, constval i32 -2) { regassign i32 %1 }
  callassigned &largest (constval i32 7) { regassign i32 %2 }
  call &printf (conststr ptr "%d %d\n", regread i32 %1, regread i32 %2)
  return (constval i32 0)
}
