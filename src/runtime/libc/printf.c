/* The printf family [C17 7.21.6]. */
#include "format.h"
#include "stream.h"
#include <errno.h>
#include <limits.h>
#include <stdlib.h>

int vfprintf(FILE *restrict stream, const char *restrict format, va_list list) {
  __Output out = {.stream = stream};
  int length = __format(&out, format, list);
  return __stream_settle(stream) == EOF ? -1 : length;
}

int vprintf(const char *restrict format, va_list list) {
  return vfprintf(stdout, format, list);
}

/* To an array with room for so many bytes and a 0. */
static int print_to(char *to, long long room, const char *format, va_list list) {
  __Output out = {.to = to, .room = room};
  int length = __format(&out, format, list);
  to[out.length < room ? out.length : room] = 0;
  return length;
}

int vsnprintf(char *restrict to, size_t size, const char *restrict format, va_list list) {
  char none;
  if (size == 0) return print_to(&none, 0, format, list);
  return print_to(to, (long long)(size > INT_MAX ? INT_MAX : size - 1), format, list);
}

int vsprintf(char *restrict to, const char *restrict format, va_list list) {
  return print_to(to, INT_MAX, format, list);
}

/* Once to see how long it is, and once more. */
int vasprintf(char **to, const char *restrict format, va_list list) {
  int length = vsnprintf(NULL, 0, format, list);
  char *text = length < 0 ? NULL : malloc((size_t)length + 1);
  if (text == NULL) return -1;
  *to = text;
  return vsprintf(text, format, list);
}

/* Over a stream of its own, which needs no list: it is empty when this returns. */
int vdprintf(int file, const char *restrict format, va_list list) {
  char buffer[UNGET_ROOM + 512];
  FILE stream = {.out = {.file = file}, .can_write = 1, .buffering = _IONBF};
  __stream_use_buffer(&stream, buffer, sizeof buffer);
  return vfprintf(&stream, format, list);
}

#define PASS(call)                                                                                                               \
  va_list list;                                                                                                                  \
  va_start(list, format);                                                                                                        \
  int length = call;                                                                                                             \
  va_end(list);                                                                                                                  \
  return length

int printf(const char *restrict format, ...) {
  PASS(vfprintf(stdout, format, list));
}

int fprintf(FILE *restrict stream, const char *restrict format, ...) {
  PASS(vfprintf(stream, format, list));
}

int dprintf(int file, const char *restrict format, ...) {
  PASS(vdprintf(file, format, list));
}

int sprintf(char *restrict to, const char *restrict format, ...) {
  PASS(vsprintf(to, format, list));
}

int snprintf(char *restrict to, size_t size, const char *restrict format, ...) {
  PASS(vsnprintf(to, size, format, list));
}

int asprintf(char **to, const char *restrict format, ...) {
  PASS(vasprintf(to, format, list));
}
