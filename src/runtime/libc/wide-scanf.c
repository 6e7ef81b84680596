/* Formatted input of wide characters [C17 7.29.2]. The characters of a number are collected as bytes, and `strtoull` and `strtold` read those. */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <wchar.h>
#include <wctype.h>

/* Longest text of a number; a longer one is cut off as by a width. */
#define MOST 1000

/* Where characters come from: a stream, or a text. */
typedef struct {
  FILE *stream;
  const wchar_t *text;
  long count;
} Input;

/* What stands between `%` and the conversion. */
typedef struct {
  int is_suppressed;
  long width;
  char size[3];
} Directive;

static wint_t next(Input *in) {
  wint_t c = in->stream != NULL ? fgetwc(in->stream) : *in->text == 0 ? WEOF : (wint_t)*in->text++;
  if (c != WEOF) in->count++;
  return c;
}

static void back(Input *in, wint_t c) {
  if (c == WEOF) return;
  in->count--;
  if (in->stream != NULL) ungetwc(c, in->stream);
  else in->text--;
}

/* The first character that is no white space; it is given back. */
static wint_t skip_space(Input *in) {
  wint_t c;
  do c = next(in);
  while (c != WEOF && iswspace(c));
  back(in, c);
  return c;
}

/* Text of a number that is being collected. */
typedef struct {
  Input *in;
  long room;
  int length;
  char text[MOST + 1];
} Number;

/* Takes the next character if it is one of these. */
static int take(Number *number, const char *set) {
  if (number->room == 0) return 0;
  wint_t c = next(number->in);
  if (c == WEOF || c == 0 || c >= 0x80 || strchr(set, c) == NULL) {
    back(number->in, c);
    return 0;
  }
  number->text[number->length++] = c;
  number->text[number->length] = 0;
  number->room--;
  return 1;
}

static int take_all(Number *number, const char *set) {
  int count = 0;
  while (take(number, set)) count++;
  return count;
}

/* A word whatever its case; what was taken of another one stays taken, as the standard has it. */
static int take_word(Number *number, const char *word) {
  for (; *word != 0; word++)
    if (!take(number, (char[]){*word, towupper(*word), 0})) return 0;
  return 1;
}

static const char *digits_of(int base) {
  return base == 8 ? "01234567" : base == 10 ? "0123456789" : "0123456789abcdefABCDEF";
}

/* Whether there is an integer; `base` is 0 if its text says it. */
static int collect_integer(Number *number, int *base) {
  take(number, "+-");
  int digits = 0;
  if (*base == 0 || *base == 16) {
    digits = take(number, "0");
    if (digits > 0 && take(number, "xX")) {
      *base = 16;
      digits = 0;
    } else if (*base == 0)
      *base = digits > 0 ? 8 : 10;
  }
  return digits + take_all(number, digits_of(*base)) > 0;
}

static int collect_float(Number *number) {
  take(number, "+-");
  if (take(number, "nN")) return take_word(number, "an");
  if (take(number, "iI")) return take_word(number, "nf") && (!take(number, "iI") || take_word(number, "nity"));
  int zeros = take(number, "0"), is_hex = zeros > 0 && take(number, "xX");
  const char *digits = digits_of(is_hex ? 16 : 10);
  int count = take_all(number, digits) + (is_hex ? 0 : zeros);
  if (take(number, ".")) count += take_all(number, digits);
  if (count == 0) return 0;
  if (!take(number, is_hex ? "pP" : "eE")) return 1;
  take(number, "+-");
  return take_all(number, "0123456789") > 0;
}

static void store_integer(const Directive *d, void *to, long value) {
  if (strcmp(d->size, "hh") == 0) *(signed char *)to = value;
  else if (*d->size == 'h') *(short *)to = value;
  else if (*d->size == 0) *(int *)to = value;
  else *(long *)to = value;
}

static int read_integer(Input *in, const Directive *d, int base, int is_signed, void *to) {
  Number number = {.in = in, .room = d->width > 0 && d->width < MOST ? d->width : MOST};
  if (!collect_integer(&number, &base)) return 0;
  if (to != NULL) store_integer(d, to, is_signed ? strtol(number.text, NULL, base) : (long)strtoul(number.text, NULL, base));
  return 1;
}

static int read_float(Input *in, const Directive *d, void *to) {
  Number number = {.in = in, .room = d->width > 0 && d->width < MOST ? d->width : MOST};
  if (!collect_float(&number)) return 0;
  if (to == NULL) return 1;
  if (*d->size == 'l') *(double *)to = strtod(number.text, NULL);
  else if (*d->size == 'L') *(long double *)to = strtold(number.text, NULL);
  else *(float *)to = strtof(number.text, NULL);
  return 1;
}

/* A set of characters between brackets: its text, and whether it is of those that do not belong to it. */
typedef struct {
  const wchar_t *from;
  const wchar_t *end;
  int is_inverted;
} Set;

static Set read_set(const wchar_t **format) {
  Set set = {.from = *format};
  if (*set.from == L'^') {
    set.is_inverted = 1;
    set.from++;
  }
  set.end = set.from + (*set.from == L']');
  while (*set.end != 0 && *set.end != L']') set.end++;
  *format = set.end + (*set.end != 0);
  return set;
}

static int is_in(const Set *set, wint_t c) {
  for (const wchar_t *at = set->from; at < set->end; at++) {
    int is_range = at + 2 < set->end && at[1] == L'-';
    if (is_range ? c >= (wint_t)at[0] && c <= (wint_t)at[2] : c == (wint_t)*at) return !set->is_inverted;
    if (is_range) at += 2;
  }
  return set->is_inverted;
}

/* Characters for `%c` (as many as the width says), `%s` and `%[`, as they are or as UTF-8; whether there were enough. */
static int read_text(Input *in, const Directive *d, char conversion, const Set *set, void *to) {
  long width = d->width > 0 ? d->width : conversion == 'c' ? 1 : -1, count = 0;
  wchar_t *wide = *d->size == 'l' ? to : NULL;
  char *bytes = *d->size == 'l' ? NULL : to;
  for (; count != width; count++) {
    wint_t c = next(in);
    if (c == WEOF) break;
    if (conversion == 's' ? iswspace(c) : set != NULL && !is_in(set, c)) {
      back(in, c);
      break;
    }
    if (wide != NULL) *wide++ = c;
    if (bytes != NULL) bytes += wcrtomb(bytes, c, NULL);
  }
  if (conversion != 'c' && wide != NULL) *wide = 0;
  if (conversion != 'c' && bytes != NULL) *bytes = 0;
  return conversion == 'c' ? count == width : count > 0;
}

static Directive read_directive(const wchar_t **format) {
  Directive d = {0};
  if (**format == L'*') {
    d.is_suppressed = 1;
    ++*format;
  }
  for (; iswdigit(**format); ++*format)
    if (d.width < 1000000000) d.width = d.width * 10 + (**format - L'0');
  for (size_t i = 0; **format != 0 && wcschr(L"hljztL", **format) != NULL; ++*format)
    if (i < sizeof d.size - 1) d.size[i++] = **format;
  return d;
}

static int convert(Input *in, const Directive *d, char conversion, const Set *set, void *to) {
  switch (conversion) {
    case 'd': return read_integer(in, d, 10, 1, to);
    case 'i': return read_integer(in, d, 0, 1, to);
    case 'u': return read_integer(in, d, 10, 0, to);
    case 'o': return read_integer(in, d, 8, 0, to);
    case 'x': case 'X': return read_integer(in, d, 16, 0, to);
    case 'p': return read_integer(in, &(Directive){.width = d->width, .size = "l"}, 16, 0, to);
    case 'a': case 'A': case 'e': case 'E': case 'f': case 'F': case 'g': case 'G': return read_float(in, d, to);
    case 'c': case 's': case '[': return read_text(in, d, conversion, set, to);
    default: return 0;
  }
}

/* How many values were stored; EOF if the input ended before the first. */
static int scan(Input *in, const wchar_t *format, va_list given) {
  va_list list;
  int stored = 0;
  va_copy(list, given);
  while (*format != 0) {
    wchar_t c = *format++;
    wint_t found;
    if (iswspace(c)) {
      skip_space(in);
      continue;
    }
    if (c != L'%' || *format == L'%') {
      if (c == L'%') {
        format++;
        skip_space(in);
      }
      found = next(in);
      if (found == (wint_t)c) continue;
      back(in, found);
      if (found == WEOF && stored == 0) stored = EOF;
      break;
    }
    Directive d = read_directive(&format);
    char conversion = *format < 0x80 ? *format : '?';
    if (*format != 0) format++;
    if (conversion == 'n') {
      if (!d.is_suppressed) store_integer(&d, va_arg(list, void *), in->count);
      continue;
    }
    if (conversion == 'C' || conversion == 'S') {
      d.size[0] = 'l';
      conversion += 'a' - 'A';
    }
    Set set = {0};
    if (conversion == '[') set = read_set(&format);
    if (conversion != '[' && conversion != 'c') skip_space(in);
    found = next(in);
    back(in, found);
    if (found == WEOF) {
      if (stored == 0) stored = EOF;
      break;
    }
    void *to = d.is_suppressed ? NULL : va_arg(list, void *);
    if (!convert(in, &d, conversion, conversion == '[' ? &set : NULL, to)) break;
    if (!d.is_suppressed) stored++;
  }
  va_end(list);
  return stored;
}

int vfwscanf(FILE *restrict stream, const wchar_t *restrict format, va_list list) {
  return scan(&(Input){.stream = stream}, format, list);
}

int vswscanf(const wchar_t *restrict text, const wchar_t *restrict format, va_list list) {
  return scan(&(Input){.text = text}, format, list);
}

int vwscanf(const wchar_t *restrict format, va_list list) {
  return vfwscanf(stdin, format, list);
}

int wscanf(const wchar_t *restrict format, ...) {
  va_list list;
  va_start(list, format);
  int stored = vfwscanf(stdin, format, list);
  va_end(list);
  return stored;
}

int fwscanf(FILE *restrict stream, const wchar_t *restrict format, ...) {
  va_list list;
  va_start(list, format);
  int stored = vfwscanf(stream, format, list);
  va_end(list);
  return stored;
}

int swscanf(const wchar_t *restrict text, const wchar_t *restrict format, ...) {
  va_list list;
  va_start(list, format);
  int stored = vswscanf(text, format, list);
  va_end(list);
  return stored;
}
