# samara fmt FILE --check
#
# The empty line behind the comment at the head of a file was lost.

var $x i32
