/* Streams and their buffers [C17 7.21.3]: the three that every program has; all others stand in a list behind them. */
#include "stream.h"
#include <errno.h>
#include <string.h>

static char in_buffer[UNGET_ROOM + BUFSIZ];
static char out_buffer[UNGET_ROOM + BUFSIZ];
static char error_buffer[UNGET_ROOM + BUFSIZ];

#define STANDARD(number, buffer, behind)                                                                                         \
  .out = {.next = (behind), .from = (buffer) + UNGET_ROOM, .file = (number)}, .size = BUFSIZ, .get = (buffer) + UNGET_ROOM,      \
  .get_end = (buffer) + UNGET_ROOM

static FILE standard_in = {STANDARD(0, in_buffer, NULL), .can_read = 1};
static FILE standard_error = {STANDARD(2, error_buffer, &standard_in.out), .can_write = 1, .buffering = _IONBF};
static FILE standard_out = {STANDARD(1, out_buffer, &standard_error.out), .can_write = 1};

FILE *stdin = &standard_in;
FILE *stdout = &standard_out;
FILE *stderr = &standard_error;

void __stream_use_buffer(FILE *stream, char *buffer, long size) {
  stream->out.from = stream->get = stream->get_end = buffer + UNGET_ROOM;
  stream->out.n = stream->limit = 0;
  stream->size = size - UNGET_ROOM;
}

int __stream_fail(FILE *stream, int number) {
  stream->has_failed = 1;
  errno = number;
  return EOF;
}

/* Behind the standard streams. */
void __stream_add(FILE *stream) {
  stream->out.next = standard_in.out.next;
  standard_in.out.next = &stream->out;
}

void __stream_drop(FILE *stream) {
  for (struct __sys_pending *at = &standard_in.out; at->next != NULL; at = at->next)
    if (at->next == &stream->out) {
      at->next = stream->out.next;
      return;
    }
}

static int write_out(FILE *stream, const char *from, long length) {
  while (length > 0) {
    long written = __sys_write((int)stream->out.file, from, (size_t)length);
    if (written < 0) return __stream_fail(stream, (int)-written);
    from += written;
    length -= written;
  }
  return 0;
}

int __stream_flush(FILE *stream) {
  long length = stream->out.n;
  stream->out.n = 0;
  return write_out(stream, stream->out.from, length);
}

int __stream_rest(FILE *stream) {
  long unread = stream->get_end - stream->get;
  stream->get = stream->get_end = stream->out.from;
  if (unread > 0) __sys_seek((int)stream->out.file, -unread, SEEK_CUR);
  stream->is_writing = 0;
  stream->limit = 0;
  return __stream_flush(stream);
}

static int flush_all(void) {
  int result = 0;
  for (struct __sys_pending *at = &standard_out.out; at != NULL; at = at->next) result |= __stream_flush((FILE *)at);
  return result;
}

static void finish(void) {
  flush_all();
}

int fflush(FILE *stream) {
  if (stream == NULL) return flush_all();
  return stream->is_writing ? __stream_flush(stream) : __stream_rest(stream);
}

static int begin_writing(FILE *stream) {
  if (!stream->can_write) return __stream_fail(stream, EBADF);
  __stream_rest(stream);
  stream->is_writing = 1;
  __libc_flush = finish;
  if (__sys_pending(&standard_out.out)) standard_out.buffering = _IONBF;
  if (stream->buffering == _IOFBF) stream->limit = stream->size;
  return 0;
}

int __stream_write(FILE *stream, const void *from, long length) {
  if (!stream->is_writing && begin_writing(stream) == EOF) return EOF;
  if (length > stream->size - stream->out.n) {
    if (__stream_flush(stream) == EOF) return EOF;
    if (length >= stream->size) return write_out(stream, from, length);
  }
  memcpy(stream->out.from + stream->out.n, from, (size_t)length);
  stream->out.n += length;
  return 0;
}

int __stream_settle(FILE *stream) {
  if (stream->buffering == _IOFBF) return 0;
  if (stream->buffering == _IOLBF && memchr(stream->out.from, '\n', (size_t)stream->out.n) == NULL) return 0;
  return __stream_flush(stream);
}

int __stream_put_slowly(FILE *stream, int byte) {
  char one = (char)byte;
  if (__stream_write(stream, &one, 1) == EOF || __stream_settle(stream) == EOF) return EOF;
  return (unsigned char)one;
}

/* At most so many bytes from the file; 0 at its end or after an error. Who is asked for input sees first what was written. */
static long read_in(FILE *stream, char *to, long length) {
  if (!stream->can_read) __stream_fail(stream, EBADF);
  if (!stream->can_read || (stream->is_writing && __stream_rest(stream) == EOF)) return 0;
  if (stream->is_at_end) return 0;
  if (stream->out.file == 0) __stream_flush(stdout);
  long count = __sys_read((int)stream->out.file, to, (size_t)length);
  if (count < 0) __stream_fail(stream, (int)-count);
  stream->is_at_end |= count == 0;
  return count < 0 ? 0 : count;
}

int __stream_refill(FILE *stream) {
  long length = read_in(stream, stream->out.from, stream->buffering == _IONBF ? 1 : stream->size);
  if (length == 0) return EOF;
  stream->get = stream->out.from;
  stream->get_end = stream->get + length;
  return (unsigned char)*stream->get++;
}

/* From the buffer, or past it if more is wanted than that holds. */
static long read_some(FILE *stream, char *to, long length) {
  long count = stream->get_end - stream->get;
  if (count == 0) {
    if (length >= stream->size) return read_in(stream, to, length);
    if (__stream_refill(stream) == EOF) return 0;
    count = stream->get_end - --stream->get;
  }
  if (count > length) count = length;
  memcpy(to, stream->get, (size_t)count);
  stream->get += count;
  return count;
}

long __stream_read(FILE *stream, void *to, long length) {
  long done = 0, count = 1;
  for (; done < length && count > 0; done += count) count = read_some(stream, (char *)to + done, length - done);
  return done;
}
