/* GNU: [a ... b] = value, and the old forms of designators. */
#include <stdio.h>
int main(void) {
  int a[10] = {[0 ... 3] = 1, [4 ... 8] = 2, [6] = 7}, b[] = {[2 ... 4] = 5, 6};
  for (int i = 0; i < 10; i++) printf("%d", a[i]); printf(" %zu %d\n", sizeof b / sizeof *b, b[5]);
  struct s { int x, y[4]; } t = {x: 5, y: {[1 ... 2] = 9}}, l[3] = {[0 ... 2] = {1, {[3] = 4}}};
  printf("%d %d %d %d %d\n", t.x, t.y[0], t.y[2], l[2].y[3], l[1].x);
  static const signed char table[256] = {[0 ... 255] = -1, ['0' ... '9'] = 1, ['a'] = 2};
  printf("%d %d %d %d\n", table['5'], table['a'], table[0], table[255]);
}
// out: 1111227220 6 6
// out: 5 0 9 4 1
// out: 1 2 -1 -1
