/* C23 6.9.1: parameters of a definition need no name. */
// oracle: -std=gnu2x
#include <stdio.h>
static int f(int, int b, char *) { return b; }
int main(void) { printf("%d\n", f(1, 2, 0)); }
// out: 2
