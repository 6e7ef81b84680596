/* Formatted input, of bytes and of wide characters [C17 7.21.6.2, 7.29.2.2]: one engine (scan.c) that takes directives from a format and
   characters from an input, of which it looks at one ahead. Numbers are collected as bytes and read by strtol and strtod. */
#ifndef SCAN_H
#define SCAN_H

#include <stdarg.h>
#include <stdio.h>
#include <wchar.h>

/* A stream, or a text that ends with a 0. */
typedef struct {
  FILE *stream;
  const void *text;
  int is_wide;
  /* The character that is looked at, or EOF. */
  int held;
  int is_held;
  /* Characters taken. */
  long count;
} __Input;

/* How a directive ends: the next one follows, the input does not match, or there is none any more. */
enum { SCAN_MATCHED, SCAN_MISMATCH, SCAN_ENDED };

/* `ll`, `L` and `q` are one, as in glibc. */
enum { SIZE_INT, SIZE_CHAR, SIZE_SHORT, SIZE_LONG, SIZE_INTMAX, SIZE_LONG_DOUBLE };

/* A set between brackets: characters below 256 by bits, others by the text that says them. */
typedef struct {
  unsigned char bits[32];
  const wchar_t *from;
  const wchar_t *end;
  int is_inverted;
} __Set;

/* `%*2$9mls`: is_allocating is `m`. A width of 0 is none. `to` is where the value goes, null for `*`. */
typedef struct {
  int is_suppressed;
  int is_allocating;
  int width;
  int size;
  wchar_t conversion;
  __Set set;
  void *to;
} __Scan;

int __input_peek(__Input *in);
static inline void __input_skip(__Input *in) {
  in->is_held = 0;
  in->count++;
}
void __input_skip_space(__Input *in);

int __scan_integer(__Input *in, const __Scan *d);
int __scan_float(__Input *in, const __Scan *d);
int __scan_text(__Input *in, const __Scan *d);
void __scan_store(const __Scan *d, void *to, long long value);
void __scan_read_quad(const char *text, char **end, void *to);

/* How many values were stored; EOF if the input ended before the first. */
int __scan(__Input *in, const void *format, va_list list);

#endif
