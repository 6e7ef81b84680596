// Heapsort with a comparison that is passed as a function. size 4000000, tiny 300
#include <stdio.h>
#include <stdlib.h>
typedef int (*order_t)(const void *, const void *);
static int ascending(const void *a, const void *b) { return *(const int *)a < *(const int *)b; }
static void sift(int *a, int root, int n, order_t less) {
  int value = a[root];
  for (int child; (child = 2 * root + 1) < n; root = child) {
    if (child + 1 < n && less(&a[child], &a[child + 1])) child++;
    if (!less(&value, &a[child])) break;
    a[root] = a[child];
  }
  a[root] = value;
}
static void heapsort_by(int *a, int n, order_t less) {
  for (int i = n / 2 - 1; i >= 0; i--) sift(a, i, n, less);
  for (int i = n - 1; i > 0; i--) { int t = a[0]; a[0] = a[i]; a[i] = t; sift(a, 0, i, less); }
}
int main(int argc, char **argv) {
  int n = atoi(argv[1]);
  int *a = malloc(n * sizeof(int));
  unsigned seed = 5;
  for (int i = 0; i < n; i++) { seed = seed * 1664525 + 1013904223; a[i] = seed >> 4; }
  heapsort_by(a, n, ascending);
  unsigned sum = 0;
  for (int i = 0; i < n; i++) sum = sum * 31 + a[i];
  printf("%u\n", sum);
}
