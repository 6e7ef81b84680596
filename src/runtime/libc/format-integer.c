/* Integers in text [C17 7.21.6.1p6, p8]. */
#include "format.h"
#include <string.h>

int __format_lead(char *to, const __Directive *d, int is_negative, const char *prefix) {
  char *at = to;
  if (is_negative) *at++ = '-';
  else if (d->flags & FLAG_PLUS) *at++ = '+';
  else if (d->flags & FLAG_SPACE) *at++ = ' ';
  while (*prefix != 0) *at++ = *prefix++;
  return (int)(at - to);
}

/* All pairs of digits. */
static const char pairs[] = "00010203040506070809101112131415161718192021222324252627282930313233343536373839404142434445464748"
                            "49505152535455565758596061626364656667686970717273747576777879808182838485868788899091929394959697"
                            "9899";

/* Two digits with each division, by 32 bits as soon as that is enough. */
char *__format_decimal(char *end, uint64_t value) {
  for (; value > 0xffffffff; value /= 100) {
    const char *pair = pairs + 2 * (value % 100);
    *--end = pair[1];
    *--end = pair[0];
  }
  uint32_t left = (uint32_t)value;
  for (; left >= 10; left /= 100) {
    const char *pair = pairs + 2 * (left % 100);
    *--end = pair[1];
    *--end = pair[0];
  }
  if (left > 0) *--end = (char)('0' + left);
  return end;
}

char *__format_digits(char *end, uint64_t value, int bits, const char *digits) {
  for (; value > 0; value >>= bits) *--end = digits[value & ((1u << bits) - 1)];
  return end;
}

static char *write_digits(char *end, uint64_t value, unsigned int base, const char *digits) {
  return base == 10 ? __format_decimal(end, value) : __format_digits(end, value, base == 16 ? 4 : base == 8 ? 3 : 1, digits);
}

void __format_integer(__Output *out, const __Directive *d, int is_negative, uint64_t value, unsigned int base, const char *prefix) {
  char text[64], lead[4];
  char *end = text + sizeof text;
  char *start = write_digits(end, value, base, d->flags & FLAG_CAPITAL ? "0123456789ABCDEF" : "0123456789abcdef");
  long long count = end - start, digits = d->precision < 0 ? 1 : d->precision;
  int length = __format_lead(lead, d, is_negative, prefix);
  if (d->precision < 0 && (d->flags & (FLAG_ZERO | FLAG_LEFT)) == FLAG_ZERO && d->width - length > digits) digits = d->width - length;
  if (base == 8 && (d->flags & FLAG_ALTERNATE) && digits <= count) digits = count + 1;
  if (digits < count) digits = count;
  __output_pad(out, d, length + digits, 0);
  __output_bytes(out, lead, length);
  __output_repeated(out, '0', digits - count);
  __output_bytes(out, start, count);
  __output_pad(out, d, length + digits, 1);
}
