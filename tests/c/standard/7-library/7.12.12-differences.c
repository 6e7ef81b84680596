/* 7.12.12, 7.12.13: fdim, fmax, fmin with numbers that are none; fma, which rounds once. */
#include <float.h>
#include <math.h>
#include <stdio.h>

int main(void) {
  printf("%g %g %g %g\n", fdim(5, 3), fdim(3, 5), fdim(-1, -3), fdim(INFINITY, INFINITY));
  printf("%d %g\n", isnan(fdim(NAN, 1)), fdim(1, -INFINITY));
  printf("%g %g %g %g\n", fmax(NAN, 1), fmax(1, NAN), fmin(NAN, -1), fmin(-1, NAN));
  printf("%d %d\n", isnan(fmax(NAN, NAN)), isnan(fmin(NAN, NAN)));
  printf("%g %g %g\n", fmax(-INFINITY, -DBL_MAX) == -DBL_MAX ? 1.0 : 0.0, fmin(2, 1), fmaxf(-1, -2));
  volatile double a = 1 + DBL_EPSILON, b = 1 - DBL_EPSILON;
  printf("%a %a\n", fma(a, b, -1), a * b - 1);
  printf("%g %g\n", fma(DBL_MAX, 2, -DBL_MAX) == DBL_MAX ? 1.0 : 0.0, fma(3, 4, 5));
  printf("%d %d\n", isnan(fma(INFINITY, 0, 1)), isnan(fma(INFINITY, 1, -INFINITY)));
  printf("%d %d\n", !!signbit(fma(-0.0, 1, -0.0)), !!signbit(fma(-0.0, 1, 0.0)));
  printf("%a\n", fma(0x1.0000000000001p0, 0x1.0000000000001p0, -0x1.0000000000002p0));
  printf("%a\n", (double)fmaf(0x1.000002p0f, 0x1.000002p0f, -0x1.000004p0f));
}
// out: 2 0 2 0
// out: 1 inf
// out: 1 1 -1 -1
// out: 1 1
// out: 1 1 -1
// out: -0x1p-104 0x0p+0
// out: 1 17
// out: 1 1
// out: 1 0
// out: 0x1p-104
// out: 0x1p-46
