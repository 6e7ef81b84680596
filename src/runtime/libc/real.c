/* Arithmetic on numbers of 320 bits (real.h). */
#include "real.h"
#include <math.h>
#include <string.h>

const Real __real_pi = {0, 2, {0x8e3404de, 0x514a0879, 0x3b139b22, 0x020bbea6, 0x8a67cc74, 0x29024e08, 0x80dc1cd1, 0xc4c6628b, 0x2168c234, 0xc90fdaa2}};
const Real __real_ln2 = {0, 0, {0x6debac98, 0xe7b87620, 0x8baafa2b, 0x8a0d175b, 0x7298b62d, 0x40f34326, 0x03f2f6af, 0xc9e3b398, 0xd1cf79ab, 0xb17217f7}};
const Real __real_ln10 = {0, 2, {0xb1a8105d, 0x962f02d7, 0x01f02d72, 0x83c61e82, 0xda5df90e, 0xe28fecf9, 0x82d30a28, 0xea56d62b, 0xaaa8ac16, 0x935d8ddd}};

typedef union {
  long double value;
  struct {
    unsigned long long low;
    unsigned long long high;
  } bits;
} Quad;

int __real_is_zero(const Real *a) {
  return a->digit[DIGITS - 1] == 0;
}

int __real_is_negligible(const Real *b, const Real *a) {
  return __real_is_zero(b) || (!__real_is_zero(a) && b->exponent < a->exponent - BITS);
}

/* Moves digits up by less than a number of 320 bits. */
static void shift_up(unsigned int *digit, int by) {
  int whole = by / 32, part = by % 32;
  for (int i = DIGITS - 1; i >= 0; i--) {
    unsigned int high = i >= whole ? digit[i - whole] : 0, low = i > whole ? digit[i - whole - 1] : 0;
    digit[i] = part == 0 ? high : high << part | low >> (32 - part);
  }
}

/* Moves digits down; what is dropped stays as a last bit. */
static void shift_down(unsigned int *digit, int by) {
  int whole = by / 32, part = by % 32;
  unsigned int dropped = 0;
  for (int i = 0; i < whole && i < DIGITS; i++) dropped |= digit[i];
  if (whole < DIGITS && part > 0) dropped |= digit[whole] << (32 - part);
  for (int i = 0; i < DIGITS; i++) {
    unsigned int low = i + whole < DIGITS ? digit[i + whole] : 0, high = i + whole + 1 < DIGITS ? digit[i + whole + 1] : 0;
    digit[i] = part == 0 ? low : low >> part | high << (32 - part);
  }
  if (dropped != 0) digit[0] |= 1;
}

/* Makes the first bit 1. */
static void normalise(Real *a) {
  int top = DIGITS - 1;
  while (top >= 0 && a->digit[top] == 0) top--;
  if (top < 0) return;
  int by = 32 * (DIGITS - 1 - top) + __builtin_clz(a->digit[top]);
  shift_up(a->digit, by);
  a->exponent -= by;
}

void __real_from(Real *to, long double x) {
  Quad q = {x};
  int exponent = q.bits.high >> 48 & 0x7fff;
  unsigned long long high = q.bits.high & 0xffffffffffff, low = q.bits.low;
  if (exponent > 0) high |= 1ULL << 48;
  memset(to, 0, sizeof *to);
  to->sign = q.bits.high >> 63;
  to->exponent = (exponent == 0 ? 1 : exponent) - 16383 + 16;
  to->digit[DIGITS - 1] = high >> 32;
  to->digit[DIGITS - 2] = high;
  to->digit[DIGITS - 3] = low >> 32;
  to->digit[DIGITS - 4] = low;
  normalise(to);
}

long double __real_round(const Real *a) {
  Quad q = {0};
  Real r = *a;
  unsigned long long sign = (unsigned long long)a->sign << 63;
  int exponent = a->exponent + 16382;
  q.bits.high = sign;
  if (__real_is_zero(a) || exponent < -113) return q.value;
  /* 113 bits, or those of a subnormal number, at the end of four digits, and behind them what decides. */
  int dropped = 15 + (exponent < 1 ? 1 - exponent : 0);
  shift_down(r.digit, dropped);
  unsigned int *d = &r.digit[DIGITS - 4], rest = 0;
  for (int i = 0; i < DIGITS - 5; i++) rest |= r.digit[i];
  unsigned int half = r.digit[DIGITS - 5];
  int is_up = half > 0x80000000 || (half == 0x80000000 && (rest != 0 || (d[0] & 1)));
  unsigned __int128 bits = (unsigned __int128)((unsigned long long)d[3] << 32 | d[2]) << 64 | ((unsigned long long)d[1] << 32 | d[0]);
  /* The first bit of a normal number counts in the exponent. */
  bits += (unsigned __int128)(unsigned long long)(exponent < 1 ? 0 : exponent - 1) << 112;
  bits += is_up;
  if (exponent > 32766 || (bits >> 112) >= 0x7fff) bits = (unsigned __int128)0x7fff << 112;
  q.bits.high = (unsigned long long)(bits >> 64) | sign;
  q.bits.low = (unsigned long long)bits;
  return q.value;
}

void __real_int(Real *to, long long value) {
  unsigned long long magnitude = value < 0 ? -(unsigned long long)value : (unsigned long long)value;
  memset(to, 0, sizeof *to);
  to->sign = value < 0;
  to->exponent = 64;
  to->digit[DIGITS - 1] = magnitude >> 32;
  to->digit[DIGITS - 2] = magnitude;
  normalise(to);
}

static int compare(const Real *a, const Real *b) {
  if (a->exponent != b->exponent) return a->exponent < b->exponent ? -1 : 1;
  for (int i = DIGITS - 1; i >= 0; i--)
    if (a->digit[i] != b->digit[i]) return a->digit[i] < b->digit[i] ? -1 : 1;
  return 0;
}

/* Of the same sign; a is not the smaller one. */
static void add_magnitudes(Real *to, const Real *a, const unsigned int *b) {
  unsigned long long carry = 0;
  for (int i = 0; i < DIGITS; i++) {
    carry += (unsigned long long)a->digit[i] + b[i];
    to->digit[i] = carry;
    carry >>= 32;
  }
  to->exponent = a->exponent;
  if (carry == 0) return;
  shift_down(to->digit, 1);
  to->digit[DIGITS - 1] |= 0x80000000;
  to->exponent++;
}

/* a - b, and whether it is not negative. */
static int subtract_digits(unsigned int *to, const unsigned int *a, const unsigned int *b) {
  long long carry = 0;
  for (int i = 0; i < DIGITS; i++) {
    carry += (long long)a[i] - b[i];
    to[i] = carry;
    carry >>= 32;
  }
  return carry == 0;
}

static void subtract_magnitudes(Real *to, const Real *a, const unsigned int *b) {
  subtract_digits(to->digit, a->digit, b);
  to->exponent = a->exponent;
  normalise(to);
}

void __real_add(Real *to, const Real *a, const Real *b) {
  if (__real_is_zero(a) || __real_is_zero(b)) {
    *to = __real_is_zero(a) ? *b : *a;
    return;
  }
  if (compare(a, b) < 0) {
    const Real *larger = b;
    b = a;
    a = larger;
  }
  int distance = a->exponent - b->exponent, is_same = a->sign == b->sign, sign = a->sign;
  unsigned int other[DIGITS];
  memcpy(other, b->digit, sizeof other);
  shift_down(other, distance > BITS ? BITS : distance);
  (is_same ? add_magnitudes : subtract_magnitudes)(to, a, other);
  to->sign = sign;
}

void __real_sub(Real *to, const Real *a, const Real *b) {
  Real negative = *b;
  negative.sign = !b->sign;
  __real_add(to, a, &negative);
}

void __real_add_int(Real *to, const Real *a, long long n) {
  Real other;
  __real_int(&other, n);
  __real_add(to, a, &other);
}

void __real_mul(Real *to, const Real *a, const Real *b) {
  unsigned int product[2 * DIGITS] = {0}, dropped = 0;
  for (int i = 0; i < DIGITS; i++) {
    unsigned long long carry = 0, digit = a->digit[i];
    if (digit == 0) continue;
    for (int j = 0; j < DIGITS; j++) {
      carry += digit * b->digit[j] + product[i + j];
      product[i + j] = carry;
      carry >>= 32;
    }
    product[i + DIGITS] = carry;
  }
  to->sign = a->sign ^ b->sign;
  to->exponent = a->exponent + b->exponent;
  if (product[2 * DIGITS - 1] >> 31 == 0) {
    for (int i = 2 * DIGITS - 1; i > 0; i--) product[i] = product[i] << 1 | product[i - 1] >> 31;
    product[0] <<= 1;
    to->exponent--;
  }
  for (int i = 0; i < DIGITS; i++) dropped |= product[i];
  memcpy(to->digit, product + DIGITS, sizeof to->digit);
  if (__real_is_zero(a) || __real_is_zero(b)) memset(to->digit, 0, sizeof to->digit);
  else if (dropped != 0) to->digit[0] |= 1;
}

void __real_div_int(Real *to, const Real *a, unsigned int b) {
  unsigned long long rest = 0;
  *to = *a;
  for (int i = DIGITS - 1; i >= 0; i--) {
    rest = rest << 32 | a->digit[i];
    to->digit[i] = rest / b;
    rest %= b;
  }
  int lost = to->digit[DIGITS - 1] == 0 ? 32 : __builtin_clz(to->digit[DIGITS - 1]);
  if (__real_is_zero(a) || lost == 0) return;
  normalise(to);
  /* The bits that came in are those of the rest divided. */
  unsigned long long more = (rest << 32) / b >> (32 - lost);
  to->digit[0] |= more;
}

/* Moves digits up by a bit, which is returned. */
static unsigned int double_digits(unsigned int *digit) {
  unsigned int carry = 0;
  for (int i = 0; i < DIGITS; i++) {
    unsigned int bit = digit[i] >> 31;
    digit[i] = digit[i] << 1 | carry;
    carry = bit;
  }
  return carry;
}

/* Bit by bit. What is left begins as a or 2a, so that the first bit is 1. */
void __real_div(Real *to, const Real *a, const Real *b) {
  unsigned int left[DIGITS], next[DIGITS], quotient[DIGITS] = {0}, top = 0;
  memcpy(left, a->digit, sizeof left);
  int is_less = !subtract_digits(next, left, b->digit);
  if (is_less) top = double_digits(left);
  for (int i = BITS - 1; i >= 0; i--) {
    if (subtract_digits(next, left, b->digit) || top) {
      memcpy(left, next, sizeof left);
      quotient[i / 32] |= 1u << i % 32;
    }
    top = double_digits(left);
  }
  for (int i = 0; i < DIGITS; i++) top |= left[i];
  if (top != 0) quotient[0] |= 1;
  to->sign = a->sign ^ b->sign;
  to->exponent = a->exponent - b->exponent + !is_less;
  if (__real_is_zero(a)) quotient[DIGITS - 1] = 0;
  memcpy(to->digit, quotient, sizeof quotient);
}

/* Newton's iteration from what `sqrt` of double gives: 53 bits, 106, 212, 424. */
void __real_sqrt(Real *to, const Real *a) {
  if (__real_is_zero(a)) {
    *to = *a;
    return;
  }
  Real m = *a, root, quotient;
  int odd = a->exponent & 1;
  m.exponent = odd;
  __real_from(&root, sqrt((double)__real_round(&m)));
  for (int i = 0; i < 3; i++) {
    __real_div(&quotient, &m, &root);
    __real_add(&root, &root, &quotient);
    root.exponent--;
  }
  root.exponent += (a->exponent - odd) / 2;
  *to = root;
}
