/* Directives of a format, and their arguments: in order, or (POSIX) by number, `%2$d`. With numbers the format is read twice, since arguments
   can only be taken in order and by their types: first to see which types there are. */
#include "format.h"
#include "sys.h"
#include <errno.h>
#include <limits.h>
#include <string.h>

/* How an argument is passed. */
enum { AS_INT, AS_LONG, AS_LONG_LONG, AS_POINTER, AS_DOUBLE, AS_LONG_DOUBLE };

#define MOST_NUMBERED 64

typedef struct {
  const void *at;
  int is_wide;
  va_list list;
  int is_numbered;
  /* In the first reading: how many there are. */
  int is_collecting;
  int count;
  unsigned char kinds[MOST_NUMBERED];
  __Value values[MOST_NUMBERED];
} Format;

static wchar_t peek(const Format *f) {
  return f->is_wide ? *(const wchar_t *)f->at : *(const unsigned char *)f->at;
}

static void advance(Format *f) {
  f->at = (const char *)f->at + (f->is_wide ? sizeof(wchar_t) : 1);
}

static void next_argument(Format *f, int kind, __Value *value) {
  union {
    double number;
    uint64_t bits;
  } number;
  switch (kind) {
    case AS_INT: value->low = (uint64_t)va_arg(f->list, int); break;
    case AS_LONG: value->low = (uint64_t)va_arg(f->list, long); break;
    case AS_LONG_LONG: value->low = (uint64_t)va_arg(f->list, long long); break;
    case AS_POINTER: value->pointer = va_arg(f->list, void *); break;
    case AS_DOUBLE:
      number.number = va_arg(f->list, double);
      value->low = number.bits;
      break;
    default: __format_next_quad(&f->list, value);
  }
}

/* The next argument, or that with the number; none while they are collected. */
static void argument(Format *f, int number, int kind, __Value *value) {
  if (number == 0) return next_argument(f, kind, value);
  if (!f->is_collecting) {
    *value = f->values[number - 1];
    return;
  }
  f->kinds[number - 1] = (unsigned char)kind;
  if (number > f->count) f->count = number;
}

/* Digits; -1 if there are none, and INT_MAX is too much. */
static int read_digits(Format *f) {
  int number = -1;
  for (wchar_t c = peek(f); c >= '0' && c <= '9'; c = peek(f)) {
    int digit = (int)c - '0';
    number = number < 0 ? digit : number > (INT_MAX - 9) / 10 ? INT_MAX : number * 10 + digit;
    advance(f);
  }
  return number;
}

/* `2$`: the number; 0, and nothing is read, if there is none. */
static int read_number(Format *f) {
  const void *start = f->at;
  int number = read_digits(f);
  if (number > 0 && number <= MOST_NUMBERED && peek(f) == '$') {
    advance(f);
    f->is_numbered = 1;
    return number;
  }
  f->at = start;
  return 0;
}

/* Digits, or `*` and an argument; -1 if there is neither. */
static int read_count(Format *f) {
  if (peek(f) != '*') return read_digits(f);
  advance(f);
  __Value value = {0};
  argument(f, read_number(f), AS_INT, &value);
  return (int)value.low;
}

static int flag_of(wchar_t c) {
  switch (c) {
    case '-': return FLAG_LEFT;
    case '+': return FLAG_PLUS;
    case ' ': return FLAG_SPACE;
    case '#': return FLAG_ALTERNATE;
    case '0': return FLAG_ZERO;
    case '\'': return FLAG_GROUP;
    default: return 0;
  }
}

static int read_size(Format *f) {
  wchar_t c = peek(f);
  if (c < 'h' && c != 'L' && c != 'Z') return SIZE_INT;
  if (c != 'h' && c != 'l' && c != 'L' && c != 'q' && c != 'j' && c != 'z' && c != 'Z' && c != 't') return SIZE_INT;
  advance(f);
  if (c == 'L' || c == 'q') return SIZE_LONG_DOUBLE;
  if (c == 'j') return SIZE_INTMAX;
  if ((c != 'h' && c != 'l') || peek(f) != c) return c == 'h' ? SIZE_SHORT : SIZE_LONG;
  advance(f);
  return c == 'h' ? SIZE_CHAR : SIZE_LONG_DOUBLE;
}

static int is_digit(char c) {
  return c >= '0' && c <= '9';
}

#define MOST_PLAIN 10000

/* At most so many digits that they count up to MOST_PLAIN. */
static const char *read_plain_digits(const char *at, int *number) {
  for (; is_digit(*at) && *number < MOST_PLAIN / 10; at++) *number = *number * 10 + (*at - '0');
  return at;
}

/* What stands behind a `%` in bytes, if it is a directive without `*` and `$` and with small counts; otherwise nothing is read. */
static int read_plain_directive(Format *f, __Directive *d) {
  const char *at = f->at;
  int flags = 0, width = 0, precision = -1;
  /* All flags come before the digits in ASCII, or are the first one. */
  for (int flag; *at <= '0' && (flag = flag_of(*at)) != 0; at++) flags |= flag;
  at = read_plain_digits(at, &width);
  if (*at == '.') {
    precision = 0;
    at = read_plain_digits(at + 1, &precision);
  }
  if (*at <= '9') return 0;
  f->at = at;
  d->flags = (unsigned char)flags;
  d->width = width;
  d->precision = precision;
  return 1;
}

/* What stands behind a `%`; the number of its argument, or 0. */
static int read_directive_slowly(Format *f, __Directive *d) {
  *d = (__Directive){.precision = -1};
  int number = read_number(f), width;
  for (int flag = flag_of(peek(f)); flag != 0; flag = flag_of(peek(f))) {
    d->flags |= (unsigned char)flag;
    advance(f);
  }
  int is_given = peek(f) == '*';
  width = read_count(f);
  if (is_given && width < 0) d->flags |= FLAG_LEFT;
  d->width = width == -1 && !is_given ? 0 : width == INT_MIN ? INT_MAX : width < 0 ? -width : width;
  if (peek(f) == '.') {
    advance(f);
    is_given = peek(f) == '*';
    d->precision = read_count(f);
    if (d->precision < 0) d->precision = is_given ? -1 : 0;
  }
  return number;
}

static int read_directive(Format *f, __Directive *d) {
  int number = !f->is_wide && read_plain_directive(f, d) ? 0 : read_directive_slowly(f, d);
  d->size = (unsigned char)read_size(f);
  d->conversion = peek(f);
  if (d->conversion != 0) advance(f);
  return number;
}

static int64_t cut(const __Directive *d, uint64_t value) {
  switch (d->size) {
    case SIZE_CHAR: return (signed char)value;
    case SIZE_SHORT: return (short)value;
    case SIZE_INT: return (int)value;
    case SIZE_LONG: return (long)value;
    default: return (int64_t)value;
  }
}

static uint64_t cut_unsigned(const __Directive *d, uint64_t value) {
  switch (d->size) {
    case SIZE_CHAR: return (unsigned char)value;
    case SIZE_SHORT: return (unsigned short)value;
    case SIZE_INT: return (unsigned int)value;
    case SIZE_LONG: return (unsigned long)value;
    default: return value;
  }
}

static void put_unsigned(__Output *out, __Directive *d, uint64_t given, unsigned int base, const char *prefix) {
  uint64_t value = cut_unsigned(d, given);
  d->flags &= ~(FLAG_PLUS | FLAG_SPACE);
  __format_integer(out, d, 0, value, base, (d->flags & FLAG_ALTERNATE) && value != 0 ? prefix : "");
}

static void put_signed(__Output *out, const __Directive *d, uint64_t given) {
  int64_t value = cut(d, given);
  __format_integer(out, d, value < 0, value < 0 ? -(uint64_t)value : (uint64_t)value, 10, "");
}

static void put_pointer(__Output *out, __Directive *d, const void *pointer) {
  if (pointer != NULL) return __format_integer(out, d, 0, (uint64_t)__sys_address(pointer), 16, "0x");
  d->precision = -1;
  d->size = SIZE_INT;
  out->is_wide ? __format_text(out, &(__Directive){.flags = d->flags, .width = d->width, .precision = -1, .size = SIZE_LONG}, L"(nil)")
               : __format_text(out, d, "(nil)");
}

static void store_length(const __Output *out, const __Directive *d, void *to) {
  switch (d->size) {
    case SIZE_CHAR: *(signed char *)to = (signed char)out->length; break;
    case SIZE_SHORT: *(short *)to = (short)out->length; break;
    case SIZE_INT: *(int *)to = (int)out->length; break;
    case SIZE_LONG: *(long *)to = out->length; break;
    default: *(long long *)to = out->length;
  }
}

/* What is no directive is written as it was understood. */
static void put_unknown(__Output *out, const __Directive *d) {
  char text[40], *at = text;
  *at++ = '%';
  if (d->flags & FLAG_ALTERNATE) *at++ = '#';
  if (d->flags & FLAG_GROUP) *at++ = '\'';
  if (d->flags & FLAG_PLUS) *at++ = '+';
  else if (d->flags & FLAG_SPACE) *at++ = ' ';
  if (d->flags & FLAG_LEFT) *at++ = '-';
  else if (d->flags & FLAG_ZERO) *at++ = '0';
  __output_bytes(out, text, at - text);
  if (d->width != 0) __format_integer(out, &(__Directive){.precision = -1}, 0, (uint64_t)d->width, 10, "");
  if (d->precision >= 0) {
    __output_bytes(out, ".", 1);
    __format_integer(out, &(__Directive){.precision = -1}, 0, (uint64_t)d->precision, 10, "");
  }
  if (out->is_wide) __output_wide(out, d->conversion);
  else __output_bytes(out, &(char){(char)d->conversion}, 1);
}

static int kind_of(const __Directive *d) {
  switch (d->conversion) {
    case 'd': case 'i': case 'u': case 'o': case 'x': case 'X': case 'b': case 'B':
      return d->size == SIZE_LONG ? AS_LONG : d->size > SIZE_LONG ? AS_LONG_LONG : AS_INT;
    case 'c': case 'C': return AS_INT;
    case 's': case 'S': case 'p': case 'n': return AS_POINTER;
    case 'a': case 'A': case 'e': case 'E': case 'f': case 'F': case 'g': case 'G':
      return d->size == SIZE_LONG_DOUBLE ? AS_LONG_DOUBLE : AS_DOUBLE;
    default: return -1;
  }
}

static void convert(__Output *out, __Directive *d, const __Value *value) {
  switch (d->conversion) {
    case 'd': case 'i': return put_signed(out, d, value->low);
    case 'u': return put_unsigned(out, d, value->low, 10, "");
    case 'o': return put_unsigned(out, d, value->low, 8, "");
    case 'x': return put_unsigned(out, d, value->low, 16, "0x");
    case 'b': return put_unsigned(out, d, value->low, 2, "0b");
    case 'B': return put_unsigned(out, d, value->low, 2, "0B");
    case 'X':
      d->flags |= FLAG_CAPITAL;
      return put_unsigned(out, d, value->low, 16, "0X");
    case 'C': case 'S': d->size = SIZE_LONG; // fall through
    case 'c': case 's':
      if (d->size == SIZE_LONG_DOUBLE) d->size = SIZE_LONG;
      return d->conversion == 'c' || d->conversion == 'C' ? __format_character(out, d, (wint_t)value->low) : __format_text(out, d, value->pointer);
    case 'p': return put_pointer(out, d, value->pointer);
    case 'n': return store_length(out, d, value->pointer);
    default: __format_float(out, d, value);
  }
}

static void put_directive(__Output *out, Format *f) {
  __Directive d;
  int number = read_directive(f, &d), kind = kind_of(&d);
  if (d.width == INT_MAX || d.precision == INT_MAX) return __output_fail(out, EOVERFLOW);
  if (kind >= 0) {
    __Value value = {0};
    argument(f, number, kind, &value);
    if (!f->is_collecting) convert(out, &d, &value);
  } else if (d.conversion == 0) __output_fail(out, EINVAL);
  else if (f->is_collecting) return;
  else if (d.conversion == '%') out->is_wide ? __output_wide(out, '%') : __output_bytes(out, "%", 1);
  else put_unknown(out, &d);
}

/* What stands in front of the next directive. */
static void put_plain(__Output *out, Format *f) {
  const char *from = f->at, *to = from;
  if (out->is_wide) {
    for (wchar_t c = peek(f); c != 0 && c != '%'; advance(f), c = peek(f)) __output_wide(out, c);
    return;
  }
  while (*to != 0 && *to != '%') to++;
  f->at = to;
  __output_bytes(out, from, to - from);
}

static void put_all(__Output *out, Format *f) {
  int is_quick = !out->is_wide && !f->is_numbered;
  for (;;) {
    if (is_quick) f->at = __format_quickly(out, f->at, &f->list);
    put_plain(out, f);
    if (peek(f) == 0 || out->has_failed) return;
    advance(f);
    put_directive(out, f);
  }
}

/* Takes all arguments of a format with numbers. */
static void collect(Format *f) {
  const void *start = f->at;
  __Output nowhere = {.is_wide = (unsigned char)f->is_wide};
  f->is_collecting = 1;
  put_all(&nowhere, f);
  for (int i = 0; i < f->count; i++) next_argument(f, f->kinds[i], &f->values[i]);
  f->is_collecting = 0;
  f->at = start;
}

static int has_numbers(const void *format, int is_wide) {
  return is_wide ? wcschr(format, L'$') != NULL : strchr(format, '$') != NULL;
}

int __format(__Output *out, const void *format, va_list list) {
  Format f;
  f.at = format;
  f.is_wide = out->is_wide;
  f.is_collecting = f.is_numbered = f.count = 0;
  va_copy(f.list, list);
  if (has_numbers(format, f.is_wide)) {
    memset(f.kinds, AS_INT, sizeof f.kinds);
    collect(&f);
  }
  put_all(out, &f);
  va_end(f.list);
  return out->has_failed ? -1 : (int)out->length;
}
