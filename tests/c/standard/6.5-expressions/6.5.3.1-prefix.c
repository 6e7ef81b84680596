/* 6.5.3.1: ++E is (E += 1), evaluated once. */
#include <stdio.h>
int main(void) { int i = 5, a[3] = {1, 2, 3}, *p = a; printf("%d ", ++i); printf("%d ", -- * ++p); printf("%d ", ++p[1]); printf("%d\n", a[1] * 10 + a[2]); unsigned char c = 255; int r = ++c; float f = 0.5f; --f; long long l = 0; --l; printf("%d %g %lld\n", r, f, l); double d[2] = {1, 2}, *q = d; printf("%g ", ++*q); printf("%g ", *++q); printf("%td\n", q - d); struct { short s; } s = {32767}; ++s.s; printf("%d\n", s.s); }
// out: 6 1 4 14
// out: 0 -0.5 -1
// out: 2 2 1
// out: -32768
