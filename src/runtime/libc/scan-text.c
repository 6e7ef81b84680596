/* Texts in formatted input [C17 7.21.6.2p12, 7.29.2.2p12]: `%c`, `%s` and `%[`, as bytes or as wide characters (`l`), into an array or (POSIX `m`)
   a block that is made for them. */
#include "scan.h"
#include <errno.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <wctype.h>

/* Where the text goes; nowhere if it is suppressed. */
typedef struct {
  char *to;
  /* Of a block that grows: where its address goes, and its size. */
  char **cell;
  size_t size;
  size_t length;
  int is_wide;
  int has_failed;
  mbstate_t state;
} Target;

static void open_target(Target *t, const __Scan *d) {
  *t = (Target){.to = d->to, .is_wide = d->size == SIZE_LONG || d->size == SIZE_LONG_DOUBLE};
  if (!d->is_allocating || d->to == NULL) return;
  t->cell = d->to;
  t->size = 32;
  t->to = malloc(t->size);
  t->has_failed = t->to == NULL;
}

static void put_bytes(Target *t, const void *from, size_t count) {
  if (t->to == NULL) return;
  if (t->cell != NULL && t->length + count > t->size) {
    char *grown = realloc(t->to, t->size * 2);
    t->has_failed |= grown == NULL;
    if (grown == NULL) return;
    t->to = grown;
    t->size *= 2;
  }
  memcpy(t->to + t->length, from, count);
  t->length += count;
}

static void put_wide(Target *t, wchar_t c) {
  if (t->is_wide) return put_bytes(t, &c, sizeof c);
  char bytes[MB_LEN_MAX];
  size_t count = wcrtomb(bytes, c, NULL);
  if (count == (size_t)-1) t->has_failed = 1;
  else put_bytes(t, bytes, count);
}

/* A byte of UTF-8 may be a part of a wide character only. */
static void put_byte(Target *t, char byte) {
  wchar_t c;
  if (!t->is_wide) return put_bytes(t, &byte, 1);
  size_t used = mbrtowc(&c, &byte, 1, &t->state);
  if (used == (size_t)-1) t->has_failed = 1;
  else if (used != (size_t)-2) put_bytes(t, &c, sizeof c);
}

static int close_target(Target *t, const __Scan *d) {
  static const wchar_t zero;
  if (d->conversion != 'c') put_bytes(t, &zero, t->is_wide ? sizeof zero : 1);
  if (t->has_failed) {
    if (t->cell != NULL) free(t->to);
    return SCAN_ENDED;
  }
  if (t->cell != NULL) *t->cell = t->to;
  return SCAN_MATCHED;
}

/* Characters beyond the table of bits: the text of the set says it. */
static int is_listed(const __Set *set, wchar_t c) {
  for (const wchar_t *at = set->from; at < set->end; at++) {
    int is_range = at + 2 < set->end && at[1] == L'-';
    if (is_range ? c >= at[0] && c <= at[2] : c == *at) return 1;
    if (is_range) at += 2;
  }
  return 0;
}

static int is_wanted(const __Input *in, const __Scan *d, int c) {
  if (c == EOF) return 0;
  if (d->conversion == 'c') return 1;
  if (d->conversion == 's') return !(c == ' ' || (c >= '\t' && c <= '\r') || (in->is_wide && iswspace((wint_t)c)));
  int is_in = c < 256 ? d->set.bits[c >> 3] >> (c & 7) & 1 : is_listed(&d->set, c);
  return is_in != d->set.is_inverted;
}

int __scan_text(__Input *in, const __Scan *d) {
  Target target;
  long width = d->width > 0 ? d->width : d->conversion == 'c' ? 1 : LONG_MAX;
  if (!is_wanted(in, d, __input_peek(in))) return SCAN_MISMATCH;
  open_target(&target, d);
  for (int c = __input_peek(in); is_wanted(in, d, c) && !target.has_failed; c = __input_peek(in)) {
    __input_skip(in);
    if (in->is_wide) put_wide(&target, c);
    else put_byte(&target, (char)c);
    /* The rest of a character counts for nothing. */
    width -= in->is_wide || !target.is_wide || mbsinit(&target.state);
    if (width == 0) break;
  }
  return close_target(&target, d);
}
