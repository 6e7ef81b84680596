/* Text to `long double` [C17 7.22.1.3], to the nearest number, ties to even: the first digits times a power of ten, in 320 bits (real.h).
   If that is too near to the middle between two numbers, integers of any length decide. */
#include "number-text.h"
#include "real.h"
#include <errno.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

/* Digits that 320 bits hold with some to spare, of base 10 and of base 16. */
#define MOST 90
#define MOST_HEX 76
/* Some 30 operations are each one unit of the last of 320 bits wrong; what digits behind the first 90 add is less. */
#define SURE_BITS 280

typedef union {
  long double value;
  struct {
    unsigned long long low;
    unsigned long long high;
  } bits;
} Quad;

/* base^n for n of either sign */
static void scale(Real *to, unsigned int base, int n) {
  Real power, factor;
  __real_int(&factor, base);
  __real_int(&power, 1);
  for (int left = n < 0 ? -n : n; left > 0; left >>= 1) {
    if (left & 1) __real_mul(&power, &power, &factor);
    __real_mul(&factor, &factor, &factor);
  }
  if (n < 0) __real_div(to, to, &power);
  else __real_mul(to, to, &power);
}

static int digit_of(char c) {
  return c <= '9' ? c - '0' : (c | 0x20) - 'a' + 10;
}

/* The first digits as an integer; `power` is that of the base which goes with them. */
static void first_digits(const struct __number *number, Real *to, long long *power) {
  int base = number->is_hex ? 16 : 10, most = number->is_hex ? MOST_HEX : MOST, in_head = number->is_hex ? 15 : 19;
  long count = number->count < most ? number->count : most, more = count - (number->count < in_head ? number->count : in_head);
  const char *at = number->digits;
  Real factor, digit;
  __real_int(&factor, base);
  __real_int(to, 0);
  for (long i = 0; i < count; at++) {
    if (*at == '.') continue;
    __real_mul(to, to, &factor);
    __real_int(&digit, digit_of(*at));
    __real_add(to, to, &digit);
    i++;
  }
  int has_rest = 0;
  for (long i = count; i < number->count; i += *at++ != '.') has_rest |= *at != '.' && *at != '0';
  /* A last bit stands for those behind them. */
  if (has_rest) to->digit[0] |= 1;
  *power = number->power - (number->is_hex ? 4 : 1) * more;
}

/* `low` or the next number: which of them is the nearer one. */
static long double nearer(const struct __number *number, long double low) {
  Quad q = {low};
  unsigned long long digits = q.bits.high & 0xffffffffffff;
  int biased = q.bits.high >> 48;
  if (biased > 0) digits |= 1ULL << 48;
  int order = __compare_number(number, digits << 1 | q.bits.low >> 63, q.bits.low << 1 | 1, (biased > 0 ? biased : 1) - 16496);
  if ((order > 0 || (order == 0 && (q.bits.low & 1))) && ++q.bits.low == 0) q.bits.high++;
  return q.value;
}

static long double decimal(const struct __number *number) {
  Real r, error, least, most;
  long long power;
  first_digits(number, &r, &power);
  if (power > 5000) return HUGE_VALL;
  if (power < -5000 - MOST) return 0;
  scale(&r, 10, power);
  __real_int(&error, 1);
  error.exponent = r.exponent - SURE_BITS;
  __real_sub(&least, &r, &error);
  __real_add(&most, &r, &error);
  long double low = __real_round(&least);
  return low == __real_round(&most) ? low : nearer(number, low);
}

/* The number, and whether it is the text's exactly. */
static long double hexadecimal(const struct __number *number, int *is_exact) {
  Real r, back;
  long long power;
  *is_exact = 0;
  first_digits(number, &r, &power);
  if (power > 20000 || power < -20000) return power > 0 ? HUGE_VALL : 0;
  r.exponent += power;
  long double value = __real_round(&r);
  __real_from(&back, value);
  *is_exact = memcmp(&r, &back, sizeof r) == 0;
  return value;
}

static int is_exact_decimal(const struct __number *number, long double value) {
  Quad q = {value};
  /* Below the normal numbers, fewer digits are never exact. */
  return number->has_rest && __compare_number(number, q.bits.high, q.bits.low, -16494) == 0;
}

static long double magnitude_of(const struct __number *number) {
  if (number->kind == INFINITE) return HUGE_VALL;
  if (number->kind == NOT_A_NUMBER) return NAN;
  if (number->kind == NO_NUMBER || number->head == 0) return 0;
  int is_exact = 0;
  long double value = number->is_hex ? hexadecimal(number, &is_exact) : decimal(number);
  if (value == 0 || value == HUGE_VALL) errno = ERANGE;
  else if (value < 0x1p-16382L && !is_exact && !is_exact_decimal(number, value)) errno = ERANGE;
  return value;
}

long double strtold(const char *restrict text, char **restrict end) {
  struct __number number;
  __read_number(text, &number);
  if (end != NULL) *end = (char *)number.end;
  long double value = magnitude_of(&number);
  return number.is_negative ? -value : value;
}
