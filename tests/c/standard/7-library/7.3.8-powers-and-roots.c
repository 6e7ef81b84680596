/* 7.3.8: absolute values, roots and powers, where they are exact or rounded to four places. */
// light: MPL4001
#include <complex.h>
#if defined __clang__ && !defined CMPLX // the header of glibc has it for gcc alone
#define CMPLX(x, y) ((double complex){x, y})
#define CMPLXF(x, y) ((float complex){x, y})
#endif
#include <math.h>
#include <stdio.h>

static double tidy(double x) { return round(x * 1e4) / 1e4 + 0.0; }
static void show(double complex z) { printf("%g %g\n", tidy(creal(z)), tidy(cimag(z))); }

int main(void) {
  show(csqrt(-4));
  show(csqrt(3 + 4 * I));
  show(csqrt(CMPLX(-4, -0.0)));
  show(csqrt(-5 - 12 * I));
  show(cpow(1 + I, 4));
  show(cpow(I, I));
  show(cexp(I * acos(-1)));
  show(clog(-1));
  show(clog(I));
  show(cexp(clog(3 - 2 * I)));
  show(csin(1 + I));
  show(ccos(1 - I));
  show(ctan(0.5 * I));
  show(csinh(I));
  show(casin(2));
  show(cacos(0.5 + 0.5 * I));
  show(catanh(0.25 + I));
  printf("%g %g\n", cabs(-5 + 12 * I), tidy(carg(-1 - I)));
  printf("%g\n", cabs(CMPLX(3e200, 4e200)));
  printf("%g\n", cabsf(CMPLXF(0.3f, 0.4f)));
}
// out: 0 2
// out: 2 1
// out: 0 -2
// out: 2 -3
// out: -4 0
// out: 0.2079 0
// out: -1 0
// out: 0 3.1416
// out: 0 1.5708
// out: 3 -2
// out: 1.2985 0.635
// out: 0.8337 0.9889
// out: 0 0.4621
// out: 0 0.8415
// out: 1.5708 1.317
// out: 1.1185 -0.5306
// out: 0.1237 0.801
// out: 13 -2.3562
// out: 5e+200
// out: 0.5
