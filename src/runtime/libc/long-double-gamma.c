/* Error and gamma functions of `long double`: calculated to more than 160 bits (real.h), and rounded once. */
#include "real.h"
#include <math.h>

/* B(2k)/(2k (2k - 1)) for Stirling's series. */
static const Real stirling[] = {
  {0, -3, {0xaaaaaaab, 0xaaaaaaaa, 0xaaaaaaaa, 0xaaaaaaaa, 0xaaaaaaaa, 0xaaaaaaaa, 0xaaaaaaaa, 0xaaaaaaaa, 0xaaaaaaaa, 0xaaaaaaaa}},
  {1, -8, {0xb60b60b6, 0x60b60b60, 0x0b60b60b, 0xb60b60b6, 0x60b60b60, 0x0b60b60b, 0xb60b60b6, 0x60b60b60, 0x0b60b60b, 0xb60b60b6}},
  {0, -10, {0xd00d00d0, 0x00d00d00, 0x0d00d00d, 0xd00d00d0, 0x00d00d00, 0x0d00d00d, 0xd00d00d0, 0x00d00d00, 0x0d00d00d, 0xd00d00d0}},
  {1, -10, {0x9c09c09c, 0xc09c09c0, 0x09c09c09, 0x9c09c09c, 0xc09c09c0, 0x09c09c09, 0x9c09c09c, 0xc09c09c0, 0x09c09c09, 0x9c09c09c}},
  {0, -10, {0xc5631fe4, 0x9c0372a3, 0x91ab8753, 0x8f158c7f, 0x4e700dca, 0xfe46ae1d, 0x2a3c5631, 0x7539c037, 0xc7f91ab8, 0xdca8f158}},
  {1, -9, {0xe40fb558, 0x86ccc9e3, 0x3e40fb55, 0x586ccc9e, 0xe3e40fb5, 0x5586ccc9, 0x9e3e40fb, 0xb5586ccc, 0xc9e3e40f, 0xfb5586cc}},
  {0, -7, {0xd20d20d2, 0x20d20d20, 0x0d20d20d, 0xd20d20d2, 0x20d20d20, 0x0d20d20d, 0xd20d20d2, 0x20d20d20, 0x0d20d20d, 0xd20d20d2}},
  {1, -5, {0xbee10325, 0x36587a9c, 0xadcff214, 0x2547698b, 0x9cbee103, 0x1436587a, 0x8badcff2, 0x03254769, 0x7a9cbee1, 0xf2143658}},
  {0, -2, {0xb7f4b1c1, 0x33ffd0c3, 0xf4b1c0f0, 0xffd0c3b7, 0xb1c0f033, 0xd0c3b7f4, 0xc0f033ff, 0xc3b7f4b1, 0xf033ffd0, 0xb7f4b1c0}},
  {1, 1, {0xea60748b, 0xe7312cc3, 0x9cf6dedc, 0xb3808c0f, 0x4aa70223, 0x48b14c1f, 0xcc3ea607, 0xedce7312, 0xc0f9cf6d, 0xb23b3808}},
  {0, 4, {0x9167002d, 0xe9ea7221, 0x459c00b4, 0xa7a9c886, 0x167002d3, 0x9ea72219, 0x59c00b4e, 0x7a9c8864, 0x67002d3a, 0xd6722191}},
  {1, 8, {0x2e6660d5, 0xdb44a929, 0x9e07ca39, 0xb3f712eb, 0xe6660d55, 0xb44a9292, 0xe07ca39d, 0x3f712eb9, 0x6660d55b, 0x9cd9292e}},
  {0, 12, {0x0da740da, 0xa740da74, 0x40da740d, 0xda740da7, 0x740da740, 0x0da740da, 0xa740da74, 0x40da740d, 0xda740da7, 0x8911a740}},
  {1, 16, {0xd006a04b, 0xebd101b8, 0xcbc68b5d, 0x8d541cdb, 0xd250842c, 0x94d92e2f, 0xb48ff1b3, 0xff6eec24, 0xe255bf59, 0x8d0cc570}},
  {0, 20, {0xe369d34f, 0x6967b29e, 0xe562c084, 0x96093d5e, 0x234d582b, 0xdcb00698, 0x4469ccae, 0x19ee4fdc, 0x3708d1c2, 0xa8d1044d}},
  {1, 24, {0xbbc40617, 0xc406169a, 0x06169abb, 0x169abbc4, 0x9abbc406, 0xbbc40616, 0xc406169a, 0x06169abb, 0x169abbc4, 0xe8844d8a}},
  {0, 29, {0xbcc48677, 0x6f31219d, 0xdbcc4867, 0x76f31219, 0x9dbcc486, 0x676f3121, 0x19dbcc48, 0x8676f312, 0x219dbcc4, 0xb694d07b}},
  {1, 34, {0x3cd10484, 0xdbb1324e, 0xa521c5cd, 0xf3066b7e, 0x3f07a1f8, 0xda88c079, 0x49761634, 0xa6024d5c, 0xf23376ae, 0xa2288cec}},
  {0, 39, {0x88127351, 0x8127350b, 0x127350b8, 0x27350b88, 0x7350b881, 0x350b8812, 0x50b88127, 0x0b881273, 0xea012735, 0xa1bbcde4}},
  {1, 44, {0x642a2436, 0x581714af, 0xf642a243, 0x3581714a, 0xaf642a24, 0x43581714, 0x4af642a2, 0x24358171, 0x03d4642a, 0xb4005bde}},
  {0, 49, {0x0f914417, 0x7d424e93, 0x3b2dcf5d, 0xaac0952d, 0x8573ed1e, 0xeeecac9e, 0xeae46d98, 0xc3a9e6da, 0x78fbaae3, 0xde466b7c}},
  {1, 55, {0xe7457dec, 0x877f7942, 0x7a8e3a5c, 0xcbd56936, 0x151661b4, 0x72037c5e, 0xd884644b, 0x40509f4f, 0x77729bcb, 0x977d7628}},
  {0, 60, {0xdd6c4012, 0x4e986e10, 0x04c2cb44, 0x46ba523a, 0xd3226a6f, 0x83da6597, 0x2d4f335c, 0x0b6b0a35, 0x5af0bed9, 0xe2e1337f}},
  {1, 66, {0xa77c3ae3, 0x9209871f, 0x0f4b3a8c, 0x1f50a7d3, 0xad457156, 0x09d8d881, 0x86cdeea2, 0xb4f92ff9, 0x8ad89016, 0xb9e09405}},
  {0, 72, {0xaad33230, 0xd86ba7f9, 0x5188a0d9, 0x0b3d95ed, 0xb08640e9, 0x478f4715, 0xc8bf3f7c, 0x0326ab4c, 0xe71ac7c8, 0xa5f7eef9}},
  {1, 78, {0x67b1c1dc, 0x9b376479, 0xc513f899, 0x071730f3, 0x8cb9cebd, 0x694deef0, 0x6c86491a, 0xda64925c, 0x7954084c, 0xa0ef80e5}},
  {0, 84, {0xebcc7550, 0x32502fff, 0xd48231e8, 0x66ba7710, 0xf4826900, 0xc758797b, 0x0ce0256e, 0x9790760b, 0xda17dd99, 0xa8ebfe48}},
  {1, 90, {0x5ef128b1, 0x2ef3ba1b, 0xc796cbec, 0x2409b737, 0x128b1478, 0x3ba1b5ef, 0x6cbec2ef, 0x24c95ab5, 0x3556fb17, 0xbf582a43}},
  {0, 96, {0x3de9b8b3, 0x837d2bb8, 0x63368772, 0xedfbfdaa, 0xe86d69d5, 0x45c0eb78, 0x04316dcb, 0x7770e671, 0x3e6c7d0e, 0xe940b372}},
  {1, 103, {0xaa6b15cb, 0xa1e0619a, 0xcd5cee1b, 0xb5c73e81, 0xbd60a7d4, 0x174b18c9, 0x451835e1, 0xf8cc3b4f, 0x89672663, 0x989a1506}},};
#define TERMS (int)(sizeof stirling / sizeof stirling[0])

/* Arguments from here on are large enough for the series: its last term is below 2^-230. */
#define LARGE 80

/* 2/sqrt(pi) e^(-x^2) */
static void density(Real *to, const Real *square) {
  Real minus = *square, root;
  minus.sign = 1;
  __real_exp(to, &minus);
  __real_sqrt(&root, &__real_pi);
  __real_div(to, to, &root);
  to->exponent++;
}

/* erf x = 2/sqrt(pi) e^(-x^2) (x + 2x^3/3 + 4x^5/(3 5) + …): all terms have one sign. */
static void error_function(Real *to, const Real *x) {
  Real square, twice, term = *x, sum = *x;
  __real_mul(&square, x, x);
  twice = square;
  twice.exponent++;
  for (unsigned int n = 3; !__real_is_negligible(&term, &sum); n += 2) {
    __real_mul(&term, &term, &twice);
    __real_div_int(&term, &term, n);
    __real_add(&sum, &sum, &term);
  }
  density(to, &square);
  __real_mul(to, to, &sum);
}

/* Of large x: erfc x = e^(-x^2)/(x sqrt(pi)) (1 - 1/(2x^2) + 3/(2x^2)^2 - …), up to its smallest term, which is e^(-x^2) beside the first. */
static void complement_series(Real *to, const Real *x) {
  Real square, twice, term, sum;
  __real_mul(&square, x, x);
  twice = square;
  twice.exponent++;
  __real_int(&term, 1);
  sum = term;
  for (unsigned int n = 1; !__real_is_negligible(&term, &sum) && n < 200; n += 2) {
    Real factor;
    __real_int(&factor, -(long long)n);
    __real_mul(&term, &term, &factor);
    __real_div(&term, &term, &twice);
    __real_add(&sum, &sum, &term);
  }
  __real_div(&sum, &sum, x);
  density(to, &square);
  to->exponent--;
  __real_mul(to, to, &sum);
}

long double erfl(long double x) {
  if (isnan(x) || x == 0) return x + x;
  if (fabsl(x) > 9) return copysignl(1, x);
  Real r;
  __real_from(&r, x);
  error_function(&r, &r);
  return __real_round(&r);
}

long double erfcl(long double x) {
  if (isnan(x)) return x + x;
  if (x < -9) return 2;
  if (x > 110) return 0;
  Real r, one;
  __real_from(&r, x);
  if (x >= 10.5L) complement_series(&r, &r);
  else {
    __real_int(&one, 1);
    error_function(&r, &r);
    __real_sub(&r, &one, &r);
  }
  return __real_round(&r);
}

/* log gamma x = (x - 1/2) log x - x + log(2 pi)/2 + sum of B(2k)/(2k (2k-1) x^(2k-1)) */
static void stirling_series(Real *to, const Real *x) {
  Real l, half, inverse, square, sum, term;
  __real_int(&half, 1);
  __real_div(&inverse, &half, x);
  __real_mul(&square, &inverse, &inverse);
  half.exponent--;
  half.sign = 1;
  __real_add(&term, x, &half);
  __real_log(&l, x);
  __real_mul(&sum, &term, &l);
  __real_sub(&sum, &sum, x);
  l = __real_pi;
  l.exponent++;
  __real_log(&l, &l);
  l.exponent--;
  __real_add(&sum, &sum, &l);
  for (int k = 0; k < TERMS && !__real_is_negligible(&inverse, &sum); k++) {
    __real_mul(&term, &stirling[k], &inverse);
    __real_add(&sum, &sum, &term);
    __real_mul(&inverse, &inverse, &square);
  }
  *to = sum;
}

/* log gamma of a positive number: gamma x = gamma (x + n)/(x (x + 1) … (x + n - 1)) */
static void log_gamma(Real *to, const Real *x) {
  Real at = *x, product;
  __real_int(&product, 1);
  long double value = __real_round(x);
  for (; value < LARGE; value++) {
    __real_mul(&product, &product, &at);
    __real_add_int(&at, &at, 1);
  }
  stirling_series(to, &at);
  __real_log(&product, &product);
  __real_sub(to, to, &product);
}

/* Of a negative number that is no integer: gamma x gamma (-x) = -pi/(x sin(pi x)). The log of its magnitude; whether it is negative. */
static int reflected(Real *to, long double x) {
  Real a, s, c, fraction, l;
  long double whole = roundl(x);
  __real_from(&a, x);
  __real_from(&fraction, x - whole);
  __real_mul(&fraction, &fraction, &__real_pi);
  __real_sincos(&s, &c, &fraction);
  s.sign = 0;
  a.sign = 0;
  log_gamma(&l, &a);
  __real_mul(&s, &s, &a);
  __real_div(&s, &__real_pi, &s);
  __real_log(&s, &s);
  __real_sub(to, &s, &l);
  return fmodl(floorl(x), 2) != 0;
}

static int log_of_magnitude(Real *to, long double x) {
  if (x < 0) return reflected(to, x);
  __real_from(to, x);
  log_gamma(to, to);
  return 0;
}

long double lgammal(long double x) {
  Real r;
  if (isinf(x) || (x <= 0 && x == truncl(x))) return HUGE_VALL;
  if (isnan(x)) return x + x;
  if (x == 1 || x == 2) return 0;
  log_of_magnitude(&r, x);
  return __real_round(&r);
}

long double tgammal(long double x) {
  Real r;
  if (x == 0) return copysignl(HUGE_VALL, x);
  if (isinf(x) || isnan(x)) return x > 0 ? x : (long double)NAN;
  if (x < 0 && x == truncl(x)) return NAN;
  if (x > 1800) return HUGE_VALL;
  if (x < -2000) return fmodl(floorl(x), 2) != 0 ? -0.0L : 0;
  int is_negative = log_of_magnitude(&r, x);
  __real_exp(&r, &r);
  long double result = __real_round(&r);
  return is_negative ? -result : result;
}
