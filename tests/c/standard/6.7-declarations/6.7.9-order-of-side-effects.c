/* 6.7.9p19: each initialiser runs once; declarations from the left to the right. */
#include <stdio.h>
static int n; static int next(void) { return ++n; }
int main(void) { int a = next(), b = next(), c[1] = {next()}, d = a + b * 10 + c[0] * 100; printf("%d %d\n", d, n); int sum = 0; int e[3] = {next(), next(), next()}; for (int i = 0; i < 3; i++) sum += e[i]; printf("%d %d\n", sum, n); for (int i = next(), j = next(); i < j + 2; i++) printf("%d ", i); printf("%d\n", n); }
// out: 321 3
// out: 15 6
// out: 7 8 9 8
