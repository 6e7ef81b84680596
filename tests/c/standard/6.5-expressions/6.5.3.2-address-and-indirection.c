/* 6.5.3.2: `&*p` and `&a[i]` compute no access; `*` of a function is the function. */
#include <stdio.h>
static int f(void) { return 6; }
int main(void) {
  int a[3] = {1, 2, 3}, *p = 0;
  int *q = &*p, *end = &a[3];
  printf("%d %td\n", q == 0, end - a);
  int(*whole)[3] = &a;
  printf("%d %td\n", (void *)whole == (void *)a, (char *)(whole + 1) - (char *)whole);
  printf("%d %d\n", **whole, *(*whole + 2));
  int **pp = &q;
  *pp = a + 1;
  **pp = 20;
  printf("%d %d\n", a[1], *&*q);
  printf("%d %d\n", (***&f)(), (&*f)());
  struct { int x; int y[2]; } s = {1, {2, 3}};
  int *m = &s.y[1];
  printf("%d %d\n", *m, *&s.x);
  printf("%zu %zu\n", sizeof *&a, sizeof *a);
  char *t = &"hello"[1];
  puts(t);
}
// out: 1 3
// out: 1 12
// out: 1 3
// out: 20 20
// out: 6 6
// out: 3 1
// out: 12 4
// out: ello
