/* 7.12.6: expm1 and log1p near zero, exp2, log2 and log10 of exact powers. */
#include <math.h>
#include <stdio.h>

int main(void) {
  for (double x = 1e-15; x < 10; x *= 100) printf("%.12e %.12e\n", expm1(x), log1p(x));
  int exact = 1;
  for (int n = -1022; n < 1024; n += 3) exact &= log2(ldexp(1, n)) == n && exp2(n) == ldexp(1, n);
  for (int n = 0; n < 23; n++) exact &= fabs(log10(pow(10, n)) - n) < 1e-14;
  printf("%d\n", exact);
  printf("%g %g %g %g\n", exp(-INFINITY), exp(INFINITY), exp(0), expm1(-INFINITY));
  printf("%g %g %d\n", log(1), log(INFINITY), isnan(log(-1)));
  printf("%g %g %d\n", log1p(-1), log1p(0), isnan(log1p(-2)));
  printf("%d %d\n", !!signbit(expm1(-0.0)), !!signbit(log1p(-0.0)));
  printf("%g %g\n", exp(-800), exp2(1024));
  printf("%.10f %.10f %.10f\n", exp(1), log(10), log2(10));
}
// out: 1.000000000000e-15 1.000000000000e-15
// out: 1.000000000000e-13 1.000000000000e-13
// out: 1.000000000005e-11 9.999999999950e-12
// out: 1.000000000500e-09 9.999999995000e-10
// out: 1.000000050000e-07 9.999999500000e-08
// out: 1.000005000017e-05 9.999950000333e-06
// out: 1.000500166708e-03 9.995003330835e-04
// out: 1.051709180756e-01 9.531017980432e-02
// out: 1
// out: 0 inf 1 -1
// out: 0 inf 1
// out: -inf 0 1
// out: 1 1
// out: 0 inf
// out: 2.7182818285 2.3025850930 3.3219280949
