/* Roots, lengths and the product with a sum [C17 7.12.7.1, 7.12.7.3, 7.12.7.5, 7.12.13.1]. */
#include <errno.h>
#include <math.h>
#include "math-wide.h"

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

/* Neither sums nor products of such numbers leave the normal range. */
static int is_middling(double x) {
  return EXPONENT(x) > 1023 - 400 && EXPONENT(x) < 1023 + 400;
}

/* x y + z 2^scale is the sum of two doubles, of which the second one is rounded to odd: split into parts that do not overlap (Boldo and
   Melquiond, "Emulation of FMA and correctly rounded sums", 2008). */
static double product_and_sum(double x, double y, double z, double *odd) {
  double ph, pl, lh, ll, hh, hl, rh, rl;
  PRODUCT(ph, pl, x, y);
  SUM(lh, ll, z, pl);
  SUM(hh, hl, ph, lh);
  SUM(rh, rl, ll, hl);
  QUICK_SUM(hh, rh, hh, rh);
  *odd = rounded_to_odd(rh, rl);
  return hh;
}

/* By fractions, and the exponents apart: of what is far below the rest it matters only that it is there. */
static double fma_scaled(double x, double y, double z) {
  int ex, ey, ez = 0, top;
  double fx = frexp(x, &ex), fy = frexp(y, &ey), fz = frexp(z, &ez), odd;
  int exponent = ex + ey, distance = z == 0 ? 0 : ez - exponent;
  if (distance > 200) exponent = ez - 200;
  double sum = product_and_sum(fx, fy, fz * POWER(distance > 200 ? 200 : distance < -200 ? -200 : distance), &odd);
  if (sum == 0) return 0;
  frexp(sum, &top);
  double result = __math_scaled(sum * POWER(1 - top), odd * POWER(1 - top), exponent + top - 1);
  return isinf(result) ? __math_range(result) : result;
}

double fma(double x, double y, double z) {
  // Infinities, NaNs and zeros come out right in two steps, except that a finite product may overflow before an infinity is added.
  if (!isfinite(x) || !isfinite(y) || x == 0 || y == 0) return x * y + z;
  if (!isfinite(z)) return z;
  if (!is_middling(x) || !is_middling(y) || !is_middling(z)) return fma_scaled(x, y, z);
  double odd, sum = product_and_sum(x, y, z, &odd);
  return sum + odd;
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
