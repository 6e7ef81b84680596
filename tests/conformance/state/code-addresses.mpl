# %%PC is the address of the function that runs; what stands at a distance from it is no data.
# run: &same() == 1
# run: &distance() == 24
# run: &other() == 0
# trap: null-pointer/out-of-bounds &load()
# trap: null-pointer/out-of-bounds &store()
func &same () i32 {
  return (eq i32 ptr (regread ptr %%PC, addroffunc ptr &same))
}

func &distance () i64 {
  return (sub i64 (cvt i64 ptr (addroffpc ptr 40), cvt i64 ptr (addroffpc ptr 16)))
}

func &other () i32 {
  return (eq i32 ptr (addroffpc ptr 0, addroffunc ptr &same))
}

func &load () i64 {
  return (ireadpcoff i64 16)
}

func &store () void {
  iassignpcoff i64 16 (constval i64 7)
  return ()
}
