# The smallest program that says something.
#   samara run examples/hello.mpl

func &puts extern (var %s <* i8>) i32

func &main () i32 {
  call &puts (conststr ptr "Hello from MAPLE IR")
  return (constval i32 0)
}
