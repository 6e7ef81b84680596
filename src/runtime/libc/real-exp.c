/* e^x and logarithms of numbers of 320 bits. */
#include "real.h"

/* How often the argument of the series is halved. */
#define HALVINGS 10

/* x + x^2/2! + x^3/3! + … */
static void series(Real *to, const Real *x) {
  Real term = *x, sum = *x;
  for (unsigned int n = 2; !__real_is_negligible(&term, &sum); n++) {
    __real_mul(&term, &term, x);
    __real_div_int(&term, &term, n);
    __real_add(&sum, &sum, &term);
  }
  *to = sum;
}

/* For x = k ln 2 + r: e^r - 1 by its series for r/1024 and e^2r - 1 = (e^r - 1)(e^r + 1); k. */
static long split(Real *to, const Real *x) {
  Real r, scaled, factor;
  __real_div(&scaled, x, &__real_ln2);
  double quotient = (double)__real_round(&scaled);
  long k = (long)(quotient + (quotient < 0 ? -0.5 : 0.5));
  __real_int(&r, k);
  __real_mul(&r, &r, &__real_ln2);
  __real_sub(&r, x, &r);
  r.exponent -= HALVINGS;
  series(&r, &r);
  for (int i = 0; i < HALVINGS; i++) {
    __real_add_int(&factor, &r, 2);
    __real_mul(&r, &r, &factor);
  }
  *to = r;
  return k;
}

void __real_exp(Real *to, const Real *a) {
  long k = split(to, a);
  __real_add_int(to, to, 1);
  to->exponent += k;
}

void __real_expm1(Real *to, const Real *a) {
  long k = split(to, a);
  if (k == 0) return;
  __real_add_int(to, to, 1);
  to->exponent += k;
  __real_add_int(to, to, -1);
}

/* log((1 + s)/(1 - s)) = 2 (s + s^3/3 + s^5/5 + …) */
static void log_series(Real *to, const Real *s) {
  Real square, power = *s, term = *s, sum = *s;
  __real_mul(&square, s, s);
  for (unsigned int n = 3; !__real_is_negligible(&term, &sum); n += 2) {
    __real_mul(&power, &power, &square);
    __real_div_int(&term, &power, n);
    __real_add(&sum, &sum, &term);
  }
  sum.exponent++;
  *to = sum;
}

/* m * 2^k with m between about 0.7 and 1.4, so that nothing is cancelled near 1. */
void __real_log(Real *to, const Real *a) {
  Real m = *a, above, whole;
  int is_small = m.digit[DIGITS - 1] < 0xb504f333;
  m.exponent = is_small;
  __real_add_int(&above, &m, 1);
  __real_add_int(&m, &m, -1);
  __real_div(&m, &m, &above);
  log_series(&m, &m);
  __real_int(&whole, (long)a->exponent - is_small);
  __real_mul(&whole, &whole, &__real_ln2);
  __real_add(to, &m, &whole);
}

void __real_log1p(Real *to, const Real *a) {
  Real above;
  if (__real_is_zero(a) || a->exponent < -1) {
    __real_add_int(&above, a, 2);
    __real_div(&above, a, &above);
    log_series(to, &above);
  } else {
    __real_add_int(&above, a, 1);
    __real_log(to, &above);
  }
}
