/* Digits of doubles without integers of any length (number-text.h): rounded to few digits, by a product with a power of ten, and the fewest
   that read back as the same number, by Giulietti's Schubfach (2020): the three products with the number and the middles to its neighbours,
   rounded to odd, compare as the exact ones would. */
#include "number-text.h"
#include "powers.h"

/* value = digits * 2^result */
static int decompose(double value, unsigned long long *digits) {
  union {
    double value;
    unsigned long long bits;
  } both = {value};
  int biased = both.bits >> 52 & 0x7ff;
  *digits = both.bits & 0xfffffffffffff;
  if (biased > 0) *digits |= 1ULL << 52;
  return (biased > 0 ? biased : 1) - 1075;
}

/* digits * 2^exponent * 10^power to the nearest integer, if that is sure and below 2^60. */
static int rounded_product(unsigned long long digits, int exponent, int power, unsigned long long *result) {
  if (power > FARTHEST_POWER || power < -FARTHEST_POWER) return 0;
  int shift = __builtin_clzll(digits), drop = shift - exponent - log2_of_power(power) - 1;
  if (drop < 4 || drop > 64) {
    *result = 0;
    return drop > 64;
  }
  const struct __power *g = __power_of_ten(power);
  struct __product p = multiply(digits << shift, g->high, g->low), q = p;
  if (!is_exact_power(power) && ++q.middle == 0) q.high++;
  *result = rounded(p.high, (p.middle | p.low) != 0, drop);
  return *result == rounded(q.high, (q.middle | q.low) != 0, drop);
}

/* 10^n for n up to 18 */
static unsigned long long power_of(int n) {
  unsigned long long power = 1;
  for (; n > 0; n--) power *= 10;
  return power;
}

int __quick_digits(double value, int count, unsigned long long *digits, int *point) {
  unsigned long long whole, limit = power_of(count);
  int exponent = decompose(value < 0 ? -value : value, &whole), bits = 63 - __builtin_clzll(whole) + exponent;
  /* The exponent of ten, or one less. */
  int first = log10_of_power2(bits);
  for (int i = 0; i < 2; i++, first++) {
    if (!rounded_product(whole, exponent, count - 1 - first, digits)) return 0;
    if (*digits <= limit) break;
  }
  if (*digits == limit) {
    *digits /= 10;
    first++;
  }
  *point = first + 1;
  return *digits < limit;
}

int __quick_places(double value, int places, unsigned long long *digits) {
  unsigned long long whole;
  int exponent = decompose(value, &whole);
  if (whole == 0) {
    *digits = 0;
    return 1;
  }
  return rounded_product(whole, exponent, places, digits) && *digits < 1000000000000000000;
}

/* The upper word of digits * g / 2^64, with a last bit that says whether anything was dropped. */
static unsigned long long round_to_odd(unsigned long long digits, unsigned long long high, unsigned long long low) {
  struct __product p = multiply(digits, high, low);
  return p.high | (p.middle > 1);
}

/* The shortest integer * 10^*power for digits * 2^exponent. */
static unsigned long long shortest(unsigned long long digits, int exponent, int *power) {
  /* Below a power of two, the neighbour is nearer. */
  int is_uneven = digits == 1ULL << 52 && exponent > -1074;
  int k = (exponent * 1262611LL - (is_uneven ? 524031 : 0)) >> 22, shift = exponent + log2_of_power(-k) + 1;
  const struct __power *g = __power_of_ten(-k);
  unsigned long long low = g->low + !is_exact_power(-k), high = g->high + (low < g->low);
  unsigned long long least = round_to_odd((4 * digits - 2 + is_uneven) << shift, high, low) + (digits & 1);
  unsigned long long middle = round_to_odd((4 * digits) << shift, high, low);
  unsigned long long most = round_to_odd((4 * digits + 2) << shift, high, low) - (digits & 1);
  unsigned long long whole = middle / 4, tens = whole / 10;
  int is_down = least <= 40 * tens, is_up = 40 * tens + 40 <= most;
  *power = k + 1;
  if (whole >= 10 && is_down != is_up) return tens + is_up;
  *power = k;
  is_down = least <= 4 * whole;
  is_up = 4 * whole + 4 <= most;
  if (is_down != is_up) return whole + is_up;
  return whole + (middle > 4 * whole + 2 || (middle == 4 * whole + 2 && (whole & 1)));
}

int __shortest_digits(double value, char *digits, int *point) {
  unsigned long long whole;
  int power, exponent = decompose(value, &whole), zeros = __builtin_ctzll(whole), count = 0;
  unsigned long long number;
  if (exponent <= 0 && -exponent <= zeros) {
    number = whole >> -exponent;
    power = 0;
  } else
    number = shortest(whole, exponent, &power);
  for (; number % 10 == 0; number /= 10) power++;
  for (unsigned long long rest = number; rest > 0; rest /= 10) count++;
  *point = power + count;
  for (int i = count - 1; i >= 0; i--, number /= 10) digits[i] = '0' + number % 10;
  return count;
}
