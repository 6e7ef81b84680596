/* Exponential functions [C17 7.12.6.1-3, 7.12.5.4-6]. e^x = 2^k 2^(j/64) e^r: k and j by x, 2^(j/64) from a table, e^r by its series. Each
   intermediate value has about 68 bits, so results are off by little more than half a unit in the last place. */
#include <errno.h>
#include <math.h>
#include "math-wide.h"

/* 2^(j/64), in two parts. */
static const double powers[64][2] = {
    {0x1p0, 0}, {0x1.02c9a3e778061p0, -0x1.19083535b085dp-56},
    {0x1.059b0d3158574p0, 0x1.d73e2a475b465p-55}, {0x1.0874518759bc8p0, 0x1.186be4bb284ffp-57},
    {0x1.0b5586cf9890fp0, 0x1.8a62e4adc610bp-54}, {0x1.0e3ec32d3d1a2p0, 0x1.03a1727c57b53p-59},
    {0x1.11301d0125b51p0, -0x1.6c51039449b3ap-54}, {0x1.1429aaea92dep0, -0x1.32fbf9af1369ep-54},
    {0x1.172b83c7d517bp0, -0x1.19041b9d78a76p-55}, {0x1.1a35beb6fcb75p0, 0x1.e5b4c7b4968e4p-55},
    {0x1.1d4873168b9aap0, 0x1.e016e00a2643cp-54}, {0x1.2063b88628cd6p0, 0x1.dc775814a8495p-55},
    {0x1.2387a6e756238p0, 0x1.9b07eb6c70573p-54}, {0x1.26b4565e27cddp0, 0x1.2bd339940e9d9p-55},
    {0x1.29e9df51fdee1p0, 0x1.612e8afad1255p-55}, {0x1.2d285a6e4030bp0, 0x1.0024754db41d5p-54},
    {0x1.306fe0a31b715p0, 0x1.6f46ad23182e4p-55}, {0x1.33c08b26416ffp0, 0x1.32721843659a6p-54},
    {0x1.371a7373aa9cbp0, -0x1.63aeabf42eae2p-54}, {0x1.3a7db34e59ff7p0, -0x1.5e436d661f5e3p-56},
    {0x1.3dea64c123422p0, 0x1.ada0911f09ebcp-55}, {0x1.4160a21f72e2ap0, -0x1.ef3691c309278p-58},
    {0x1.44e086061892dp0, 0x1.89b7a04ef80dp-59}, {0x1.486a2b5c13cdp0, 0x1.3c1a3b69062fp-56},
    {0x1.4bfdad5362a27p0, 0x1.d4397afec42e2p-56}, {0x1.4f9b2769d2ca7p0, -0x1.4b309d25957e3p-54},
    {0x1.5342b569d4f82p0, -0x1.07abe1db13cadp-55}, {0x1.56f4736b527dap0, 0x1.9bb2c011d93adp-54},
    {0x1.5ab07dd485429p0, 0x1.6324c054647adp-54}, {0x1.5e76f15ad2148p0, 0x1.ba6f93080e65ep-54},
    {0x1.6247eb03a5585p0, -0x1.383c17e40b497p-54}, {0x1.6623882552225p0, -0x1.bb60987591c34p-54},
    {0x1.6a09e667f3bcdp0, -0x1.bdd3413b26456p-54}, {0x1.6dfb23c651a2fp0, -0x1.bbe3a683c88abp-57},
    {0x1.71f75e8ec5f74p0, -0x1.16e4786887a99p-55}, {0x1.75feb564267c9p0, -0x1.0245957316dd3p-54},
    {0x1.7a11473eb0187p0, -0x1.41577ee04992fp-55}, {0x1.7e2f336cf4e62p0, 0x1.05d02ba15797ep-56},
    {0x1.82589994cce13p0, -0x1.d4c1dd41532d8p-54}, {0x1.868d99b4492edp0, -0x1.fc6f89bd4f6bap-54},
    {0x1.8ace5422aa0dbp0, 0x1.6e9f156864b27p-54}, {0x1.8f1ae99157736p0, 0x1.5cc13a2e3976cp-55},
    {0x1.93737b0cdc5e5p0, -0x1.75fc781b57ebcp-57}, {0x1.97d829fde4e5p0, -0x1.d185b7c1b85d1p-54},
    {0x1.9c49182a3f09p0, 0x1.c7c46b071f2bep-56}, {0x1.a0c667b5de565p0, -0x1.359495d1cd533p-54},
    {0x1.a5503b23e255dp0, -0x1.d2f6edb8d41e1p-54}, {0x1.a9e6b5579fdbfp0, 0x1.0fac90ef7fd31p-54},
    {0x1.ae89f995ad3adp0, 0x1.7a1cd345dcc81p-54}, {0x1.b33a2b84f15fbp0, -0x1.2805e3084d708p-57},
    {0x1.b7f76f2fb5e47p0, -0x1.5584f7e54ac3bp-56}, {0x1.bcc1e904bc1d2p0, 0x1.23dd07a2d9e84p-55},
    {0x1.c199bdd85529cp0, 0x1.11065895048ddp-55}, {0x1.c67f12e57d14bp0, 0x1.2884dff483cadp-54},
    {0x1.cb720dcef9069p0, 0x1.503cbd1e949dbp-56}, {0x1.d072d4a07897cp0, -0x1.cbc3743797a9cp-54},
    {0x1.d5818dcfba487p0, 0x1.2ed02d75b3707p-55}, {0x1.da9e603db3285p0, 0x1.c2300696db532p-54},
    {0x1.dfc97337b9b5fp0, -0x1.1a5cd4f184b5cp-54}, {0x1.e502ee78b3ff6p0, 0x1.39e8980a9cc8fp-55},
    {0x1.ea4afa2a490dap0, -0x1.e9c23179c2893p-54}, {0x1.efa1bee615a27p0, 0x1.dc7f486a4b6bp-54},
    {0x1.f50765b6e454p0, 0x1.9d3e12dd8a18bp-54}, {0x1.fa7c1819e90d8p0, 0x1.74853f3a5931ep-55},
};

/* ln 2 / 64 in three parts; products of the first two with numbers up to 2^17 are exact. */
#define STEP_1 0x1.62e42fefap-7
#define STEP_2 0x1.cf79abc9ep-46
#define STEP_3 0x1.d9cc01f97b57ap-85
#define STEPS_IN_1 0x1.71547652b82fep6

#define LN2_HI 0x1.62e42fefa39efp-1
#define LN2_LO 0x1.abc9e3b39803fp-56
#define LN10_HI 0x1.26bb1bbb55516p1
#define LN10_LO -0x1.f48ad494ea3e9p-53

double __math_exp(double h, double l, double *lo, int *k) {
  double steps = NEAREST(h * STEPS_IN_1), r, rest;
  int n = (int)steps;
  SUM(r, rest, h - steps * STEP_1, -steps * STEP_2);
  rest += l - steps * STEP_3;
  const double *power = powers[n & 63];
  // e^r - 1 - r
  double q = r * r * (0.5 + r * (1.0 / 6 + r * (1.0 / 24 + r * (1.0 / 120 + r * (1.0 / 720 + r * (1.0 / 5040))))));
  double ph, pl, hi, tail;
  PRODUCT(ph, pl, power[0], r);
  QUICK_SUM(hi, tail, power[0], ph);
  tail += pl + power[1] + power[1] * r + power[0] * (q + rest * (1 + r));
  QUICK_SUM(hi, *lo, hi, tail);
  *k = n >> 6;
  return hi;
}

/* Where the result is subnormal, adding a number whose last place is that of the result rounds to it. */
double __math_scaled(double h, double l, int k) {
  if (k > 1023) return k > 1100 ? (h + l) * 0x1p1023 * 0x1p1023 : (h + l) * 0x1p1023 * POWER(k - 1023);
  if (k >= -1021 || (k == -1022 && MAGNITUDE(h) >= 1)) return (h + l) * POWER(k);
  if (k < -1078) return h * 0x1p-1022 * 0x1p-1022;
  double unit = POWER(-1022 - k), sum, rest, tail;
  if (h < 0) unit = -unit;
  SUM(sum, rest, unit, h);
  SUM(rest, tail, rest, l);
  double result = (sum + rounded_to_odd(rest, tail)) - unit;
  return result == 0 ? copysign(0, h) : result * 0x1p-1022 * POWER(k + 1022);
}

/* e^(h + l) for the part of a finite number that can be large. */
static double exponential(double h, double l) {
  if (h > 720) return __math_range(INFINITY);
  if (h < -760) return __math_range(0);
  double lo;
  int k;
  double hi = __math_exp(h, l, &lo, &k);
  double result = __math_scaled(hi, lo, k);
  return h > 709 || h < -708 ? __math_range(result) : result;
}

double exp(double x) {
  if (isnan(x)) return x + x;
  if (isinf(x)) return x > 0 ? x : 0;
  return exponential(x, 0);
}

/* x (h + l), of which e^ is wanted. */
static double power_of(double x, double h, double l) {
  if (isnan(x)) return x + x;
  if (isinf(x)) return x > 0 ? x : 0;
  if (MAGNITUDE(x) > 1100) return exponential(x * h, 0);
  if (MAGNITUDE(x) < 0x1p-60) return 1 + x;
  double hi, lo;
  PRODUCT(hi, lo, x, h);
  return exponential(hi, lo + x * l);
}

double exp2(double x) {
  return power_of(x, LN2_HI, LN2_LO);
}

double exp10(double x) {
  return power_of(x, LN10_HI, LN10_LO);
}

double pow10(double x) {
  return exp10(x);
}

/* Between -1/32 and 1/32 by its series. */
static double small_expm1(double x) {
  double hi, lo;
  if (MAGNITUDE(x) < 0x1p-60) return x;
  PRODUCT(hi, lo, x, x / 2);
  double q = x * x * x * (1.0 / 6 + x * (1.0 / 24 + x * (1.0 / 120 + x * (1.0 / 720 + x * (1.0 / 5040 + x * (1.0 / 40320 + x * (1.0 / 362880)))))));
  double sum, rest;
  QUICK_SUM(sum, rest, x, hi);
  return sum + (rest + lo + q);
}

double expm1(double x) {
  if (isnan(x) || x == 0) return x + x;
  if (MAGNITUDE(x) < 0.03125) return small_expm1(x);
  if (x > 720) return isinf(x) ? x : __math_range(INFINITY);
  if (x < -50) return -1;
  double lo, sum, rest;
  int k;
  double hi = __math_exp(x, 0, &lo, &k);
  if (k > 110) {
    double result = __math_scaled(hi, lo, k);
    return isinf(result) ? __math_range(result) : result;
  }
  SUM(sum, rest, hi * POWER(k), -1);
  return sum + (rest + lo * POWER(k));
}

/* e^x and e^-x for |x| below 40, both to about 68 bits. */
static void both(double x, double up[2], double down[2]) {
  int k;
  double hi = __math_exp(x, 0, &up[1], &k);
  up[0] = hi * POWER(k), up[1] *= POWER(k);
  hi = __math_exp(-x, 0, &down[1], &k);
  down[0] = hi * POWER(k), down[1] *= POWER(k);
}

/* e^x / 2 for large x. */
static double half_exponential(double x) {
  if (x > 720) return __math_range(INFINITY);
  double lo;
  int k;
  double hi = __math_exp(x, 0, &lo, &k);
  double result = __math_scaled(hi, lo, k - 1);
  return isinf(result) ? __math_range(result) : result;
}

double sinh(double x) {
  double a = MAGNITUDE(x), square = x * x;
  if (!isfinite(x) || a < 0x1p-28) return x;
  if (a < 0.03125)
    return x + x * square * (1.0 / 6 + square * (1.0 / 120 + square * (1.0 / 5040 + square * (1.0 / 362880))));
  if (a >= 40) return copysign(half_exponential(a), x);
  double up[2], down[2], hi, lo;
  both(a, up, down);
  SUM(hi, lo, up[0], -down[0]);
  return copysign((hi + (lo + (up[1] - down[1]))) / 2, x);
}

double cosh(double x) {
  double a = MAGNITUDE(x);
  if (!isfinite(x)) return a;
  if (a >= 40) return half_exponential(a);
  double up[2], down[2], hi, lo;
  both(a, up, down);
  SUM(hi, lo, up[0], down[0]);
  return (hi + (lo + (up[1] + down[1]))) / 2;
}

/* Between -1/32 and 1/32 by its series. */
static double small_tanh(double x) {
  double square = x * x;
  double q = 1.0 / 3 - square * (2.0 / 15 - square * (17.0 / 315 - square * (62.0 / 2835 - square * (1382.0 / 155925))));
  return x - x * square * q;
}

double tanh(double x) {
  double a = MAGNITUDE(x);
  if (isnan(x) || a < 0x1p-28) return x;
  if (a < 0.03125) return small_tanh(x);
  if (a > 22) return copysign(1, x);
  double up[2], down[2], nh, nl, dh, dl, hi, lo;
  both(a, up, down);
  SUM(nh, nl, up[0], -down[0]);
  SUM(dh, dl, up[0], down[0]);
  nl += up[1] - down[1];
  dl += up[1] + down[1];
  QUOTIENT(hi, lo, nh, nl, dh, dl);
  return copysign(hi + lo, x);
}

FLOAT_OF_1(exp)
FLOAT_OF_1(exp2)
FLOAT_OF_1(exp10)
FLOAT_OF_1(pow10)
FLOAT_OF_1(expm1)
FLOAT_OF_1(sinh)
FLOAT_OF_1(cosh)
FLOAT_OF_1(tanh)
