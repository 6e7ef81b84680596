/* Files [C17 7.21.4, 7.21.5]: those of the folders that were granted to the program. What is refused says why in errno. */
#include "stream.h"
#include <errno.h>
#include <stdlib.h>
#include <string.h>

static int result_of(int result) {
  if (result >= 0) return result;
  errno = -result;
  return -1;
}

/* `r`, `w` or `a`, with `+`, `b`, `x` and `e` behind it in any order; -1 if it is none. */
static int flags_of(const char *mode) {
  int flags = *mode == 'r' ? SYS_READ
            : *mode == 'w' ? SYS_WRITE | SYS_CREATE | SYS_TRUNCATE
            : *mode == 'a' ? SYS_WRITE | SYS_CREATE | SYS_APPEND : -1;
  if (flags == -1) return result_of(-EINVAL);
  if (strchr(mode, '+') != NULL) flags |= SYS_READ | SYS_WRITE;
  if (strchr(mode, 'x') != NULL && *mode != 'r') flags |= SYS_EXCLUSIVE;
  return flags;
}

static void use_file(FILE *stream, int file, int flags) {
  stream->out.file = file;
  stream->can_read = (flags & SYS_READ) != 0;
  stream->can_write = (flags & SYS_WRITE) != 0;
  stream->is_at_end = stream->has_failed = 0;
  stream->orientation = 0;
}

/* A new stream, whose buffer stands behind it. */
static FILE *new_stream(int file, int flags) {
  FILE *stream = malloc(sizeof(FILE) + UNGET_ROOM + BUFSIZ);
  if (stream == NULL) {
    errno = ENOMEM;
    return NULL;
  }
  *stream = (FILE){.is_allocated = 1};
  __stream_use_buffer(stream, (char *)(stream + 1), UNGET_ROOM + BUFSIZ);
  use_file(stream, file, flags);
  __stream_add(stream);
  return stream;
}

FILE *fopen(const char *restrict name, const char *restrict mode) {
  int flags = flags_of(mode);
  int file = flags == -1 ? -1 : result_of(__sys_open(name, flags));
  if (file == -1) return NULL;
  FILE *stream = new_stream(file, flags);
  if (stream == NULL) __sys_close(file);
  return stream;
}

FILE *fdopen(int file, const char *mode) {
  int flags = flags_of(mode);
  if (flags == -1) return NULL;
  if (file < 0) errno = EBADF;
  return file < 0 ? NULL : new_stream(file, flags);
}

/* The stream is over no file any more. */
static int close_file(FILE *stream) {
  int result = __stream_rest(stream);
  if (stream->can_read || stream->can_write) result |= result_of(__sys_close((int)stream->out.file));
  stream->can_read = stream->can_write = 0;
  return result == 0 ? 0 : EOF;
}

int fclose(FILE *stream) {
  int result = close_file(stream);
  if (stream->owns_buffer) free(stream->out.from - UNGET_ROOM);
  stream->owns_buffer = 0;
  if (!stream->is_allocated) return result;
  __stream_drop(stream);
  free(stream);
  return result;
}

/* Without a name it would be the same file in another mode, which no file allows here. */
FILE *freopen(const char *restrict name, const char *restrict mode, FILE *restrict stream) {
  close_file(stream);
  int flags = flags_of(mode);
  int file = flags == -1 || name == NULL ? -1 : result_of(__sys_open(name, flags));
  if (name == NULL) errno = EBADF;
  if (file != -1) use_file(stream, file, flags);
  else if (stream->is_allocated) fclose(stream);
  if (file != -1 && stream->buffering == _IONBF) stream->buffering = _IOFBF;
  return file == -1 ? NULL : stream;
}

int remove(const char *name) {
  return result_of(__sys_path(SYS_REMOVE, name, NULL));
}

int rename(const char *from, const char *to) {
  return result_of(__sys_path(SYS_RENAME, from, to));
}

static char *next_name(char *to) {
  static int serial;
  if (serial == TMP_MAX) return NULL;
  strcpy(to, "/tmp/file0000");
  char *end = to + strlen(to);
  for (int left = serial++; left > 0; left /= 10) *--end = (char)('0' + left % 10);
  return to;
}

static int is_there(const char *name) {
  int file = __sys_open(name, SYS_READ);
  if (file >= 0) __sys_close(file);
  return file >= 0;
}

char *tmpnam(char *to) {
  static char own[L_tmpnam];
  char *name = to == NULL ? own : to;
  do
    if (next_name(name) == NULL) return NULL;
  while (is_there(name));
  return name;
}

/* Its name goes at once; the file itself when it is closed. */
FILE *tmpfile(void) {
  char name[L_tmpnam];
  FILE *stream = NULL;
  while (stream == NULL && next_name(name) != NULL) {
    stream = fopen(name, "w+x");
    if (stream == NULL && errno != EEXIST) return NULL;
  }
  if (stream != NULL) remove(name);
  return stream;
}
