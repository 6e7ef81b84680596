# samara run FILE DIR/other.mpl
# engine: all
# Local names of both modules, a weak function that gives way, an alias that means the weak one, literals, statics of functions.
# out: 1 2, 20, 10, same 1, 1 1 2
type $node <struct { @a i32 }>
var $n fstatic <$node> = [1= 1]
tempvar $l fstatic <[4] u8> const = "abc\x00"
func &printf (var %s ptr, ...) i32
func &other () i32
func &literal () ptr
func &count () i32
func &which weak () i32 { return (constval i32 10) }
func &mine alias("which") () i32
func &get static () i32 { return (dread i32 $n 1) }
func &tick static () i32 {
  var %t pstatic i32 = 0
  dassign %t (add i32 (dread i32 %t, constval i32 1))
  return (dread i32 %t)
}
func &main () i32 {
  callassigned &get () { regassign i32 %1 }
  callassigned &other () { regassign i32 %2 }
  callassigned &which () { regassign i32 %3 }
  callassigned &mine () { regassign i32 %4 }
  callassigned &literal () { regassign ptr %5 }
  callassigned &tick () { regassign i32 %6 }
  callassigned &count () { regassign i32 %7 }
  callassigned &tick () { regassign i32 %8 }
  call &printf (conststr ptr "%d %d, %d, %d, same %d, %d %d %d\n", regread i32 %1, regread i32 %2, regread i32 %3, regread i32 %4, eq i32 ptr (regread ptr %5, addrof ptr $l), regread i32 %6, regread i32 %7, regread i32 %8)
  return (constval i32 0)
}
