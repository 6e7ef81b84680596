/* Roots, lengths and the product with a sum [C17 7.12.7.1, 7.12.7.3, 7.12.7.5, 7.12.13.1]. */
#include <errno.h>
#include <math.h>
#include "math-wide.h"

#define QUAD long double

double sqrt(double x) {
  return x < 0 ? __math_invalid(x) : SQUARE_ROOT(x);
}

/* From an eighth of one to one: a first guess, two steps of Newton, and one in which the cube is exact. */
static double root_of_fraction(double x) {
  double y = 0.3894 + x * (0.9716 - x * 0.3624), ch, cl, sh, sl;
  y = y - (y * y * y - x) / (3 * y * y);
  y = y - (y * y * y - x) / (3 * y * y);
  y = y - (y * y * y - x) / (3 * y * y);
  PRODUCT(sh, sl, y, y);
  PRODUCT(ch, cl, sh, y);
  return y - ((ch - x) + (cl + sl * y)) / (3 * sh);
}

double cbrt(double x) {
  int exponent;
  if (x == 0 || !isfinite(x)) return x;
  double fraction = frexp(MAGNITUDE(x), &exponent);
  // Down to a multiple of 3.
  int third = (exponent + 3000 + 2) / 3 - 1000;
  fraction *= POWER(exponent - 3 * third);
  return copysign(root_of_fraction(fraction) * POWER(third), x);
}

/* The squares are summed in two parts, with both numbers scaled near 1. */
double hypot(double x, double y) {
  double a = MAGNITUDE(x), b = MAGNITUDE(y);
  if (isinf(a) || isinf(b)) return INFINITY;
  if (isnan(a) || isnan(b)) return a + b;
  double large = a > b ? a : b, small = a > b ? b : a, ph, pl, qh, ql, hi, lo;
  if (small == 0) return large;
  if (large + small == large) return __math_range(large + small);
  int scale = ilogb(large);
  large = scalbn(large, -scale), small = scalbn(small, -scale);
  PRODUCT(ph, pl, large, large);
  PRODUCT(qh, ql, small, small);
  QUICK_SUM(hi, lo, ph, qh);
  ROOT(hi, lo, hi, lo + pl + ql);
  double result = __math_scaled(hi, lo, scale);
  return isinf(result) ? __math_range(result) : result;
}

/* value + error with a last bit that is set unless the sum is exact: rounding that again rounds as if once. */
static double rounded_to_odd(double value, double error) {
  if (error == 0 || (BITS(value) & 1) == 1) return value;
  return FROM_BITS(BITS(value) + ((error > 0) == (value > 0) ? 1 : -1));
}

/* Neither sums nor products of such numbers leave the normal range. */
static int is_middling(double x) {
  return EXPONENT(x) > 1023 - 400 && EXPONENT(x) < 1023 + 400;
}

/* In binary128 the product is exact, and so is what its sum with z lacks. */
static double fma_exact(double x, double y, double z) {
  QUAD product = (QUAD)x * y, sum = product + z, part = sum - product;
  QUAD error = (product - (sum - part)) + (z - part);
  union {
    QUAD number;
    unsigned long words[2];
  } odd = {sum};
  if (error != 0 && (odd.words[0] & 1) == 0) {
    int up = (error > 0) == (sum > 0);
    odd.words[1] -= !up && odd.words[0] == 0;
    odd.words[0] += up ? 1 : -1;
  }
  double result = (double)odd.number;
  return isinf(result) || (result != odd.number && MAGNITUDE(result) < 0x1p-1022) ? __math_range(result) : result;
}

double fma(double x, double y, double z) {
  double ph, pl, lh, ll, hh, hl, rh, rl;
  // Infinities, NaNs and zeros come out right in two steps, except that a finite product may overflow before an infinity is added.
  if (!isfinite(x) || !isfinite(y) || x == 0 || y == 0) return x * y + z;
  if (!isfinite(z)) return z + 0 * x;
  if (!is_middling(x) || !is_middling(y) || !is_middling(z)) return fma_exact(x, y, z);
  // The sum is split into parts that do not overlap (Boldo and Melquiond, "Emulation of FMA and correctly rounded sums", 2008).
  PRODUCT(ph, pl, x, y);
  SUM(lh, ll, z, pl);
  SUM(hh, hl, ph, lh);
  SUM(rh, rl, ll, hl);
  return hh + rounded_to_odd(rh, rl);
}

/* The product is exact in double. */
float fmaf(float x, float y, float z) {
  double hi, lo, product = (double)x * y;
  SUM(hi, lo, product, (double)z);
  if (!isfinite(hi)) return (float)(product + z);
  double odd = rounded_to_odd(hi, lo);
  return __math_rangef((float)odd, odd);
}

FLOAT_OF_1(sqrt)
FLOAT_OF_1(cbrt)
FLOAT_OF_2(hypot)
