/* Error and gamma functions [C17 7.12.8]: their series in numbers of two doubles, rounded at the end. References: NIST Digital Library of
   Mathematical Functions, 5.11.1 (Stirling), 5.5.3 (reflection), 5.7.3 (ln gamma near 1), 7.6.2 and 7.9.2 (error functions). */
#include <math.h>
#include "math-wide.h"

typedef struct {
  double hi;
  double lo;
} Wide;

static const Wide one = {1, 0}, half_turn = {0x1.921fb54442d18p1, 0x1.1a62633145c07p-53}, ln2 = {0x1.62e42fefa39efp-1, 0x1.abc9e3b39803fp-56},
                  root_of_pi = {0x1.c5bf891b4ef6bp0, -0x1.618f13eb7ca89p-54}, half_ln_2pi = {0x1.d67f1c864beb5p-1, -0x1.65b5a1b7ff5dfp-55}, ln_pi = {0x1.250d048e7a1bdp0, 0x1.7abf2ad8d5088p-57};

static Wide wide(double x) {
  return (Wide){x, 0};
}

static Wide add(Wide a, Wide b) {
  Wide top, rest;
  SUM(top.hi, top.lo, a.hi, b.hi);
  SUM(rest.hi, rest.lo, a.lo, b.lo);
  QUICK_SUM(top.hi, top.lo, top.hi, top.lo + rest.hi);
  QUICK_SUM(top.hi, top.lo, top.hi, top.lo + rest.lo);
  return top;
}

static Wide negative(Wide a) {
  return (Wide){-a.hi, -a.lo};
}

static Wide less(Wide a, Wide b) {
  return add(a, negative(b));
}

static Wide times(Wide a, Wide b) {
  Wide product;
  PRODUCT(product.hi, product.lo, a.hi, b.hi);
  QUICK_SUM(product.hi, product.lo, product.hi, product.lo + (a.hi * b.lo + a.lo * b.hi));
  return product;
}

/* By a power of two. */
static Wide scaled(Wide a, double by) {
  return (Wide){a.hi * by, a.lo * by};
}

/* Each digit of 53 bits corrects the one before. */
static Wide by(Wide a, Wide b) {
  double first = a.hi / b.hi;
  Wide rest = less(a, times(b, wide(first)));
  double second = rest.hi / b.hi;
  Wide left = less(rest, times(b, wide(second))), sum;
  QUICK_SUM(sum.hi, sum.lo, first, second);
  return add(sum, wide(left.hi / b.hi));
}

static Wide square_of(double x) {
  Wide square;
  PRODUCT(square.hi, square.lo, x, x);
  return square;
}

/* e^a / 2^power: the series at a sixteenth of what is left, then four squarings. */
static Wide power_of_e(Wide a, int *power) {
  double n = NEAREST(a.hi / ln2.hi);
  Wide x = scaled(less(a, times(ln2, wide(n))), 0.0625), term = one, sum = one;
  for (int i = 1; i <= 14; i++) {
    term = by(times(term, x), wide(i));
    sum = add(sum, term);
  }
  for (int i = 0; i < 4; i++) sum = times(sum, sum);
  *power = (int)n;
  return sum;
}

/* One step of Newton doubles the digits. */
static Wide ln(Wide a) {
  double rest, near = __math_log(a.hi, &rest);
  int power;
  Wide e = power_of_e(wide(-near), &power);
  return add(wide(near), less(times(a, scaled(e, POWER(power))), one));
}

/* The sine of pi times x, for |x| up to a half. */
static Wide sine_of_half_turns(double x) {
  Wide angle = times(half_turn, wide(x)), square = negative(times(angle, angle)), term = angle, sum = angle;
  for (int i = 2; i <= 30; i += 2) {
    term = by(times(term, square), wide(i * (i + 1)));
    sum = add(sum, term);
  }
  return sum;
}

/* Error function */

/* 2/sqrt(pi) e^(-x^2) times the sum of 2^n x^(2n + 1) / (1 3 ... (2n + 1)): all terms are positive, so nothing is cancelled. */
static Wide erf_series(double x) {
  Wide square = square_of(x), twice = scaled(square, 2), term = wide(x), sum = term;
  for (int n = 1; term.hi > sum.hi * 1e-33; n++) {
    term = by(times(term, twice), wide(2 * n + 1));
    sum = add(sum, term);
  }
  int power;
  Wide e = power_of_e(negative(square), &power);
  return by(times(scaled(sum, 2), scaled(e, POWER(power))), root_of_pi);
}

/* From here on erfc is taken from its continued fraction, below from 1 - erf, which still leaves 70 good bits. */
#define FRACTION_FROM 4
#define FRACTION_DEPTH 80

/* e^(-x^2)/sqrt(pi) times 1/(x + (1/2)/(x + 1/(x + (3/2)/(x + ...)))) */
static double erfc_fraction(double x) {
  Wide tail = wide(x);
  for (int n = FRACTION_DEPTH; n >= 1; n--) tail = add(wide(x), by(wide(n / 2.0), tail));
  int power;
  Wide e = power_of_e(negative(square_of(x)), &power), result = by(e, times(root_of_pi, tail));
  return __math_scaled(result.hi, result.lo, power);
}

/* 2x/sqrt(pi), where the square of x would vanish. */
static double slope(double x) {
  Wide product = by(wide(x * 0x1p200), root_of_pi);
  return __math_scaled(product.hi, product.lo, -199);
}

double erf(double x) {
  double a = MAGNITUDE(x);
  if (isnan(x) || x == 0) return x + x;
  if (a > 6) return copysign(1, x);
  if (a < 1e-150) return slope(x);
  return copysign(erf_series(a).hi, x);
}

double erfc(double x) {
  double a = MAGNITUDE(x);
  if (isnan(x)) return x + x;
  if (x < -6) return 2;
  if (x > 27.3) return isinf(x) ? 0 : __math_range(0);
  if (x >= FRACTION_FROM) return __math_range(erfc_fraction(x));
  Wide inner = a < 1e-150 ? wide(a) : erf_series(a);
  return (x < 0 ? add(one, inner) : less(one, inner)).hi;
}

/* Gamma function */

/* B(2k), over its denominator, times 2k (2k - 1). */
static const double bernoulli[12][2] = {
    {1, 6 * 2.0},       {-1, 30 * 12.0},        {1, 42 * 30.0},        {-1, 30 * 56.0},          {5, 66 * 90.0},        {-691, 2730 * 132.0},
    {7, 6 * 182.0},     {-3617, 510 * 240.0},   {43867, 798 * 306.0},  {-174611, 330 * 380.0},   {854513, 138 * 462.0}, {-236364091, 2730 * 552.0},
};
/* From here on these terms of Stirling's series give 80 bits. */
#define STIRLING_FROM 24

/* ln gamma(x) for x from STIRLING_FROM on. */
static Wide stirling(Wide x) {
  Wide inverse = by(one, x), square = times(inverse, inverse), series = wide(0);
  for (int i = 11; i >= 0; i--) series = add(times(series, square), by(wide(bernoulli[i][0]), wide(bernoulli[i][1])));
  Wide main = less(times(less(x, wide(0.5)), ln(x)), x);
  return add(add(main, half_ln_2pi), times(series, inverse));
}

/* ln gamma(x) for positive x, up to where products of x stay finite. */
static Wide ln_gamma_positive(Wide x) {
  Wide product = one;
  for (; x.hi < STIRLING_FROM; x = add(x, one)) product = times(product, x);
  return less(stirling(x), ln(product));
}

/* |sin(pi x)| for a negative x that is no integer. */
static Wide reflection_sine(double x) {
  Wide sine = sine_of_half_turns(x - rint(x));
  return sine.hi < 0 ? negative(sine) : sine;
}

/* ln |gamma(x)| for negative x, by gamma(x) gamma(1 - x) = pi / sin(pi x). */
static Wide ln_gamma_negative(double x) {
  Wide mirrored = ln_gamma_positive(less(one, wide(x)));
  return less(less(ln_pi, ln(reflection_sine(x))), mirrored);
}

static int gamma_sign(double x) {
  if (x >= 0) return signbit(x) ? -1 : 1;
  double whole = DOWN(x) / 2;
  return DOWN(whole) == whole ? 1 : -1;
}

/* gamma of an integer up to 172. */
static double factorial_below(double x) {
  Wide product = one;
  int power = 0;
  for (int i = 2; i < x; i++, power += 6) product = scaled(times(product, wide(i)), 0x1p-6);
  return __math_scaled(product.hi, product.lo, power);
}

double tgamma(double x) {
  if (isnan(x) || (isinf(x) && x > 0)) return x + x;
  if (x == 0) return __math_pole(1 / x);
  if (x < 0 && (isinf(x) || DOWN(x) == x)) return __math_invalid(1);
  if (x > 172) return __math_range(INFINITY);
  if (x < -190) return __math_range(copysign(0, gamma_sign(x)));
  if (MAGNITUDE(x) < 1e-20) return __math_range(1 / x);
  if (DOWN(x) == x) return __math_range(factorial_below(x));
  int power;
  Wide e = power_of_e(x > 0 ? ln_gamma_positive(wide(x)) : ln_gamma_negative(x), &power);
  return __math_range(gamma_sign(x) * __math_scaled(e.hi, e.lo, power));
}

/* zeta(2) to zeta(5). */
static const double zeta[4] = {1.6449340668482264, 1.2020569031595942, 1.082323233711138, 1.03692775514337};
#define SERIES_RADIUS 1e-4
#define EULER 0.5772156649015329

/* ln gamma(at + e) for 1 or 2, where it is 0 and its relative error would grow: the Taylor series. */
static double ln_gamma_near_zero(int at, double e) {
  double c[4], minus = at - 1;
  for (int i = 0; i < 4; i++) c[i] = (zeta[i] - minus) / (i + 2);
  return e * (minus - EULER + e * (c[0] - e * (c[1] - e * (c[2] - e * c[3]))));
}

/* x (ln x - 1) for large x. */
static double large_lgamma(double x) {
  double lo, ph, pl, hi = __math_log(x, &lo), unit = x * 0x1p-100;
  PRODUCT(ph, pl, unit, hi - 1);
  return __math_range(__math_scaled(ph, pl + unit * lo, 100));
}

/* Next to a zero almost everything is cancelled. */
static double lgamma_near_zero(double x) {
  return (double)lgammal(x);
}

static double finite_lgamma(double x) {
  if (MAGNITUDE(x) < 1e-20) return -log(MAGNITUDE(x));
  if (x > 1e18) return large_lgamma(x);
  if (MAGNITUDE(x - 1) < SERIES_RADIUS) return ln_gamma_near_zero(1, x - 1);
  if (MAGNITUDE(x - 2) < SERIES_RADIUS) return ln_gamma_near_zero(2, x - 2);
  if (x > 0) return ln_gamma_positive(wide(x)).hi;
  double result = ln_gamma_negative(x).hi;
  return MAGNITUDE(result) < 0x1p-12 ? lgamma_near_zero(x) : result;
}

double lgamma_r(double x, int *sign) {
  *sign = gamma_sign(x);
  if (isnan(x)) return x + x;
  if (isinf(x)) return INFINITY;
  if (x <= 0 && DOWN(x) == x) return __math_pole(INFINITY);
  if (x == 1 || x == 2) return 0;
  return finite_lgamma(x);
}

double lgamma(double x) {
  int unused;
  return lgamma_r(x, &unused);
}

double gamma(double x) {
  return lgamma(x);
}

FLOAT_OF_1(erf)
FLOAT_OF_1(erfc)
FLOAT_OF_1(tgamma)
FLOAT_OF_1(lgamma)
FLOAT_OF_1(gamma)

float lgammaf_r(float x, int *sign) {
  return (float)lgamma_r(x, sign);
}
