/* 7.12.11: copysign, nextafter, nexttoward, nan; the steps between neighbours. */
// light: MPL4001
#include <float.h>
#include <math.h>
#include <stdio.h>

int main(void) {
  printf("%a %a\n", nextafter(1, 2), nextafter(1, 0));
  printf("%a %a\n", nextafter(0, 1), nextafter(0, -1));
  printf("%a %a\n", nextafter(DBL_MAX, INFINITY), nextafter(INFINITY, 0));
  printf("%a %a\n", nextafter(DBL_MIN, 0), nextafter(-DBL_MIN, -1));
  printf("%a %d\n", nextafter(5, 5), isnan(nextafter(NAN, 1)));
  printf("%d %d\n", !!signbit(nextafter(0.0, -0.0)), !!signbit(nextafter(-0.0, 0.0)));
  printf("%a %a\n", nextafterf(1, 2), nextafterf(FLT_MAX, INFINITY));
  printf("%a %a\n", nexttoward(1, 2), nexttoward(-1, -2));
  printf("%g %g %g\n", copysign(3, -0.0), copysign(-INFINITY, 1), copysign(0, -1));
  printf("%d %d\n", isnan(nan("")), isnan(nanf("1")));
  int steps = 0;
  for (double x = 1; x < 1 + 20 * DBL_EPSILON; x = nextafter(x, 2)) steps++;
  printf("%d\n", steps);
  for (float x = 1e-45f; x < 1e-43f; x = nextafterf(x, 1)) steps++;
  printf("%d\n", steps);
}
// out: 0x1.0000000000001p+0 0x1.fffffffffffffp-1
// out: 0x0.0000000000001p-1022 -0x0.0000000000001p-1022
// out: inf 0x1.fffffffffffffp+1023
// out: 0x0.fffffffffffffp-1022 -0x1.0000000000001p-1022
// out: 0x1.4p+2 1
// out: 1 0
// out: 0x1.000002p+0 inf
// out: 0x1.0000000000001p+0 -0x1.0000000000001p+0
// out: -3 inf -0
// out: 1 1
// out: 20
// out: 90
