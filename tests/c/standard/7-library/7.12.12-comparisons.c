/* 7.12.11 to 7.12.14: next values, maxima, fma, comparisons that do not mind no numbers. */
#include <math.h>
#include <stdio.h>
int main(void) {
  printf("%.17g %.17g %g\n", nextafter(1, 2), nextafter(1, 0), nextafter(0, -1));
  printf("%g %g %g %g\n", fmax(1, NAN), fmin(NAN, 2), fmax(-1, -2), fdim(5, 3));
  printf("%g %.17g\n", fdim(3, 5), fma(1e16, 1.0000000000000002, -1e16));
  printf("%d%d%d%d%d%d\n", isgreater(2.0, 1), isless(NAN, 1), islessequal(1.0, 1), isgreaterequal(NAN, NAN), islessgreater(1.0, 2), isunordered(1.0, NAN));
  printf("%.9g %g\n", (double)nextafterf(1, 2), nextafter(INFINITY, 0) > 1e308 ? 1.0 : 0.0);
  printf("%g %d\n", nextafter(5e-324, 0), nextafter(2, 2) == 2);
}
// out: 1.0000000000000002 0.99999999999999989 -4.94066e-324
// out: 1 2 -1 2
// out: 0 2.2204460492503131
// out: 101011
// out: 1.00000012 1
// out: 0 1
