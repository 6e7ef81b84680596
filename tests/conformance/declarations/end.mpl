# Functions that run after all others, in the reverse order of their priorities.
# out: "main last second first\n"
func &printf extern varargs (var %format <* i8>, ...) i32
func &first destructor destructor_priority(200) () void {
  call &printf (conststr ptr "first\n")
  return ()
}
func &second destructor destructor_priority(300) () void {
  call &printf (conststr ptr "second ")
  return ()
}
func &last destructor () void {
  call &printf (conststr ptr "last ")
  return ()
}
func &main () i32 {
  call &printf (conststr ptr "main ")
  return (constval i32 0)
}
