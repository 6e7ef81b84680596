/* 6.5.16.1p3: a structure may be assigned to itself, and through a function to itself. */
#include <stdio.h>
struct s { int a[5]; };
static struct s turn(struct s s) { for (int i = 0; i < 2; i++) { int t = s.a[i]; s.a[i] = s.a[4 - i]; s.a[4 - i] = t; } return s; }
int main(void) {
  struct s x = {{1, 2, 3, 4, 5}}, *p = &x;
  x = x; *p = x; x = turn(x); *p = turn(turn(*p)); x = *(p = &x);
  for (int i = 0; i < 5; i++) printf("%d ", x.a[i]);
  struct { struct s l, r; } both = {x, turn(x)};
  both.l = both.r; both.r = turn(both.l);
  printf("%d %d\n", both.l.a[0], both.r.a[0]);
}
// out: 5 4 3 2 1 1 5
