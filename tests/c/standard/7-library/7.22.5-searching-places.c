/* 7.22.5.1: bsearch finds each of the members, none between them, in arrays of all lengths. */
#include <stdio.h>
#include <stdlib.h>

static int comparisons;
static int compare(const void *key, const void *item) {
  comparisons++;
  int a = *(const int *)key, b = *(const int *)item;
  return (a > b) - (a < b);
}

int main(void) {
  int list[40], wrong = 0;
  for (int i = 0; i < 40; i++) list[i] = i * 3 - 20;
  for (int n = 0; n <= 40; n++)
    for (int key = -25; key < 105; key++) {
      int *found = bsearch(&key, list, n, sizeof *list, compare);
      int at = key + 20 >= 0 && (key + 20) % 3 == 0 ? (key + 20) / 3 : -1;
      wrong += (at >= 0 && at < n ? list + at : NULL) != found;
    }
  printf("%d\n", wrong);
  comparisons = 0;
  bsearch(&list[17], list, 40, sizeof *list, compare);
  printf("%d\n", comparisons > 0 && comparisons <= 7);
  int same[5] = {4, 4, 4, 4, 4}, *any = bsearch(&same[0], same, 5, sizeof *same, compare);
  printf("%d\n", any >= same && any < same + 5);
  struct { char name[5]; int value; } table[] = {{"a", 1}, {"bb", 2}, {"ccc", 3}};
  for (int i = 0; i < 3; i++) printf("%d ", ((int *)bsearch(&table[i].value, &table[0].value, 3, sizeof *table, compare))[0]);
  puts("");
}
// out: "0\n1\n1\n1 2 3 \n"
