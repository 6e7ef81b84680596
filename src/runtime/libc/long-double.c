/* Functions of `long double` that calculate: to some 300 bits (real.h), and rounded once. */
#include "real.h"
#include <math.h>

/* Beyond these, e^x is too large, or too small, for binary128. */
#define LARGEST 11400
#define SMALLEST (-11600)

static long double rounded(Real *r) {
  return __real_round(r);
}

/* An invalid argument. */
static long double refuse(long double x) {
  return isnan(x) ? x + x : (long double)NAN;
}

#define LOAD(name, value)                                                                                                        \
  Real name;                                                                                                                     \
  __real_from(&name, value)

long double ldexpl(long double x, int exponent) {
  if (!isfinite(x) || x == 0) return x;
  LOAD(r, x);
  r.exponent += exponent > 100000 ? 100000 : exponent < -100000 ? -100000 : exponent;
  return rounded(&r);
}

long double scalbnl(long double x, int exponent) {
  return ldexpl(x, exponent);
}

long double scalblnl(long double x, long exponent) {
  return ldexpl(x, exponent > 100000 ? 100000 : exponent < -100000 ? -100000 : (int)exponent);
}

long double fmal(long double x, long double y, long double z) {
  if (!isfinite(x) || !isfinite(y) || !isfinite(z) || x == 0 || y == 0) return x * y + z;
  LOAD(a, x);
  LOAD(b, y);
  LOAD(c, z);
  __real_mul(&a, &a, &b);
  __real_add(&a, &a, &c);
  return __real_is_zero(&a) && z != 0 ? 0 : rounded(&a);
}

long double sqrtl(long double x) {
  if (x == 0 || isnan(x) || (isinf(x) && x > 0)) return x;
  if (x < 0) return NAN;
  LOAD(r, x);
  __real_sqrt(&r, &r);
  return rounded(&r);
}

long double hypotl(long double x, long double y) {
  if (isinf(x) || isinf(y)) return HUGE_VALL;
  if (isnan(x) || isnan(y)) return x + y;
  LOAD(a, x);
  LOAD(b, y);
  __real_mul(&a, &a, &a);
  __real_mul(&b, &b, &b);
  __real_add(&a, &a, &b);
  __real_sqrt(&a, &a);
  return rounded(&a);
}

/* Newton's iteration from what `cbrt` of double gives. */
long double cbrtl(long double x) {
  if (!isfinite(x) || x == 0) return x + x;
  LOAD(m, x);
  int third = m.exponent / 3;
  m.exponent -= 3 * third;
  LOAD(root, cbrt((double)__real_round(&m)));
  for (int i = 0; i < 3; i++) {
    Real square, sum = root;
    __real_mul(&square, &root, &root);
    __real_div(&square, &m, &square);
    sum.exponent++;
    __real_add(&sum, &sum, &square);
    __real_div_int(&root, &sum, 3);
  }
  root.exponent += third;
  return rounded(&root);
}

long double expl(long double x) {
  if (isnan(x) || x > LARGEST) return isnan(x) ? x + x : HUGE_VALL;
  if (x < SMALLEST) return 0;
  LOAD(r, x);
  __real_exp(&r, &r);
  return rounded(&r);
}

long double exp2l(long double x) {
  if (isnan(x) || x >= 16384) return isnan(x) ? x + x : HUGE_VALL;
  if (x < -16600) return 0;
  LOAD(r, x);
  __real_mul(&r, &r, &__real_ln2);
  __real_exp(&r, &r);
  return rounded(&r);
}

long double expm1l(long double x) {
  if (isnan(x) || x == 0 || x > LARGEST) return x > LARGEST ? HUGE_VALL : x + x;
  if (x < -1000) return -1;
  LOAD(r, x);
  __real_expm1(&r, &r);
  return rounded(&r);
}

/* log x / log base, for arguments that have one. */
static long double logarithm(long double x, const Real *base) {
  if (x == 0) return -HUGE_VALL;
  if (x < 0 || isnan(x)) return refuse(x);
  if (isinf(x)) return x;
  LOAD(r, x);
  __real_log(&r, &r);
  if (base != 0) __real_div(&r, &r, base);
  return rounded(&r);
}

long double logl(long double x) {
  return logarithm(x, 0);
}

long double log2l(long double x) {
  return logarithm(x, &__real_ln2);
}

long double log10l(long double x) {
  return logarithm(x, &__real_ln10);
}

long double log1pl(long double x) {
  if (x == -1) return -HUGE_VALL;
  if (x < -1 || isnan(x)) return refuse(x);
  if (isinf(x) || x == 0) return x;
  LOAD(r, x);
  __real_log1p(&r, &r);
  return rounded(&r);
}

/* Whether y is an integer, and an odd one. */
static int is_integer(long double y) {
  return truncl(y) == y;
}

static int is_odd(long double y) {
  return is_integer(y) && fabsl(y) < 0x1p113L && !is_integer(y / 2);
}

/* Of a base that is 0 or infinite. */
static long double power_of_end(long double x, long double y) {
  long double magnitude = (fabsl(x) > 1) == (y > 0) ? HUGE_VALL : 0;
  return signbit(x) && is_odd(y) ? -magnitude : magnitude;
}

long double powl(long double x, long double y) {
  if (x == 1 || y == 0) return 1;
  if (isnan(x) || isnan(y)) return x + y;
  if (isinf(y)) return x == -1 ? 1 : (fabsl(x) > 1) == (y > 0) ? HUGE_VALL : 0;
  if (x == 0 || isinf(x)) return power_of_end(x, y);
  if (x < 0 && !is_integer(y)) return NAN;
  long double sign = x < 0 && is_odd(y) ? -1 : 1;
  LOAD(r, fabsl(x));
  LOAD(power, y);
  __real_log(&r, &r);
  __real_mul(&r, &r, &power);
  if (__real_is_zero(&r)) return sign;
  if (r.exponent > 15) return r.sign ? sign * 0.0L : sign * HUGE_VALL;
  __real_exp(&r, &r);
  return sign * rounded(&r);
}

/* e^x - 1 = E: sinh x = (E + E/(E + 1))/2. */
long double sinhl(long double x) {
  if (!isfinite(x) || x == 0) return x + x;
  if (fabsl(x) > LARGEST) return copysignl(HUGE_VALL, x);
  LOAD(e, x);
  Real other;
  __real_expm1(&e, &e);
  __real_add_int(&other, &e, 1);
  __real_div(&other, &e, &other);
  __real_add(&e, &e, &other);
  e.exponent--;
  return rounded(&e);
}

long double coshl(long double x) {
  if (!isfinite(x) || fabsl(x) > LARGEST) return isnan(x) ? x + x : HUGE_VALL;
  LOAD(e, fabsl(x));
  Real one, other;
  __real_exp(&e, &e);
  __real_int(&one, 1);
  __real_div(&other, &one, &e);
  __real_add(&e, &e, &other);
  e.exponent--;
  return rounded(&e);
}

/* e^2x - 1 = E: tanh x = E/(E + 2). */
long double tanhl(long double x) {
  if (isnan(x) || x == 0) return x + x;
  if (fabsl(x) > 100) return copysignl(1, x);
  LOAD(e, x);
  Real other;
  e.exponent++;
  __real_expm1(&e, &e);
  __real_add_int(&other, &e, 2);
  __real_div(&e, &e, &other);
  return rounded(&e);
}

/* log(x + sqrt(x^2 + 1)) = log1p(x + x^2/(1 + sqrt(x^2 + 1))), of |x| */
long double asinhl(long double x) {
  if (!isfinite(x) || x == 0) return x + x;
  LOAD(a, fabsl(x));
  Real square, root;
  __real_mul(&square, &a, &a);
  __real_add_int(&root, &square, 1);
  __real_sqrt(&root, &root);
  __real_add_int(&root, &root, 1);
  __real_div(&root, &square, &root);
  __real_add(&a, &a, &root);
  __real_log1p(&a, &a);
  return copysignl(rounded(&a), x);
}

/* t = x - 1: log1p(t + sqrt(2t + t^2)) */
long double acoshl(long double x) {
  if (x < 1 || isnan(x)) return refuse(x);
  if (isinf(x)) return x;
  LOAD(t, x);
  Real root, twice;
  __real_add_int(&t, &t, -1);
  __real_mul(&root, &t, &t);
  twice = t;
  twice.exponent++;
  __real_add(&root, &root, &twice);
  __real_sqrt(&root, &root);
  __real_add(&t, &t, &root);
  __real_log1p(&t, &t);
  return rounded(&t);
}

long double atanhl(long double x) {
  if (fabsl(x) > 1 || isnan(x)) return refuse(x);
  if (x == 0) return x;
  if (fabsl(x) == 1) return copysignl(HUGE_VALL, x);
  LOAD(a, x);
  Real below;
  __real_add_int(&below, &a, -1);
  below.sign = 0;
  a.exponent++;
  __real_div(&a, &a, &below);
  __real_log1p(&a, &a);
  a.exponent--;
  return rounded(&a);
}
