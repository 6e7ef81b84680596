/* Strings that are copied and compared [C17 7.24.2.3 to 7.24.4.5], with what POSIX and GNU add. There is one locale, so that collating
   is comparing. */
#include "words.h"
#include <stdlib.h>
#include <string.h>
#include <strings.h>

size_t strlen(const char *text) {
  const char *at = text;
#ifdef __FLAT_MEMORY__
  for (; !IS_ALIGNED(at); at++)
    if (*at == 0) return at - text;
  Word zeros;
  while ((zeros = ZEROS(WORD(at))) == 0) at += sizeof(Word);
  return at - text + FIRST(zeros);
#else
  while (*at != 0) at++;
  return at - text;
#endif
}

size_t strnlen(const char *text, size_t size) {
#ifdef __FLAT_MEMORY__
  const char *end = memchr(text, 0, size);
  return end == NULL ? size : end - text;
#else
  size_t length = 0;
  while (length < size && text[length] != 0) length++;
  return length;
#endif
}

char *stpcpy(char *restrict to, const char *restrict from) {
  size_t length = strlen(from);
  __builtin_memcpy(to, from, length + 1);
  return to + length;
}

char *strcpy(char *restrict to, const char *restrict from) {
  stpcpy(to, from);
  return to;
}

/* Zeros fill up what is left; there is none behind a text that is too long. */
char *stpncpy(char *restrict to, const char *restrict from, size_t size) {
  size_t length = strnlen(from, size);
  __builtin_memcpy(to, from, length);
  __builtin_memset(to + length, 0, size - length);
  return to + length;
}

char *strncpy(char *restrict to, const char *restrict from, size_t size) {
  stpncpy(to, from, size);
  return to;
}

char *strcat(char *restrict to, const char *restrict from) {
  stpcpy(to + strlen(to), from);
  return to;
}

char *strncat(char *restrict to, const char *restrict from, size_t size) {
  char *end = to + strlen(to);
  size_t length = strnlen(from, size);
  __builtin_memcpy(end, from, length);
  end[length] = 0;
  return to;
}

char *strndup(const char *text, size_t size) {
  size_t length = strnlen(text, size);
  char *copy = malloc(length + 1);
  if (copy == NULL) return NULL;
  __builtin_memcpy(copy, text, length);
  copy[length] = 0;
  return copy;
}

char *strdup(const char *text) {
  size_t size = strlen(text) + 1;
  char *copy = malloc(size);
  return copy == NULL ? NULL : __builtin_memcpy(copy, text, size);
}

size_t strxfrm(char *restrict to, const char *restrict from, size_t size) {
  size_t length = strlen(from);
  __builtin_memcpy(to, from, length < size ? length + 1 : size);
  return length;
}

int strcmp(const char *a, const char *b) {
#ifdef __FLAT_MEMORY__
  if (IS_ALIGNED(a) && IS_ALIGNED(b))
    for (; WORD(a) == WORD(b); a += sizeof(Word), b += sizeof(Word))
      if (ZEROS(WORD(a)) != 0) return 0;
#endif
  for (; *a == *b; a++, b++)
    if (*a == 0) return 0;
  return (unsigned char)*a - (unsigned char)*b;
}

int strncmp(const char *a, const char *b, size_t size) {
  for (; size > 0; size--, a++, b++) {
    if (*a != *b) return (unsigned char)*a - (unsigned char)*b;
    if (*a == 0) return 0;
  }
  return 0;
}

int strcoll(const char *a, const char *b) {
  return strcmp(a, b);
}

static int lower(char c) {
  return c >= 'A' && c <= 'Z' ? c + ('a' - 'A') : (unsigned char)c;
}

int strncasecmp(const char *a, const char *b, size_t size) {
  for (; size > 0; size--, a++, b++) {
    if (lower(*a) != lower(*b)) return lower(*a) - lower(*b);
    if (*a == 0) return 0;
  }
  return 0;
}

int strcasecmp(const char *a, const char *b) {
  return strncasecmp(a, b, -1);
}
