/* 6.10.3 with 6.2.1: what a macro names is looked up where it is used. */
#include <stdio.h>
#define X x
#define GET(n) (X + (n))
#define LOCAL(type, name, value) type name = (value)
#define BLOCK(body) do { int x = 100; body; } while (0)
static int x = 1; static int f(void) { return GET(0); }
int main(void) { int r = GET(10); int x = 2; printf("%d %d %d\n", r, GET(10), f()); { LOCAL(int, x, 7); printf("%d\n", X); } BLOCK(printf("%d\n", GET(1)); x++); printf("%d\n", x); for (int X = 0; x < 2; X++) printf("%d", X); puts(""); }
// out: 11 12 1
// out: 7
// out: 101
// out: 2
// out: 01
