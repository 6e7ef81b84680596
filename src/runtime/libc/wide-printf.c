/* The wprintf family [C17 7.29.2]. */
#include "format.h"
#include <limits.h>

int vfwprintf(FILE *restrict stream, const wchar_t *restrict format, va_list list) {
  __Output out = {.stream = stream, .is_wide = 1};
  return __format(&out, format, list);
}

int vwprintf(const wchar_t *restrict format, va_list list) {
  return vfwprintf(stdout, format, list);
}

/* A text that does not fit is a failure, other than in the family of bytes. */
int vswprintf(wchar_t *restrict to, size_t size, const wchar_t *restrict format, va_list list) {
  long long room = size > INT_MAX ? INT_MAX : (long long)size - 1;
  __Output out = {.to = to, .room = room, .is_wide = 1};
  int length = __format(&out, format, list);
  if (size == 0) return -1;
  to[out.length < room ? out.length : room] = 0;
  return out.length <= room ? length : -1;
}

int wprintf(const wchar_t *restrict format, ...) {
  va_list list;
  va_start(list, format);
  int length = vfwprintf(stdout, format, list);
  va_end(list);
  return length;
}

int fwprintf(FILE *restrict stream, const wchar_t *restrict format, ...) {
  va_list list;
  va_start(list, format);
  int length = vfwprintf(stream, format, list);
  va_end(list);
  return length;
}

int swprintf(wchar_t *restrict to, size_t size, const wchar_t *restrict format, ...) {
  va_list list;
  va_start(list, format);
  int length = vswprintf(to, size, format, list);
  va_end(list);
  return length;
}
