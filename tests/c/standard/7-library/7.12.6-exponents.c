/* 7.12.6: parts of floating values: exact operations. */
#include <math.h>
#include <stdio.h>
int main(void) {
  volatile double list[] = {1, 0.1, -12, 5e-324, 1e308, 0};
  for (int i = 0; i < 6; i++) { int e; double m = frexp(list[i], &e); printf("%.17g %d %d\n", m, e, ldexp(m, e) == list[i]); }
  printf("%g %g %g\n", ldexp(1, -1074), ldexp(1, 1024), ldexp(3, -1075) / 5e-324);
  printf("%d %d %g %g\n", ilogb(8.5), ilogb(5e-324), logb(0.3), scalbn(1.5, 4));
  printf("%g %g %g\n", exp2(10), log2(0.125), log10(1000));
  printf("%g %g %g %g\n", exp(0), log(1), expm1(0), log1p(0));
  printf("%g %d %g\n", log(0.0), !!isnan(log(-1)), exp(-1000));
}
// out: 0.5 1 1
// out: 0.80000000000000004 -3 1
// out: -0.75 4 1
// out: 0.5 -1073 1
// out: 0.55626846462680035 1024 1
// out: 0 0 1
// out: 4.94066e-324 inf 2
// out: 3 -1074 -2 24
// out: 1024 -3 3
// out: 1 0 0 0
// out: -inf 1 0
