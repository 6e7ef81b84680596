/* 7.3.9: the parts, the conjugate, the projection; and the object as an array of two. */
// light: MPL4001
#include <complex.h>
#if defined __clang__ && !defined CMPLX // the header of glibc has it for gcc alone
#define CMPLX(x, y) ((double complex){x, y})
#define CMPLXF(x, y) ((float complex){x, y})
#endif
#include <math.h>
#include <stdio.h>
#include <string.h>

int main(void) {
  double complex z = CMPLX(3, -4);
  double parts[2];
  memcpy(parts, &z, sizeof z);
  printf("%g %g\n", parts[0], parts[1]);
  printf("%g %g\n", ((double *)&z)[0], ((double *)&z)[1]);
  printf("%g %g %g\n", creal(conj(z)), cimag(conj(z)), creal(z * conj(z)));
  printf("%g %d\n", cabs(z), carg(z) == atan2(-4, 3));
  double complex p = cproj(z), q = cproj(CMPLX(INFINITY, -2)), n = cproj(CMPLX(NAN, -INFINITY));
  printf("%g %g\n", creal(p), cimag(p));
  printf("%g %g %d\n", creal(q), cimag(q), !!signbit(cimag(q)));
  printf("%g %g %d\n", creal(n), cimag(n), !!signbit(cimag(n)));
  double complex negative = CMPLX(-0.0, -0.0);
  printf("%d %d\n", !!signbit(creal(negative)), !!signbit(cimag(negative)));
  negative = conj(negative);
  printf("%d %d\n", !!signbit(creal(negative)), !!signbit(cimag(negative)));
  float complex f = CMPLXF(0.5, -0.25);
  printf("%g %g %g\n", crealf(f), cimagf(f), cimagf(conjf(f)));
  printf("%g %g\n", cabs(CMPLX(-INFINITY, NAN)), cabs(CMPLX(0, -7)));
  __real__ z = 10;
  __imag__ z += 1;
  printf("%g %g\n", __real__ z, __imag__ z);
}
// out: 3 -4
// out: 3 -4
// out: 3 4 25
// out: 5 1
// out: 3 -4
// out: inf -0 1
// out: inf -0 1
// out: 1 1
// out: 1 0
// out: 0.5 -0.25 0.25
// out: inf 7
// out: 10 -3
