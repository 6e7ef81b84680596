# samara run FILE --call f 9
# status 9
# out: before
#
# A function that is called from outside and exits gave the status 0.
func &exit extern (var %status i32) void
func &puts extern (var %text <* i8>) i32

func &f (var %status i32) i32 {
  call &puts (conststr ptr "before")
  call &exit (dread i32 %status)
  return (constval i32 1)
}
