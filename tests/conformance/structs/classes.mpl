# A class begins with its parent's fields; field ids count the parent first.
type $Base <class { @x i32, @y i8 }>
type $Derived <class <$Base> { @z i64 }>
func &fields () i64 {
  var %d <$Derived>
  dassign %d 2 (constval i32 40)
  dassign %d 3 (constval i32 -1)
  dassign %d 4 (constval i64 3)
  return (add i64 (dread i64 %d 4, add i64 (dread i32 %d 2, dread i32 %d 3)))
}
# run: &fields() == 42
func &offset () ptr { return (iaddrof ptr <* <$Derived>> 4 (constval ptr 0)) }
# run: &offset() == 8
