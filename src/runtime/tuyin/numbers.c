/*
 * Whole numbers of any length, for what no register holds. They are words of 32 bits, the lowest first, without zeros at the end:
 *
 *     2^32 + 5     words 5, 1
 *
 * Each operation makes a new number. They are given back all at once, when what lowered code has asked for is done.
 */
#include "sys.h"
#include "tuyin-numbers.h"
#include <stdlib.h>
#include <string.h>

typedef unsigned long long word2;

struct piece {
  struct piece *older;
  unsigned words[];
};
static struct piece *pieces;

/* Words that are 0. */
static unsigned *room_for(unsigned n) {
  struct piece *made = calloc(1, sizeof *made + n * sizeof(unsigned));
  if (made == NULL) __sys_trap(SYS_OUT_OF_MEMORY, NULL);
  made->older = pieces;
  pieces = made;
  return made->words;
}

void __tuyin_computed(void) {
  for (struct piece *next; pieces != NULL; pieces = next) {
    next = pieces->older;
    free(pieces);
  }
}

static struct number trimmed(const unsigned *words, unsigned n) {
  while (n > 0 && words[n - 1] == 0) n--;
  return (struct number){n, words};
}

struct number __tuyin_number_of(const byte *from, unsigned size) {
  unsigned n = (size + 3) / 4, *words = room_for(n);
  for (unsigned i = 0; i < size; i++) words[i / 4] |= (unsigned)from[i] << 8 * (i % 4);
  return trimmed(words, n);
}

void __tuyin_number_to(struct number a, byte *to, unsigned size) {
  for (unsigned i = 0; i < size; i++) to[i] = i / 4 < a.n ? (byte)(a.words[i / 4] >> 8 * (i % 4)) : 0;
}

struct number __tuyin_small(unsigned value) {
  unsigned *words = room_for(1);
  words[0] = value;
  return trimmed(words, 1);
}

unsigned __tuyin_bit_length(struct number a) {
  if (a.n == 0) return 0;
  unsigned length = 32 * (a.n - 1);
  for (unsigned top = a.words[a.n - 1]; top != 0; top >>= 1) length++;
  return length;
}

int __tuyin_bit(struct number a, unsigned at) {
  return at / 32 < a.n && (a.words[at / 32] >> at % 32 & 1) != 0;
}

int __tuyin_has_bits(struct number a, unsigned count) {
  for (unsigned i = 0; i < a.n && i < count / 32; i++)
    if (a.words[i] != 0) return 1;
  return count / 32 < a.n && count % 32 > 0 && a.words[count / 32] << (32 - count % 32) != 0;
}

int __tuyin_compare(struct number a, struct number b) {
  if (a.n != b.n) return a.n < b.n ? -1 : 1;
  for (unsigned i = a.n; i > 0; i--)
    if (a.words[i - 1] != b.words[i - 1]) return a.words[i - 1] < b.words[i - 1] ? -1 : 1;
  return 0;
}

struct number __tuyin_sum(struct number a, struct number b) {
  if (a.n < b.n) return __tuyin_sum(b, a);
  unsigned *words = room_for(a.n + 1);
  word2 carry = 0;
  for (unsigned i = 0; i < a.n; i++, carry >>= 32) {
    carry += (word2)a.words[i] + (i < b.n ? b.words[i] : 0);
    words[i] = (unsigned)carry;
  }
  words[a.n] = (unsigned)carry;
  return trimmed(words, a.n + 1);
}

struct number __tuyin_difference(struct number a, struct number b) {
  unsigned *words = room_for(a.n);
  unsigned borrow = 0;
  for (unsigned i = 0; i < a.n; i++) {
    word2 taken = (word2)(i < b.n ? b.words[i] : 0) + borrow;
    borrow = a.words[i] < taken;
    words[i] = (unsigned)(a.words[i] - taken);
  }
  return trimmed(words, a.n);
}

struct number __tuyin_product(struct number a, struct number b) {
  unsigned *words = room_for(a.n + b.n);
  for (unsigned i = 0; i < a.n; i++) {
    word2 carry = 0;
    for (unsigned j = 0; j < b.n; j++, carry >>= 32) {
      carry += (word2)a.words[i] * b.words[j] + words[i + j];
      words[i + j] = (unsigned)carry;
    }
    words[i + b.n] = (unsigned)carry;
  }
  return trimmed(words, a.n + b.n);
}

struct number __tuyin_shifted_up(struct number a, unsigned count) {
  if (a.n == 0) return a;
  unsigned whole = count / 32, bits = count % 32, *words = room_for(a.n + whole + 1);
  for (unsigned i = 0; i < a.n; i++) {
    words[i + whole] |= a.words[i] << bits;
    if (bits > 0) words[i + whole + 1] = a.words[i] >> (32 - bits);
  }
  return trimmed(words, a.n + whole + 1);
}

struct number __tuyin_shifted_down(struct number a, unsigned count) {
  unsigned whole = count / 32, bits = count % 32;
  if (whole >= a.n) return (struct number){0, NULL};
  unsigned n = a.n - whole, *words = room_for(n);
  for (unsigned i = 0; i < n; i++) {
    words[i] = a.words[i + whole] >> bits;
    if (bits > 0 && i + 1 < n) words[i] |= a.words[i + whole + 1] << (32 - bits);
  }
  return trimmed(words, n);
}

struct number __tuyin_cut(struct number a, unsigned bits) {
  if (__tuyin_bit_length(a) <= bits) return a;
  unsigned n = (bits + 31) / 32, *words = room_for(n);
  memcpy(words, a.words, n * sizeof *words);
  if (bits % 32 > 0) words[n - 1] &= (1u << bits % 32) - 1;
  return trimmed(words, n);
}

/* Division by one word. */
static struct number short_quotient(struct number a, unsigned divisor, struct number *rest) {
  unsigned *words = room_for(a.n);
  word2 left = 0;
  for (unsigned i = a.n; i > 0; i--) {
    left = left << 32 | a.words[i - 1];
    words[i - 1] = (unsigned)(left / divisor);
    left %= divisor;
  }
  if (rest != NULL) *rest = __tuyin_small((unsigned)left);
  return trimmed(words, a.n);
}

/* The digit of the quotient of what begins at `from` by `by`, both shifted so that the first bit of `by` is 1; it is taken off. */
static unsigned next_digit(unsigned *from, struct number by) {
  unsigned n = by.n;
  word2 top = (word2)from[n] << 32 | from[n - 1];
  word2 digit = top / by.words[n - 1], left = top % by.words[n - 1];
  while (digit >> 32 != 0 || digit * by.words[n - 2] > (left << 32 | from[n - 2])) {
    digit--;
    left += by.words[n - 1];
    if (left >> 32 != 0) break;
  }
  word2 carry = 0;
  unsigned borrow = 0;
  for (unsigned i = 0; i <= n; i++, carry >>= 32) {
    carry += i < n ? digit * by.words[i] : 0;
    word2 taken = (word2)(unsigned)carry + borrow;
    borrow = from[i] < taken;
    from[i] = (unsigned)(from[i] - taken);
  }
  if (borrow == 0) return (unsigned)digit;
  // One too many was taken.
  for (unsigned i = 0; i <= n; i++, carry >>= 32) {
    carry += (word2)from[i] + (i < n ? by.words[i] : 0);
    from[i] = (unsigned)carry;
  }
  return (unsigned)digit - 1;
}

/* Long division, digit by digit. */
struct number __tuyin_quotient(struct number a, struct number b, struct number *rest) {
  if (__tuyin_compare(a, b) < 0) {
    if (rest != NULL) *rest = a;
    return (struct number){0, NULL};
  }
  if (b.n == 1) return short_quotient(a, b.words[0], rest);
  unsigned shift = 32 * b.n - __tuyin_bit_length(b);
  struct number by = __tuyin_shifted_up(b, shift), from = __tuyin_shifted_up(a, shift);
  unsigned *left = room_for(a.n + 1), count = a.n - b.n + 1, *words = room_for(count);
  memcpy(left, from.words, from.n * sizeof *left);
  for (unsigned i = count; i > 0; i--) words[i - 1] = next_digit(left + i - 1, by);
  if (rest != NULL) *rest = __tuyin_shifted_down(trimmed(left, b.n), shift);
  return trimmed(words, count);
}

static struct number nearest(struct number below, int is_half_or_more, int is_half) {
  int is_up = is_half_or_more && (!is_half || __tuyin_bit(below, 0));
  return is_up ? __tuyin_sum(below, __tuyin_small(1)) : below;
}

struct number __tuyin_rounded_down(struct number a, unsigned count) {
  if (count == 0) return a;
  return nearest(__tuyin_shifted_down(a, count), __tuyin_bit(a, count - 1), !__tuyin_has_bits(a, count - 1));
}

struct number __tuyin_rounded_quotient(struct number a, struct number b) {
  struct number rest, quotient = __tuyin_quotient(a, b, &rest);
  int order = __tuyin_compare(__tuyin_shifted_up(rest, 1), b);
  return nearest(quotient, order >= 0, order == 0);
}

/* Types. */

static struct number power_of_2(unsigned exponent) {
  return __tuyin_shifted_up(__tuyin_small(1), exponent);
}

struct signed_number __tuyin_load_whole(const byte *from, unsigned long long type) {
  unsigned bits = BITS_OF(type);
  struct number a = __tuyin_cut(__tuyin_number_of(from, BYTES_OF(type)), bits);
  if (KIND_OF(type) == UNSIGNED || !__tuyin_bit(a, bits - 1)) return (struct signed_number){0, a};
  return (struct signed_number){1, __tuyin_difference(power_of_2(bits), a)};
}

int __tuyin_fits(struct signed_number a, unsigned long long type) {
  unsigned bits = BITS_OF(type);
  if (KIND_OF(type) == UNSIGNED) return (!a.is_negative || a.size.n == 0) && __tuyin_bit_length(a.size) <= bits;
  if (__tuyin_bit_length(a.size) < bits) return 1;
  return a.is_negative && __tuyin_compare(a.size, power_of_2(bits - 1)) == 0;
}

void __tuyin_store_whole(struct signed_number a, byte *to, unsigned long long type) {
  struct number cut = __tuyin_cut(a.size, BITS_OF(type));
  if (a.is_negative && cut.n > 0) cut = __tuyin_difference(power_of_2(BITS_OF(type)), cut);
  __tuyin_number_to(cut, to, BYTES_OF(type));
}

void __tuyin_saturate(struct signed_number a, byte *to, unsigned long long type) {
  unsigned bits = BITS_OF(type);
  int is_unsigned = KIND_OF(type) == UNSIGNED;
  struct number one = __tuyin_small(1), end = power_of_2(is_unsigned ? bits : bits - 1);
  if (__tuyin_fits(a, type)) __tuyin_store_whole(a, to, type);
  else if (!a.is_negative) __tuyin_store_whole((struct signed_number){0, __tuyin_difference(end, one)}, to, type);
  else __tuyin_store_whole((struct signed_number){!is_unsigned, is_unsigned ? (struct number){0, NULL} : end}, to, type);
}
