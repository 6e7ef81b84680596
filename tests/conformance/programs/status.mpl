# The result of main, modulo 256, is the status.
func &main () i32 { return (constval i32 259) }
# status 3
