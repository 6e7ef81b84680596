/* 7.22.4.5: _Exit runs nothing; abort and exit are other stories. */
#include <stdio.h>
#include <stdlib.h>
static void never(void) { puts("never"); }
int main(void) { atexit(never); printf("%d %d\n", EXIT_SUCCESS, EXIT_FAILURE); fflush(stdout); _Exit(9); }
// out: 0 1
// status 9
