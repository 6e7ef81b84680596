/* Numbers in formatted input [C17 7.21.6.2p12]. Where the standard leaves open what becomes of a number that breaks off, it is as in glibc: `0x`
   is the integer 0, but no floating-point number; `1e` is 1; all of it is taken. */
#include "scan.h"
#include <ctype.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

/* The characters of a number; a long one is moved to a block of its own. */
typedef struct {
  __Input *in;
  long room;
  long length;
  long size;
  char *text;
  char own[64];
} Field;

static void open_field(Field *f, __Input *in, const __Scan *d) {
  f->in = in;
  f->room = d->width > 0 ? d->width : LONG_MAX;
  f->length = 0;
  f->size = sizeof f->own;
  f->text = f->own;
  f->own[0] = 0;
}

static void close_field(Field *f) {
  if (f->text != f->own) free(f->text);
}

/* In lower case; EOF at the end of the field, too. */
static int look(const Field *f) {
  int c = f->room == 0 ? EOF : __input_peek(f->in);
  return c >= 'A' && c <= 'Z' ? c + ('a' - 'A') : c;
}

static void drop(Field *f) {
  __input_skip(f->in);
  f->room--;
}

static int grow(Field *f) {
  char *larger = realloc(f->text == f->own ? NULL : f->text, (size_t)f->size * 2);
  if (larger == NULL) return 0;
  if (f->text == f->own) memcpy(larger, f->own, sizeof f->own);
  f->text = larger;
  f->size *= 2;
  return 1;
}

/* Adds the character that is looked at. */
static void take(Field *f) {
  if (f->length + 1 < f->size || grow(f)) f->text[f->length++] = (char)__input_peek(f->in);
  f->text[f->length] = 0;
  drop(f);
}

static int take_if(Field *f, int c) {
  if (look(f) != c) return 0;
  take(f);
  return 1;
}

static int take_sign(Field *f) {
  return take_if(f, '+') || take_if(f, '-');
}

/* What was taken of another word stays taken. */
static int take_word(Field *f, const char *word) {
  while (*word != 0 && take_if(f, *word)) word++;
  return *word == 0;
}

static int digit_of(int c) {
  return c >= '0' && c <= '9' ? c - '0' : c >= 'a' && c <= 'f' ? c - 'a' + 10 : 99;
}

static int base_of(wchar_t conversion) {
  switch (conversion) {
    case 'i': return 0;
    case 'o': return 8;
    case 'd': case 'u': return 10;
    default: return 16;
  }
}

/* Sign and digits, without the prefix; the base, which the text says if it is 0. */
static int collect_integer(Field *f, int base) {
  take_sign(f);
  if (base != 8 && base != 10 && take_if(f, '0')) {
    if (look(f) == 'x') {
      drop(f);
      base = 16;
    } else if (base == 0) base = 8;
  }
  if (base == 0) base = 10;
  while (digit_of(look(f)) < base) take(f);
  return base;
}

static int has_digit(const Field *f) {
  return f->length > 1 || (f->length == 1 && f->text[0] != '+' && f->text[0] != '-');
}

static int store_integer(const Field *f, const __Scan *d, int base) {
  if (!has_digit(f)) return SCAN_MISMATCH;
  if (d->to == NULL) return SCAN_MATCHED;
  int is_signed = d->conversion == 'd' || d->conversion == 'i';
  if (d->conversion == 'p') *(void **)d->to = (void *)strtoul(f->text, NULL, base);
  else if (is_signed) __scan_store(d, d->to, d->size > SIZE_LONG ? strtoll(f->text, NULL, base) : strtol(f->text, NULL, base));
  else __scan_store(d, d->to, (long long)(d->size > SIZE_LONG ? strtoull(f->text, NULL, base) : strtoul(f->text, NULL, base)));
  return SCAN_MATCHED;
}

/* What `%p` writes for a null pointer. */
static int scan_nil(Field *f, const __Scan *d) {
  if (!take_word(f, "(nil)")) return SCAN_MISMATCH;
  if (d->to != NULL) *(void **)d->to = NULL;
  return SCAN_MATCHED;
}

int __scan_integer(__Input *in, const __Scan *d) {
  Field f;
  open_field(&f, in, d);
  int result = d->conversion == 'p' && look(&f) == '(' ? scan_nil(&f, d) : store_integer(&f, d, collect_integer(&f, base_of(d->conversion)));
  close_field(&f);
  return result;
}

/* Digits with a point and an exponent, in hexadecimal behind `0x`; whether there is more than `0x`. */
static int collect_digits(Field *f) {
  int mark = 'e', base = 10, has_digit = 0, has_point = 0, has_exponent = 0, last = 0;
  long start = f->length;
  for (int c = look(f); c != EOF; c = look(f)) {
    if (digit_of(c) < (has_exponent ? 10 : base)) has_digit = 1;
    else if (c == 'x' && last == '0' && f->length == start + 1 && f->room > 1) {
      mark = 'p';
      base = 16;
      has_digit = 0;
    } else if (c == mark && has_digit && !has_exponent) has_exponent = 1;
    else if (c == '.' && !has_point && !has_exponent) has_point = 1;
    else if ((c != '+' && c != '-') || !has_exponent || last != mark) break;
    take(f);
    last = c;
  }
  return last != 'x';
}

static int collect_float(Field *f) {
  take_sign(f);
  if (look(f) == 'n') return take_word(f, "nan");
  if (look(f) == 'i') return take_word(f, "inf") && (look(f) != 'i' || take_word(f, "inity"));
  return collect_digits(f);
}

static int store_float(const Field *f, const __Scan *d) {
  char *end;
  union {
    float small;
    double middle;
    long long large[2];
  } value;
  if (d->size == SIZE_LONG_DOUBLE) __scan_read_quad(f->text, &end, &value);
  else if (d->size == SIZE_LONG) value.middle = strtod(f->text, &end);
  else value.small = strtof(f->text, &end);
  if (end == f->text) return SCAN_MISMATCH;
  if (d->to != NULL) memcpy(d->to, &value, d->size == SIZE_LONG_DOUBLE ? 16 : d->size == SIZE_LONG ? 8 : 4);
  return SCAN_MATCHED;
}

int __scan_float(__Input *in, const __Scan *d) {
  Field f;
  open_field(&f, in, d);
  int result = collect_float(&f) ? store_float(&f, d) : SCAN_MISMATCH;
  close_field(&f);
  return result;
}
