/* Formatted output of SysY [SysY 2022, run-time library]: `printf` under another name. */
#include <stdarg.h>
#include <stdio.h>

void putf(const char *format, ...) {
  va_list list;
  va_start(list, format);
  vprintf(format, list);
  va_end(list);
}
