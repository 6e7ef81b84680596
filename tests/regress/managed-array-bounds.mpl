# samara run FILE --call element 3
# status 3
# err: trap[array-bounds]: an array index out of range
#
# `array` with flag 1 did not look at the length that a managed array carries.
func &element (var %i i32) i32 {
  var %a <* <[] i32>>
  dassign %a (gcmallocjarray ref <[] i32> (constval i32 3))
  return (iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %a, dread i32 %i)))
}
