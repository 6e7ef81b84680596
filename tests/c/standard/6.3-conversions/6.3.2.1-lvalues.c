/* 6.3.2.1p2: an lvalue becomes its value, without its qualifiers; not under sizeof, &, ++, `.` and on the left of `=`. */
#include <stdio.h>
struct s { int n; int a[4]; };
static struct s make(int n) { struct s s = {n, {n, n + 1, n + 2, n + 3}}; return s; }
int main(void) {
  const volatile int cv = 5;
  __typeof__((cv)) *p = &cv;
  printf("%d %d\n", *p, _Generic(cv, int: 1, default: 2));
  printf("%d %d\n", make(3).a[2], (make(4), make(5)).n);
  printf("%zu %zu\n", sizeof make(1).a, sizeof(make(1)));
  struct s s = make(9), t;
  (t = s).n;
  printf("%d %d\n", t.a[3], (1 ? s : t).a[0]);
  printf("%d\n", (s.n = 4, s).n);
  int m[2][3] = {{1, 2, 3}, {4, 5, 6}};
  int (*row)[3] = m;
  printf("%zu %zu %zu %d\n", sizeof m, sizeof *m, sizeof **m, (*(row + 1))[2]);
  printf("%d %d\n", (void *)&m == (void *)m, (void *)&m[0] == (void *)&m[0][0]);
  printf("%d\n", (int)(&m + 1 == (void *)(m + 2)));
}
// out: 5 1
// out: 5 5
// out: 16 20
// out: 12 9
// out: 4
// out: 24 12 4 6
// out: 1 1
// out: 1
