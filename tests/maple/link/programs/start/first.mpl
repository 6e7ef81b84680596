func &puts (var %s ptr) i32
func &first constructor constructor_priority(101) () void { call &puts (conststr ptr "first 101") }
func &end destructor destructor_priority(101) () void { call &puts (conststr ptr "first ends 101") }
