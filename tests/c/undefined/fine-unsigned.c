/* Unsigned numbers wrap, and are shifted up to the last bit. */
#include <limits.h>
#include <stdio.h>

int main(void) {
  unsigned big = UINT_MAX;
  unsigned long hash = 14695981039346656037ul;
  for (const char *at = "undefined"; *at != 0; at++) hash = (hash ^ (unsigned char)*at) * 1099511628211ul;
  printf("%u %u %u %lx\n", big + 1, big * big, 1u << 31 >> 3, hash);
  printf("%d %d\n", INT_MIN + 1, -(INT_MAX) - 1);
  return 0;
}
