/* 7.22.5: qsort of structures of odd sizes, of pointers, by several keys; bsearch with another type as key. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct entry {
  char name[7];
  unsigned char rank;
  short place;
};
struct odd { char bytes[3]; };

static int byRank(const void *a, const void *b) {
  const struct entry *x = a, *y = b;
  return x->rank != y->rank ? (x->rank > y->rank) - (x->rank < y->rank) : strcmp(x->name, y->name);
}
static int byText(const void *a, const void *b) { return strcmp(*(const char *const *)a, *(const char *const *)b); }
static int byBytes(const void *a, const void *b) { return memcmp(a, b, 3); }
static int down(const void *a, const void *b) { double x = *(const double *)a, y = *(const double *)b; return (x < y) - (x > y); }
static int keyed(const void *key, const void *item) { return *(const int *)key - ((const struct entry *)item)->rank; }

int main(void) {
  struct entry list[] = {{"pear", 3, 1}, {"fig", 200, 2}, {"apple", 3, 3}, {"kiwi", 0, 4}, {"banana", 17, 5}, {"date", 200, 6}};
  qsort(list, 6, sizeof *list, byRank);
  for (int i = 0; i < 6; i++) printf("%s/%d/%d ", list[i].name, list[i].rank, list[i].place);
  puts("");
  for (int rank = 0; rank < 20; rank += 17) {
    struct entry *found = bsearch(&rank, list, 6, sizeof *list, keyed);
    printf("%s ", found ? found->name : "none");
  }
  printf("%d %d\n", bsearch(&(int){5}, list, 6, sizeof *list, keyed) == NULL, bsearch(&(int){0}, list, 0, sizeof *list, keyed) == NULL);
  const char *texts[] = {"beta", "Alpha", "", "alphabet", "alpha", "10", "9"};
  qsort(texts, 7, sizeof *texts, byText);
  for (int i = 0; i < 7; i++) printf("[%s]", texts[i]);
  puts("");
  struct odd odds[50];
  for (int i = 0; i < 50; i++) memcpy(odds[i].bytes, (char[]){i * 37 % 11, i * 13 % 7, i}, 3);
  qsort(odds, 50, 3, byBytes);
  int good = 1;
  for (int i = 1; i < 50; i++) good &= memcmp(&odds[i - 1], &odds[i], 3) < 0;
  double numbers[] = {1.5, -2, 1e10, 0, -1e-3};
  qsort(numbers, 5, sizeof *numbers, down);
  printf("%d %g %g %g\n", good, numbers[0], numbers[2], numbers[4]);
  qsort(numbers, 1, sizeof *numbers, down);
  qsort(numbers, 0, sizeof *numbers, NULL ? NULL : down);
  printf("%g\n", numbers[0]);
}
// out: "kiwi/0/4 apple/3/3 pear/3/1 banana/17/5 date/200/6 fig/200/2 \nkiwi banana 1 1\n[][10][9][Alpha][alpha][alphabet][beta]\n1 1e+10 0 -2\n1e+10\n"
