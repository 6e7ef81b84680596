/* 7.12.6: numbers taken apart and put together again, subnormal ones too. */
#include <float.h>
#include <limits.h>
#include <math.h>
#include <stdio.h>

int main(void) {
  const double of[] = {1, -6.5, 0.75, 1024, DBL_MIN, 4.9406564584124654e-324, DBL_MAX, 0, -0.0};
  for (int i = 0; i < 9; i++) {
    int exponent;
    double part = frexp(of[i], &exponent), whole, fraction = modf(of[i], &whole);
    printf("%.17g %d %d | %.6g %.6g | ", part, exponent, ldexp(part, exponent) == of[i], whole, fraction);
    if (of[i] != 0) printf("%d %g %g", ilogb(of[i]), logb(of[i]), scalbn(of[i], -ilogb(of[i])));
    puts("");
  }
  printf("%g %g %g\n", ldexp(1, 2000), ldexp(-1, -2000), ldexp(3, -1074));
  printf("%g %g\n", scalbln(1.5, 10L), scalbn(0x1p-1074, 1074));
  printf("%g %g\n", ldexp(0x1p-1000, 1000), ldexp(0x1p1000, -2074));
  printf("%d %d\n", ilogb(0) == FP_ILOGB0, ilogb(INFINITY) == INT_MAX);
  printf("%g %g\n", logb(0), logb(-INFINITY));
  float f;
  float g = modff(-3.75f, &f);
  printf("%g %g %g\n", f, g, ldexpf(0.5f, 128));
  double whole;
  printf("%g", modf(-INFINITY, &whole));
  printf(" %g\n", whole);
}
// out: "0.5 1 1 | 1 0 | 0 0 1\n-0.8125 3 1 | -6 -0.5 | 2 2 -1.625\n0.75 0 1 | 0 0.75 | -1 -1 1.5\n0.5 11 1 | 1024 0 | 10 10 1\n0.5 -1021 1 | 0 2.22507e-308 | -1022 -1022 1\n0.5 -1073 1 | 0 4.94066e-324 | -1074 -1074 1\n0.99999999999999989 1024 1 | 1.79769e+308 0 | 1023 1023 2\n0 0 1 | 0 0 | \n-0 0 1 | -0 -0 | \ninf -0 1.4822e-323\n1536 1\n1 4.94066e-324\n1 1\n-inf inf\n-3 -0.75 1.70141e+38\n-0 -inf\n"
