/* Rounding to integers [C17 7.12.9]; fabs, fmin, fmax, fdim, copysign [7.12.7.2, 7.12.11.1, 7.12.12]. All are exact. */
#include <limits.h>
#include <math.h>
#include "math-wide.h"

double fabs(double x) {
  return MAGNITUDE(x);
}

double copysign(double x, double y) {
  return FROM_BITS((BITS(x) & ~SIGN_BIT) | (BITS(y) & SIGN_BIT));
}

double floor(double x) {
  return DOWN(x);
}

double ceil(double x) {
  return __builtin_samara_ceil(x);
}

double trunc(double x) {
  return __builtin_samara_trunc(x);
}

/* Halfway cases away from 0. */
double round(double x) {
  double whole = __builtin_samara_trunc(x);
  return MAGNITUDE(x - whole) >= 0.5 ? whole + copysign(1, x) : whole;
}

/* To nearest, which is the only direction, by the rounding of a sum whose last place is 1. */
double rint(double x) {
  double unit = copysign(0x1p52, x);
  return MAGNITUDE(x) < 0x1p52 ? copysign(x + unit - unit, x) : x;
}

double nearbyint(double x) {
  return rint(x);
}

double roundeven(double x) {
  return rint(x);
}

/* What does not fit becomes the least integer. */
static long to_long(double x) {
  return x >= (double)LONG_MIN && x < -(double)LONG_MIN ? (long)x : LONG_MIN;
}

static long long to_long_long(double x) {
  return x >= -0x1p63 && x < 0x1p63 ? (long long)x : LLONG_MIN;
}

long lround(double x) {
  return to_long(round(x));
}

long long llround(double x) {
  return to_long_long(round(x));
}

long lrint(double x) {
  return to_long(rint(x));
}

long long llrint(double x) {
  return to_long_long(rint(x));
}

double modf(double x, double *whole) {
  *whole = __builtin_samara_trunc(x);
  return isinf(x) ? copysign(0, x) : copysign(x - *whole, x);
}

/* A NaN counts as missing; -0 is less than 0. */
double fmin(double x, double y) {
  if (isnan(x)) return y;
  if (isnan(y)) return x;
  return x < y || (x == y && signbit(x)) ? x : y;
}

double fmax(double x, double y) {
  if (isnan(x)) return y;
  if (isnan(y)) return x;
  return x > y || (x == y && signbit(y)) ? x : y;
}

double fdim(double x, double y) {
  if (isnan(x) || isnan(y)) return x + y;
  if (x <= y) return 0;
  return isinf(x) || isinf(y) ? x - y : __math_range(x - y);
}

double nan(const char *tag) {
  return NAN;
}

FLOAT_OF_1(fabs)
FLOAT_OF_1(floor)
FLOAT_OF_1(ceil)
FLOAT_OF_1(trunc)
FLOAT_OF_1(round)
FLOAT_OF_1(rint)
FLOAT_OF_1(nearbyint)
FLOAT_OF_1(roundeven)
FLOAT_OF_2(copysign)
FLOAT_OF_2(fmin)
FLOAT_OF_2(fmax)

float fdimf(float x, float y) {
  double result = fdim(x, y);
  return __math_rangef((float)result, result);
}

long lroundf(float x) {
  return lround(x);
}

long long llroundf(float x) {
  return llround(x);
}

long lrintf(float x) {
  return lrint(x);
}

long long llrintf(float x) {
  return llrint(x);
}

float modff(float x, float *whole) {
  double part, rest = modf(x, &part);
  *whole = (float)part;
  return (float)rest;
}

float nanf(const char *tag) {
  return (float)NAN;
}
