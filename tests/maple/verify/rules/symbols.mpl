# SYM: every name means something, and stands where it may. `#! CODE` says what the line before it must report.
flavor 1
entryfunc &nowhere #! MPL2006
entryfunc &main #! MPL2019
var $count i32
var $far extern i32
var $near extern i32 = 5 #! MPL2003
var $mine pstatic i32 #! MPL2004
var $file fstatic i32
var $odd i32 noinline #! MPL2007
var $even i32 volatile align(8)
func &puts (var %text <* i8>) i32
func &strange public align(4) () void #! MPL2007
func &main () i32 {
  var %x i32
  var %kept pstatic i32 = 1
  var %lost extern i32 #! MPL2004
  dassign %y (constval i32 1) #! MPL2001
  dassign %y (constval i32 2)
  dassign %x (dread i32 $cuont) #! MPL2001
  dassign %x (add i32 (dread i32 $count, dread i32 %kept))
  call &missing (dread i32 %x) #! MPL2002
  call &missing (dread i32 %x)
  callassigned &puts (conststr ptr "x") { dassign %z } #! MPL2001
  eval (addroffunc ptr &absent) #! MPL2002
  eval (addrof ptr $main)
  brtrue @out (dread i32 %x)
  brfalse @nowhere (dread i32 %x) #! MPL2005
  goto @nowhere
  goto 0 #! MPL2005
  switch (dread i32 %x) 0 {
    1: goto @out }
  if (dread i32 %x) {
@out dassign %x (constval i32 0)
  }
  eval (addroflabel ptr @gone) #! MPL2005
  return (dread i32 %x)
}
func &other () void {
  dassign %y (constval i32 1) #! MPL2001
  goto @out #! MPL2005
}
