# samara run FILE
# engine: all but vm light
# status 1
# err: MPL1117
# err: MPL3003
# An unknown intrinsic whose name every JavaScript object has as a property was looked up in tables of ours. (The VM traps
# there, the formal machine has no dynamic types.)
func &main () i32 {
  var %any dynany
  intrinsiccall __proto__ (dread dynany %any)
  intrinsiccall constructor (dread dynany %any)
  return (constval i32 0)
}
