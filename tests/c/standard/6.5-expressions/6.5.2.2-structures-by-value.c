/* 6.5.2.2p4: structures are passed and returned as copies, whatever their size. */
#include <stdio.h>
struct tiny { char c; };
struct pair { double a; int b; };
struct odd { char t[5]; };
struct large { int n[30]; };
static struct tiny up(struct tiny t) { t.c++; return t; }
static struct pair swap(struct pair p) { return (struct pair){p.b, p.a}; }
static struct odd turn(struct odd o) {
  for (int i = 0; i < 2; i++) { char c = o.t[i]; o.t[i] = o.t[3 - i]; o.t[3 - i] = c; }
  return o;
}
static struct large grow(struct large l, int by) { for (int i = 0; i < 30; i++) l.n[i] += i * by; return l; }
static int many(struct tiny a, struct large b, struct odd c, double d, struct pair e) { return a.c + b.n[29] + c.t[0] + (int)d + e.b; }
int main(void) {
  struct tiny t = {'a'};
  struct pair p = {2.5, 7};
  struct odd o = {"abcd"};
  struct large l = {{1, 2, 3}};
  printf("%c %c\n", up(up(t)).c, t.c);
  printf("%g %d %g\n", swap(p).a, swap(p).b, p.a);
  printf("%s %s\n", turn(o).t, o.t);
  struct large g = grow(grow(l, 1), 10);
  printf("%d %d %d\n", g.n[29], g.n[2], l.n[29]);
  printf("%d\n", many(t, g, o, 3.9, p));
}
// out: c a
// out: 7 2 2.5
// out: dcba abcd
// out: 319 25 0
// out: 523
