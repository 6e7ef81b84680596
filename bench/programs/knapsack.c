// The knapsack problem by dynamic programming. size 14000, tiny 20
#include <stdio.h>
#include <stdlib.h>
enum { CAPACITY = 100000 };
static int best[CAPACITY + 1];
static int max(int a, int b) { return a > b ? a : b; }
int main(int argc, char **argv) {
  int items = atoi(argv[1]);
  unsigned seed = 1;
  for (int i = 0; i < items; i++) {
    seed = seed * 1664525 + 1013904223;
    int weight = 1 + (seed >> 16) % 1000, value = 1 + (seed >> 8) % 1000;
    for (int c = CAPACITY; c >= weight; c--) best[c] = max(best[c], best[c - weight] + value);
  }
  printf("%d\n", best[CAPACITY]);
}
