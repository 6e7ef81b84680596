/* Blocks of memory [C17 7.24.2.1, 7.24.2.2, 7.24.4.1, 7.24.5.1, 7.24.6.1], with what POSIX and GNU add. The three builtins are operations of
   the IR: they move whatever bytes hold, also what was never written. */
#include "words.h"
#include <string.h>
#include <strings.h>

void *memcpy(void *restrict to, const void *restrict from, size_t size) {
  return __builtin_memcpy(to, from, size);
}

void *memmove(void *to, const void *from, size_t size) {
  return __builtin_memmove(to, from, size);
}

void *mempcpy(void *restrict to, const void *restrict from, size_t size) {
  return (char *)__builtin_memcpy(to, from, size) + size;
}

void *memset(void *to, int byte, size_t size) {
  return __builtin_memset(to, byte, size);
}

void bzero(void *to, size_t size) {
  __builtin_memset(to, 0, size);
}

/* Copies up to a byte [C23 7.26.2.2]. */
void *memccpy(void *restrict to, const void *restrict from, int byte, size_t size) {
  unsigned char *target = to;
  const unsigned char *source = from;
  for (size_t i = 0; i < size; i++)
    if ((target[i] = source[i]) == (unsigned char)byte) return &target[i + 1];
  return NULL;
}

int memcmp(const void *a, const void *b, size_t size) {
  const unsigned char *left = a, *right = b;
#ifdef __FLAT_MEMORY__
  for (; size >= sizeof(Word) && ANY_WORD(left) == ANY_WORD(right); size -= sizeof(Word)) {
    left += sizeof(Word);
    right += sizeof(Word);
  }
#endif
  for (size_t i = 0; i < size; i++)
    if (left[i] != right[i]) return left[i] - right[i];
  return 0;
}

int bcmp(const void *a, const void *b, size_t size) {
  return memcmp(a, b, size);
}

/* `size` may reach behind the end of an object that has the byte. */
void *memchr(const void *from, int byte, size_t size) {
  const unsigned char *at = from;
#ifdef __FLAT_MEMORY__
  for (; size > 0 && !IS_ALIGNED(at); size--, at++)
    if (*at == (unsigned char)byte) return (void *)at;
  for (; size >= sizeof(Word); size -= sizeof(Word), at += sizeof(Word)) {
    Word marks = ZEROS(WORD(at) ^ EACH(byte));
    if (marks != 0) return (void *)(at + FIRST(marks));
  }
#endif
  for (; size > 0; size--, at++)
    if (*at == (unsigned char)byte) return (void *)at;
  return NULL;
}

void *memrchr(const void *from, int byte, size_t size) {
  const unsigned char *at = from;
  while (size-- > 0)
    if (at[size] == (unsigned char)byte) return (void *)(at + size);
  return NULL;
}
