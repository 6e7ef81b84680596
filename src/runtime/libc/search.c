/* Searching in sorted arrays [C17 7.22.5.1]. */
#include <stdlib.h>

void *bsearch(const void *key, const void *base, size_t count, size_t size, int (*compare)(const void *, const void *)) {
  const char *from = base;
  while (count > 0) {
    const char *middle = from + count / 2 * size;
    int order = compare(key, middle);
    if (order == 0) return (void *)middle;
    if (order > 0) from = middle + size;
    count = order > 0 ? count - count / 2 - 1 : count / 2;
  }
  return NULL;
}
