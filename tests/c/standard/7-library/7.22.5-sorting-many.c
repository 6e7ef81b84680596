/* 7.22.5.2: sorting of many patterns and lengths gives the order, and loses nothing. */
#include <stdio.h>
#include <stdlib.h>

static int up(const void *a, const void *b) {
  int x = *(const int *)a, y = *(const int *)b;
  return (x > y) - (x < y);
}
static int byLow(const void *a, const void *b) { return *(const int *)a % 16 - *(const int *)b % 16; }

static unsigned seed = 1;
static unsigned next(void) { return seed = seed * 1664525 + 1013904223; }

int main(void) {
  static int list[600];
  int wrong = 0;
  for (int pattern = 0; pattern < 6; pattern++) {
    for (int n = 0; n < 600; n = n * 2 + 3) {
      unsigned before = 0, after = 0;
      for (int i = 0; i < n; i++) {
        switch (pattern) {
          case 0: list[i] = i; break;
          case 1: list[i] = n - i; break;
          case 2: list[i] = 7; break;
          case 3: list[i] = (int)(next() >> 8); break;
          case 4: list[i] = i & 1 ? -i : i; break;
          case 5: list[i] = (int)(next() >> 28); break;
        }
        before += list[i] * 2654435761u;
      }
      qsort(list, n, sizeof *list, up);
      for (int i = 0; i < n; i++) {
        wrong += i > 0 && list[i - 1] > list[i];
        after += list[i] * 2654435761u;
      }
      wrong += before != after;
      for (int i = 0; i < n; i++) list[i] = abs(list[i]);
      qsort(list, n, sizeof *list, byLow);
      for (int i = 1; i < n; i++) wrong += list[i - 1] % 16 > list[i] % 16;
    }
  }
  printf("%d\n", wrong);
}
// out: 0
