/* Strings of wide characters [C17 7.29.4]. */
#include <stdlib.h>
#include <string.h>
#include <wchar.h>
#include <wctype.h>

wchar_t *wmemcpy(wchar_t *restrict to, const wchar_t *restrict from, size_t count) {
  return memcpy(to, from, count * sizeof(wchar_t));
}

wchar_t *wmemmove(wchar_t *to, const wchar_t *from, size_t count) {
  return memmove(to, from, count * sizeof(wchar_t));
}

wchar_t *wmemset(wchar_t *to, wchar_t c, size_t count) {
  for (size_t i = 0; i < count; i++) to[i] = c;
  return to;
}

int wmemcmp(const wchar_t *a, const wchar_t *b, size_t count) {
  for (size_t i = 0; i < count; i++)
    if (a[i] != b[i]) return a[i] < b[i] ? -1 : 1;
  return 0;
}

wchar_t *wmemchr(const wchar_t *from, wchar_t c, size_t count) {
  for (size_t i = 0; i < count; i++)
    if (from[i] == c) return (wchar_t *)&from[i];
  return NULL;
}

size_t wcslen(const wchar_t *text) {
  size_t length = 0;
  while (text[length] != 0) length++;
  return length;
}

size_t wcsnlen(const wchar_t *text, size_t count) {
  size_t length = 0;
  while (length < count && text[length] != 0) length++;
  return length;
}

wchar_t *wcpcpy(wchar_t *restrict to, const wchar_t *restrict from) {
  while ((*to = *from++) != 0) to++;
  return to;
}

wchar_t *wcscpy(wchar_t *restrict to, const wchar_t *restrict from) {
  wcpcpy(to, from);
  return to;
}

wchar_t *wcpncpy(wchar_t *restrict to, const wchar_t *restrict from, size_t count) {
  size_t length = wcsnlen(from, count);
  wmemcpy(to, from, length);
  wmemset(to + length, 0, count - length);
  return to + length;
}

wchar_t *wcsncpy(wchar_t *restrict to, const wchar_t *restrict from, size_t count) {
  wcpncpy(to, from, count);
  return to;
}

wchar_t *wcscat(wchar_t *restrict to, const wchar_t *restrict from) {
  wcpcpy(to + wcslen(to), from);
  return to;
}

wchar_t *wcsncat(wchar_t *restrict to, const wchar_t *restrict from, size_t count) {
  size_t start = wcslen(to), length = wcsnlen(from, count);
  wmemcpy(to + start, from, length);
  to[start + length] = 0;
  return to;
}

wchar_t *wcsdup(const wchar_t *text) {
  size_t count = wcslen(text) + 1;
  wchar_t *copy = malloc(count * sizeof(wchar_t));
  return copy == NULL ? NULL : wmemcpy(copy, text, count);
}

int wcsncmp(const wchar_t *a, const wchar_t *b, size_t count) {
  for (size_t i = 0; i < count; i++) {
    if (a[i] != b[i]) return a[i] < b[i] ? -1 : 1;
    if (a[i] == 0) break;
  }
  return 0;
}

int wcscmp(const wchar_t *a, const wchar_t *b) {
  return wcsncmp(a, b, (size_t)-1);
}

int wcsncasecmp(const wchar_t *a, const wchar_t *b, size_t count) {
  for (size_t i = 0; i < count; i++) {
    wint_t x = towlower(a[i]), y = towlower(b[i]);
    if (x != y) return x < y ? -1 : 1;
    if (x == 0) break;
  }
  return 0;
}

int wcscasecmp(const wchar_t *a, const wchar_t *b) {
  return wcsncasecmp(a, b, (size_t)-1);
}

int wcscoll(const wchar_t *a, const wchar_t *b) {
  return wcscmp(a, b);
}

size_t wcsxfrm(wchar_t *restrict to, const wchar_t *restrict from, size_t count) {
  size_t length = wcslen(from);
  if (length < count) wmemcpy(to, from, length + 1);
  return length;
}

wchar_t *wcschr(const wchar_t *text, wchar_t c) {
  for (; *text != c; text++)
    if (*text == 0) return NULL;
  return (wchar_t *)text;
}

wchar_t *wcsrchr(const wchar_t *text, wchar_t c) {
  const wchar_t *found = NULL;
  for (;; text++) {
    if (*text == c) found = text;
    if (*text == 0) return (wchar_t *)found;
  }
}

/* How many of the text's first characters are, or are not, in the set. */
static size_t span(const wchar_t *text, const wchar_t *set, int is_in) {
  size_t length = 0;
  while (text[length] != 0 && (wcschr(set, text[length]) != NULL) == is_in) length++;
  return length;
}

size_t wcscspn(const wchar_t *text, const wchar_t *set) {
  return span(text, set, 0);
}

size_t wcsspn(const wchar_t *text, const wchar_t *set) {
  return span(text, set, 1);
}

wchar_t *wcspbrk(const wchar_t *text, const wchar_t *set) {
  text += span(text, set, 0);
  return *text == 0 ? NULL : (wchar_t *)text;
}

wchar_t *wcsstr(const wchar_t *text, const wchar_t *part) {
  size_t length = wcslen(part), rest = wcslen(text);
  for (; rest >= length; text++, rest--)
    if (wmemcmp(text, part, length) == 0) return (wchar_t *)text;
  return NULL;
}

wchar_t *wcstok(wchar_t *restrict text, const wchar_t *restrict set, wchar_t **restrict state) {
  if (text == NULL) text = *state;
  if (text == NULL) return NULL;
  text += span(text, set, 1);
  wchar_t *end = text + span(text, set, 0);
  *state = *end == 0 ? NULL : end + 1;
  if (end == text) return NULL;
  *end = 0;
  return text;
}
