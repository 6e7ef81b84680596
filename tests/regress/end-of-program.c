// samara run FILE
// engine: all
// Lowering registers destructors by a name of its own for atexit, which stayed the host's: they ran before the program's handlers.
#include <stdio.h>
#include <stdlib.h>
__attribute__((destructor)) static void end(void) { puts("end"); }
static void bye(void) { puts("bye"); }
int main(void) { return atexit(bye); }
// out: bye
// out: end
