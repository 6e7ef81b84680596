# samara run FILE
# status 1
# err: error[MPL3003]: the intrinsic `constructor` cannot be executed
# engine: all but vm light
# The VM traps at the call, and the formal machine says more.
#
# Intrinsics with the names of methods that all objects of JavaScript have were taken for known.
func &main () i32 {
  intrinsiccall __proto__ ()
  intrinsiccall constructor (constval i32 1)
  eval (intrinsicop i32 hasOwnProperty (constval i32 1))
  return (constval i32 0)
}
