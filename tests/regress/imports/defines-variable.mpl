import "variable.mplt"
var $v i32 = 3
