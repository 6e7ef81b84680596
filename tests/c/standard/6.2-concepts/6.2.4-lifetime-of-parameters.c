/* 6.2.4 and 6.9.1p9: parameters are variables of the call, whose addresses may be used while it lasts. */
#include <stdio.h>
static void twice(int *p) { *p *= 2; } static int f(int a, short b, char c, double d) { twice(&a); short *s = &b; *s += 1; char *q = &c; (*q)++; double *e = &d; *e /= 2; return a + b + c + (int)(d * 100); } static int count(int n, int **link) { int *mine = &n; int r = n > 0 ? count(n - 1, &mine) : 0; **link += n; return r + *mine; }
int main(void) { printf("%d\n", f(5, 32766, 'a', 1.5)); int z = 0, *p = &z; printf("%d ", count(4, &p)); printf("%d\n", z); }
// out: 32950
// out: 20 10
