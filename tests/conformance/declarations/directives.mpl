flavor 1
srclang 1
id 7
numfuncs 2
entryfunc &start
importpath "declarations"
import "shapes.mplt"
globalmemsize 8
globalmemmap = [ 0x5 0x6 ]
globalwordstypetagged = [ 0x0 ]
globalwordsrefcounted = [ 0x0 ]
asmdecl ""
fileinfo { @name "directives" }
srcfileinfo { 2 "directives.c" }
filedata { @bytes 0x1 0x2 }
LOC 2 1 1
SCOPE 1 <(2,1,1), (2,9,1)> {
  ALIAS %x %y i32
}
TYPEALIAS $number i32
ENUMERATION $Colour i32 { $RED = 1, $BLUE = 2 }
pragma !1 prefer_inline "ON"
# Facts about the module and its functions; the program starts at its entry function and uses an imported type.
# status 55
# run: &double(4) == 8
func &double (var %x i32) i32 {
  funcid 1
  funcsize 32
  framesize 0
  moduleid 7
  upformalsize 4
  outparmsize 0
  formalwordstypetagged = [ 0x0 ]
  formalwordsrefcounted = [ 0x0 ]
  localwordstypetagged = [ 0x0 ]
  localwordsrefcounted = [ 0x0 ]
  funcinfo { @name "double" }
  return (mul i32 (dread i32 %x, constval i32 2))
}
func &start () i32 {
  var %p <$Point>
  dassign %p 2 (constval i32 21)
  callassigned &double (dread i32 %p 2) { regassign i32 %1 }
  return (add i32 (regread i32 %1, add i32 (sizeoftype i32 <$Point>, ireadoff i32 0 (regread ptr %%GP))))
}
