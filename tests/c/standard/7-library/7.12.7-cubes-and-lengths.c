/* 7.12.7: cbrt, hypot, pow at their edges: zeros of both signs, infinities, large and small sides. */
#include <math.h>
#include <stdio.h>

int main(void) {
  for (int n = -4; n <= 4; n++) printf("%g ", cbrt(n * n * n));
  printf("%d\n", !!signbit(cbrt(-0.0)));
  printf("%g %g %g %g\n", hypot(3e200, 4e200), hypot(3e-200, 4e-200), hypot(-5, 12), hypot(0, -0.0));
  printf("%g %g\n", hypot(NAN, INFINITY), hypot(-INFINITY, 1));
  const double xs[] = {0.0, -0.0, 1, -1, 2, -8, INFINITY, -INFINITY}, ys[] = {0, 1, -1, 2, -3, 0.5, INFINITY, -INFINITY};
  for (int i = 0; i < 8; i++) {
    for (int j = 0; j < 8; j++) {
      double p = pow(xs[i], ys[j]);
      if (isnan(p)) printf("nan ");
      else printf("%g ", p);
    }
    puts("");
  }
  printf("%g %g %g\n", pow(NAN, 0), pow(1, NAN), pow(2, 1023));
  printf("%.0f %.0f\n", pow(10, 15), pow(3, 33));
  printf("%g %g\n", sqrt(0x1p-1074), sqrt(1e300));
  printf("%d %d\n", !!signbit(sqrt(-0.0)), isnan(sqrt(-1)));
}
// out: "-4 -3 -2 -1 0 1 2 3 4 1\n5e+200 5e-200 13 0\ninf inf\n1 0 inf 0 inf 0 0 inf \n1 -0 -inf 0 -inf 0 0 inf \n1 1 1 1 1 1 1 1 \n1 -1 -1 1 -1 nan 1 1 \n1 2 0.5 4 0.125 1.41421 inf 0 \n1 -8 -0.125 64 -0.00195312 nan inf 0 \n1 inf 0 inf 0 inf inf 0 \n1 -inf -0 inf -0 inf inf 0 \n1 1 8.98847e+307\n1000000000000000 5559060566555523\n2.22276e-162 1e+150\n1 1\n"
