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

/* The digits end at `end`; where they begin. */
static char *write_digits(char *end, uint64_t value, unsigned int base, const char *digits) {
  for (; value > 0xffffffff; value /= base) *--end = digits[value % base];
  for (uint32_t left = (uint32_t)value; left > 0; left /= base) *--end = digits[left % base];
  return end;
}

void __format_integer(__Output *out, const __Directive *d, int is_negative, uint64_t value, unsigned int base, const char *prefix) {
  char text[64], lead[4];
  char *end = text + sizeof text;
  char *start = write_digits(end, value, base, d->flags & FLAG_CAPITAL ? "0123456789ABCDEF" : "0123456789abcdef");
  long count = end - start, digits = d->precision < 0 ? 1 : d->precision;
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
