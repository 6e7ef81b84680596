/* Positions in files [C17 7.21.9]. */
#include "stream.h"
#include <errno.h>

int fseek(FILE *stream, long offset, int from) {
  if (from < SEEK_SET || from > SEEK_END) {
    errno = EINVAL;
    return -1;
  }
  if (__stream_rest(stream) == EOF) return -1;
  long position = __sys_seek((int)stream->out.file, offset, from);
  if (position < 0) {
    errno = (int)-position;
    return -1;
  }
  stream->is_at_end = 0;
  return 0;
}

/* What waits to be written is written first, since a file that is appended to may have grown meanwhile. */
long ftell(FILE *stream) {
  if (stream->is_writing && __stream_flush(stream) == EOF) return -1;
  long position = __sys_seek((int)stream->out.file, 0, SEEK_CUR);
  if (position >= 0) return position - (stream->get_end - stream->get);
  errno = (int)-position;
  return -1;
}

int fseeko(FILE *stream, off_t offset, int from) {
  return fseek(stream, offset, from);
}

off_t ftello(FILE *stream) {
  return ftell(stream);
}

void rewind(FILE *stream) {
  fseek(stream, 0, SEEK_SET);
  clearerr(stream);
}

int fgetpos(FILE *restrict stream, fpos_t *restrict position) {
  long at = ftell(stream);
  if (at < 0) return -1;
  *position = at;
  return 0;
}

int fsetpos(FILE *stream, const fpos_t *position) {
  return fseek(stream, *position, SEEK_SET);
}
