# samara run FILE
# engine: all
# status 3
# The formal machine gave the number of arguments to main as an integer, whatever main takes.
func &main (var %count f64, var %small i8) i32 { return (constval i32 3) }
