/* 7.12.5: hyperbolic functions and their inverses: odd and even, at zero, and there and back. */
#include <math.h>
#include <stdio.h>

int main(void) {
  for (double x = -3; x <= 3; x += 1.5) printf("%.8f %.8f %.8f\n", sinh(x), cosh(x), tanh(x));
  for (double x = 0; x < 1; x += 0.25) printf("%.8f %.8f %.8f\n", asinh(x), acosh(1 + x), atanh(x));
  printf("%d %d %d\n", !!signbit(sinh(-0.0)), !!signbit(tanh(-0.0)), !!signbit(asinh(-0.0)));
  printf("%g %g %g %g\n", tanh(INFINITY), tanh(-INFINITY), cosh(-INFINITY), sinh(-INFINITY));
  printf("%g %g %d %d\n", atanh(1), atanh(-1), isnan(atanh(2)), isnan(acosh(0.5)));
  printf("%g %g\n", acosh(1), tanh(40));
  printf("%.5f %.5f %.5f\n", (double)sinhf(1), (double)coshf(1), (double)tanhf(1));
  for (double x = 1e-9; x < 1; x *= 1e3) printf("%.8e %.8e\n", sinh(x), atanh(x));
}
// out: -10.01787493 10.06766200 -0.99505475
// out: -2.12927946 2.35240962 -0.90514825
// out: 0.00000000 1.00000000 0.00000000
// out: 2.12927946 2.35240962 0.90514825
// out: 10.01787493 10.06766200 0.99505475
// out: 0.00000000 0.00000000 0.00000000
// out: 0.24746646 0.69314718 0.25541281
// out: 0.48121183 0.96242365 0.54930614
// out: 0.69314718 1.15881036 0.97295507
// out: 1 1 1
// out: 1 -1 inf -inf
// out: inf -inf 1 1
// out: 0 1
// out: 1.17520 1.54308 0.76159
// out: 1.00000000e-09 1.00000000e-09
// out: 1.00000000e-06 1.00000000e-06
// out: 1.00000017e-03 1.00000033e-03
