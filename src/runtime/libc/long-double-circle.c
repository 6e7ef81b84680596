/* Circular functions of `long double`: calculated to some 200 bits (real.h), and rounded once. */
#include "real.h"
#include <math.h>

/* sin(x + n * pi/2) */
static long double sine(long double x, int n) {
  Real r, s, c;
  if (!isfinite(x)) return isnan(x) ? x + x : (long double)NAN;
  n += __real_reduce(&r, x);
  __real_sincos(&s, &c, &r);
  if (n & 1) s = c;
  long double result = __real_round(&s);
  return n & 2 ? -result : result;
}

long double sinl(long double x) {
  return x == 0 ? x : sine(x, 0);
}

long double cosl(long double x) {
  return sine(x, 1);
}

long double tanl(long double x) {
  Real r, s, c;
  if (!isfinite(x) || x == 0) return isinf(x) ? (long double)NAN : x + x;
  int n = __real_reduce(&r, x);
  __real_sincos(&s, &c, &r);
  if (n & 1) __real_div(&r, &c, &s);
  else __real_div(&r, &s, &c);
  long double result = __real_round(&r);
  return n & 1 ? -result : result;
}

long double atanl(long double x) {
  Real r;
  if (isnan(x) || x == 0) return x + x;
  if (isinf(x)) {
    r = __real_pi;
    r.exponent--;
    return copysignl(__real_round(&r), x);
  }
  __real_from(&r, x);
  __real_atan(&r, &r);
  return __real_round(&r);
}

/* Quarters of pi with a sign. */
static long double quarters(unsigned int count, long double sign) {
  Real r, n;
  __real_int(&n, count);
  __real_mul(&r, &__real_pi, &n);
  r.exponent -= 2;
  return copysignl(__real_round(&r), sign);
}

/* The angle of (x, y), neither of which is 0. */
static void angle(Real *to, const Real *y, const Real *x) {
  Real pi = __real_pi, quotient;
  __real_div(&quotient, y, x);
  int is_left = x->sign, sign = y->sign;
  __real_atan(to, &quotient);
  if (!is_left) return;
  pi.sign = sign;
  __real_add(to, to, &pi);
}

long double atan2l(long double y, long double x) {
  if (isnan(x) || isnan(y)) return x + y;
  if (isinf(y)) return quarters(isinf(x) ? (x < 0 ? 3 : 1) : 2, y);
  if (y == 0 || isinf(x)) return signbit(x) ? quarters(4, y) : copysignl(0, y);
  if (x == 0) return quarters(2, y);
  Real a, b;
  __real_from(&a, y);
  __real_from(&b, x);
  angle(&a, &a, &b);
  return __real_round(&a);
}

/* 1 - x^2, the square root of it */
static void other_side(Real *to, const Real *x) {
  Real above, below;
  __real_add_int(&above, x, 1);
  __real_add_int(&below, x, -1);
  below.sign ^= 1;
  __real_mul(&above, &above, &below);
  __real_sqrt(to, &above);
}

long double asinl(long double x) {
  if (fabsl(x) > 1 || isnan(x)) return isnan(x) ? x + x : (long double)NAN;
  if (fabsl(x) == 1) return quarters(2, x);
  if (x == 0) return x;
  Real a, side;
  __real_from(&a, x);
  other_side(&side, &a);
  angle(&a, &a, &side);
  return __real_round(&a);
}

long double acosl(long double x) {
  if (fabsl(x) > 1 || isnan(x)) return isnan(x) ? x + x : (long double)NAN;
  if (x == 1 || x == -1) return x == 1 ? 0 : quarters(4, 1);
  if (x == 0) return quarters(2, 1);
  Real a, side;
  __real_from(&a, x);
  other_side(&side, &a);
  angle(&a, &side, &a);
  return __real_round(&a);
}
