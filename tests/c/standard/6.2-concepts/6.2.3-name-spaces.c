/* 6.2.3: labels, tags, members of each structure and ordinary names do not meet. */
#include <stdio.h>
struct s { int s; struct t { int s, t; } t; };
enum e { e1 = 5 };
typedef struct s s;
int main(void) {
  s s = {1, {2, 3}};
  struct t t = s.t;
  int e = e1;
  enum e ee = e;
  goto s;
s:
  printf("%d %d %d %d %d\n", s.s, s.t.s, s.t.t, t.t, ee);
  union s_u { int s_u; } s_u = {9};
  printf("%d\n", s_u.s_u);
  struct e2 { int e2; } e2[1] = {{8}};
  printf("%d\n", e2->e2);
}
// out: 1 2 3 3 5
// out: 9
// out: 8
