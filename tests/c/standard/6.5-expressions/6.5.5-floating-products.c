/* 6.5.5: products and quotients of floating values; a zero, an infinity and no number among them. */
#include <math.h>
#include <stdio.h>
int main(void) {
  volatile double zero = 0, one = 1, big = 1e308, tiny = 5e-324;
  printf("%g %g\n", big * 10, -big * 10);
  printf("%d %d\n", isnan(big * 10 * zero), isnan(big * 10 - big * 10));
  printf("%g %g\n", tiny / 2, -tiny / 2);
  printf("%d %d\n", signbit(-tiny / 2) != 0, signbit(zero * -one) != 0);
  volatile float f = 16777216.0f;
  printf("%g %.1f\n", f + 1.0f - f, f + 1.0 - f);
  printf("%d\n", 1.0f / 3.0f == 1.0 / 3.0);
  printf("%.17g %.9g\n", 0.1 * 3, 0.1f * 3);
}
// out: inf -inf
// out: 1 1
// out: 0 -0
// out: 1 1
// out: 0 1.0
// out: 0
// out: 0.30000000000000004 0.300000012
