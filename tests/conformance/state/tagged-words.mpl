# Tagged words: a value of a dynamic type and, in the word behind it, its type tag; plain values get the tag of their type.
globalmemsize 16
globalmemmap = [ 0x7 0x4 0x1 0x3 ]
globalwordstypetagged = [ 0x5 ]
func &initial () i32 {
  return (cvt i32 dynany (add dynany (ireadoff dynany 0 (regread ptr %%GP), ireadoff dynany 0 (regread ptr %%GP))))
}
# run: &initial() == 14
func &plain (var %x i32) i32 {
  framesize 16
  localwordstypetagged = [ 0x14 ]
  iassignfpoff i32 -8 (dread i32 %x)
  iassignfpoff f32 -16 (constval f32 0.5f)
  return (cvt i32 dynany (add dynany (ireadfpoff dynany -8, add dynany (ireadfpoff dynany -16, ireadfpoff dynany -16))))
}
# run: &plain(41) == 42
func &tag (var %kind i32) u32 {
  framesize 8
  localwordstypetagged = [ 0x4 ]
  if (eq u1 i32 (dread i32 %kind, constval i32 1)) { iassignfpoff i32 -8 (constval i32 -1) }
  if (eq u1 i32 (dread i32 %kind, constval i32 2)) { iassignfpoff u32 -8 (constval u32 1) }
  if (eq u1 i32 (dread i32 %kind, constval i32 3)) { iassignfpoff u1 -8 (constval u1 1) }
  if (eq u1 i32 (dread i32 %kind, constval i32 4)) { iassignfpoff dynnull -8 (constval dynnull 0) }
  return (ireadfpoff u32 -4)
}
# run: &tag(0) == 0
# run: &tag(1) == 4
# run: &tag(2) == 5
# run: &tag(3) == 3
# run: &tag(4) == 1
func &formal (var %x dynany) u32 {
  upformalsize 8
  formalwordstypetagged = [ 0x1 ]
  return (ireadfpoff u32 4)
}
func &passed () u32 {
  callassigned &formal (cvt dynany f32 (constval f32 1.5f)) { regassign u32 %1 }
  return (regread u32 %1)
}
# run: &passed() == 6
func &global (var %x i32) i32 {
  iassignoff i32 8 (regread ptr %%GP, dread i32 %x)
  return (cvt i32 dynany (add dynany (ireadoff dynany 8 (regread ptr %%GP), constval dyni32 1)))
}
# run: &global(5) == 6
