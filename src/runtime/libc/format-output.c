/* Where formatted characters go. */
#include "format.h"
#include "stream.h"
#include <errno.h>
#include <limits.h>
#include <string.h>

void __output_fail(__Output *out, int number) {
  if (!out->has_failed) errno = number;
  out->has_failed = 1;
}

/* Whether so many more characters can be counted. */
static int counts(__Output *out, long length) {
  if (length > INT_MAX - out->length) __output_fail(out, EOVERFLOW);
  return !out->has_failed;
}

void __output_wide(__Output *out, wchar_t c) {
  if (!counts(out, 1)) return;
  if (out->stream != NULL) out->has_failed = fputwc(c, out->stream) == WEOF;
  else if (out->length < out->room) ((wchar_t *)out->to)[out->length] = c;
  out->length++;
}

/* As many bytes of these as an array has room for. */
static long room_for(const __Output *out, long length) {
  long left = out->room - out->length;
  return left < 0 ? 0 : left < length ? left : length;
}

void __output_bytes(__Output *out, const char *from, long length) {
  if (out->is_wide) {
    for (long i = 0; i < length; i++) __output_wide(out, (unsigned char)from[i]);
    return;
  }
  if (length == 0 || !counts(out, length)) return;
  if (out->stream != NULL) out->has_failed = __stream_write(out->stream, from, length) == EOF;
  else {
    long count = room_for(out, length);
    if (count > 0) memcpy((char *)out->to + out->length, from, (size_t)count);
  }
  out->length += length;
}

void __output_repeated(__Output *out, char c, long count) {
  char piece[64];
  if (count <= 0 || !counts(out, count)) return;
  if (out->stream == NULL && room_for(out, 1) == 0) {
    out->length += count;
    return;
  }
  memset(piece, c, sizeof piece);
  for (; count > 0 && !out->has_failed; count -= sizeof piece) __output_bytes(out, piece, count < (long)sizeof piece ? count : (long)sizeof piece);
}

void __output_pad(__Output *out, const __Directive *d, long length, int is_behind) {
  if (((d->flags & FLAG_LEFT) != 0) == is_behind) __output_repeated(out, ' ', d->width - length);
}
