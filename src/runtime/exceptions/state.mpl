# The exception that is under way (docs/decisions/0075-exceptions.md).
#
# `$__pending` is 0, or tells what has been thrown: 1 an object, others by the type of the value. `$__handlers` counts the
# calls under way that have a handler around them: a throw that nobody can catch ends the program where it stands.

var $__pending i32
var $__handlers i32

# Forgets the exception and the handlers of a call that a trap has ended.
func &__reset_exceptions () void {
  dassign $__pending (constval i32 0)
  dassign $__handlers (constval i32 0)
  return ()
}

# Of managed objects (../objects).
func &__uncaught (var %name ptr, var %message ptr) void
func &__set_message (var %object ref, var %message ref) void
func &__is_entered (var %object ref) u1
