/* Pointers just behind an array, and down to its start. */
#include <stdio.h>

int main(void) {
  int list[5] = {3, 1, 4, 1, 5};
  int *end = list + 5, sum = 0;
  for (int *at = list; at != end; at++) sum += *at;
  for (int *at = end; at > list;) sum -= *--at;
  printf("%d %td %d\n", sum, end - list, &list[5] == end);
  return 0;
}
