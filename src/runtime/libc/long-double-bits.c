/* Functions of `long double` that look at its bits: exact. */
#include <limits.h>
#include <math.h>

typedef unsigned __int128 Bits;
typedef union {
  long double value;
  Bits bits;
} Quad;

#define SIGN ((Bits)1 << 127)
#define FRACTION 112
#define BIAS 16383

static Bits bits_of(long double x) {
  return ((Quad){.value = x}).bits;
}

static long double value_of(Bits bits) {
  return ((Quad){.bits = bits}).value;
}

static int exponent_of(long double x) {
  return (int)(bits_of(x) >> FRACTION & 0x7fff) - BIAS;
}

long double fabsl(long double x) {
  return value_of(bits_of(x) & ~SIGN);
}

long double copysignl(long double x, long double y) {
  return value_of((bits_of(x) & ~SIGN) | (bits_of(y) & SIGN));
}

long double nanl(const char *tag) {
  return NAN;
}

long double truncl(long double x) {
  int exponent = exponent_of(x);
  if (exponent >= FRACTION) return x;
  Bits kept = exponent < 0 ? SIGN : ~(((Bits)1 << (FRACTION - exponent)) - 1);
  return value_of(bits_of(x) & kept);
}

long double floorl(long double x) {
  long double whole = truncl(x);
  return whole > x ? whole - 1 : whole;
}

long double ceill(long double x) {
  long double whole = truncl(x);
  return whole < x ? copysignl(whole + 1, x) : whole;
}

long double roundl(long double x) {
  long double whole = truncl(x);
  return fabsl(x - whole) >= 0.5L ? whole + copysignl(1, x) : whole;
}

long double rintl(long double x) {
  const long double shift = value_of((Bits)(FRACTION + BIAS) << FRACTION);
  if (exponent_of(x) >= FRACTION) return x;
  return copysignl(fabsl(x) + shift - shift, x);
}

long double nearbyintl(long double x) {
  return rintl(x);
}

long double roundevenl(long double x) {
  return rintl(x);
}

/* What does not fit becomes the least integer. */
static long to_long(long double x) {
  return x >= LONG_MIN && x < -(long double)LONG_MIN ? (long)x : LONG_MIN;
}

static long long to_long_long(long double x) {
  return x >= LLONG_MIN && x < -(long double)LLONG_MIN ? (long long)x : LLONG_MIN;
}

long lrintl(long double x) {
  return to_long(rintl(x));
}

long long llrintl(long double x) {
  return to_long_long(rintl(x));
}

long lroundl(long double x) {
  return to_long(roundl(x));
}

long long llroundl(long double x) {
  return to_long_long(roundl(x));
}

long double modfl(long double x, long double *integer) {
  *integer = truncl(x);
  return copysignl(isinf(x) ? 0 : x - *integer, x);
}

/* A subnormal number is looked at after it was made a normal one. */
long double frexpl(long double x, int *exponent) {
  *exponent = 0;
  if (x == 0 || !isfinite(x)) return x;
  int moved = exponent_of(x) == -BIAS ? 120 : 0;
  if (moved > 0) x *= 0x1p120L;
  *exponent = exponent_of(x) - moved + 1;
  return value_of((bits_of(x) & ~((Bits)0x7fff << FRACTION)) | (Bits)(BIAS - 1) << FRACTION);
}

int ilogbl(long double x) {
  int exponent;
  if (x == 0 || isnan(x)) return FP_ILOGB0;
  if (isinf(x)) return 2147483647;
  frexpl(x, &exponent);
  return exponent - 1;
}

long double logbl(long double x) {
  if (x == 0) return -HUGE_VALL;
  return isfinite(x) ? ilogbl(x) : x * x;
}

long double fmaxl(long double x, long double y) {
  if (isnan(x)) return y;
  if (isnan(y)) return x;
  if (x == y) return signbit(x) ? y : x;
  return x > y ? x : y;
}

long double fminl(long double x, long double y) {
  if (isnan(x)) return y;
  if (isnan(y)) return x;
  if (x == y) return signbit(x) ? x : y;
  return x < y ? x : y;
}

long double fdiml(long double x, long double y) {
  if (isnan(x) || isnan(y)) return x + y;
  return x > y ? x - y : 0;
}

long double nextafterl(long double x, long double y) {
  if (isnan(x) || isnan(y)) return x + y;
  if (x == y) return y;
  if (x == 0) return copysignl(value_of(1), y);
  return value_of((x < y) == (x > 0) ? bits_of(x) + 1 : bits_of(x) - 1);
}

long double nexttowardl(long double x, long double y) {
  return nextafterl(x, y);
}

double nexttoward(double x, long double y) {
  if (isnan(x) || isnan(y)) return x + (double)y;
  return x == y ? (double)y : nextafter(x, y > x ? INFINITY : -INFINITY);
}

float nexttowardf(float x, long double y) {
  if (isnan(x) || isnan(y)) return x + (float)y;
  return x == y ? (float)y : nextafterf(x, y > x ? INFINITY : -INFINITY);
}

/* A number as an integer times a power of two. */
static Bits mantissa(long double x, int *exponent) {
  int stored = bits_of(x) >> FRACTION & 0x7fff;
  Bits fraction = bits_of(x) & (((Bits)1 << FRACTION) - 1);
  *exponent = stored == 0 ? 1 : stored;
  return stored == 0 ? fraction : fraction | (Bits)1 << FRACTION;
}

/* x is divided by y bit by bit: what is left, and the last bits of the quotient. Both are finite, y is not 0. */
static long double divide(long double x, long double y, unsigned int *quotient) {
  int from, to;
  Bits rest = mantissa(x, &from), divisor = mantissa(y, &to);
  *quotient = 0;
  if (from < to) return fabsl(x);
  for (; from >= to; from--) {
    *quotient <<= 1;
    if (rest >= divisor) {
      rest -= divisor;
      ++*quotient;
    }
    if (from > to) rest <<= 1;
  }
  if (rest == 0) return 0;
  while (to > 1 && rest >> FRACTION == 0) {
    rest <<= 1;
    to--;
  }
  return value_of(rest >> FRACTION == 0 ? rest : (rest & (((Bits)1 << FRACTION) - 1)) | (Bits)to << FRACTION);
}

long double fmodl(long double x, long double y) {
  unsigned int quotient;
  if (y == 0 || !isfinite(x) || isnan(y)) return isnan(x) || isnan(y) ? x + y : NAN;
  return isinf(y) ? x : copysignl(divide(x, y, &quotient), x);
}

long double remquol(long double x, long double y, int *quotient) {
  unsigned int count = 0;
  *quotient = 0;
  if (y == 0 || !isfinite(x) || isnan(y)) return isnan(x) || isnan(y) ? x + y : NAN;
  if (isinf(y)) return x;
  long double rest = divide(x, y, &count), other = fabsl(y);
  /* Which multiple is nearer; y may be too large or too small for its double or half. */
  long double beyond = other - rest;
  if (rest > beyond || (rest == beyond && (count & 1))) {
    rest = -beyond;
    count++;
  }
  *quotient = signbit(x) == signbit(y) ? (int)(count & 0x7fffffff) : -(int)(count & 0x7fffffff);
  return signbit(x) ? -rest : rest;
}

long double remainderl(long double x, long double y) {
  int quotient;
  return remquol(x, y, &quotient);
}
