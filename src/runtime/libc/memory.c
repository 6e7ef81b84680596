/* Copies that end at a byte [C23 7.26.2.2]. */
#include <string.h>

void *memccpy(void *restrict to, const void *restrict from, int byte, size_t size) {
  unsigned char *target = to;
  const unsigned char *source = from;
  for (size_t i = 0; i < size; i++)
    if ((target[i] = source[i]) == (unsigned char)byte) return &target[i + 1];
  return NULL;
}
