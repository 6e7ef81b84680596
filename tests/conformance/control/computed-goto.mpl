# Addresses of labels: igoto jumps to one, indexgoto through a table of them.
func &jump (var %x i32) i32 {
  var %to ptr
  dassign %to (select ptr (dread i32 %x, addroflabel ptr @yes, addroflabel ptr @no))
  igoto (dread ptr %to)
  @yes return (constval i32 1)
  @no return (constval i32 2)
}
# run: &jump(5) == 1
# run: &jump(0) == 2
var $table <[3] ptr> = [addroflabel ptr @first, addroflabel ptr @second, addroflabel ptr @first]
func &index (var %i i32) i32 {
  indexgoto (dread i32 %i) $table
  @first return (constval i32 10)
  @second return (constval i32 20)
}
# run: &index(0) == 10
# run: &index(1) == 20
# run: &index(2) == 10
# trap: unreachable &index(3)
