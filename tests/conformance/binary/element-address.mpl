# CG_array_elem_add adds bytes to an address.
var $a <[4] i32> = [10, 20, 30, 40]
func &at (var %bytes i64) i32 { return (iread i32 <* i32> (CG_array_elem_add ptr (addrof ptr $a, dread i64 %bytes))) }
# run: &at(0) == 10
# run: &at(12) == 40
