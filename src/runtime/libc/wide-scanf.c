/* The wscanf family [C17 7.29.2]. */
#include "scan.h"

int vfwscanf(FILE *restrict stream, const wchar_t *restrict format, va_list list) {
  return __scan(&(__Input){.stream = stream, .is_wide = 1}, format, list);
}

int vswscanf(const wchar_t *restrict text, const wchar_t *restrict format, va_list list) {
  return __scan(&(__Input){.text = text, .is_wide = 1}, format, list);
}

int vwscanf(const wchar_t *restrict format, va_list list) {
  return vfwscanf(stdin, format, list);
}

int wscanf(const wchar_t *restrict format, ...) {
  va_list list;
  va_start(list, format);
  int stored = vfwscanf(stdin, format, list);
  va_end(list);
  return stored;
}

int fwscanf(FILE *restrict stream, const wchar_t *restrict format, ...) {
  va_list list;
  va_start(list, format);
  int stored = vfwscanf(stream, format, list);
  va_end(list);
  return stored;
}

int swscanf(const wchar_t *restrict text, const wchar_t *restrict format, ...) {
  va_list list;
  va_start(list, format);
  int stored = vswscanf(text, format, list);
  va_end(list);
  return stored;
}
