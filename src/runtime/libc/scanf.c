/* The scanf family [C17 7.21.6]. gcc's headers give it the names with `__isoc99_`. */
#include "scan.h"

int vfscanf(FILE *restrict stream, const char *restrict format, va_list list) {
  return __scan(&(__Input){.stream = stream}, format, list);
}

int vscanf(const char *restrict format, va_list list) {
  return vfscanf(stdin, format, list);
}

int vsscanf(const char *restrict text, const char *restrict format, va_list list) {
  return __scan(&(__Input){.text = text}, format, list);
}

#define PASS(call)                                                                                                               \
  va_list list;                                                                                                                  \
  va_start(list, format);                                                                                                        \
  int stored = call;                                                                                                             \
  va_end(list);                                                                                                                  \
  return stored

int scanf(const char *restrict format, ...) {
  PASS(vfscanf(stdin, format, list));
}

int fscanf(FILE *restrict stream, const char *restrict format, ...) {
  PASS(vfscanf(stream, format, list));
}

int sscanf(const char *restrict text, const char *restrict format, ...) {
  PASS(vsscanf(text, format, list));
}

int __isoc99_scanf(const char *restrict format, ...) {
  PASS(vfscanf(stdin, format, list));
}

int __isoc99_fscanf(FILE *restrict stream, const char *restrict format, ...) {
  PASS(vfscanf(stream, format, list));
}

int __isoc99_sscanf(const char *restrict text, const char *restrict format, ...) {
  PASS(vsscanf(text, format, list));
}
