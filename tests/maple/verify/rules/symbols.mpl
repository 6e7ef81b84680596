# SYM: every name means something, and stands where it may. Behind a line stands what it must report.
flavor 1
entryfunc &nowhere # error: MPL2006
entryfunc &main # error: MPL2019
var $count i32
var $far extern i32
var $near extern i32 = 5 # error: MPL2003
var $mine pstatic i32 # error: MPL2004
var $file fstatic i32
var $odd i32 noinline # error: MPL2007
var $even i32 volatile align(8)
func &puts (var %text <* i8>) i32
func &strange public align(4) () void # error: MPL2007
func &main () i32 {
  var %x i32
  var %kept pstatic i32 = 1
  var %lost extern i32 # error: MPL2004
  dassign %y (constval i32 1) # error: MPL2001
  dassign %y (constval i32 2)
  dassign %x (dread i32 $cuont) # error: MPL2001
  dassign %x (add i32 (dread i32 $count, dread i32 %kept))
  call &missing (dread i32 %x) # error: MPL2002
  call &missing (dread i32 %x)
  callassigned &puts (conststr ptr "x") { dassign %z } # error: MPL2001
  eval (addroffunc ptr &absent) # error: MPL2002
  eval (addrof ptr $main)
  brtrue @out (dread i32 %x)
  brfalse @nowhere (dread i32 %x) # error: MPL2005
  goto @nowhere
  goto 0 # error: MPL2005
  switch (dread i32 %x) 0 {
    1: goto @out }
  if (dread i32 %x) {
@out dassign %x (constval i32 0)
  }
  eval (addroflabel ptr @gone) # error: MPL2005
  return (dread i32 %x)
}
func &other () void {
  dassign %y (constval i32 1) # error: MPL2001
  goto @out # error: MPL2005
}
