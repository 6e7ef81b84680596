/* Text to double and float [C17 7.22.1.3], to the nearest number, ties to even. Three ways, the first that is sure: one operation on two
   exact doubles (Clinger 1990), a product with a power of ten that is known to 128 bits (as Lemire 2021), and integers of any length. */
#include "number-text.h"
#include "powers.h"
#include <errno.h>
#include <stdlib.h>

/* Numbers of `precision` bits of which the first counts 2^least to 2^most. */
struct format {
  int precision;
  int least;
  int most;
};

static const struct format doubles = {53, -1022, 1023};
static const struct format floats = {24, -126, 127};

static const double powers[] = {1e0,  1e1,  1e2,  1e3,  1e4,  1e5,  1e6,  1e7,  1e8,  1e9,  1e10, 1e11,
                                1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22};

static double double_of(unsigned long long bits) {
  union {
    unsigned long long bits;
    double value;
  } both = {bits};
  return both.value;
}

static float float_of(unsigned int bits) {
  union {
    unsigned int bits;
    float value;
  } both = {bits};
  return both.value;
}

static unsigned long long infinity(const struct format *format) {
  return (unsigned long long)(format->most - format->least + 2) << (format->precision - 1);
}

/* (high.rest) * 2^exponent, rounded, as the bits of a number; high has its first bit set. The first bit of a normal number counts in its
   exponent, so that a carry out of the digits makes the next power of two, and infinity at last. */
static unsigned long long bits_of(unsigned long long high, int has_rest, int exponent, const struct format *format) {
  int first = exponent + 63, drop = 64 - format->precision;
  if (first > format->most) return infinity(format);
  if (first >= format->least) return ((unsigned long long)(first - format->least) << (format->precision - 1)) + rounded(high, has_rest, drop);
  drop += format->least - first;
  return drop > 64 ? 0 : rounded(high, has_rest, drop);
}

/* As bits_of, of a product that lacks one bit at most. */
static unsigned long long bits_of_product(const struct __product *p, int exponent, const struct format *format) {
  int by = !(p->high >> 63), has_rest = (p->middle << by | p->low) != 0;
  return bits_of(by ? p->high << 1 | p->middle >> 63 : p->high, has_rest, exponent - by, format);
}

/* What the bits of a number stand for: digits * 2^exponent. */
static unsigned long long digits_of(unsigned long long bits, int *exponent, const struct format *format) {
  unsigned long long hidden = 1ULL << (format->precision - 1), digits = bits & (hidden - 1);
  int biased = bits >> (format->precision - 1);
  *exponent = (biased > 0 ? biased - 1 : 0) + format->least - (format->precision - 1);
  return biased > 0 ? digits | hidden : digits;
}

/* `low` or the next number: which of them is the nearer one. */
static unsigned long long nearer(const struct __number *number, unsigned long long low, const struct format *format) {
  int exponent;
  unsigned long long digits = digits_of(low, &exponent, format);
  int order = __compare_number(number, 0, 2 * digits + 1, exponent - 1);
  return low + (order > 0 || (order == 0 && (low & 1)));
}

static unsigned long long decimal_bits(const struct __number *number, const struct format *format) {
  if (number->power > 310) return infinity(format);
  if (number->power < -FARTHEST_POWER) return 0;
  int power = number->power, shift = __builtin_clzll(number->head), exponent = log2_of_power(power) + 1 - shift;
  const struct __power *g = __power_of_ten(power);
  unsigned long long head = number->head << shift;
  struct __product p = multiply(head, g->high, g->low), q = p;
  /* The most that it can be: with digits behind the head, less than that of the next head. */
  if (number->has_rest) q = multiply(head + (1ULL << shift), g->high, g->low);
  if ((number->has_rest || !is_exact_power(power)) && ++q.middle == 0) q.high++;
  unsigned long long low = bits_of_product(&p, exponent, format);
  int is_sure = q.high >= p.high && low == bits_of_product(&q, exponent, format);
  return is_sure ? low : nearer(number, low, format);
}

static unsigned long long hexadecimal_bits(const struct __number *number, const struct format *format) {
  if (number->power > 3000 || number->power < -3000) return number->power > 0 ? infinity(format) : 0;
  int shift = __builtin_clzll(number->head);
  return bits_of(number->head << shift, number->has_rest, number->power - shift, format);
}

/* Whether a number below the normal ones is the text's, exactly. */
static int is_exact(const struct __number *number, unsigned long long bits, const struct format *format) {
  int exponent;
  unsigned long long digits = digits_of(bits, &exponent, format);
  /* In decimal, such a number has far more digits than a head. */
  if (!number->is_hex) return number->has_rest && __compare_number(number, 0, digits, exponent) == 0;
  int zeros = __builtin_ctzll(digits);
  return !number->has_rest && number->head >> __builtin_ctzll(number->head) == digits >> zeros;
}

/* The bits of the magnitude of a number. */
static unsigned long long magnitude_of(const struct __number *number, const struct format *format) {
  if (number->kind == INFINITE) return infinity(format);
  if (number->kind == NOT_A_NUMBER) return infinity(format) | 1ULL << (format->precision - 2);
  if (number->kind == NO_NUMBER || number->head == 0) return 0;
  unsigned long long bits = number->is_hex ? hexadecimal_bits(number, format) : decimal_bits(number, format);
  int is_tiny = bits >> (format->precision - 1) == 0;
  if (bits == infinity(format) || (is_tiny && (bits == 0 || !is_exact(number, bits, format)))) errno = ERANGE;
  return bits;
}

double strtod(const char *restrict text, char **restrict end) {
  struct __number number;
  __read_number(text, &number);
  if (end != NULL) *end = (char *)number.end;
  /* Both operands are exact, so that the result is rounded once. */
  if (number.kind == FINITE && !number.is_hex && !number.has_rest && number.head <= 1ULL << 53 && number.power >= -22 && number.power <= 22) {
    double head = number.is_negative ? -(double)(long long)number.head : (double)(long long)number.head;
    return number.power < 0 ? head / powers[-number.power] : head * powers[number.power];
  }
  return double_of(magnitude_of(&number, &doubles) | (unsigned long long)number.is_negative << 63);
}

float strtof(const char *restrict text, char **restrict end) {
  struct __number number;
  __read_number(text, &number);
  if (end != NULL) *end = (char *)number.end;
  return float_of((unsigned int)magnitude_of(&number, &floats) | (unsigned int)number.is_negative << 31);
}

double atof(const char *text) {
  return strtod(text, NULL);
}
