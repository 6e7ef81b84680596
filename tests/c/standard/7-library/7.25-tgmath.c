/* 7.25: the function is chosen by the type of its argument; integers count as double. */
// light: MPL4001
#include <stdio.h>
#include <tgmath.h>

#define TYPE(x) _Generic((x), float: "float", double: "double", long double: "long double", float complex: "float complex", double complex: "double complex", default: "other")

int main(void) {
  float f = 2;
  double d = 2;
  int i = 2;
  float complex fc = 3 + 4 * I;
  double complex dc = -4;
  printf("%s %s %s %s %s\n", TYPE(sqrt(f)), TYPE(sqrt(d)), TYPE(sqrt(i)), TYPE(sqrt(fc)), TYPE(sqrt(dc)));
  printf("%s %s %s\n", TYPE(pow(f, f)), TYPE(pow(f, i)), TYPE(pow(f, d)));
  printf("%s %s %s\n", TYPE(fabs(fc)), TYPE(fabs(dc)), TYPE(creal(fc)));
  printf("%s %s %s\n", TYPE(fmax(f, f)), TYPE(fmax(f, 1)), TYPE(atan2(f, 1.0f)));
  printf("%s %s\n", TYPE(ldexp(f, 3)), TYPE(copysign(1, f)));
  printf("%.9g %.17g\n", (double)sqrt(f), sqrt(d));
  printf("%g %g\n", fabs(fc), (double)cimag(sqrt(dc)));
  printf("%g %g %g\n", floor(2.5), (double)ceil(f + 0.25f), trunc(-7.9));
  printf("%ld %lld %d\n", lround(2.5f), llrint(3.5), ilogb(f * 5));
  int e;
  printf("%g", (double)frexp(12.0f, &e));
  printf(" %d %g\n", e, (double)fma(f, f, 1.0f));
  printf("%g %g\n", fmod(7, 4), hypot(3, 4));
  printf("%d\n", exp(1.0f) == (float)exp(1.0f) && exp(f) != exp(d));
}
// out: float double double float complex double complex
// out: float double double
// out: float double float
// out: float double float
// out: float double
// out: 1.41421354 1.4142135623730951
// out: 5 2
// out: 2 3 -7
// out: 3 4 3
// out: 0.75 4 5
// out: 3 5
// out: 1
