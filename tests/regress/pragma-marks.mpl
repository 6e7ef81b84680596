# samara run FILE --call f 4
# engine: all
# out: 6
#
# Marks of pragmas change nothing about a program.
func &f (var %n i32) i32 {
  pragma !1 prefer_inline "ON"
  var %sum i32
  dassign %sum (constval i32 0) !1
  while (gt u1 i32 (dread i32 %n, constval i32 1)) {
    dassign %n (sub i32 (dread i32 %n, constval i32 1)) !1
    dassign %sum (add i32 (dread i32 %sum, dread i32 %n)) !1 # the sum
  } !1
  return (dread i32 %sum) !1
}
