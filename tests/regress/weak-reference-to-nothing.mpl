# samara run FILE --call isThere
# engine: all
# out: 0
#
# The address of a function that is declared `weakref` and that nobody defines is null, as of one that is `weak`.
func &elsewhere weakref () i32
func &isThere () u1 { return (ne u1 ptr (addroffunc ptr &elsewhere, constval ptr 0)) }
