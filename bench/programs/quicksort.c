// Quicksort of integers. size 10000000, tiny 500
#include <stdio.h>
#include <stdlib.h>
static void swap(int *a, int *b) { int t = *a; *a = *b; *b = t; }
static void sort(int *a, int low, int high) {
  if (low >= high) return;
  int pivot = a[(low + high) / 2], i = low, j = high;
  while (i <= j) {
    while (a[i] < pivot) i++;
    while (a[j] > pivot) j--;
    if (i <= j) swap(&a[i++], &a[j--]);
  }
  sort(a, low, j);
  sort(a, i, high);
}
int main(int argc, char **argv) {
  int n = atoi(argv[1]);
  int *a = malloc(n * sizeof(int));
  unsigned seed = 5;
  for (int i = 0; i < n; i++) { seed = seed * 1664525 + 1013904223; a[i] = seed >> 4; }
  sort(a, 0, n - 1);
  unsigned sum = 0;
  for (int i = 0; i < n; i++) sum = sum * 31 + a[i];
  printf("%u\n", sum);
}
