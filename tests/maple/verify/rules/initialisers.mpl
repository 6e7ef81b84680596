# INIT: an initialiser has the shape of its type.
type $in <struct {@g1 f64, @g2 f64}>
type $out <struct {@f1 i32, @f2 <$in>, @f3:4 i32}>
var $a <[3] i32> = [1, 2]
var $b <[3] i32> = [1, 2, 3, 4] # error: MPL2121
var $c <[2][2] i32> = [[1, 2], [3, 4, 5]] # error: MPL2121
var $d <[] i32> = [1, 2, 3]
var $e <$out> = [1 = 99, 2 = [1 = 10.0f, 2 = 22.2f], 3 = 15]
var $f <$out> = [1 = 99, 2 = [1 = 10.0], 4 = 22.2, 5 = 15]
var $g <$out> = [1 = 99, 9 = 4] # error: MPL2122
var $h <[2] i32> = [1 = 5] # error: MPL2122
var $i i32 = [1, 2] # error: MPL2123
var $j <$in> = 5 # error: MPL2123
var $k <$in> = 0
var $l <[2] <$in>> = [[1 = 1.0], 3] # error: MPL2123
var $m <[3] i8> = "abc"
var $n <[3] i8> = "abcd" # error: MPL2124
var $o <[] i8> = "as long as it likes"
var $q u8 = 255
var $r i8 = 255
var $s u8 = 256 # error: MPL2125
var $t i8 = -129 # error: MPL2125
var $u u8 = -1
var $v <$out> = [3 = 16] # error: MPL2125
var $w <union {@a i32, @b f64}> = [2 = 1.5]
var $x <* i32> = addrof ptr $a (4)
var $y <[2] <* i8>> = [conststr ptr "one", conststr ptr "two"]
var $z i64 = 0xffffffffffffffff
var $far <struct {@a <[2000000000] i8>, @b i32}> = [2 = 5] # error: MPL2126
var $unknown <$nowhere> = [1 = 5] # error: MPL2101
func &f () void {
  var %a pstatic <[2] i16> = [1, 70000] # error: MPL2125
}
