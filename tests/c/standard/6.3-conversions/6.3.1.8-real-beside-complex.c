/* Real numbers beside complex ones stay real; infinities are recovered in products and quotients; constants. */
#include <complex.h>
#include <math.h>
#include <stdio.h>
#ifndef CMPLX
#define CMPLX(x, y) __builtin_complex((double)(x), (double)(y))
#define CMPLXF(x, y) __builtin_complex((float)(x), (float)(y))
#endif
static void show(double complex z) { printf("%g %g\n", creal(z), cimag(z)); }
static double complex constants[] = {1.5 + 2.5 * I, 2, 1 / (1 + I), -I, (1 + 2 * I) * (3 - I), 4 * I / 2, 3 - I, I - 3, I + 3};
static float complex difference = 3.5f - 0.0if;
int main(void) {
  volatile double inf = INFINITY, x = 3.5;
  for (int i = 0; i < 9; i++) show(constants[i]);
  show(difference);
  show(2.0 * CMPLX(inf, 1)), show(CMPLX(inf, 1) / 2.0);
  show(x - CMPLX(1, 0.0)), show(CMPLX(1, -0.0) + x), show(CMPLX(1, -0.0) - x), show(-0.0 + CMPLX(1, -0.0));
  show(CMPLX(inf, 1) * CMPLX(2, 3)), show(CMPLX(1e300, 1e300) * CMPLX(1e300, 0));
  show(CMPLX(1e300, 1e300) / CMPLX(1e300, 1e300)), show(CMPLX(1e-300, 1e-300) / CMPLX(4e-300, 0));
  show(CMPLX(3, 4) / CMPLX(inf, inf)), show(CMPLX(inf, 0) / CMPLX(1, 2));
  show(x / CMPLX(1, 2));
  float complex f = CMPLXF(INFINITY, 2) * CMPLXF(3, 4);
  printf("%g %g\n", (double)crealf(f), (double)cimagf(f));
  double y = 2;
  y *= CMPLX(1, 2);
  printf("%g\n", y);
  y /= CMPLX(0, 2);
  printf("%g\n", y);
  int whole = 3;
  whole *= 2.5 + I;
  printf("%d\n", whole);
  double complex z = x;
  z *= 2, z /= I, z += 1, z -= I;
  show(z), show(~z), show(-z);
}
// light: MPL4001
// out: 1.5 2.5
// out: 2 0
// out: 0.5 -0.5
// out: -0 -1
// out: 5 5
// out: 0 2
// out: 3 -1
// out: -3 1
// out: 3 1
// out: 3.5 -0
// out: inf 2
// out: inf 0.5
// out: 2.5 -0
// out: 4.5 -0
// out: -2.5 -0
// out: 1 -0
// out: inf inf
// out: inf inf
// out: 1 0
// out: 0.25 0.25
// out: 0 0
// out: inf -inf
// out: 0.7 -1.4
// out: inf inf
// out: 2
// out: 0
// out: 7
// out: 1 -8
// out: 1 8
// out: -1 8
