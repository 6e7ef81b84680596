/* Calendar times as wide characters [C17 7.29.5]: what `strftime` makes of the format in UTF-8. */
#include <stdlib.h>
#include <time.h>
#include <wchar.h>

size_t wcsftime(wchar_t *restrict to, size_t size, const wchar_t *restrict format, const struct tm *restrict time) {
  size_t bytes = wcslen(format) * 4 + 1, result = 0;
  char *narrow = malloc(bytes), *text = malloc(size * 4);
  if (narrow != NULL && text != NULL && wcstombs(narrow, format, bytes) != (size_t)-1 && strftime(text, size * 4, narrow, time) > 0) {
    result = mbstowcs(to, text, size);
    if (result >= size) result = 0;
  }
  free(narrow);
  free(text);
  return result;
}
