# samara run FILE
# out: main
# out: initialised
#
# The initialiser of a class is marked `constructor`, as functions are that run before the program, and ran with those.
flavor 1
srclang 3
entryfunc &main
type $LA_3B <class {@x i32}>
func &puts (var %text ptr) i32
func &LA_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void {
  call &puts (conststr ptr "initialised")
  return ()
}
func &main () i32 {
  call &puts (conststr ptr "main")
  intrinsiccallwithtype <$LA_3B> JAVA_CLINIT_CHECK ()
  intrinsiccallwithtype <$LA_3B> JAVA_CLINIT_CHECK ()
  return (constval i32 0)
}
