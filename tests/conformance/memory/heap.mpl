# malloc and free; accesses through null and outside memory trap.
func &list (var %n i32) i64 {
  var %head <* <[2] i64>>
  var %p <* <[2] i64>>
  var %s i64 = 0
  dassign %head (constval ptr 0)
  while (dread i32 %n) {
    dassign %p (malloc ptr (constval i64 16))
    iassign <* i64> (dread ptr %p, dread ptr %head)
    iassign <* i64> (add ptr (dread ptr %p, constval i64 8), dread i32 %n)
    dassign %head (dread ptr %p)
    dassign %n (sub i32 (dread i32 %n, constval i32 1))
  }
  while (ne u1 ptr (dread ptr %head, constval ptr 0)) {
    dassign %p (dread ptr %head)
    dassign %s (add i64 (mul i64 (dread i64 %s, constval i64 3), iread i64 <* i64> (add ptr (dread ptr %p, constval i64 8))))
    dassign %head (iread ptr <* <* i64>> (dread ptr %p))
    free (dread ptr %p)
  }
  return (dread i64 %s)
}
# run: &list(5) == 179
func &null (var %p <* i32>) i32 { return (iread i32 <* i32> (dread ptr %p)) }
# trap: null-pointer/out-of-bounds &null(0)
# trap: null-pointer/out-of-bounds &null(100)
# trap: out-of-bounds &null(0xfffffff0)
func &store (var %p <* i32>) void { iassign <* i32> (dread ptr %p, constval i32 1) return () }
# trap: null-pointer/out-of-bounds &store(0)
func &twice () void {
  var %p ptr
  dassign %p (malloc ptr (constval i64 8))
  free (dread ptr %p)
  free (dread ptr %p)
  return ()
}
# trap: double-free &twice()
func &nothing () i32 { free (constval ptr 0) return (constval i32 1) }
# run: &nothing() == 1
