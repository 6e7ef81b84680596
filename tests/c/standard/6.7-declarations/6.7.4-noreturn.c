/* 6.7.4p8: a _Noreturn function does not come back; here it leaves by exit. */
#include <stdio.h>
#include <stdlib.h>
#include <stdnoreturn.h>
static _Noreturn void stop(int n) { printf("stop %d\n", n); exit(n); }
noreturn static void other(void) { stop(4); }
static int f(int n) { if (n > 3) return n; if (n == 2) other(); stop(n); }
int main(void) { printf("%d\n", f(4)); return f(2); }
// out: 4
// out: stop 4
// status 4
