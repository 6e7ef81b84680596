// qsort of the library, on records. size 5000000, tiny 200
#include <stdio.h>
#include <stdlib.h>
struct record { int key; int value; };
static int by_key(const void *a, const void *b) {
  const struct record *x = a, *y = b;
  return x->key != y->key ? (x->key > y->key) - (x->key < y->key) : (x->value > y->value) - (x->value < y->value);
}
int main(int argc, char **argv) {
  int n = atoi(argv[1]);
  struct record *a = malloc(n * sizeof *a);
  unsigned seed = 5;
  for (int i = 0; i < n; i++) { seed = seed * 1664525 + 1013904223; a[i] = (struct record){seed >> 14, i}; }
  qsort(a, n, sizeof *a, by_key);
  unsigned sum = 0;
  for (int i = 0; i < n; i++) sum = sum * 31 + a[i].value;
  printf("%u\n", sum);
}
