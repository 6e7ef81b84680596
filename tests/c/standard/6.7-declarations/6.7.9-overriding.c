/* 6.7.9p19: a later initialiser of the same part wins; the rest is as if it were not there. */
#include <stdio.h>
struct p { int x, y; };
struct q { struct p a; int n[3]; };
static void dirty(void) { volatile int a[60]; for (int i = 0; i < 60; i++) a[i] = -1; }
static void show(void) {
  int a[2] = {[0] = 1, [0] = 2};
  struct q q = {.a = {1, 2}, .a.y = 5, .n = {7, 8, 9}, .n[1] = 0};
  struct q r = {.n = {1, 2, 3}, .n[2] = 4};
  struct p s = {.y = 1, .x = 2, 3};
  char t[6] = {[0] = 'x', [0] = 'y', 'z'};
  printf("%d %d | %d %d %d %d %d\n", a[0], a[1], q.a.x, q.a.y, q.n[0], q.n[1], q.n[2]);
  printf("%d %d %d | %d %d | %s\n", r.n[0], r.n[1], r.n[2], s.x, s.y, t);
}
static int st[4] = {1, 2, 3, [1] = 9, [0] = 8};
int main(void) {
  dirty();
  show();
  printf("%d %d %d %d\n", st[0], st[1], st[2], st[3]);
}
// out: 2 0 | 1 5 7 0 9
// out: 1 2 4 | 2 3 | yz
// out: 8 9 3 0
