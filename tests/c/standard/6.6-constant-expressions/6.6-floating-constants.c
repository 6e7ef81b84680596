/* 6.6p8: arithmetic constants of static objects are calculated as at run time. */
#include <stdio.h>
static double d = 1.0 / 3, e = 0.1 + 0.2, inf = 1e308 * 10, m = -(2.5 * 2), z = -0.0;
static float f = 0.1 + 0.2f, g = 16777216.0f + 1.0f, h = 1 / 3.0f;
static int i = 7.9 + 0.2, j = (int)-3.5 * 2, k = 1.5 < 2 && 0.0, l = 3 / 2 * 2.0;
static long long ll = 1e18, lm = (long long)1e15 + 1;
static unsigned char uc = 3.99;
static _Bool b = 0.3, nb = 0.0;
int main(void) {
  volatile double one = 1, three = 3;
  printf("%d %.17g %g %g %g\n", d == one / three, e, inf, m, 1 / z);
  printf("%.9g %.1f %.9g\n", f, g, h);
  printf("%d %d %d %d %lld %lld %d %d %d\n", i, j, k, l, ll, lm, uc, b, nb);
}
// out: 1 0.30000000000000004 inf -5 -inf
// out: 0.300000012 16777216.0 0.333333343
// out: 8 -6 0 2 1000000000000000000 1000000000000001 3 1 0
