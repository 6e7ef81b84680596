/* 6.7.9p17-18: after a designator the order goes on behind it. */
#include <stdio.h>
struct in { int a, b, c; }; struct s { int x; struct in in; int arr[4]; struct in list[2]; };
int main(void) {
  int a[] = {[3] = 30, 31, [1] = 10, 11}, b[5] = {[4] = 1, [2] = 5, 6};
  for (int i = 0; i < 5; i++) printf("%d,%d ", a[i], b[i]);
  printf("%zu\n", sizeof a / sizeof *a);
  struct s s = {.in.b = 2, 3, .arr[1] = 11, 12, .list[1].b = 9, .x = 1}, t = {.in = {.c = 3, .a = 1}, {5}, .list = {[1] = {.a = 7}}};
  printf("%d %d %d %d | %d %d %d | %d %d\n", s.x, s.in.a, s.in.b, s.in.c, s.arr[0], s.arr[1], s.arr[2], s.list[1].b, s.list[1].c);
  printf("%d %d %d %d %d %d\n", t.in.a, t.in.c, t.arr[0], t.arr[1], t.list[1].a, t.list[0].a);
  static const char *names[] = {['c' - 'a'] = "c", "d", ['a' - 'a'] = "a"};
  printf("%zu %s %s %d\n", sizeof names / sizeof *names, names[3], names[0], names[1] == 0);
  int m[][2] = {[1] = {1}, [0][1] = 5, [2] = {[1] = 8}};
  printf("%zu %d %d %d\n", sizeof m / sizeof *m, m[0][1], m[1][0], m[2][1]);
}
// out: 0,0 10,0 11,5 30,6 31,1 5
// out: 1 0 2 3 | 0 11 12 | 9 0
// out: 1 3 5 0 7 0
// out: 4 d a 1
// out: 3 5 1 8
