/* <math.h>: functions of double and float, to ten and five digits. */
#include <math.h>
#include <stdio.h>

#define ONE(name) printf("%s %.10g %.5g\n", #name, (double)name(x), (double)name##f(x))
#define TWO(name) printf("%s %.10g %.5g\n", #name, (double)name(x, y), (double)name##f(x, y))

static void all(double x, double y) {
  int n = 0, m = 0, q = 0;
  double whole;
  float wholef;
  ONE(acosh);
  ONE(asinh);
  ONE(atan);
  ONE(cbrt);
  ONE(ceil);
  ONE(cos);
  ONE(cosh);
  ONE(erf);
  ONE(erfc);
  ONE(exp);
  ONE(exp2);
  ONE(expm1);
  ONE(fabs);
  ONE(floor);
  ONE(lgamma);
  ONE(log);
  ONE(log10);
  ONE(log1p);
  ONE(log2);
  ONE(logb);
  ONE(nearbyint);
  ONE(rint);
  ONE(round);
  ONE(sin);
  ONE(sinh);
  ONE(sqrt);
  ONE(tan);
  ONE(tanh);
  ONE(tgamma);
  ONE(trunc);
  ONE(ilogb);
  ONE(lrint);
  ONE(llrint);
  ONE(lround);
  ONE(llround);
  TWO(atan2);
  TWO(copysign);
  TWO(fdim);
  TWO(fmax);
  TWO(fmin);
  TWO(fmod);
  TWO(hypot);
  TWO(nextafter);
  TWO(pow);
  TWO(remainder);
  printf("fma %.10g %.5g\n", fma(x, y, 1), fmaf(x, y, 1));
  printf("frexp %.10g", frexp(x, &n));
  printf(" %.5g", frexpf(x, &m));
  printf(" %d %d\n", n, m);
  printf("ldexp %.10g %.5g\n", ldexp(x, 5), ldexpf(x, -3));
  printf("scalb %.10g %.5g %.10g %.5g\n", scalbn(x, 5), scalbnf(x, -3), scalbln(x, 70L), scalblnf(x, 7L));
  printf("modf %.10g", modf(x, &whole));
  printf(" %.5g %g", modff(x, &wholef), whole);
  printf(" %g\n", wholef);
  printf("remquo %.10g", remquo(x, y, &q));
  printf(" %d", q & 7);
  printf(" %.5g\n", remquof(x, y, &q));
  printf("%d %d %d %d %d\n", fpclassify(x), !!isfinite(x), !!isinf(x), !!isnan(x), !!signbit(x));
  printf("%d %d %d %d\n", isgreater(x, y), isless(x, y), islessgreater(x, y), isunordered(x, NAN));
  x = y / 10;
  ONE(acos);
  ONE(asin);
  ONE(atanh);
}

int main(void) {
  all(1.375, 2.5);
  all(7.8125, 3.25);
  all(2.5, 0.625);
  printf("%d %d\n", isnan(nan("")) != 0, isnan(nanf("")) != 0);
  double roundeven(double);
  float roundevenf(float);
  printf("%g %g\n", roundeven(2.5), roundevenf(3.5f));
  return 0;
}
