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
static int counts(__Output *out, long long length) {
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
static long long room_for(const __Output *out, long long length) {
  long long left = out->room - out->length;
  return left < 0 ? 0 : left < length ? left : length;
}

#define MOST_SHORT 32

/* A few bytes to a stream that has room for them, as most are. */
static int put_short(__Output *out, const char *from, long long length) {
  FILE *stream = out->stream;
  if (length > MOST_SHORT || stream == NULL || out->has_failed || out->is_wide || !stream->is_writing) return 0;
  if (length > stream->size - stream->out.n || length > INT_MAX - out->length) return 0;
  char *to = stream->out.from + stream->out.n;
  for (long long i = 0; i < length; i++) to[i] = from[i];
  stream->out.n += length;
  out->length += length;
  return 1;
}

void __output_bytes(__Output *out, const char *from, long long length) {
  if (length == 0 || put_short(out, from, length)) return;
  if (out->is_wide) {
    for (long long i = 0; i < length; i++) __output_wide(out, (unsigned char)from[i]);
    return;
  }
  if (!counts(out, length)) return;
  if (out->stream != NULL) out->has_failed = __stream_write(out->stream, from, length) == EOF;
  else {
    long long count = room_for(out, length);
    if (count > 0) memcpy((char *)out->to + out->length, from, (size_t)count);
  }
  out->length += length;
}

void __output_repeated(__Output *out, char c, long long count) {
  char piece[64];
  if (count <= 0) return;
  if (count <= MOST_SHORT) {
    for (long long i = 0; i < count; i++) piece[i] = c;
    return __output_bytes(out, piece, count);
  }
  if (!counts(out, count)) return;
  if (out->stream == NULL && room_for(out, 1) == 0) {
    out->length += count;
    return;
  }
  memset(piece, c, sizeof piece);
  for (; count > 0 && !out->has_failed; count -= sizeof piece) __output_bytes(out, piece, count < (long long)sizeof piece ? count : (long long)sizeof piece);
}

void __output_pad(__Output *out, const __Directive *d, long long length, int is_behind) {
  if (length < d->width && ((d->flags & FLAG_LEFT) != 0) == is_behind) __output_repeated(out, ' ', d->width - length);
}
