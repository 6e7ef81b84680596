/* 6.7.9p13: an automatic structure may begin as the value of an expression, also inside of a list. */
#include <stdio.h>
struct p { int x, y; }; struct l { struct p a, b; const char *t; };
static struct p make(int n) { return (struct p){n, -n}; }
int main(void) {
  struct p a = make(3), b = a, c = 1 ? b : a;
  struct l l = {a, make(4), "t"}, m = {.b = b, .a.x = 9}, n = {{1, 2}, c};
  printf("%d %d %d %d %s\n", l.a.x, l.a.y, l.b.x, l.b.y, l.t);
  printf("%d %d %d %d %d %d\n", m.a.x, m.a.y, m.b.x, m.b.y, n.a.y, n.b.y);
  struct p list[3] = {a, {7, 8}, make(2)}, (*q)[3] = &list;
  printf("%d %d %d\n", list[0].y, (*q)[1].x, (*q)[2].y);
  struct l *h = &(struct l){make(5), .t = "heap"};
  printf("%d %d %s\n", h->a.y, h->b.x, h->t);
}
// out: 3 -3 4 -4 t
// out: 9 0 3 -3 2 -3
// out: -3 7 -2
// out: -5 0 heap
