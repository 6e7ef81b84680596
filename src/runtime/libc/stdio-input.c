/* Input by the byte, by the line and by the block [C17 7.21.7, 7.21.8; POSIX getdelim]. */
#include "stream.h"
#include <errno.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

int fgetc(FILE *stream) {
  return __stream_get(stream);
}

int getc(FILE *stream) {
  return __stream_get(stream);
}

int _IO_getc(FILE *stream) {
  return __stream_get(stream);
}

int getchar(void) {
  return __stream_get(stdin);
}

int getchar_unlocked(void) {
  return __stream_get(stdin);
}

/* Behind what was read; there may be room in front of it. */
int ungetc(int c, FILE *stream) {
  if (c == EOF || !stream->can_read) return EOF;
  if (stream->is_writing && __stream_rest(stream) == EOF) return EOF;
  if (stream->get == stream->out.from - UNGET_ROOM) return EOF;
  *--stream->get = (char)c;
  stream->is_at_end = 0;
  return (unsigned char)c;
}

/* What the buffer holds of the line that ends in `end`, at most so much. */
static long line_part(const FILE *stream, int end, long most) {
  long length = stream->get_end - stream->get;
  if (length > most) length = most;
  const char *found = memchr(stream->get, end, (size_t)length);
  return found == NULL ? length : found - stream->get + 1;
}

/* Makes sure that there is something in the buffer. */
static int is_filled(FILE *stream) {
  if (stream->get < stream->get_end) return 1;
  if (__stream_refill(stream) == EOF) return 0;
  stream->get--;
  return 1;
}

char *fgets(char *restrict to, int size, FILE *restrict stream) {
  long length = 0;
  if (size <= 0) return NULL;
  while (length < size - 1 && (length == 0 || to[length - 1] != '\n') && is_filled(stream)) {
    long part = line_part(stream, '\n', size - 1 - length);
    memcpy(to + length, stream->get, (size_t)part);
    stream->get += part;
    length += part;
  }
  if ((length == 0 && size > 1) || (stream->has_failed && !stream->is_at_end && length == 0)) return NULL;
  to[length] = 0;
  return to;
}

/* Makes room for so many bytes in a line that may grow. */
static int make_room(char **line, size_t *size, size_t needed) {
  if (*line != NULL && *size >= needed) return 1;
  size_t room = needed < 120 ? 120 : needed + needed / 2;
  char *grown = realloc(*line, room);
  if (grown == NULL) return 0;
  *line = grown;
  *size = room;
  return 1;
}

ssize_t getdelim(char **restrict line, size_t *restrict size, int end, FILE *restrict stream) {
  size_t length = 0;
  if (line == NULL || size == NULL) return __stream_fail(stream, EINVAL);
  while ((length == 0 || (*line)[length - 1] != (char)end) && is_filled(stream)) {
    size_t part = (size_t)line_part(stream, end, PTRDIFF_MAX);
    if (!make_room(line, size, length + part + 1)) return __stream_fail(stream, ENOMEM);
    memcpy(*line + length, stream->get, part);
    stream->get += part;
    length += part;
  }
  if (length == 0) return EOF;
  (*line)[length] = 0;
  return (ssize_t)length;
}

ssize_t getline(char **restrict line, size_t *restrict size, FILE *restrict stream) {
  return getdelim(line, size, '\n', stream);
}

size_t fread(void *restrict to, size_t size, size_t count, FILE *restrict stream) {
  if (size != 0 && count > PTRDIFF_MAX / size) {
    __stream_fail(stream, EFAULT);
    return 0;
  }
  return size == 0 ? 0 : (size_t)__stream_read(stream, to, (long)(size * count)) / size;
}
