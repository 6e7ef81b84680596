/* 6.7.9p10: what is static begins as zeros of its type; automatic initialisers may be anything, in order. */
#include <stdio.h>
static int z, *p, a[3]; static double d; static struct { char c; void *v; double e[2]; union { int i; char *s; } u; } s;
static int n; static int next(void) { return ++n; }
int main(void) {
  printf("%d %d %d %g %d %d %g %d\n", z, p == 0, a[2], d, s.c, s.v == 0, s.e[1], s.u.i);
  int x = next(), y = x + next(), l[2] = {y, y * 10};
  struct { int a, b; } r = {x + y}, q = r;
  q.b = 5;
  printf("%d %d %d %d %d %d %d\n", x, y, l[0], l[1], r.a, r.b, q.b);
  static int once = 5; once++;
  int copy[3]; for (int i = 0; i < 3; i++) { int f[2] = {i, next()}; copy[i] = f[0] + f[1]; }
  printf("%d %d %d %d\n", once, copy[0], copy[1], copy[2]);
}
// out: 0 1 0 0 0 1 0 0
// out: 1 3 3 30 4 0 5
// out: 6 3 5 7
