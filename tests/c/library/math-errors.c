/* <math.h>: which functions set errno for which arguments [7.12.1]. */
#include <errno.h>
#include <math.h>
#include <stdio.h>

static volatile double zero = 0, one = 1, huge = 1e308, tiny = 1e-308, half = 0.5;
static volatile float largest = 3e38f, smallest = 1e-38f;

#define AFTER(call)                                                                                    \
  do {                                                                                                 \
    errno = 0;                                                                                         \
    volatile double result = call;                                                                     \
    printf("%s: %s\n", #call, errno == EDOM ? "EDOM" : errno == ERANGE ? "ERANGE" : errno == 0 ? "-" : "?"); \
  } while (0)

int main(void) {
  AFTER(sqrt(-one));
  AFTER(sqrt(-zero));
  AFTER(sqrt(NAN));
  AFTER(sqrtf(-1));
  AFTER(cbrt(-one));
  AFTER(log(zero));
  AFTER(log(-one));
  AFTER(log2(zero));
  AFTER(log10(-one));
  AFTER(log1p(-one));
  AFTER(log1p(-2 * one));
  AFTER(exp(huge));
  AFTER(exp(-huge));
  AFTER(exp(INFINITY));
  AFTER(exp(-INFINITY));
  AFTER(exp2(huge));
  AFTER(expm1(huge));
  AFTER(expm1(-huge));
  AFTER(expf(100));
  AFTER(expf(-200));
  AFTER(sinh(-huge));
  AFTER(cosh(huge));
  AFTER(tanh(huge));
  AFTER(pow(zero, -one));
  AFTER(pow(-one, half));
  AFTER(pow(huge, 2));
  AFTER(pow(tiny, 2));
  AFTER(pow(zero, zero));
  AFTER(pow(INFINITY, 2));
  AFTER(pow(NAN, zero));
  AFTER(powf(largest, 2));
  AFTER(powf(smallest, 2));
  AFTER(sin(INFINITY));
  AFTER(cos(-INFINITY));
  AFTER(tan(INFINITY));
  AFTER(sin(huge));
  AFTER(cos(NAN));
  AFTER(asin(2 * one));
  AFTER(acos(-2 * one));
  AFTER(asin(one));
  AFTER(atan(INFINITY));
  AFTER(atan2(zero, zero));
  AFTER(acosh(half));
  AFTER(atanh(one));
  AFTER(atanh(2 * one));
  AFTER(asinh(huge));
  AFTER(fmod(one, zero));
  AFTER(fmod(INFINITY, one));
  AFTER(remainder(one, zero));
  AFTER(fmod(one, INFINITY));
  AFTER(hypot(huge, huge * 1.7));
  AFTER(hypot(INFINITY, one));
  AFTER(tgamma(-one));
  AFTER(tgamma(zero));
  AFTER(tgamma(200 * one));
  AFTER(lgamma(-one));
  AFTER(lgamma(huge));
  AFTER(erfc(30 * one));
  AFTER(erf(huge));
  AFTER(ldexp(one, 2000));
  AFTER(ldexp(one, -2000));
  AFTER(scalbn(one, 10));
  AFTER(scalbnf(largest, 10));
  AFTER(ilogb(zero));
  AFTER(ilogb(one));
  AFTER(logb(one));
  AFTER(fdim(huge, -huge));
  AFTER(nextafter(1.7976931348623157e308, INFINITY));
  AFTER(floor(huge));
  AFTER(fmax(one, NAN));
  AFTER(fma(one, zero, one));
}
