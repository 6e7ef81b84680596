/* 6.2.1p4: names in a prototype end with it; parameters of a definition live in its body's block. */
#include <stdio.h>
static int f(int n, int a[n]);
static int g(int g);
static int h(int printf) { return printf * 2; }
static int n = 2;
static int f(int n, int a[n]) { return a[n - 1]; }
static int g(int g) { return g + n; }
static int k(int sizeof_n, int (*n)(int sizeof_n)) { return n(sizeof_n + 1); }
int main(void) {
  int a[] = {7, 8, 9};
  printf("%d %d %d %d\n", f(3, a), g(40), h(4), k(1, h));
}
// out: 9 42 8 4
