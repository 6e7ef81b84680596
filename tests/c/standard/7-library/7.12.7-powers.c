/* 7.12.7: powers and roots, where the result is exact or a special case. */
#include <math.h>
#include <stdio.h>
int main(void) {
  printf("%g %g %g %g\n", pow(2, 10), pow(-2, 3), pow(4, 0.5), pow(2, -3));
  printf("%g %g %g %g\n", pow(0, 0), pow(NAN, 0), pow(1, NAN), pow(-1, INFINITY));
  printf("%g %g %g %g\n", pow(0, -1), pow(-0.0, -3), pow(0, 2), pow(INFINITY, -1));
  printf("%d %g %g\n", !!isnan(pow(-8, 1.0 / 3)), cbrt(-27), sqrt(1e-310) * 0);
  printf("%.17g %d %d\n", sqrt(2), !!isnan(sqrt(-1)), !!signbit(sqrt(-0.0)));
  printf("%g %g %g\n", hypot(3, 4), hypot(3e200, 4e200), hypot(INFINITY, NAN));
  printf("%g %g\n", fabs(-0.0), (double)fabsf(-2.5f));
}
// out: 1024 -8 2 0.125
// out: 1 1 1 1
// out: inf -inf 0 0
// out: 1 -3 0
// out: 1.4142135623730951 1 1
// out: 5 5e+200 inf
// out: 0 2.5
