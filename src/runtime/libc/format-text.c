/* Characters and texts [C17 7.21.6.1p8, 7.29.2.1p8]: bytes or wide characters, which are converted if the output is of the other kind. A
   precision counts bytes in an output of bytes, and never splits a character. */
#include "format.h"
#include <errno.h>
#include <limits.h>
#include <string.h>

static void put_bytes(__Output *out, const __Directive *d, const char *text) {
  long long length = (long long)(d->precision < 0 ? strlen(text) : strnlen(text, (size_t)d->precision));
  __output_pad(out, d, length, 0);
  __output_bytes(out, text, length);
  __output_pad(out, d, length, 1);
}

static void put_wide(__Output *out, const __Directive *d, const wchar_t *text) {
  long long length = (long long)(d->precision < 0 ? wcslen(text) : wcsnlen(text, (size_t)d->precision));
  __output_pad(out, d, length, 0);
  for (long long i = 0; i < length; i++) __output_wide(out, text[i]);
  __output_pad(out, d, length, 1);
}

/* Wide characters to an output of bytes. */
static void put_narrowed(__Output *out, const __Directive *d, const wchar_t *text) {
  char bytes[MB_LEN_MAX];
  long long length = 0, limit = d->precision < 0 ? LLONG_MAX : d->precision;
  const wchar_t *end = text;
  for (; length < limit && *end != 0; end++) {
    size_t more = wcrtomb(bytes, *end, &(mbstate_t){0});
    if (more == (size_t)-1) return __output_fail(out, EILSEQ);
    if (length + (long long)more > limit) break;
    length += (long long)more;
  }
  __output_pad(out, d, length, 0);
  for (; text < end; text++) __output_bytes(out, bytes, (long long)wcrtomb(bytes, *text, &(mbstate_t){0}));
  __output_pad(out, d, length, 1);
}

/* Bytes of UTF-8 to an output of wide characters. */
static void put_widened(__Output *out, const __Directive *d, const char *text) {
  mbstate_t state = {0};
  wchar_t c;
  long long count = 0;
  const char *at = text;
  for (size_t used = 1; d->precision < 0 || count < d->precision; count++, at += used) {
    used = mbrtowc(&c, at, MB_LEN_MAX, &state);
    if (used == 0) break;
    if (used > MB_LEN_MAX) return __output_fail(out, EILSEQ);
  }
  __output_pad(out, d, count, 0);
  for (long long i = 0; i < count; i++) {
    text += mbrtowc(&c, text, MB_LEN_MAX, &state);
    __output_wide(out, c);
  }
  __output_pad(out, d, count, 1);
}

void __format_text(__Output *out, const __Directive *d, const void *text) {
  if (text == NULL) {
    if (d->precision < 0 || d->precision >= 6) {
      __output_pad(out, d, 6, 0);
      __output_bytes(out, "(null)", 6);
      __output_pad(out, d, 6, 1);
    } else __output_repeated(out, ' ', d->width);
  } else if (d->size == SIZE_LONG) out->is_wide ? put_wide(out, d, text) : put_narrowed(out, d, text);
  else out->is_wide ? put_widened(out, d, text) : put_bytes(out, d, text);
}

void __format_character(__Output *out, const __Directive *d, wint_t c) {
  char bytes[MB_LEN_MAX] = {(char)c};
  size_t length = d->size == SIZE_LONG && !out->is_wide ? wcrtomb(bytes, (wchar_t)c, &(mbstate_t){0}) : 1;
  if (length == (size_t)-1) return __output_fail(out, EILSEQ);
  __output_pad(out, d, (long long)length, 0);
  if (out->is_wide) __output_wide(out, (wchar_t)(d->size == SIZE_LONG ? c : btowc((unsigned char)c)));
  else __output_bytes(out, bytes, (long long)length);
  __output_pad(out, d, (long long)length, 1);
}
