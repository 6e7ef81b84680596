/* J.3.8: register and inline are hints that change nothing. */
#include <stdio.h>
static inline int f(register int n) { return n ? n + f(n - 1) : 0; }
int main(void) { register int i, s = 0; for (i = 0; i < 5; i++) s += f(i); register struct { int a[3]; } r = {{1, 2, 3}}; printf("%d %d %zu\n", s, r.a[2], sizeof r); }
// out: 20 3 12
