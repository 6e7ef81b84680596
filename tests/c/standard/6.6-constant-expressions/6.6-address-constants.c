/* 6.6p9: addresses of statics with offsets, members and subscripts are constants. */
#include <stdio.h>
struct s { int n; struct { char c[4]; double d[3]; } in; };
static struct s s = {1, {"abc", {1.5, 2.5, 3.5}}}, list[3];
static int a[4][5], *p = &a[1][2], *q = a[3], *end = *(a + 4);
static double *d = &s.in.d[1], *e = s.in.d + 2;
static char *c = s.in.c + 1, *t = "text" + 2, *u = &"other"[1];
static struct s *last = &list[3] - 1;
static int *n = &list[2].n, **pp = &p;
static int (*f)(void), main_is(void), (*g)(void) = main_is, (**h)(void) = &g;
static void *self = &self;
static unsigned long dist = sizeof a;
static int main_is(void) { return 42; }
int main(void) {
  printf("%td %td %td\n", p - a[0], q - a[0], end - q);
  printf("%g %g %s %s %s\n", *d, *e, c, t, u);
  printf("%td %d %d %d\n", last - list, n == &last->n, *pp == p, (*h)() + (f == 0));
  printf("%d %lu\n", self == (void *)&self, dist);
}
// out: 7 15 5
// out: 2.5 3.5 bc xt ther
// out: 2 1 1 43
// out: 1 80
