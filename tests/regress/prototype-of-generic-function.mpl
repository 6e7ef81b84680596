# samara check FILE
# A generic function that another module defines was refused: its prototype has type parameters.
func &larger generic (var %a <!T>, var %b <!T>) <!T>
func &f () i32 {
  callinstantassigned &larger<{!T=i32}> (constval i32 3, constval i32 -2) { regassign i32 %1 }
  return (regread i32 %1)
}
