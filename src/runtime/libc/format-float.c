/* Floating-point numbers in text [C17 7.21.6.1p8]: exact, and rounded to nearest at the last digit that is asked for. */
#include "decimal.h"
#include "format.h"
#include "number-text.h"
#include <string.h>

/* Whether letters of the conversion are capitals. */
static int is_capital(const __Directive *d) {
  return d->conversion < 'a';
}

/* Sign, prefix, zeros if the field asks for them: all in front of so many characters. */
static void put_lead(__Output *out, const __Directive *d, const __Number *number, const char *prefix, long long length) {
  char lead[4];
  int count = __format_lead(lead, d, number->is_negative, prefix);
  int has_zeros = (d->flags & (FLAG_ZERO | FLAG_LEFT)) == FLAG_ZERO && !number->is_infinite && !number->is_nan;
  if (!has_zeros) __output_pad(out, d, count + length, 0);
  __output_bytes(out, lead, count);
  if (has_zeros) __output_repeated(out, '0', d->width - count - length);
}

static void put_behind(__Output *out, const __Directive *d, const __Number *number, int prefix, long long length) {
  int count = prefix + (number->is_negative || (d->flags & (FLAG_PLUS | FLAG_SPACE)) != 0);
  __output_pad(out, d, count + length, 1);
}

static void put_word(__Output *out, const __Directive *d, const __Number *number) {
  const char *word = number->is_nan ? "nanNAN" : "infINF";
  put_lead(out, d, number, "", 3);
  __output_bytes(out, word + (is_capital(d) ? 3 : 0), 3);
  put_behind(out, d, number, 0, 3);
}

/* The digits at these places, zeros where the number has none. */
static void put_places(__Output *out, const __Decimal *d, long long from, long long to) {
  char digits[9];
  while (from <= to && !out->has_failed) {
    long long word = from > 0 ? (from + 8) / 9 : -(-from / 9), index = word + d->point - 1;
    if (index >= d->end) return __output_repeated(out, '0', to - from + 1);
    long long skipped = from - 9 * (word - 1) - 1, count = 9 - skipped;
    if (count > to - from + 1) count = to - from + 1;
    __decimal_digits(d, index, digits);
    __output_bytes(out, digits + skipped, count);
    from += count;
  }
}

/* `e+05`: at least two digits; how many characters. */
static int write_exponent(char *to, char letter, int exponent, int least) {
  char digits[8], *end = digits + sizeof digits, *at = end;
  unsigned int left = exponent < 0 ? -(unsigned int)exponent : (unsigned int)exponent;
  for (; left > 0 || end - at < least; left /= 10) *--at = (char)('0' + left % 10);
  to[0] = letter;
  to[1] = exponent < 0 ? '-' : '+';
  memcpy(to + 2, at, (size_t)(end - at));
  return (int)(end - at) + 2;
}

/* Digits before the point begin at place `first`, and the last one is at `last`; the point stands behind place `point`. */
static void put_digits(__Output *out, const __Directive *d, const __Number *number, const __Decimal *digits, long long first, long long last, const char *tail,
                       int tail_length) {
  long long point = tail_length > 0 ? first : 0;
  int has_point = last > point || (d->flags & FLAG_ALTERNATE) != 0;
  long long length = last - first + 1 + has_point + tail_length;
  put_lead(out, d, number, "", length);
  put_places(out, digits, first, point);
  if (has_point) __output_bytes(out, ".", 1);
  put_places(out, digits, point + 1, last);
  __output_bytes(out, tail, tail_length);
  put_behind(out, d, number, 0, length);
}

static void put_fixed(__Output *out, const __Directive *d, const __Number *number, const __Decimal *digits, long long places) {
  long long first = __decimal_first_place(digits);
  put_digits(out, d, number, digits, first < 0 ? first : 0, places, "", 0);
}

static void put_scientific(__Output *out, const __Directive *d, const __Number *number, const __Decimal *digits, long long count) {
  char tail[10];
  long long first = __decimal_first_place(digits);
  int length = write_exponent(tail, is_capital(d) ? 'E' : 'e', (int)-first, 2);
  put_digits(out, d, number, digits, first, first + count - 1, tail, length);
}

/* Place of the last digit that is not 0. */
static long long last_place(const __Decimal *digits) {
  char text[9];
  int i = digits->end - 1;
  while (i > digits->first && digits->word[i] == 0) i--;
  __decimal_digits(digits, i, text);
  long long place = 9 * ((long long)i - digits->point + 1);
  for (int k = 8; k > 0 && text[k] == '0'; k--) place--;
  return place;
}

/* `%g`: the shorter of the two, and without zeros at the end unless they are wanted. */
static void put_general(__Output *out, const __Directive *d, const __Number *number, __Decimal *digits, long long count) {
  __decimal_round(digits, __decimal_first_place(digits) + count - 1);
  long long first = __decimal_first_place(digits), last = last_place(digits);
  int is_fixed = -first < count && first <= 4;
  if (digits->first == digits->end) last = first;
  if (d->flags & FLAG_ALTERNATE) last = first + count - 1;
  if (is_fixed) put_fixed(out, d, number, digits, last > 0 ? last : 0);
  else put_scientific(out, d, number, digits, last - first + 1);
}

static void put_decimal(__Output *out, const __Directive *d, const __Number *number, uint32_t *words, int room) {
  __Decimal digits;
  long long precision = d->precision < 0 ? 6 : d->precision;
  __decimal_of(&digits, words, room, number);
  switch (d->conversion) {
    case 'f': case 'F':
      __decimal_round(&digits, precision);
      return put_fixed(out, d, number, &digits, precision);
    case 'e': case 'E':
      __decimal_round(&digits, __decimal_first_place(&digits) + precision);
      return put_scientific(out, d, number, &digits, precision + 1);
    default:
      return put_general(out, d, number, &digits, precision == 0 ? 1 : precision);
  }
}

#define HEX_DIGITS 29

/* The digit before the point and those behind it; the exponent that they have then. */
static int hex_digits(unsigned char *to, const __Number *number, int is_quad) {
  uint64_t high = number->high, low = number->low;
  /* The digit before the point counts 2^112 then. */
  if (!is_quad) {
    high = low >> 4;
    low <<= 60;
  }
  to[0] = (unsigned char)(high >> 48);
  for (int i = 0; i < 12; i++) to[1 + i] = high >> (44 - 4 * i) & 15;
  for (int i = 0; i < 16; i++) to[13 + i] = low >> (60 - 4 * i) & 15;
  return (high | low) == 0 ? 0 : number->exponent + (is_quad ? 112 : 52);
}

/* Keeps so many digits behind the point. */
static void round_hex(unsigned char *digits, int kept) {
  int behind = 0;
  for (int i = kept + 2; i < HEX_DIGITS; i++) behind |= digits[i];
  int is_up = digits[kept + 1] > 8 || (digits[kept + 1] == 8 && (behind || digits[kept] & 1));
  if (!is_up) return;
  for (digits[kept]++; kept > 0 && digits[kept] == 16; digits[kept]++) digits[kept--] = 0;
}

static void put_hex(__Output *out, const __Directive *d, const __Number *number, int is_quad) {
  unsigned char digits[HEX_DIGITS + 1] = {0};
  char text[HEX_DIGITS], tail[10];
  int exponent = hex_digits(digits, number, is_quad), count = HEX_DIGITS - 1;
  while (count > 0 && digits[count] == 0) count--;
  long long wanted = d->precision < 0 ? count : d->precision;
  if (wanted < count) round_hex(digits, count = (int)wanted);
  for (int i = 0; i <= count; i++) text[i] = (is_capital(d) ? "0123456789ABCDEF" : "0123456789abcdef")[digits[i]];
  int has_point = wanted > 0 || (d->flags & FLAG_ALTERNATE) != 0, tail_length = write_exponent(tail, is_capital(d) ? 'P' : 'p', exponent, 1);
  long long length = 1 + has_point + wanted + tail_length;
  put_lead(out, d, number, is_capital(d) ? "0X" : "0x", length);
  __output_bytes(out, text, 1);
  if (has_point) __output_bytes(out, ".", 1);
  __output_bytes(out, text + 1, count);
  __output_repeated(out, '0', wanted - count);
  __output_bytes(out, tail, tail_length);
  put_behind(out, d, number, 2, length);
}

#define QUICK_PLACES 17

/* `%f` of a number whose digits are sure without integers of any length, as most are; 0 if they are not. */
static int put_quickly(__Output *out, const __Directive *d, const __Number *number, double value) {
  char text[QUICK_PLACES + 2], *end = text + sizeof text;
  int places = d->precision < 0 ? 6 : d->precision;
  unsigned long long digits;
  if (places > QUICK_PLACES || !__quick_places(value, places, &digits)) return 0;
  char *at = __format_decimal(end, digits);
  while (end - at <= places) *--at = '0';
  int has_point = places > 0 || (d->flags & FLAG_ALTERNATE) != 0;
  long long length = end - at + has_point;
  put_lead(out, d, number, "", length);
  __output_bytes(out, at, end - at - places);
  if (has_point) __output_bytes(out, ".", 1);
  __output_bytes(out, end - places, places);
  put_behind(out, d, number, 0, length);
  return 1;
}

static double positive_of(uint64_t bits) {
  union {
    uint64_t bits;
    double value;
  } number = {bits & ~((uint64_t)1 << 63)};
  return number.value;
}

static void put_double(__Output *out, const __Directive *d, const __Number *number, uint64_t bits) {
  uint32_t words[DECIMAL_WORDS_DOUBLE];
  if ((d->conversion == 'f' || d->conversion == 'F') && put_quickly(out, d, number, positive_of(bits))) return;
  put_decimal(out, d, number, words, DECIMAL_WORDS_DOUBLE);
}

static void put_quad(__Output *out, const __Directive *d, const __Number *number) {
  uint32_t words[DECIMAL_WORDS_QUAD];
  put_decimal(out, d, number, words, DECIMAL_WORDS_QUAD);
}

void __format_float(__Output *out, const __Directive *d, const __Value *value) {
  __Number number;
  int is_quad = d->size == SIZE_LONG_DOUBLE;
  if (is_quad) __number_of_quad(&number, value->high, value->low);
  else __number_of_double(&number, value->low);
  if (number.is_infinite || number.is_nan) put_word(out, d, &number);
  else if (d->conversion == 'a' || d->conversion == 'A') put_hex(out, d, &number, is_quad);
  else if (is_quad) put_quad(out, d, &number);
  else put_double(out, d, &number, value->low);
}
