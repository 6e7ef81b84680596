/* Output by the byte and by the block [C17 7.21.7, 7.21.8]. */
#include "stream.h"
#include <errno.h>
#include <limits.h>
#include <stdint.h>
#include <string.h>

int fputc(int c, FILE *stream) {
  return __stream_put(stream, c);
}

int putc(int c, FILE *stream) {
  return __stream_put(stream, c);
}

int _IO_putc(int c, FILE *stream) {
  return __stream_put(stream, c);
}

int putchar(int c) {
  return __stream_put(stdout, c);
}

int putchar_unlocked(int c) {
  return __stream_put(stdout, c);
}

int fputs(const char *restrict text, FILE *restrict stream) {
  if (__stream_write(stream, text, (long)strlen(text)) == EOF) return EOF;
  return __stream_settle(stream) == EOF ? EOF : 1;
}

int puts(const char *text) {
  long length = (long)strlen(text);
  if (__stream_write(stdout, text, length) == EOF || __stream_write(stdout, "\n", 1) == EOF) return EOF;
  return __stream_settle(stdout) == EOF ? EOF : length < INT_MAX ? (int)length + 1 : INT_MAX;
}

size_t fwrite(const void *restrict from, size_t size, size_t count, FILE *restrict stream) {
  if (size != 0 && count > PTRDIFF_MAX / size) {
    __stream_fail(stream, EFAULT);
    return 0;
  }
  if (size == 0 || count == 0) return 0;
  return __stream_write(stream, from, (long)(size * count)) == EOF || __stream_settle(stream) == EOF ? 0 : count;
}

void perror(const char *text) {
  const char *message = strerror(errno);
  if (text != NULL && *text != 0) {
    __stream_write(stderr, text, (long)strlen(text));
    __stream_write(stderr, ": ", 2);
  }
  __stream_write(stderr, message, (long)strlen(message));
  __stream_put(stderr, '\n');
}
