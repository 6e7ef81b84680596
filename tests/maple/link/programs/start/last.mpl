func &puts (var %s ptr) i32
func &early constructor static () void { call &puts (conststr ptr "last, no priority") }
