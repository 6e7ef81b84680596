/* 6.5.17: left first, then right, whose type and value it has; between arguments and initialisers a comma is none. */
#include <stdio.h>
struct s { int a, b; }; static struct s made(int a) { return (struct s){a, a * 2}; } static void log_(int n) { printf("<%d>", n); }
int main(void) {
  int i, j, k;
  i = (1, 2, 3), j = i + 1;
  printf("%d %d\n", i, j);
  for (i = 0, j = 10; i++, i < j; j--, k = i * j) ;
  printf("%d %d %d\n", i, j, k);
  printf("%d\n", (log_(1), log_(2), 3));
  struct s s = (log_(3), made(4)); printf("%d %d\n", s.a, (made(1), made(5)).b);
  int a[] = {(1, 2), 3}; printf("%zu %d\n", sizeof a / sizeof *a, a[0]);
  printf("%d\n", a[i = 0, i + 1]);
  return_: if (i = 0, j = 1, i || j) log_(5);
  while (log_(6), i++ < 1) ;
  switch (i, j) { case 1: log_(7); }
  puts("");
  char c = 'c'; printf("%zu %zu %zu\n", sizeof(0, c), sizeof((0, a)), sizeof(0, 1.0f));
  int *p = (i++, &j), *q = (j = 5, p); *((void)0, q) += 1; printf("%d\n", j);
  double d = ((void)i, 1) / 2.0; printf("%g\n", d);
  i = 1, 2; printf("%d\n", i); i = i ? j, 8 : 9; printf("%d\n", i);
  return i = 0, j = 0, i + j;
}
// model: LP64
// out: 3 4
// out: 6 5 25
// out: <1><2>3
// out: <3>4 10
// out: 2 2
// out: 3
// out: <5><6><6><7>
// out: 1 8 4
// out: 6
// out: 0.5
// out: 1
// out: 8
