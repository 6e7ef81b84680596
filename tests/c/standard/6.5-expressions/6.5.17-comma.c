/* 6.5.17: the left operand is evaluated first, and its value is dropped; in arguments a comma is none. */
#include <stdio.h>
static int f(int a, int b) { return a * 10 + b; }
int main(void) {
  int i = 1, j;
  j = (i++, i += 2, i * 2);
  printf("%d %d\n", i, j);
  printf("%d\n", f((i, 3), (j = 2, j + 3)));
  j = 1, i = 2;
  printf("%d %d\n", i, j);
  for (i = 0, j = 9; i < j; i++, j -= 2) ;
  printf("%d %d\n", i, j);
  char a[3];
  printf("%zu %zu\n", sizeof a, sizeof(0, a));
  struct { int v; } s = {7};
  printf("%d\n", (i, s).v);
  int x[] = {(1, 2), 3};
  printf("%zu %d\n", sizeof x / sizeof *x, x[0]);
  return (i = 0, i);
}
// model: LP64
// out: 4 8
// out: 35
// out: 2 1
// out: 3 3
// out: 3 8
// out: 7
// out: 2 2
