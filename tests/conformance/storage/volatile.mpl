# Volatile variables and fields keep their value like others.
type $Port <struct { @status i32 volatile, @data i32 }>
var $port <$Port>
var $flag i32 volatile
func &write (var %x i32) i32 {
  var %v i32 volatile
  dassign %v (dread i32 %x)
  dassign $flag (dread i32 %v)
  dassign $port 1 (add i32 (dread i32 $flag, dread i32 %v))
  return (dread i32 $port 1)
}
# run: &write(4) == 8
