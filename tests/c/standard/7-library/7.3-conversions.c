/* 6.3.1.6, 6.3.1.7: complex to real takes the real part; real to complex has an imaginary part of zero. */
// light: MPL4001
#include <complex.h>
#include <stdbool.h>
#include <stdio.h>

static int taken(int n) { return n; }
static double complex given(double complex z) { return z; }

int main(void) {
  double complex z = 2.75 - 7.5 * I;
  float complex f = z;
  int n = (int)z;
  unsigned char c = z;
  float r = z;
  bool zero = 0 * I, imaginary = 2 * I, real = 1 + 0 * I;
  printf("%d %d %g\n", n, c, r);
  printf("%d %d %d\n", zero, imaginary, real);
  printf("%g %g\n", crealf(f), cimagf(f));
  printf("%d\n", taken(z));
  z = given(5);
  printf("%g %g\n", creal(z), cimag(z));
  z = given(f);
  printf("%g %g\n", creal(z), cimag(z));
  z = 'a';
  printf("%g %g\n", creal(z), cimag(z));
  float complex third = (float complex)(1.0 / 3 + 2.0 / 3 * I);
  printf("%d %d\n", crealf(third) == (float)(1.0 / 3), cimagf(third) == (float)(2.0 / 3));
  printf("%zu %zu %zu\n", sizeof(float complex), sizeof(double complex), sizeof(f + z));
}
// out: 2 2 2.75
// out: 0 1 1
// out: 2.75 -7.5
// out: 2
// out: 5 0
// out: 2.75 -7.5
// out: 97 0
// out: 1 1
// out: 8 16 16
