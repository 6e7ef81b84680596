/* An exact decimal number is made of an integer of two words by multiplying, or dividing, it by powers of 2: 29 binary digits at a time, so that
   a word of 9 digits times 2^29 fits 64 bits. Dividing makes new words behind the last one. */
#include "decimal.h"

#define BASE 1000000000u
#define STEP 29

void __number_of_double(__Number *to, uint64_t bits) {
  int exponent = (int)(bits >> 52 & 0x7ff);
  uint64_t fraction = bits & 0xfffffffffffff;
  *to = (__Number){.is_negative = (unsigned char)(bits >> 63)};
  to->is_infinite = exponent == 0x7ff && fraction == 0;
  to->is_nan = exponent == 0x7ff && fraction != 0;
  to->low = exponent == 0 ? fraction : fraction | (uint64_t)1 << 52;
  to->exponent = (exponent == 0 ? 1 : exponent) - 1075;
}

void __number_of_quad(__Number *to, uint64_t high, uint64_t low) {
  int exponent = (int)(high >> 48 & 0x7fff);
  uint64_t fraction = high & 0xffffffffffff;
  *to = (__Number){.is_negative = (unsigned char)(high >> 63), .low = low};
  to->is_infinite = exponent == 0x7fff && (fraction | low) == 0;
  to->is_nan = exponent == 0x7fff && (fraction | low) != 0;
  to->high = exponent == 0 ? fraction : fraction | (uint64_t)1 << 48;
  to->exponent = (exponent == 0 ? 1 : exponent) - 16495;
}

/* d = d * 2^bits + added, for an integer */
static void multiply(__Decimal *d, int bits, uint32_t added) {
  uint64_t carry = added;
  for (int i = d->end - 1; i >= d->first; i--) {
    uint64_t sum = ((uint64_t)d->word[i] << bits) + carry;
    d->word[i] = (uint32_t)(sum % BASE);
    carry = sum / BASE;
  }
  if (carry > 0) d->word[--d->first] = (uint32_t)carry;
}

/* d = d / 2^bits */
static void divide(__Decimal *d, int bits) {
  uint64_t rest = 0, mask = ((uint64_t)1 << bits) - 1;
  for (int i = d->first; i < d->end; i++) {
    uint64_t sum = rest * BASE + d->word[i];
    d->word[i] = (uint32_t)(sum >> bits);
    rest = sum & mask;
  }
  for (; rest > 0; rest = rest * BASE & mask) d->word[d->end++] = (uint32_t)(rest * BASE >> bits);
  while (d->first < d->end && d->word[d->first] == 0) d->first++;
}

void __decimal_of(__Decimal *to, uint32_t *words, int room, const __Number *number) {
  int exponent = number->exponent;
  /* In front of an integer of 113 bits one word is left for what rounding up may carry. */
  to->word = words;
  to->first = to->end = to->point = exponent < 0 ? 6 : room;
  uint64_t high = number->high, low = number->low;
  if (high > 0) {
    multiply(to, 28, (uint32_t)(high >> 28));
    multiply(to, 28, (uint32_t)(high & 0xfffffff));
  }
  multiply(to, 22, (uint32_t)(low >> 42));
  multiply(to, 21, (uint32_t)(low >> 21 & 0x1fffff));
  multiply(to, 21, (uint32_t)(low & 0x1fffff));
  if (to->first == to->end) return;
  for (int left = exponent; left > 0; left -= STEP) multiply(to, left < STEP ? left : STEP, 0);
  for (int left = -exponent; left > 0; left -= STEP) divide(to, left < STEP ? left : STEP);
}

static uint32_t power_of_ten(int n) {
  static const uint32_t powers[] = {1, 10, 100, 1000, 10000, 100000, 1000000, 10000000, 100000000, 1000000000};
  return powers[n];
}

static int is_zero_from(const __Decimal *d, int index) {
  while (index < d->end && d->word[index] == 0) index++;
  return index >= d->end;
}

/* Whether what lies behind the unit, which is `rest` of word i and all words behind it, is more than half of it, or half of it for an odd one. */
static int is_up(const __Decimal *d, int i, uint32_t rest, uint32_t unit) {
  uint32_t half = unit / 2;
  int behind = i + 1, is_odd = d->word[i] / unit & 1;
  if (unit == 1) {
    half = BASE / 2;
    rest = behind < d->end && behind >= d->first ? d->word[behind] : 0;
    behind++;
  }
  return rest > half || (rest == half && (is_odd || !is_zero_from(d, behind)));
}

static void carry_from(__Decimal *d, int i) {
  for (; d->word[i] >= BASE; i--) {
    d->word[i] -= BASE;
    if (i == d->first) d->word[--d->first] = 0;
    d->word[i - 1]++;
  }
}

void __decimal_round(__Decimal *d, long long place) {
  /* The word that has the last digit to be kept, and how many of its digits are. */
  long long word = place > 0 ? (place + 8) / 9 : -(-place / 9);
  int kept = (int)(place - 9 * (word - 1));
  if (word + d->point - 1 >= d->end) return;
  int i = (int)word + d->point - 1;
  while (d->first > i) d->word[--d->first] = 0;
  uint32_t unit = power_of_ten(9 - kept), rest = d->word[i] % unit;
  int goes_up = is_up(d, i, rest, unit);
  d->word[i] += (goes_up ? unit : 0) - rest;
  d->end = i + 1;
  carry_from(d, i);
}

int __decimal_first_place(const __Decimal *d) {
  int i = d->first;
  while (i < d->end && d->word[i] == 0) i++;
  if (i == d->end) return 0;
  int digits = 9;
  while (d->word[i] < power_of_ten(digits - 1)) digits--;
  return 9 * (i - d->point) + 10 - digits;
}

void __decimal_digits(const __Decimal *d, long long index, char *to) {
  uint32_t left = index >= d->first && index < d->end ? d->word[index] : 0;
  for (int i = 8; i >= 0; i--, left /= 10) to[i] = (char)('0' + left % 10);
}
