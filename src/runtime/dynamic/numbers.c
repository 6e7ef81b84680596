/*
 * Numbers: their words, and their text as JavaScript writes and reads it (ECMA-262, sections 6.1.6.1.20 and 7.1.4.1). The
 * digits come from the C library: of the shortest ones that mean the number, and of text.
 */
#include "number-text.h"
#include "runtime.h"
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static uint64_t bits_of(double x) {
  uint64_t bits;
  memcpy(&bits, &x, sizeof bits);
  return bits;
}

static double from_bits(uint64_t bits) {
  double x;
  memcpy(&x, &bits, sizeof x);
  return x;
}

/* The one word of a number: integers of 32 bits as such, -0 and all else as f64. */
static Value number(double x) {
  if (x >= -2147483648.0 && x <= 2147483647.0) {
    int32_t integer = (int32_t)x;
    if (integer == x && (integer != 0 || !signbit(x))) return INT(integer);
  } else if (x > 2147483647.0 && x <= 4294967295.0 && (uint32_t)x == x) return WORD(TAG_U32, (uint32_t)x);
  return x == x ? bits_of(x) + DOUBLE_OFFSET : NAN_WORD;
}

static double double_of(Value value) {
  if (tag_of(value) == TAG_I32) return (int32_t)payload_of(value);
  return tag_of(value) == TAG_U32 ? payload_of(value) : from_bits(value - DOUBLE_OFFSET);
}

/* The shortest digits that are read as the number: how many, and the exponent of the first. The number is above 0. */
static int shortest(double x, char *digits, int *exponent) {
  int count = __shortest_digits(x, digits, exponent);
  --*exponent;
  return count;
}

/* Digits with a point, if the exponent is one that JavaScript writes so; else as a power. */
static char *write_digits(char *to, const char *digits, int count, int exponent) {
  if (exponent < -6 || exponent > 20) {
    *to++ = digits[0];
    if (count > 1) *to++ = '.';
    memcpy(to, digits + 1, (size_t)count - 1);
    return to + count - 1 + sprintf(to + count - 1, "e%c%d", exponent < 0 ? '-' : '+', abs(exponent));
  }
  if (exponent < 0) {
    *to++ = '0';
    *to++ = '.';
    for (int i = exponent + 1; i < 0; i++) *to++ = '0';
  }
  for (int i = 0; i < count || i <= exponent; i++) {
    if (exponent >= 0 && i == exponent + 1) *to++ = '.';
    *to++ = i < count ? digits[i] : '0';
  }
  return to;
}

/* An integer below 2^53 backwards from `end`. */
static char *write_integer(uint64_t x, char *end) {
  do *--end = (char)('0' + x % 10);
  while ((x /= 10) != 0);
  return end;
}

static String *number_text(double x) {
  if (x != x) return string_ascii("NaN");
  if (fabs(x) == INFINITY) return string_ascii(x < 0 ? "-Infinity" : "Infinity");
  char buffer[48], digits[24];
  double size = fabs(x);
  if (size < 9007199254740992.0 && size == floor(size)) {
    buffer[47] = 0;
    char *start = write_integer((uint64_t)size, buffer + 47);
    if (x < 0) *--start = '-';
    return string_ascii(start);
  }
  char *at = buffer;
  if (x < 0) *at++ = '-';
  int exponent, count = shortest(size, digits, &exponent);
  *write_digits(at, digits, count, exponent) = 0;
  return string_ascii(buffer);
}

/* Text to numbers */

/* WhiteSpace and LineTerminator. */
static bool is_space(Unit unit) {
  if (unit <= ' ') return unit == ' ' || (unit >= 9 && unit <= 13);
  return unit == 0xa0 || unit == 0x1680 || (unit >= 0x2000 && unit <= 0x200a) || unit == 0x2028 || unit == 0x2029 ||
         unit == 0x202f || unit == 0x205f || unit == 0x3000 || unit == 0xfeff;
}

static int digit_of(Unit unit) {
  if (unit >= '0' && unit <= '9') return unit - '0';
  if (unit >= 'a' && unit <= 'z') return unit - 'a' + 10;
  return unit >= 'A' && unit <= 'Z' ? unit - 'A' + 10 : 99;
}

static bool is_digit(const String *text, uint32_t at) {
  return at < text->length && text->units[at] >= '0' && text->units[at] <= '9';
}

static bool has(const String *text, uint32_t at, const char *word) {
  for (; *word != 0; word++, at++)
    if (at >= text->length || text->units[at] != (unsigned char)*word) return false;
  return true;
}

static uint32_t skip_spaces(const String *text, uint32_t at) {
  while (at < text->length && is_space(text->units[at])) at++;
  return at;
}

static uint32_t spaces_before(const String *text, uint32_t end, uint32_t start) {
  while (end > start && is_space(text->units[end - 1])) end--;
  return end;
}

/* Where a decimal number ends that begins at `at`; `at` itself if none does. */
static uint32_t decimal_end(const String *text, uint32_t at) {
  uint32_t start = at, digits = 0;
  if (at < text->length && (text->units[at] == '+' || text->units[at] == '-')) at++;
  for (; is_digit(text, at); at++) digits++;
  if (has(text, at, ".") && (digits > 0 || is_digit(text, at + 1)))
    for (at++; is_digit(text, at); at++) digits++;
  if (digits == 0) return start;
  if (!has(text, at, "e") && !has(text, at, "E")) return at;
  uint32_t power = at + 1;
  if (has(text, power, "+") || has(text, power, "-")) power++;
  if (!is_digit(text, power)) return at;
  while (is_digit(text, power)) power++;
  return power;
}

/* Units that are all ASCII, read by the C library. */
static double read_decimal(const String *text, uint32_t from, uint32_t to) {
  char small[64];
  char *bytes = to - from < sizeof small ? small : raw_new(to - from + 1);
  for (uint32_t i = from; i < to; i++) bytes[i - from] = (char)text->units[i];
  bytes[to - from] = 0;
  double x = strtod(bytes, NULL);
  if (bytes != small) heap_drop(bytes);
  return x;
}

/* Digits of a base that is a power of two, rounded as one number: to even, by what comes behind 53 bits. */
static double read_binary(const String *text, uint32_t from, uint32_t to, int base) {
  uint64_t significant = 0;
  int dropped = 0;
  bool is_half = false, is_more = false;
  for (uint32_t i = from; i < to; i++) {
    int digit = digit_of(text->units[i]);
    for (int bit = base >> 1; bit > 0; bit >>= 1) {
      bool is_one = (digit & bit) != 0;
      if (significant >> 53 == 0) significant = significant << 1 | is_one;
      else {
        if (dropped < 2000) dropped++;
        is_more |= is_one;
      }
    }
  }
  if (significant >> 53 == 0) return (double)significant;
  is_half = significant & 1;
  significant >>= 1;
  if (is_half && (is_more || (significant & 1))) significant++;
  return ldexp((double)significant, dropped + 1);
}

/* Digits of other bases, some at a time, so that few roundings add up. */
static double read_base(const String *text, uint32_t from, uint32_t to, uint32_t base) {
  double x = 0;
  for (uint32_t i = from; i < to;) {
    uint32_t piece = 0, factor = 1;
    for (; i < to && factor * base <= UINT32_MAX / 36; i++) {
      piece = piece * base + (uint32_t)digit_of(text->units[i]);
      factor *= base;
    }
    x = x * factor + piece;
  }
  return x;
}

static double read_digits(const String *text, uint32_t from, uint32_t to, int base) {
  if (base == 10) return read_decimal(text, from, to);
  return (base & (base - 1)) == 0 ? read_binary(text, from, to, base) : read_base(text, from, to, (uint32_t)base);
}

static uint32_t digits_end(const String *text, uint32_t at, int base) {
  while (at < text->length && digit_of(text->units[at]) < base) at++;
  return at;
}

/* The base that a prefix says: `0x`, `0o`, `0b`; 0 without one. */
static int prefix_base(const String *text, uint32_t at) {
  if (has(text, at, "0x") || has(text, at, "0X")) return 16;
  if (has(text, at, "0o") || has(text, at, "0O")) return 8;
  return has(text, at, "0b") || has(text, at, "0B") ? 2 : 0;
}

/* StringToNumber. */
static double number_from(const String *text) {
  uint32_t from = skip_spaces(text, 0), to = spaces_before(text, text->length, from);
  if (from == to) return 0;
  int base = prefix_base(text, from);
  if (base != 0) {
    uint32_t end = digits_end(text, from + 2, base);
    return end == to && end > from + 2 ? read_digits(text, from + 2, to, base) : NAN;
  }
  uint32_t word = from + (has(text, from, "+") || has(text, from, "-"));
  if (has(text, word, "Infinity") && word + 8 == to) return text->units[from] == '-' ? -INFINITY : INFINITY;
  return decimal_end(text, from) == to ? read_decimal(text, from, to) : NAN;
}

/* `parseFloat (text)` */
static double parse_float(const String *text) {
  uint32_t from = skip_spaces(text, 0);
  uint32_t word = from + (has(text, from, "+") || has(text, from, "-"));
  if (has(text, word, "Infinity")) return text->units[from] == '-' ? -INFINITY : INFINITY;
  uint32_t end = decimal_end(text, from);
  return end == from ? NAN : read_decimal(text, from, end);
}

/* `parseInt (text, base)` */
static double parse_int(const String *text, int32_t base) {
  uint32_t at = skip_spaces(text, 0);
  bool is_negative = has(text, at, "-");
  if (is_negative || has(text, at, "+")) at++;
  if (base != 0 && (base < 2 || base > 36)) return NAN;
  bool has_prefix = (base == 0 || base == 16) && prefix_base(text, at) == 16;
  if (has_prefix) at += 2;
  if (base == 0) base = has_prefix ? 16 : 10;
  uint32_t end = digits_end(text, at, base);
  if (end == at) return NAN;
  double x = read_digits(text, at, end, base);
  return is_negative ? -x : x;
}
