/* 6.7.3.1: restrict on parameters, members, locals and arrays; a program that keeps the promise does not notice. */
#include <stdio.h>
struct vec {
  int n;
  double *restrict d;
};
static void add(int n, double *restrict a, const double *restrict b) {
  while (n--) *a++ += *b++;
}
static void scale(struct vec v, double k) {
  for (int i = 0; i < v.n; i++) v.d[i] *= k;
}
static int *restrict kept;
static int both(int *restrict p, int *restrict q) {
  *p = 1;
  *q = 2;
  return *p + *q;
}
static void rows(int n, int m, int a[restrict n][m], int b[restrict static n][m]) {
  for (int i = 0; i < n; i++)
    for (int j = 0; j < m; j++) a[i][j] = b[i][j] * 2;
}
static char *copy(char *restrict to, const char *restrict from) {
  char *start = to;
  while ((*to++ = *from++))
    ;
  return start;
}
typedef int *ip;
static int deref(ip restrict p, ip q) { return *p - *q; }
int main(void) {
  double a[4] = {1, 2, 3, 4}, b[4] = {10, 20, 30, 40};
  add(4, a, b);
  add(2, a + 2, a);
  printf("%g %g %g %g\n", a[0], a[1], a[2], a[3]);
  scale((struct vec){3, a + 1}, 0.5);
  printf("%g %g\n", a[1], a[3]);
  int x, y;
  printf("%d ", both(&x, &y));
  printf("%d\n", x);
  kept = &x;
  *kept += 5;
  printf("%d %d\n", *kept, deref(&x, &x));
  int p[2][3] = {{0}}, q[2][3] = {{1, 2, 3}, {4, 5, 6}};
  rows(2, 3, p, q);
  printf("%d %d\n", p[0][2], p[1][0]);
  char t[8];
  printf("%s\n", copy(t, "text"));
  {
    int *restrict r = &x;
    {
      int *restrict s = r;
      *s = 3;
    }
    *r *= 2;
  }
  printf("%d\n", x);
  void *restrict v = &y;
  printf("%d\n", *(int *)v);
}
// out: 11 22 44 66
// out: 11 33
// out: 3 1
// out: 6 0
// out: 6 8
// out: text
// out: 6
// out: 2
