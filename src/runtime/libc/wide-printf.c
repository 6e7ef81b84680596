/* Formatted output of wide characters [C17 7.29.2]. Texts and characters are written here, since their widths count characters; every
   number is what `snprintf` makes of its directive. */
#include <ctype.h>
#include <errno.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <wchar.h>

/* Where the text goes: to a stream, or to an array that has room for `size` characters. */
typedef struct {
  FILE *stream;
  wchar_t *to;
  size_t size;
  size_t length;
  int has_failed;
} Output;

/* `%`, flags, width, precision, size, conversion. */
typedef struct {
  char flags[8];
  int width;
  int precision;
  char size[3];
  char conversion;
} Directive;

static void put(Output *out, wchar_t c) {
  if (out->stream != NULL) {
    if (fputwc(c, out->stream) == WEOF) out->has_failed = 1;
  } else if (out->length < out->size)
    out->to[out->length] = c;
  out->length++;
}

static void pad(Output *out, const Directive *d, long length, int is_behind) {
  if ((strchr(d->flags, '-') != NULL) != is_behind) return;
  for (; length < d->width; length++) put(out, L' ');
}

static void put_wide(Output *out, const Directive *d, const wchar_t *text) {
  size_t length = d->precision < 0 ? wcslen(text) : wcsnlen(text, d->precision);
  pad(out, d, length, 0);
  for (size_t i = 0; i < length; i++) put(out, text[i]);
  pad(out, d, length, 1);
}

/* Bytes of UTF-8, of which the precision counts characters. */
static void put_bytes(Output *out, const Directive *d, const char *text) {
  mbstate_t state = {0};
  size_t count = 0, used;
  wchar_t c;
  const char *at = text;
  for (; d->precision < 0 || count < (size_t)d->precision; count++, at += used) {
    used = mbrtowc(&c, at, 4, &state);
    if (used == 0) break;
    if (used > 4) {
      out->has_failed = 1;
      return;
    }
  }
  pad(out, d, count, 0);
  for (size_t i = 0; i < count; i++, text += used) {
    used = mbrtowc(&c, text, 4, &state);
    put(out, c);
  }
  pad(out, d, count, 1);
}

/* The directive in bytes, with its width and precision written out. */
static void write_directive(char *to, const Directive *d) {
  to += sprintf(to, "%%%s", d->flags);
  if (d->width > 0) to += sprintf(to, "%d", d->width);
  if (d->precision >= 0) to += sprintf(to, ".%d", d->precision);
  sprintf(to, "%s%c", d->size, d->conversion);
}

#define FORMAT(value)                                                                                                            \
  do {                                                                                                                           \
    char *text;                                                                                                                  \
    int length = asprintf(&text, format, value);                                                                                 \
    if (length < 0) {                                                                                                            \
      out->has_failed = 1;                                                                                                       \
      return;                                                                                                                    \
    }                                                                                                                            \
    for (int i = 0; i < length; i++) put(out, text[i]);                                                                          \
    free(text);                                                                                                                  \
  } while (0)

static void put_integer(Output *out, const Directive *d, va_list *list) {
  char format[64];
  write_directive(format, d);
  if (*d->size == 'l' || *d->size == 'j' || *d->size == 'z' || *d->size == 't') FORMAT(va_arg(*list, long));
  else FORMAT(va_arg(*list, int));
}

static void put_float(Output *out, const Directive *d, va_list *list) {
  char format[64];
  write_directive(format, d);
  if (*d->size == 'L') FORMAT(va_arg(*list, long double));
  else FORMAT(va_arg(*list, double));
}

static void store_length(Output *out, const Directive *d, va_list *list) {
  void *to = va_arg(*list, void *);
  if (*d->size == 'l' || *d->size == 'j' || *d->size == 'z' || *d->size == 't') *(long *)to = out->length;
  else if (strcmp(d->size, "hh") == 0) *(signed char *)to = out->length;
  else if (*d->size == 'h') *(short *)to = out->length;
  else *(int *)to = out->length;
}

static void put_character(Output *out, const Directive *d, va_list *list) {
  wchar_t c = *d->size == 'l' ? (wchar_t)va_arg(*list, wint_t) : (wchar_t)btowc((unsigned char)va_arg(*list, int));
  pad(out, d, 1, 0);
  put(out, c);
  pad(out, d, 1, 1);
}

static void put_text(Output *out, const Directive *d, va_list *list) {
  void *text = va_arg(*list, void *);
  if (text == NULL) put_wide(out, d, L"(null)");
  else if (*d->size == 'l') put_wide(out, d, text);
  else put_bytes(out, d, text);
}

static void convert(Output *out, Directive *d, va_list *list) {
  switch (d->conversion) {
    case 'd': case 'i': case 'u': case 'o': case 'x': case 'X':
      put_integer(out, d, list);
      break;
    case 'a': case 'A': case 'e': case 'E': case 'f': case 'F': case 'g': case 'G':
      put_float(out, d, list);
      break;
    case 'p': {
      char format[64];
      write_directive(format, d);
      FORMAT(va_arg(*list, void *));
      break;
    }
    case 'C': case 'S':
      d->size[0] = 'l';
      d->conversion == 'C' ? put_character(out, d, list) : put_text(out, d, list);
      break;
    case 'c':
      put_character(out, d, list);
      break;
    case 's':
      put_text(out, d, list);
      break;
    case 'n':
      store_length(out, d, list);
      break;
    case '%':
      put(out, L'%');
      break;
    default:
      errno = EINVAL;
      out->has_failed = 1;
  }
}

/* A number, or `*`; -1 if there is neither. */
static int read_number(const wchar_t **format, va_list *list) {
  if (**format == L'*') {
    ++*format;
    return va_arg(*list, int);
  }
  int number = -1;
  for (; **format >= L'0' && **format <= L'9'; ++*format) number = (number < 0 ? 0 : number < 100000000 ? number * 10 : number) + (**format - L'0');
  return number;
}

/* Reads what stands behind a `%`, and the arguments that it asks for. */
static Directive read_directive(const wchar_t **format, va_list *list) {
  Directive d = {.precision = -1};
  for (size_t i = 0; **format != 0 && wcschr(L"-+ #0", **format) != NULL; ++*format)
    if (i < sizeof d.flags - 2) d.flags[i++] = **format;
  d.width = read_number(format, list);
  if (d.width < -1) {
    strcat(d.flags, "-");
    d.width = -d.width;
  }
  if (**format == L'.') {
    ++*format;
    int number = read_number(format, list);
    d.precision = number == -1 && (*format)[-1] == L'.' ? 0 : number;
  }
  for (size_t i = 0; **format != 0 && wcschr(L"hljztL", **format) != NULL; ++*format)
    if (i < sizeof d.size - 1) d.size[i++] = **format;
  d.conversion = **format < 0x80 ? **format : '?';
  if (**format != 0) ++*format;
  return d;
}

static int print(Output *out, const wchar_t *format, va_list given) {
  va_list list;
  va_copy(list, given);
  while (*format != 0 && !out->has_failed) {
    wchar_t c = *format++;
    if (c != L'%') put(out, c);
    else {
      Directive d = read_directive(&format, &list);
      convert(out, &d, &list);
    }
  }
  va_end(list);
  return out->has_failed || out->length > INT32_MAX ? -1 : (int)out->length;
}

int vfwprintf(FILE *restrict stream, const wchar_t *restrict format, va_list list) {
  Output out = {.stream = stream};
  return print(&out, format, list);
}

int vswprintf(wchar_t *restrict to, size_t size, const wchar_t *restrict format, va_list list) {
  Output out = {.to = to, .size = size};
  int length = print(&out, format, list);
  if (size == 0) return -1;
  to[out.length < size ? out.length : size - 1] = 0;
  return out.length < size ? length : -1;
}

int vwprintf(const wchar_t *restrict format, va_list list) {
  return vfwprintf(stdout, format, list);
}

int wprintf(const wchar_t *restrict format, ...) {
  va_list list;
  va_start(list, format);
  int length = vfwprintf(stdout, format, list);
  va_end(list);
  return length;
}

int fwprintf(FILE *restrict stream, const wchar_t *restrict format, ...) {
  va_list list;
  va_start(list, format);
  int length = vfwprintf(stream, format, list);
  va_end(list);
  return length;
}

int swprintf(wchar_t *restrict to, size_t size, const wchar_t *restrict format, ...) {
  va_list list;
  va_start(list, format);
  int length = vswprintf(to, size, format, list);
  va_end(list);
  return length;
}
