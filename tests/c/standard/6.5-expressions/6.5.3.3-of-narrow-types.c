/* 6.5.3.3: + - ~ promote; ! gives an int of 0 or 1 for every scalar type. */
#include <stdio.h>
int main(void) {
  unsigned char uc = 0; signed char sc = -128; unsigned short us = 65535; short s = -32768; _Bool b = 1;
  printf("%d %d %d %d %d\n", ~uc, -sc, -us, -s, -b);
  printf("%d %d %d %d\n", ~b, ~us, ~sc, +sc);
  printf("%d %d\n", (unsigned char)~uc, (unsigned char)~uc >> 4);
  printf("%d %d\n", ~uc >> 4, (~uc & 0xff) == 255);
  unsigned u = 0; unsigned long long ull = 1;
  printf("%u %u %llu %lld\n", ~u, -u, -ull, ~(long long)ull);
  printf("%u %d\n", -2147483648u, -1u > 0);
  double d = 0; float f = -0.0f; long double ld = 1e-30L;
  printf("%d %d %d %g %g\n", !d, !f, !ld, -d, -f);
  int *p = 0, x;
  printf("%d %d %d %d\n", !p, !&x, !!5, !"text");
  printf("%d %d\n", !0.1, !(char)256);
  printf("%zu %zu %zu %zu\n", sizeof +sc, sizeof ~us, sizeof !d, sizeof -f);
  struct { unsigned a : 5; int b : 5; unsigned long c : 40; } t = {31, -16, 1};
  printf("%d %d %d %d\n", ~t.a, -t.b, -t.a, !t.c);
  printf("%lld\n", (long long)~t.a);
}
// light: MPL4001
// model: LP64
// out: -1 128 -65535 32768 -1
// out: -2 -65536 127 -128
// out: 255 15
// out: -1 1
// out: 4294967295 0 18446744073709551615 -2
// out: 2147483648 1
// out: 1 1 0 -0 0
// out: 1 0 1 0
// out: 0 1
// out: 4 4 4 4
// out: -32 16 -31 0
// out: -32
