/* Exponents and neighbours [C17 7.12.6.4-6, 7.12.6.11-13, 7.12.11.3]. All are exact, or rounded once. */
#include <errno.h>
#include <limits.h>
#include <math.h>
#include "math-wide.h"

/* The exponent of 1.x 2^e; x is finite and not 0. */
static int exponent_of(double x) {
  int exponent = EXPONENT(x);
  return exponent == 0 ? EXPONENT(x * 0x1p64) - 1087 : exponent - 1023;
}

int ilogb(double x) {
  if (x == 0 || isnan(x)) return errno = EDOM, FP_ILOGB0;
  return isinf(x) ? (errno = EDOM, INT_MAX) : exponent_of(x);
}

double logb(double x) {
  if (x == 0) return __math_pole(-INFINITY);
  return isfinite(x) ? exponent_of(x) : x * x;
}

double frexp(double x, int *exponent) {
  if (x == 0 || !isfinite(x)) {
    *exponent = 0;
    return x;
  }
  *exponent = exponent_of(x) + 1;
  double normal = EXPONENT(x) == 0 ? x * 0x1p64 : x;
  return FROM_BITS((BITS(normal) & ~0x7ff0000000000000ULL) | 1022ULL << 52);
}

/* In steps of which only the last one rounds. */
double scalbn(double x, int exponent) {
  if (x == 0 || !isfinite(x) || exponent == 0) return x;
  int sum = exponent_of(x) + (exponent > 5000 ? 5000 : exponent < -5000 ? -5000 : exponent), unused;
  double fraction = 2 * frexp(x, &unused);
  if (sum > 1023) return __math_range(copysign(INFINITY, x));
  if (sum >= -1022) return fraction * POWER(sum);
  if (sum < -1080) return __math_range(copysign(0, x));
  double result = fraction * POWER(sum + 200) * 0x1p-200;
  // What is subnormal and exact is no error.
  return result * 0x1p200 == fraction * POWER(sum + 200) ? result : __math_range(result);
}

double ldexp(double x, int exponent) {
  return scalbn(x, exponent);
}

double scalbln(double x, long exponent) {
  return scalbn(x, exponent > INT_MAX ? INT_MAX : exponent < INT_MIN ? INT_MIN : (int)exponent);
}

double significand(double x) {
  return x == 0 || !isfinite(x) ? x : scalbn(x, -exponent_of(x));
}

double nextafter(double x, double y) {
  if (isnan(x) || isnan(y)) return x + y;
  if (x == y) return y;
  if (x == 0) return __math_range(copysign(0x1p-1074, y));
  double next = FROM_BITS(BITS(x) + ((y > x) == (x > 0) ? 1 : -1));
  return __math_range(next);
}

FLOAT_OF_1(logb)
FLOAT_OF_1(significand)

int ilogbf(float x) {
  return ilogb(x);
}

float frexpf(float x, int *exponent) {
  return (float)frexp(x, exponent);
}

/* No power of two that matters is rounded in double. */
float scalbnf(float x, int exponent) {
  double result = scalbn(x, exponent > 500 ? 500 : exponent < -500 ? -500 : exponent);
  float rounded = (float)result;
  return rounded == result ? rounded : __math_rangef(rounded, result);
}

float ldexpf(float x, int exponent) {
  return scalbnf(x, exponent);
}

float scalblnf(float x, long exponent) {
  return scalbnf(x, exponent > 500 ? 500 : exponent < -500 ? -500 : (int)exponent);
}

float nextafterf(float x, float y) {
  if (isnan(x) || isnan(y)) return x + y;
  if (x == y) return y;
  union {
    float number;
    unsigned bits;
  } next = {x};
  if (x == 0) next.bits = signbit(y) ? 0x80000001u : 1;
  else next.bits += (y > x) == (x > 0) ? 1 : -1;
  return __math_rangef(next.number, isinf(next.number) ? 0x1p200 : next.number);
}
