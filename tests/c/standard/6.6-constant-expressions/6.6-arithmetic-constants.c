/* 6.6p8: arithmetic constants in initialisers of static objects: floats, casts, conditionals, wraps and narrowings. */
#include <float.h>
#include <limits.h>
#include <stdio.h>
static double a = 1.0 / 3 * 3, b = 1e308 * 10, c = -0.0, d = (float)0.1, e = 7 / 2 + 7 / 2.0, f = 1 ? 2 : 3.5, g = (int)-3.7 * 1.5,
              h = DBL_MAX / DBL_MIN > 1;
static float i = 16777216 + 1.0f, j = 1e-46, k = 0.1 + 0.2;
static long double l = 1.0L / 3;
static _Bool m = 0.5, n = 1 - 1, o = (char)256 || 0.0;
static unsigned char p = 300, q = -1, r = 3.9;
static int s = 3000000000u, t = (short)0x18000, u = -5 >> 1, v = -5 % 3, w = (unsigned)-5 % 3, x = 5 && 0.0 || !2;
static unsigned long y = -1, z = 1u - 2;
static long long aa = 1ll << 40 | UINT_MAX, bb = INT_MAX + 1ll, cc = ULLONG_MAX / 3;
static int dd = sizeof(int) > -1, ee = 1.5 > 1 ? 0x7f : 'x', ff = 'b' == 98 ? 1 : 0;
static int gg = 'ab' == 'a' * 256 + 'b';
int main(void) {
  printf("%.17g %g %g %.17g %g %g %g %g\n", a, b, c, d, e, f, g, h);
  printf("%.9g %g %.9g %.17g %d %d %d\n", i, j, k, (double)l, m, n, o);
  printf("%d %d %d %d %d %d %d %d %d %lx %lx\n", p, q, r, s, t, u, v, w, x, y, z);
  printf("%lld %lld %lld %d %d %d\n", aa, bb, cc, dd, ee, gg);
}
// light: MPL4001
// model: LP64
// out: 1 inf -0 0.10000000149011612 6.5 2 -4.5 1
// out: 16777216 0 0.300000012 0.33333333333333331 1 0 0
// out: 44 255 3 -1294967296 -32768 -3 -2 2 0 ffffffffffffffff ffffffff
// out: 1103806595071 2147483648 6148914691236517205 0 127 1
