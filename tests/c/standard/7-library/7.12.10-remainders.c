/* 7.12.10: fmod has the sign of its first operand, remainder is nearest to 0. */
#include <math.h>
#include <stdio.h>
int main(void) {
  printf("%g %g %g %g\n", fmod(5.5, 2), fmod(-5.5, 2), fmod(5.5, -2), fmod(1e20, 3));
  printf("%g %g %g\n", remainder(5.5, 2), remainder(-5, 2), remainder(7, 2));
  int q; double r = remquo(17, 5, &q);
  printf("%g %d\n", r, q & 7);
  printf("%d %g %d\n", !!isnan(fmod(1, 0)), fmod(3, INFINITY), !!signbit(fmod(-4, 2)));
  printf("%g %g\n", (double)fmodf(7.5f, 2.25f), fmod(5e-324 * 7, 5e-324 * 4) / 5e-324);
}
// out: 1.5 -1.5 1.5 1
// out: -0.5 -1 -1
// out: 2 3
// out: 1 3 1
// out: 0.75 3
