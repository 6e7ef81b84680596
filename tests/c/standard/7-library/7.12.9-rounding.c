/* 7.12.9: ceil, floor, round, trunc, rint, and what they do with halves and signs. */
#include <math.h>
#include <stdio.h>
int main(void) {
  volatile double list[] = {2.5, -2.5, 3.5, 0.5, -0.5, -0.2, 0.49999999999999994, 4503599627370497.5, 1e300, -0.0};
  for (int i = 0; i < 10; i++) { double d = list[i]; printf("%g %g %g %g %g %g\n", ceil(d), floor(d), round(d), trunc(d), rint(d), nearbyint(d)); }
  printf("%ld %ld %lld %lld\n", lround(-2.5), lrint(2.5), llround(0.5), llrint(3.5));
  double ip; double fp = modf(-3.75, &ip);
  printf("%g %g\n", fp, ip);
  printf("%g %d\n", copysign(3, -0.0), !!signbit(copysign(INFINITY, -1.0)));
  printf("%.1f %.1f\n", (double)roundf(1.5f), (double)floorf(-0.1f));
}
// out: 3 2 3 2 2 2
// out: -2 -3 -3 -2 -2 -2
// out: 4 3 4 3 4 4
// out: 1 0 1 0 0 0
// out: -0 -1 -1 -0 -0 -0
// out: -0 -1 -0 -0 -0 -0
// out: 1 0 0 0 0 0
// out: 4.5036e+15 4.5036e+15 4.5036e+15 4.5036e+15 4.5036e+15 4.5036e+15
// out: 1e+300 1e+300 1e+300 1e+300 1e+300 1e+300
// out: -0 -0 -0 -0 -0 -0
// out: -3 2 1 4
// out: -0.75 -3
// out: -3 1
// out: 2.0 -1.0
