/* 6.7.9p20: inner braces may be left out; each list takes what it needs. */
#include <stdio.h>
struct p { int x, y; }; struct s { struct p a; int n[2]; struct p b[2]; char t[4]; };
int main(void) {
  int m[3][2] = {1, 2, {3}, 4, 5}, k[2][2][2] = {{1, 2, 3}, {{4}, 5, 6}};
  struct s s = {1, 2, 3, 4, {5, 6, {7}}, "ab"}, t = {{1}, {2}, {{3}, 4}, {'x', 'y'}}, u = {{.y = 1}, 5, 6, 7};
  for (int i = 0; i < 6; i++) printf("%d ", m[i / 2][i % 2]);
  for (int i = 0; i < 8; i++) printf("%d ", k[i / 4][i / 2 % 2][i % 2]);
  printf("\n%d %d %d %d %d %d %d %d %s\n", s.a.x, s.a.y, s.n[0], s.n[1], s.b[0].x, s.b[0].y, s.b[1].x, s.b[1].y, s.t);
  printf("%d %d %d %d %d %d %d %d %s\n", t.a.x, t.a.y, t.n[0], t.n[1], t.b[0].x, t.b[0].y, t.b[1].x, t.b[1].y, t.t);
  printf("%d %d %d %d %d\n", u.a.x, u.a.y, u.n[0], u.n[1], u.b[0].x);
  struct p list[] = {1, 2, 3, 4, 5};
  printf("%zu %d\n", sizeof list / sizeof *list, list[2].y);
  int scalar = {7}; char *str = {"in braces"}; char w[] = {"array"};
  printf("%d %s %zu\n", scalar, str, sizeof w);
}
// out: "1 2 3 0 4 5 1 2 3 0 4 0 5 6 \n1 2 3 4 5 6 7 0 ab\n1 0 2 0 3 0 4 0 xy\n0 1 5 6 7\n3 0\n7 in braces 6\n"
