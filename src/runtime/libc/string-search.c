/* What is found in strings and blocks [C17 7.24.5], with what POSIX and GNU add. */
#include "find-part.h"
#include "words.h"
#include <string.h>
#include <strings.h>

char *strchrnul(const char *text, int c) {
#ifdef __FLAT_MEMORY__
  for (; !IS_ALIGNED(text); text++)
    if (*text == (char)c || *text == 0) return (char *)text;
  for (;; text += sizeof(Word)) {
    Word marks = ZEROS(WORD(text)) | ZEROS(WORD(text) ^ EACH(c));
    if (marks != 0) return (char *)text + FIRST(marks);
  }
#else
  while (*text != (char)c && *text != 0) text++;
  return (char *)text;
#endif
}

char *strchr(const char *text, int c) {
  char *at = strchrnul(text, c);
  return *at == (char)c ? at : NULL;
}

char *index(const char *text, int c) {
  return strchr(text, c);
}

char *strrchr(const char *text, int c) {
  const char *last = NULL;
  for (;; text++) {
    if (*text == (char)c) last = text;
    if (*text == 0) return (char *)last;
  }
}

char *rindex(const char *text, int c) {
  return strrchr(text, c);
}

void *memmem(const void *from, size_t size, const void *part, size_t length) {
  return (void *)__find_part(from, size, part, length);
}

/* Looks at the text piece by piece, so that it reads no more than twice as far as it must. */
char *strstr(const char *text, const char *part) {
  size_t length = strlen(part);
  for (size_t window = 2 * length + 64;; window *= 2) {
    size_t size = strnlen(text, window);
    char *found = memmem(text, size, part, length);
    if (found != NULL || size < window) return found;
    text += size - length + 1;
  }
}

/* A bit for each byte of a string, and for the zero at its end if that is asked for. */
typedef struct {
  unsigned int bits[8];
} Set;

static void fill(Set *set, const char *members, int has_zero) {
  *set = (Set){{has_zero != 0}};
  for (; *members != 0; members++) set->bits[(unsigned char)*members / 32] |= 1U << (unsigned char)*members % 32;
}

static int has(const Set *set, char c) {
  return set->bits[(unsigned char)c / 32] >> (unsigned char)c % 32 & 1;
}

size_t strspn(const char *text, const char *members) {
  Set set;
  size_t length = 0;
  fill(&set, members, 0);
  while (has(&set, text[length])) length++;
  return length;
}

size_t strcspn(const char *text, const char *members) {
  Set set;
  size_t length = 0;
  fill(&set, members, 1);
  while (!has(&set, text[length])) length++;
  return length;
}

char *strpbrk(const char *text, const char *members) {
  text += strcspn(text, members);
  return *text == 0 ? NULL : (char *)text;
}

char *strsep(char **restrict text, const char *restrict separators) {
  char *token = *text;
  if (token == NULL) return NULL;
  char *end = strpbrk(token, separators);
  if (end != NULL) *end++ = 0;
  *text = end;
  return token;
}

char *strtok_r(char *restrict text, const char *restrict separators, char **restrict state) {
  if (text == NULL) text = *state;
  if (text == NULL) return NULL;
  text += strspn(text, separators);
  char *end = text + strcspn(text, separators);
  *state = *end == 0 ? end : end + 1;
  if (end == text) return NULL;
  *end = 0;
  return text;
}

char *strtok(char *restrict text, const char *restrict separators) {
  static char *state;
  return strtok_r(text, separators, &state);
}
