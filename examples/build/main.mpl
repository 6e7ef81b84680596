# Sorts distances, prints them, and ends with their checksum.
import "types.mplt"

func &printf extern (var %format ptr, ...) i32
func &distance extern (var %p <* <$point>>) i32
func &sort extern (var %items <* i32>, var %count i32) void
func &least extern (var %items <* i32>, var %count i32) i32
func &checksum extern (var %items <* i32>, var %count i32) i32

var $points <[4] <$point>> = [[1= 3, 2= 4], [1= -1, 2= 1], [1= 5, 2= 0], [1= 0, 2= -3]]
var $items <[4] i32>

func &main () i32 {
  var %i i32
  var %d i32

  doloop %i (constval i32 0, lt i32 i32 (dread i32 %i, constval i32 4), constval i32 1) {
    callassigned &distance (array 1 ptr <* [4] <$point>> (addrof ptr $points, dread i32 %i)) { dassign %d }
    iassign <* i32> (array 1 ptr <* [4] i32> (addrof ptr $items, dread i32 %i), dread i32 %d)
  }
  call &sort (addrof ptr $items, constval i32 4)
  doloop %i (constval i32 0, lt i32 i32 (dread i32 %i, constval i32 4), constval i32 1) {
    call &printf (
      conststr ptr "%d\n",
      iread i32 <* i32> (array 1 ptr <* [4] i32> (addrof ptr $items, dread i32 %i)))
  }
  callassigned &least (addrof ptr $items, constval i32 4) { dassign %d }
  call &printf (conststr ptr "least %d\n", dread i32 %d)
  callassigned &checksum (addrof ptr $items, constval i32 4) { dassign %d }
  return (dread i32 %d)
}
