/* Directives of formatted input, and what they are matched with. */
#include "scan.h"
#include "stream.h"
#include <limits.h>
#include <string.h>
#include <wctype.h>

typedef struct {
  const void *at;
  int is_wide;
  va_list list;
} Format;

static wchar_t peek(const Format *f) {
  return f->is_wide ? *(const wchar_t *)f->at : *(const unsigned char *)f->at;
}

static void advance(Format *f) {
  f->at = (const char *)f->at + (f->is_wide ? sizeof(wchar_t) : 1);
}

static int is_space(int c, int is_wide) {
  return c == ' ' || (c >= '\t' && c <= '\r') || (is_wide && c >= 0x80 && iswspace((wint_t)c));
}

static int read_text(__Input *in) {
  int c = in->is_wide ? *(const wchar_t *)in->text : *(const unsigned char *)in->text;
  if (c == 0) return EOF;
  in->text = (const char *)in->text + (in->is_wide ? sizeof(wchar_t) : 1);
  return c;
}

static int read_stream(__Input *in) {
  if (!in->is_wide) return __stream_get(in->stream);
  wint_t c = fgetwc(in->stream);
  return c == WEOF ? EOF : (int)c;
}

int __input_peek(__Input *in) {
  if (!in->is_held) in->held = in->stream != NULL ? read_stream(in) : read_text(in);
  in->is_held = 1;
  return in->held;
}

void __input_skip_space(__Input *in) {
  while (is_space(__input_peek(in), in->is_wide)) __input_skip(in);
}

/* What was looked at and not taken is the next to be read. */
static void give_back(__Input *in) {
  if (!in->is_held || in->held == EOF || in->stream == NULL) return;
  if (in->is_wide) ungetwc((wint_t)in->held, in->stream);
  else ungetc(in->held, in->stream);
}

static int match(__Input *in, wchar_t expected) {
  int c = __input_peek(in);
  if (c != expected) return c == EOF ? SCAN_ENDED : SCAN_MISMATCH;
  __input_skip(in);
  return SCAN_MATCHED;
}

/* A number, or 0. */
static int read_number(Format *f) {
  int number = 0;
  for (wchar_t c = peek(f); c >= '0' && c <= '9'; c = peek(f)) {
    number = number > (INT_MAX - 9) / 10 ? INT_MAX : number * 10 + (int)(c - '0');
    advance(f);
  }
  return number;
}

static int read_size(Format *f) {
  wchar_t c = peek(f);
  if (c != 'h' && c != 'l' && c != 'L' && c != 'q' && c != 'j' && c != 'z' && c != 'Z' && c != 't') return SIZE_INT;
  advance(f);
  if (c == 'L' || c == 'q') return SIZE_LONG_DOUBLE;
  if (c == 'j') return SIZE_INTMAX;
  if ((c != 'h' && c != 'l') || peek(f) != c) return c == 'h' ? SIZE_SHORT : SIZE_LONG;
  advance(f);
  return c == 'h' ? SIZE_CHAR : SIZE_LONG_DOUBLE;
}

static void add_range(__Set *set, wchar_t low, wchar_t high) {
  for (wchar_t c = low; c <= high && c < 256; c++) set->bits[c >> 3] |= (unsigned char)(1 << (c & 7));
}

/* `]` in front is a member, and `-` in front, at the end, and where the range would be empty. */
static void read_set(Format *f, __Set *set) {
  set->is_inverted = peek(f) == '^';
  if (set->is_inverted) advance(f);
  set->from = f->at;
  wchar_t before = -1;
  for (int is_first = 1; peek(f) != 0 && (peek(f) != ']' || is_first); is_first = 0) {
    wchar_t c = peek(f), high;
    advance(f);
    high = c == '-' && before >= 0 ? peek(f) : 0;
    if (high != 0 && high != ']' && before <= high) {
      add_range(set, before, high);
      advance(f);
      c = high;
    } else add_range(set, c, c);
    before = c;
  }
  set->end = f->at;
  if (peek(f) != 0) advance(f);
}

/* The argument with this number, or the next one. */
static void *argument(Format *f, int number) {
  va_list list;
  void *found = NULL;
  if (number == 0) return va_arg(f->list, void *);
  va_copy(list, f->list);
  for (int i = 0; i < number; i++) found = va_arg(list, void *);
  va_end(list);
  return found;
}

/* What stands behind `%`. */
static __Scan read_directive(Format *f) {
  __Scan d = {0};
  int number = read_number(f);
  if (number > 0 && peek(f) == '$') advance(f);
  else {
    d.width = number;
    number = 0;
  }
  for (; d.width == 0 && (peek(f) == '*' || peek(f) == '\''); advance(f)) d.is_suppressed |= peek(f) == '*';
  if (d.width == 0) d.width = read_number(f);
  d.is_allocating = peek(f) == 'm';
  if (d.is_allocating) advance(f);
  d.size = read_size(f);
  d.conversion = peek(f);
  if (d.conversion != 0) advance(f);
  if (d.conversion == '[') read_set(f, &d.set);
  if (!d.is_suppressed && d.conversion != '%' && d.conversion != 0) d.to = argument(f, number);
  return d;
}

void __scan_store(const __Scan *d, void *to, long long value) {
  switch (d->size) {
    case SIZE_CHAR: *(signed char *)to = (signed char)value; break;
    case SIZE_SHORT: *(short *)to = (short)value; break;
    case SIZE_INT: *(int *)to = (int)value; break;
    case SIZE_LONG: *(long *)to = (long)value; break;
    default: *(long long *)to = value;
  }
}

static int is_known(wchar_t conversion) {
  return conversion > 0 && conversion < 0x80 && strchr("diuoxXpaAeEfFgGcCsS[", (char)conversion) != NULL;
}

static int convert(__Input *in, __Scan *d) {
  switch (d->conversion) {
    case 'd': case 'i': case 'u': case 'o': case 'x': case 'X': case 'p': return __scan_integer(in, d);
    case 'C': case 'S':
      d->size = SIZE_LONG;
      d->conversion += 'a' - 'A'; // fall through
    case 'c': case 's': case '[': return __scan_text(in, d);
    default: return __scan_float(in, d);
  }
}

/* How it ends, and whether it stored a value. */
static int scan_directive(__Input *in, Format *f, int *stored) {
  __Scan d = read_directive(f);
  if (d.conversion == 'n') {
    if (d.to != NULL) __scan_store(&d, d.to, in->count);
    return SCAN_MATCHED;
  }
  if (d.conversion != '[' && d.conversion != 'c' && d.conversion != 'C') __input_skip_space(in);
  if (d.conversion == '%') return match(in, '%');
  if (!is_known(d.conversion)) return SCAN_MISMATCH;
  if (__input_peek(in) == EOF) return SCAN_ENDED;
  int result = convert(in, &d);
  *stored += result == SCAN_MATCHED && !d.is_suppressed;
  return result;
}

int __scan(__Input *in, const void *format, va_list list) {
  Format f;
  f.at = format;
  f.is_wide = in->is_wide;
  va_copy(f.list, list);
  int stored = 0, result = SCAN_MATCHED;
  while (result == SCAN_MATCHED && peek(&f) != 0) {
    wchar_t c = peek(&f);
    advance(&f);
    if (is_space(c, f.is_wide)) __input_skip_space(in);
    else result = c == '%' ? scan_directive(in, &f, &stored) : match(in, c);
  }
  va_end(f.list);
  give_back(in);
  return result == SCAN_ENDED && stored == 0 ? EOF : stored;
}
