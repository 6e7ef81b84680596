# samara run FILE --call absent
# engine: all
# out: 1
#
# A table of functions has null where a weak function is that nobody defines, and addresses where the others are.
func &nowhere weak () i32
func &abs weak (var %x i32) i32
func &here weak () i32 { return (constval i32 5) }
var $table <[3] <* <func () i32>>> = [addroffunc ptr &nowhere, addroffunc ptr &here, addroffunc ptr &abs]
func &null (var %at i32) i32 {
  return (eq i32 ptr (iread ptr <* <* <func () i32>>> 0 (array 1 ptr <* <[3] <* <func () i32>>>> (addrof ptr $table, dread i32 %at)), constval ptr 0))
}
func &absent () i32 {
  callassigned &null (constval i32 0) { regassign i32 %1 }
  callassigned &null (constval i32 1) { regassign i32 %2 }
  callassigned &null (constval i32 2) { regassign i32 %3 }
  return (bior i32 (regread i32 %1, bior i32 (mul i32 (regread i32 %2, constval i32 2), mul i32 (regread i32 %3, constval i32 4))))
}
