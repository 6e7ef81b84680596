/* 6.5.8p5: addresses in one object compare by their places; members in the order of their declaration. */
#include <stdio.h>
struct s { char a; int b[3]; struct { short c, d; } e; };
union u { int i; char c[4]; };
int main(void) {
  struct s s;
  printf("%d %d\n", (char *)&s.a < (char *)s.b, (void *)&s.e.d > (void *)&s.e.c);
  printf("%d %d %d\n", &s.b[0] <= s.b, &s.b[3] > &s.b[2], s.b + 3 <= (int *)&s.e);
  union u u;
  printf("%d %d\n", (void *)&u.i == (void *)u.c, (void *)&u == (void *)&u.c[0]);
  int m[2][2];
  printf("%d %d\n", m[0] + 2 == m[1], &m[1][0] > &m[0][1]);
  int *p = 0;
  printf("%d %d %d\n", p == 0, !p, p == (void *)0);
}
// out: 1 1
// out: 1 1 1
// out: 1 1
// out: 1 1
// out: 1 1 1
