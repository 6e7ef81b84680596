/* Remainders [C17 7.12.10]. All are exact. */
#include <math.h>
#include "math-wide.h"

/* The significand as an integer, and the exponent of its last place; x is positive and finite. */
static Bits significand_of(double x, int *exponent) {
  Bits bits = BITS(x), fraction = bits & 0xfffffffffffffULL;
  int biased = (int)(bits >> 52);
  *exponent = (biased == 0 ? 1 : biased) - 1075;
  return biased == 0 ? fraction : fraction | 0x10000000000000ULL;
}

/* x modulo y for positive finite numbers: long division, eleven bits at a time. */
static double rest_of(double x, double y) {
  int ex, ey;
  Bits a = significand_of(x, &ex), b = significand_of(y, &ey);
  if (x < y) return x;
  // Divisors with zeros at their end have a lower last place; the dividend then reaches down to it.
  int zeros = __builtin_ctzll(b);
  b >>= zeros, ey += zeros;
  while (ex < ey && (a & 1) == 0) a >>= 1, ex++;
  if (ex < ey) b <<= ey - ex, ey = ex;
  a %= b;
  for (int left = ex - ey; left > 0 && a != 0; left -= 11) {
    int step = left < 11 ? left : 11;
    a = (a << step) % b;
  }
  // Less than 2^53 units of the last place of y or of x, so it is exact.
  return scalbn((double)a, ey);
}

double fmod(double x, double y) {
  if (isnan(x) || isnan(y)) return x + y;
  if (isinf(x) || y == 0) return __math_invalid(1);
  if (isinf(y) || x == 0) return x;
  return copysign(rest_of(MAGNITUDE(x), MAGNITUDE(y)), x);
}

/*
 * x - n y for the integer n nearest to x / y, halfway to even, and n modulo 8. Each subtraction is exact: its operands are less than a
 * factor of two apart. After the remainder by 8 divisors, 4 and 2 of them leave less than 2; rounding then takes one, and perhaps another.
 */
static double nearest_rest(double x, double divisor, int *quotient) {
  double rest = isinf(8 * divisor) ? x : rest_of(x, 8 * divisor);
  int n = 0;
  if (rest >= 4 * divisor) rest -= 4 * divisor, n += 4;
  if (rest >= 2 * divisor) rest -= 2 * divisor, n += 2;
  if (rest > divisor - rest) {
    rest -= divisor, n++;
    if (rest >= divisor - rest) rest -= divisor, n++;
  }
  *quotient = n;
  return rest;
}

double remquo(double x, double y, int *quotient) {
  *quotient = 0;
  if (isnan(x) || isnan(y)) return x + y;
  if (isinf(x) || y == 0) return __math_invalid(1);
  if (isinf(y) || x == 0) return x;
  double rest = nearest_rest(MAGNITUDE(x), MAGNITUDE(y), quotient);
  if (signbit(x) != signbit(y)) *quotient = -*quotient;
  if (rest == 0) return copysign(0, x);
  return signbit(x) ? -rest : rest;
}

double remainder(double x, double y) {
  int unused;
  return remquo(x, y, &unused);
}

double drem(double x, double y) {
  return remainder(x, y);
}

FLOAT_OF_2(fmod)
FLOAT_OF_2(remainder)
FLOAT_OF_2(drem)

float remquof(float x, float y, int *quotient) {
  return (float)remquo(x, y, quotient);
}
