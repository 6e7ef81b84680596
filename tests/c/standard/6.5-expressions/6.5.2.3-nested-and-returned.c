/* 6.5.2.3p3: members of members of what a function gave, of a conditional, of an assignment. */
#include <stdio.h>
struct a { int n; struct { int m[3]; struct { char c; } d; } b; };
static struct a f(int n) { struct a a = {n, {{n + 1, n + 2, n + 3}, {'a' + n}}}; return a; }
int main(void) {
  struct a x = f(1), y;
  printf("%d %c %d\n", f(3).b.m[2], f(4).b.d.c, (y = x).b.m[0]);
  printf("%d %c\n", (x.n ? f(5) : x).b.m[1], (f(0), f(2)).b.d.c);
  const struct a *p = &x;
  printf("%d %d\n", (*p).b.m[1], *p->b.m);
}
// out: 6 e 2
// out: 7 c
// out: 3 2
