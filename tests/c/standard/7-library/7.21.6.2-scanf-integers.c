/* 7.21.6.2: widths, bases, suppression, and how many were assigned. */
#include <stdio.h>
int main(void) {
  int a, b, c, n; unsigned u; long l; short s; signed char h;
  n = sscanf("12 -34 0x1f", "%d%d%i", &a, &b, &c); printf("%d %d %d %d\n", n, a, b, c);
  n = sscanf("123456", "%2d%3d%d", &a, &b, &c); printf("%d %d %d %d\n", n, a, b, c);
  n = sscanf("ff 17 077", "%x %o %i", &u, &a, &b); printf("%d %u %d %d\n", n, u, a, b);
  n = sscanf("1,2;3", "%d,%d,%d", &a, &b, &c); printf("%d %d %d\n", n, a, b);
  n = sscanf("5 6 7", "%*d %d %*d", &a); printf("%d %d\n", n, a);
  n = sscanf("x", "%d", &a); printf("%d ", n); n = sscanf("", "%d", &a); printf("%d ", n); n = sscanf("  ", " %d", &a); printf("%d\n", n);
  n = sscanf("70000 300 -99999999999", "%hd %hhd %ld%n", &s, &h, &l, &a); printf("%d %d %d %ld %d\n", n, s, h, l, a);
  n = sscanf("42abc", "%d%n", &a, &b); printf("%d %d %d\n", n, a, b);
  n = sscanf("+7-8", "%d%d", &a, &b); printf("%d %d %d\n", n, a, b);
}
// model: LP64
// out: 3 12 -34 31
// out: 3 12 345 6
// out: 3 255 15 63
// out: 2 1 2
// out: 1 6
// out: 0 -1 -1
// out: 3 4464 44 -99999999999 22
// out: 1 42 2
// out: 2 7 -8
