/* Numbers in texts of wide characters [C17 7.29.4.1]: those of the text's bytes, since a number consists of ASCII. */
#include <stdlib.h>
#include <string.h>
#include <wchar.h>

/* As many characters from `text` as are ASCII, as bytes. */
static char *narrowed(const wchar_t *text) {
  size_t length = 0;
  while (text[length] > 0 && text[length] < 0x80) length++;
  char *bytes = malloc(length + 1);
  if (bytes == NULL) return NULL;
  for (size_t i = 0; i < length; i++) bytes[i] = text[i];
  bytes[length] = 0;
  return bytes;
}

#define READ(type, read, ...)                                                                                              \
  char *bytes = narrowed(text), *stop = bytes;                                                                                   \
  type value = bytes == NULL ? 0 : read(bytes, &stop __VA_OPT__(, ) __VA_ARGS__);                                                \
  if (end != NULL) *end = (wchar_t *)text + (stop - bytes);                                                                      \
  free(bytes);                                                                                                                   \
  return value

double wcstod(const wchar_t *restrict text, wchar_t **restrict end) {
  READ(double, strtod);
}

float wcstof(const wchar_t *restrict text, wchar_t **restrict end) {
  READ(float, strtof);
}

long wcstol(const wchar_t *restrict text, wchar_t **restrict end, int base) {
  READ(long, strtol, base);
}

long long wcstoll(const wchar_t *restrict text, wchar_t **restrict end, int base) {
  READ(long long, strtoll, base);
}

unsigned long wcstoul(const wchar_t *restrict text, wchar_t **restrict end, int base) {
  READ(unsigned long, strtoul, base);
}

unsigned long long wcstoull(const wchar_t *restrict text, wchar_t **restrict end, int base) {
  READ(unsigned long long, strtoull, base);
}

long double wcstold(const wchar_t *restrict text, wchar_t **restrict end) {
  READ(long double, strtold);
}
