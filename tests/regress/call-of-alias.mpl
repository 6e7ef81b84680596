# samara run FILE --call third 4
# engine: all
# out: start
# out: 5
#
# A function is called from outside by each of its names; the end of an alias chain has the body.
func &printf extern varargs (var %format <* i8>, ...) i32
func &before constructor () void { call &printf (conststr ptr "start\n") return () }
func &third alias("other") (var %x i32) i32
func &other alias("real") (var %x i32) i32
func &real (var %x i32) i32 { return (add i32 (dread i32 %x, constval i32 1)) }
