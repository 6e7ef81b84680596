/* <tgmath.h>: which function is called is seen by the size of the result and by its value. light: no, complex numbers are not of MapleLight. */
#include <stdio.h>
#include <tgmath.h>

#define SHOW(x) printf("%s %zu %.6g\n", #x, sizeof(x) == sizeof(long double) ? (size_t)16 : sizeof(x), (double)(x))
#define SHOW_COMPLEX(x) printf("%s %zu %.5g %.5g\n", #x, sizeof(x), (double)creal(x), (double)cimag(x))

int main(void) {
  float f = 0.75f;
  double d = 1.5;
  int n = 3, e;
  float complex cf = CMPLXF(1, 2);
  double complex cd = CMPLX(0.5, -1);
  SHOW(sin(f));
  SHOW(sin(d));
  SHOW(sqrt(n));
  SHOW(pow(f, f));
  SHOW(pow(f, n));
  SHOW(atan2(f, d));
  SHOW(fmax(f, f));
  SHOW(fabs(f));
  SHOW(fabs(-d));
  SHOW(fabs(cf));
  SHOW(carg(cd));
  SHOW(carg(f));
  SHOW(creal(d));
  SHOW(floor(f));
  SHOW(frexp(f, &e));
  SHOW(ldexp(d, 3));
  SHOW(fma(f, f, f));
  SHOW(lround(f));
  SHOW(exp(f));
  SHOW(log(n));
  SHOW(remainder(d, f));
  SHOW_COMPLEX(exp(cf));
  SHOW_COMPLEX(sqrt(cd));
  SHOW_COMPLEX(acosh(cd));
  SHOW_COMPLEX(pow(cd, d));
  SHOW_COMPLEX(conj(cf));
  return 0;
}
