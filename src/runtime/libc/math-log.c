/* Logarithms [C17 7.12.6.7-11] and what is made of them: powers [7.12.7.4], inverse hyperbolic functions [7.12.5.1-3]. ln x = e ln 2 - ln c + ln(cx')
   where x' is x without its exponent e, and c from a table brings it near 1. Each intermediate value has about 68 bits. */
#include <errno.h>
#include <math.h>
#include "math-wide.h"

/* c, which is near 1/x' in so few bits that products with halves of x' are exact, and -ln c in two parts. */
static const double table[128][3] = {
    {0x1p0, 0, 0}, {0x1.fap-1, 0x1.82448a388p-7, 0x1.4554412c584ep-44},
    {0x1.f6p-1, 0x1.432a92598p-6, 0x1.98139928637fep-47}, {0x1.f2p-1, 0x1.c63d2ec15p-6, -0x1.5439ce030a687p-44},
    {0x1.efp-1, 0x1.149e3e4008p-5, -0x1.2b98a9a4168fdp-44}, {0x1.ebp-1, 0x1.5715c4c04p-5, -0x1.8888ddfc47628p-44},
    {0x1.e7p-1, 0x1.9a187b574p-5, -0x1.0c22e4ec4d90dp-44}, {0x1.e4p-1, 0x1.ccb73cddd8p-5, 0x1.965c36e09f5fep-44},
    {0x1.ep-1, 0x1.08598b59e4p-4, -0x1.7e5dd7009902cp-46}, {0x1.ddp-1, 0x1.2207b5c784p-4, 0x1.49d8cfc10c7bfp-44},
    {0x1.d9p-1, 0x1.4485e03dbcp-4, 0x1.fad46e8d26ab7p-44}, {0x1.d6p-1, 0x1.5e95a4d978p-4, 0x1.1cb7ce1d17171p-44},
    {0x1.d2p-1, 0x1.8197e2f41p-4, -0x1.c0fe460d20041p-44}, {0x1.cfp-1, 0x1.9c0c32d4d4p-4, -0x1.ab7c09e838668p-44},
    {0x1.ccp-1, 0x1.b6ac88dad4p-4, 0x1.b1bdff50225c7p-44}, {0x1.c9p-1, 0x1.d179788218p-4, 0x1.36433b5efbeedp-44},
    {0x1.c6p-1, 0x1.ec739830ap-4, 0x1.11fcba80cdd1p-44}, {0x1.c2p-1, 0x1.08598b59e4p-3, -0x1.7e5dd7009902cp-45},
    {0x1.bfp-1, 0x1.160c8024b2p-3, 0x1.ec2d2a9009e3dp-45}, {0x1.bcp-1, 0x1.23d712a49cp-3, 0x1.00d238fd3df5cp-46},
    {0x1.b9p-1, 0x1.31b994d3a4p-3, 0x1.f098ee3a5081p-44}, {0x1.b6p-1, 0x1.3fb45a5992p-3, 0x1.19713c0cae559p-44},
    {0x1.b3p-1, 0x1.4dc7b897bcp-3, 0x1.c79b60ae1ff0fp-47}, {0x1.b1p-1, 0x1.5737cc9018p-3, 0x1.9baa7a6b887f6p-44},
    {0x1.aep-1, 0x1.6574ebe8c2p-3, -0x1.98c1d34f0f462p-44}, {0x1.abp-1, 0x1.73cb9074fep-3, -0x1.d66a90d0005a6p-44},
    {0x1.a8p-1, 0x1.823c16551ap-3, 0x1.e0ddb9a631e83p-46}, {0x1.a5p-1, 0x1.90c6db9fccp-3, -0x1.935f57718d7cap-46},
    {0x1.a3p-1, 0x1.9a8778debap-3, 0x1.470fa3efec39p-44}, {0x1.ap-1, 0x1.a93ed3c8aep-3, -0x1.8724350562169p-45},
    {0x1.9dp-1, 0x1.b811730b82p-3, 0x1.e90683b9cd768p-46}, {0x1.9bp-1, 0x1.c2028ab18p-3, -0x1.92e0ee55c7ac6p-45},
    {0x1.98p-1, 0x1.d1037f2656p-3, -0x1.84a7e75b6f6e4p-47}, {0x1.96p-1, 0x1.db13db0d48p-3, 0x1.2806a847527e6p-44},
    {0x1.93p-1, 0x1.ea4449f04ap-3, 0x1.5e91663732a36p-44}, {0x1.91p-1, 0x1.f474b134ep-3, -0x1.bae49f1df7b5ep-44},
    {0x1.8ep-1, 0x1.01eae5626cp-2, 0x1.a43dcfade85aep-44}, {0x1.8cp-1, 0x1.07138604d6p-2, -0x1.e76324e912b17p-44},
    {0x1.8ap-1, 0x1.0c42d67616p-2, 0x1.7188b163ceae9p-45}, {0x1.87p-1, 0x1.14167ef367p-2, 0x1.e0c07824daaf5p-44},
    {0x1.85p-1, 0x1.1956d3b9bcp-2, 0x1.7d2f73ad1aa14p-45}, {0x1.83p-1, 0x1.1e9e16788ap-2, -0x1.82eaed3c8b65ep-44},
    {0x1.8p-1, 0x1.269621134ep-2, -0x1.1b61f10522625p-44}, {0x1.7ep-1, 0x1.2bef07cdc9p-2, 0x1.a9cfa4a5004f4p-45},
    {0x1.7cp-1, 0x1.314f1e1d36p-2, -0x1.8e27ad3213cb8p-45}, {0x1.7ap-1, 0x1.36b6776be1p-2, 0x1.16ecdb0f177c8p-46},
    {0x1.78p-1, 0x1.3c25277333p-2, 0x1.83b54b606bd5cp-46}, {0x1.75p-1, 0x1.44591e053ap-2, -0x1.6e95892923d88p-47},
    {0x1.73p-1, 0x1.49da7f3bccp-2, 0x1.07b334daf4b9ap-44}, {0x1.71p-1, 0x1.4f637ebbaap-2, -0x1.fc158cb3124b9p-44},
    {0x1.6fp-1, 0x1.54f431b7bep-2, 0x1.a8954c0910952p-46}, {0x1.6dp-1, 0x1.5a8cadbbeep-2, -0x1.7c79b0af7ecf8p-48},
    {0x1.6bp-1, 0x1.602d08af09p-2, 0x1.ebe9176df3f65p-46}, {0x1.69p0, -0x1.5ff3070a79p-2, -0x1.e9e439f105039p-45},
    {0x1.67p0, -0x1.5a42ab0f4dp-2, 0x1.e63af2df7ba69p-50}, {0x1.65p0, -0x1.548a2c3addp-2, -0x1.3167e63081cf7p-45},
    {0x1.63p0, -0x1.4ec97326p-2, -0x1.34d7aaf04d104p-45}, {0x1.618p0, -0x1.4a7373cedp-2, 0x1.9a234ebf35449p-44},
    {0x1.5f8p0, -0x1.44a41b463cp-2, -0x1.1ee28f37cf612p-44}, {0x1.5d8p0, -0x1.3ecc460ef6p-2, 0x1.6028627c1300fp-47},
    {0x1.5b8p0, -0x1.38ebdb38edp-2, -0x1.90582e67d4cap-45}, {0x1.5ap0, -0x1.347dd9a988p-2, 0x1.5594dd4c58092p-45},
    {0x1.58p0, -0x1.2e8e2bae12p-2, 0x1.67b1e99b72bd8p-45}, {0x1.56p0, -0x1.2895a13de8p-2, -0x1.a8d7ad24c13fp-44},
    {0x1.548p0, -0x1.241558bfd1p-2, -0x1.00fff3228fcadp-44}, {0x1.528p0, -0x1.1e0d0c3371p-2, -0x1.af8f2a9b0d4ap-44},
    {0x1.51p0, -0x1.1980d2dd42p-2, -0x1.b7b3a7a361c9ap-45}, {0x1.4fp0, -0x1.136870293bp-2, 0x1.d3e8499d67123p-44},
    {0x1.4d8p0, -0x1.0ed005f658p-2, 0x1.2dc75285aa803p-45}, {0x1.4cp0, -0x1.0a324e2739p-2, -0x1.c6bee7ef4030ep-47},
    {0x1.4ap0, -0x1.0402594b4dp-2, -0x1.036b89ef42d7fp-48}, {0x1.488p0, -0x1.feb0233e6p-3, -0x1.f316e32d5e8c7p-45},
    {0x1.47p0, -0x1.f550a564b8p-3, 0x1.323e3a09202fep-45}, {0x1.45p0, -0x1.e8c0252aa6p-3, 0x1.6805b80e8e6ffp-45},
    {0x1.438p0, -0x1.df46c0c722p-3, -0x1.a5e82b0b79039p-44}, {0x1.42p0, -0x1.d5c216b4fcp-3, 0x1.1ba91bbca681bp-45},
    {0x1.408p0, -0x1.cc320c0176p-3, -0x1.409039a653794p-45}, {0x1.3fp0, -0x1.c2968558c2p-3, 0x1.cfd73dee38a4p-45},
    {0x1.3d8p0, -0x1.b8ef67042p-3, -0x1.87533321788ep-44}, {0x1.3cp0, -0x1.af3c94e80cp-3, 0x1.a4e633fcd9066p-52},
    {0x1.3a8p0, -0x1.a57df28244p-3, -0x1.b99c8ca1d9abbp-44}, {0x1.39p0, -0x1.9bb362e7ep-3, 0x1.1f2a8a1ce0ffcp-45},
    {0x1.378p0, -0x1.91dcc8c34p-3, -0x1.7bc6abddeff46p-44}, {0x1.36p0, -0x1.87fa06520cp-3, -0x1.22120401202fcp-44},
    {0x1.348p0, -0x1.7e0afd630cp-3, -0x1.39e7c1d8f1034p-46}, {0x1.33p0, -0x1.740f8f5404p-3, 0x1.0b66c99018aa1p-44},
    {0x1.318p0, -0x1.6a079d0f7ap-3, -0x1.5a3f8448d14f5p-44}, {0x1.3p0, -0x1.5ff3070a7ap-3, 0x1.8586f183bebf2p-44},
    {0x1.2e8p0, -0x1.55d1ad4232p-3, -0x1.add94dda647e8p-44}, {0x1.2d8p0, -0x1.4f099f4a24p-3, 0x1.e9bf2fafeaf27p-44},
    {0x1.2cp0, -0x1.44d2b6ccb8p-3, 0x1.70cc16135783cp-46}, {0x1.2a8p0, -0x1.3a8eb2d31ap-3, -0x1.bafb77d5d503ep-46},
    {0x1.29p0, -0x1.303d718e48p-3, 0x1.680b5ce3ecb05p-50}, {0x1.28p0, -0x1.29552f82p-3, 0x1.5b967f4471dfcp-44},
    {0x1.268p0, -0x1.1eed90e2dcp-3, -0x1.615637097648fp-46}, {0x1.25p0, -0x1.1478584674p-3, -0x1.563451027c75p-46},
    {0x1.24p0, -0x1.0d77e7cd08p-3, -0x1.cb2cd2ee2f482p-44}, {0x1.228p0, -0x1.02ebb42bf4p-3, 0x1.5a8fa5ce00e5dp-46},
    {0x1.218p0, -0x1.f7b79fec38p-4, 0x1.10987e897ed01p-47}, {0x1.2p0, -0x1.e27076e2bp-4, 0x1.a342c2af0003cp-45},
    {0x1.1fp0, -0x1.d4313d66ccp-4, 0x1.9454379135713p-45}, {0x1.1d8p0, -0x1.beba818148p-4, 0x1.89b78b6df1f57p-44},
    {0x1.1c8p0, -0x1.b05b49bee4p-4, -0x1.ff22c18f84a5ep-47}, {0x1.1bp0, -0x1.9ab4246204p-4, 0x1.8a64826787061p-45},
    {0x1.1ap0, -0x1.8c345d6318p-4, -0x1.b20f5acb42a66p-44}, {0x1.188p0, -0x1.765bf23a6cp-4, 0x1.ecbc035c4256ap-48},
    {0x1.178p0, -0x1.67bb0726ecp-4, -0x1.f724b69ef5912p-49}, {0x1.168p0, -0x1.590cafdfp-4, -0x1.c284f5722abaap-44},
    {0x1.15p0, -0x1.42edcbea64p-4, -0x1.bc0eeea7c9acdp-46}, {0x1.14p0, -0x1.341d7961bcp-4, -0x1.1d0929983761p-44},
    {0x1.13p0, -0x1.253f62f0ap-4, -0x1.416f8fb69a701p-44}, {0x1.118p0, -0x1.0ed839b554p-4, 0x1.901f46d48abb4p-44},
    {0x1.108p0, -0x1.ffae9119b8p-5, -0x1.303374262c554p-45}, {0x1.0f8p0, -0x1.e19070c278p-5, 0x1.fea4664629e86p-45},
    {0x1.0e8p0, -0x1.c355dd092p-5, -0x1.f2ccc9abf8388p-45}, {0x1.0dp0, -0x1.95c830ec9p-5, 0x1.c148297c5feb8p-45},
    {0x1.0cp0, -0x1.77458f633p-5, 0x1.181dce586af09p-44}, {0x1.0bp0, -0x1.58a5bafc9p-5, 0x1.b2b739570ad39p-45},
    {0x1.0ap0, -0x1.39e87b9fe8p-5, -0x1.eafd480ad9015p-44}, {0x1.09p0, -0x1.1b0d98924p-5, 0x1.3401e9ae889bbp-44},
    {0x1.078p0, -0x1.d91a66c54p-6, -0x1.e61f1658cfb9ap-45}, {0x1.068p0, -0x1.9ace7551dp-6, 0x1.d75d97ec7c41p-45},
    {0x1.058p0, -0x1.5c45a51b9p-6, 0x1.63bb6216d87d8p-45}, {0x1.048p0, -0x1.1d7f7eb9fp-6, 0x1.4193a83fcc7a6p-46},
    {0x1.038p0, -0x1.bcf712c74p-7, -0x1.c25e097bd9771p-46}, {0x1.028p0, -0x1.3e7295d26p-7, 0x1.609c1ff29a114p-45},
    {0x1.018p0, -0x1.7ee11ebd8p-8, -0x1.749d3c2d23a07p-47}, {0x1p0, 0, 0},
};

/* ln 2, in two parts: the first has as few places behind the point as those of the table. */
#define LN2_HI 0x1.62e42fefa38p-1
#define LN2_LO 0x1.ef35793c7673p-45
/* From here on x' is between 1/sqrt 2 and 1. */
#define HALVED_FROM 53

double __math_log(double x, double *lo) {
  Bits bits = BITS(x);
  int exponent = (int)(bits >> 52) - 1023;
  if (exponent == -1023) {
    bits = BITS(x * 0x1p54);
    exponent = (int)(bits >> 52) - 1023 - 54;
  }
  int i = (int)(bits >> 45) & 127;
  int halved = i >= HALVED_FROM;
  exponent += halved;
  double m = FROM_BITS((bits & 0xfffffffffffffULL) | (1023ULL - halved) << 52);
  double upper = FROM_BITS(BITS(m) & 0xfffffffff8000000ULL);
  const double *row = table[i];
  double r, rl, qh, ql, hi, t, a, al;
  SUM(r, rl, upper * row[0] - 1, (m - upper) * row[0]);
  PRODUCT(qh, ql, r / 2, r);
  // ln(1 + r) - r + r^2 / 2
  double cubic = r * r * r * (1.0 / 3 - r * (1.0 / 4 - r * (1.0 / 5 - r * (1.0 / 6 - r * (1.0 / 7 - r * (1.0 / 8 - r * (1.0 / 9 - r * (1.0 / 10))))))));
  QUICK_SUM(a, al, exponent * LN2_HI + row[1], r);
  QUICK_SUM(hi, t, a, -qh);
  t += al + (rl + row[2] + exponent * LN2_LO - ql - r * rl + cubic);
  QUICK_SUM(hi, *lo, hi, t);
  return hi;
}

/* For arguments whose logarithm is no ordinary number; x is 0, negative, infinite or a NaN. */
static double special_log(double x) {
  if (x == 0) return __math_pole(-INFINITY);
  return x > 0 || isnan(x) ? x + x : __math_invalid(x);
}

double log(double x) {
  double lo;
  if (!(x > 0) || isinf(x)) return special_log(x);
  double hi = __math_log(x, &lo);
  return hi + lo;
}

double log10(double x) {
  double lo, ph, pl;
  if (!(x > 0) || isinf(x)) return special_log(x);
  double hi = __math_log(x, &lo);
  PRODUCT(ph, pl, hi, 0x1.bcb7b1526e50ep-2);
  return ph + (pl + lo * 0x1.bcb7b1526e50ep-2 + hi * 0x1.95355baaafad3p-57);
}

/* The exponent apart, so that powers of two are exact. */
double log2(double x) {
  double lo, ph, pl, sum, rest;
  if (!(x > 0) || isinf(x)) return special_log(x);
  int exponent;
  double m = frexp(x, &exponent);
  if (m < 0.70710678118654752) m *= 2, exponent--;
  double hi = __math_log(m, &lo);
  PRODUCT(ph, pl, hi, 0x1.71547652b82fep0);
  QUICK_SUM(sum, rest, exponent, ph);
  return sum + (rest + pl + lo * 0x1.71547652b82fep0 + hi * 0x1.777d0ffda0d24p-56);
}

/* ln(u + c) where c is far below u. */
static double log_of_sum(double u, double c, double *lo) {
  double hi = __math_log(u, lo), part = c / u;
  QUICK_SUM(hi, *lo, hi, *lo + (part - part * part / 2));
  return hi;
}

/* ln(1 + x) for x > -1. */
static double wide_log1p(double x, double *lo) {
  double u, c;
  SUM(u, c, 1, x);
  if (MAGNITUDE(x) < 0x1p-30) {
    *lo = -x * x / 2;
    return x;
  }
  return log_of_sum(u, c, lo);
}

double log1p(double x) {
  double lo;
  if (isnan(x) || x == 0 || (isinf(x) && x > 0)) return x + x;
  if (x <= -1) return x == -1 ? __math_pole(-INFINITY) : __math_invalid(x);
  double hi = wide_log1p(x, &lo);
  return hi + lo;
}

double atanh(double x) {
  double a = MAGNITUDE(x), l1, l2, hi, lo;
  if (isnan(x) || a < 0x1p-28) return x;
  if (a >= 1) return a == 1 ? __math_pole(copysign(INFINITY, x)) : __math_invalid(x);
  double h1 = wide_log1p(a, &l1), h2 = wide_log1p(-a, &l2);
  SUM(hi, lo, h1, -h2);
  return copysign((hi + (lo + l1 - l2)) / 2, x);
}

#define LN2 0x1.62e42fefa39efp-1
#define LN2_REST 0x1.abc9e3b39803fp-56

/* ln 2x for large x. */
static double log_of_double(double x) {
  double lo, sum, rest;
  double hi = __math_log(x, &lo);
  SUM(sum, rest, hi, LN2);
  return sum + (rest + lo + LN2_REST);
}

double asinh(double x) {
  double a = MAGNITUDE(x), ph, pl, qh, ql, uh, ul, lo;
  if (!isfinite(x) || a < 0x1p-28) return x;
  if (a < 0x1p-8) {
    double s = x * x;
    return x - x * s * (1.0 / 6 - s * (3.0 / 40 - s * (15.0 / 336 - s * (105.0 / 3456 - s * (945.0 / 42240)))));
  }
  if (a > 0x1p30) return copysign(log_of_double(a), x);
  PRODUCT(ph, pl, a, a);
  SUM(qh, ql, ph, 1);
  ROOT(uh, ul, qh, ql + pl);
  SUM(ph, pl, uh, a);
  double hi = log_of_sum(ph, pl + ul, &lo);
  return copysign(hi + lo, x);
}

double acosh(double x) {
  double ph, pl, qh, ql, uh, ul, lo;
  if (!(x >= 1)) return __math_invalid(x);
  if (isinf(x)) return x;
  if (x > 0x1p30) return log_of_double(x);
  double t = x - 1;
  if (t == 0) return 0;
  SUM(qh, ql, x, 1);
  PRODUCT(ph, pl, t, qh);
  ROOT(uh, ul, ph, pl + t * ql);
  // 1 + (t + root), so that of a small t nothing is lost.
  SUM(ph, pl, t, uh);
  pl += ul;
  SUM(qh, ql, 1, ph);
  double hi = log_of_sum(qh, ql + pl, &lo);
  return hi + lo;
}

/* 0, 1 for an odd and 2 for an even integer. */
static int parity(double y) {
  double a = MAGNITUDE(y);
  if (a >= 0x1p53) return 2;
  if (DOWN(a) != a) return 0;
  return (long long)a & 1 ? 1 : 2;
}

/* Where x is 0 or infinite, or one of both is a NaN. */
static double special_pow(double x, double y) {
  if (isnan(x) || isnan(y)) return x + y;
  double a = MAGNITUDE(x), sign = parity(y) == 1 ? copysign(1, x) : 1;
  if (x == 0) return y > 0 ? sign * 0 : isinf(y) ? INFINITY : __math_pole(sign * INFINITY);
  if (isinf(x)) return y < 0 ? sign * 0 : sign * INFINITY;
  return (a > 1) == (y > 0) ? INFINITY : 0;
}

double pow(double x, double y) {
  if (y == 0 || x == 1 || (x == -1 && isinf(y))) return 1;
  if (x == 0 || !isfinite(x) || !isfinite(y)) return special_pow(x, y);
  int odd = parity(y);
  if (x < 0 && odd == 0) return __math_invalid(x);
  double sign = x < 0 && odd == 1 ? -1 : 1, lo, ph, pl;
  double hi = __math_log(MAGNITUDE(x), &lo);
  if (hi == 0) return sign;
  double size = hi * y;
  if (size > 720) return __math_range(sign * INFINITY);
  if (size < -760) return __math_range(sign * 0);
  if (MAGNITUDE(size) < 0x1p-60) return sign * (1 + size);
  PRODUCT(ph, pl, hi, y);
  int k;
  hi = __math_exp(ph, pl + lo * y, &lo, &k);
  double result = sign * __math_scaled(hi, lo, k);
  return size > 709 || size < -708 ? __math_range(result) : result;
}

FLOAT_OF_1(log)
FLOAT_OF_1(log2)
FLOAT_OF_1(log10)
FLOAT_OF_1(log1p)
FLOAT_OF_1(asinh)
FLOAT_OF_1(acosh)
FLOAT_OF_1(atanh)
FLOAT_OF_2(pow)
