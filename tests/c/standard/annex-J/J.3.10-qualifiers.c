/* J.3.10: reading the value of a volatile object is an access. */
#include <stdio.h>
int main(void) { volatile int v = 1; v; (void)v; v = v + 1; int a = v++ + 5; volatile struct { int x; } s = {3}, t; t.x = s.x; printf("%d %d %d\n", v, a, t.x); }
// out: 3 7 3
