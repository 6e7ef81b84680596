# SYM and STATE: what a header says of its module, and the memory that directives describe.
flavor 77 # error: MPL2010
srclang 9 # error: MPL2009
id 70000 # error: MPL2008
numfuncs 3 # error: MPL2011
id 12 # error: MPL2019
globalmemsize 16
globalmemmap = [ 0x1 0x2 0x3 0x4 0x5 ] # error: MPL2014
globalwordstypetagged = [ 0x7 ] # error: MPL2017 MPL2017 MPL2017
globalwordsrefcounted = [ 0x8 ] # error: MPL2015
func &proto (var %x i32) void
func &globals () i32 {
  iassignoff i32 12 (regread ptr %%GP, ireadoff i32 0 (regread ptr %%GP))
  iassignoff i64 12 (regread ptr %%GP, constval i64 1) # error: MPL2013
  return (ireadoff i32 -4 (regread ptr %%GP)) # error: MPL2013
}
func &frame (var %a i32, var %b f64) i32 {
  funcid 1
  moduleid 13 # error: MPL2020
  framesize 24
  framesize 24
  upformalsize 16
  iassignfpoff i64 -24 (constval i64 1)
  iassignfpoff i64 -28 (constval i64 1) # error: MPL2012
  iassignfpoff i32 -2 (constval i32 1) # error: MPL2012
  iassignfpoff i32 14 (constval i32 1) # error: MPL2012
  return (add i32 (ireadfpoff i32 12, ireadfpoff u8 15))
}
func &small (var %a i32, var %b f64) void {
  upformalsize 12 # error: MPL2016
  framesize 8
  framesize 12 # error: MPL2019
  localwordsrefcounted = [ 0x8 ]
  localwordstypetagged = [ 0x1 ] # error: MPL2015
}
func &marks (var %a ref, var %b ref) void {
  upformalsize 16
  formalwordsrefcounted = [ 0x5 ] # error: MPL2017
  formalwordstypetagged = [ 0x8 ] # error: MPL2015
}
func &most () void {
  framesize 0x60000000 # error: MPL2018
}
func &free () i32 {
  iassignfpoff i32 -100 (constval i32 1)
  return (ireadfpoff i32 96)
}
