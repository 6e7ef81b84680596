# samara run FILE DIR/first.mpl DIR/last.mpl
# engine: all
# What runs before and after the program, by priority over all modules.
# out: first 101
# out: main 200
# out: last, no priority
# out: start
# out: main ends
# out: first ends 101
# status 3
entryfunc &start
func &puts (var %s ptr) i32
func &second constructor constructor_priority(200) () void { call &puts (conststr ptr "main 200") }
func &bye destructor destructor_priority(300) () void { call &puts (conststr ptr "main ends") }
func &start () i32 {
  call &puts (conststr ptr "start")
  return (constval i32 3)
}
