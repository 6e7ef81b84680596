/* What a stream says of itself, and how it is buffered [C17 7.21.5.5, 7.21.5.6, 7.21.10]. */
#include "stream.h"
#include <errno.h>
#include <stdint.h>
#include <stdlib.h>

int feof(FILE *stream) {
  return stream->is_at_end;
}

int ferror(FILE *stream) {
  return stream->has_failed;
}

void clearerr(FILE *stream) {
  stream->is_at_end = stream->has_failed = 0;
}

int fileno(FILE *stream) {
  if (stream->can_read || stream->can_write) return (int)stream->out.file;
  errno = EBADF;
  return -1;
}

static void replace_buffer(FILE *stream, char *buffer, size_t size, int is_own) {
  if (stream->owns_buffer) free(stream->out.from - UNGET_ROOM);
  __stream_use_buffer(stream, buffer, (long)size);
  stream->owns_buffer = (unsigned char)is_own;
}

/* A buffer that is too small to hold what `ungetc` needs is not used: the standard lets us. */
int setvbuf(FILE *restrict stream, char *restrict buffer, int mode, size_t size) {
  if (mode < _IOFBF || mode > _IONBF || __stream_rest(stream) == EOF) return EOF;
  stream->buffering = (unsigned char)mode;
  if (mode == _IONBF || size <= UNGET_ROOM) return 0;
  if (buffer != NULL) replace_buffer(stream, buffer, size, 0);
  else if (size > (size_t)stream->size && size < PTRDIFF_MAX / 2) {
    buffer = malloc(size + UNGET_ROOM);
    if (buffer != NULL) replace_buffer(stream, buffer, size + UNGET_ROOM, 1);
  }
  return 0;
}

void setbuf(FILE *restrict stream, char *restrict buffer) {
  setvbuf(stream, buffer, buffer == NULL ? _IONBF : _IOFBF, BUFSIZ);
}
