/* 6.7.6.3: arrays and functions as parameters become pointers; void alone; names left off; many; qualified; `...`. */
#include <stdarg.h>
#include <stdio.h>
typedef int func(int), list[3];
struct s {
  int a[3];
};
static int none(void) { return 1; }
static int array(int a[], list b, int c[2][3], char *d[]) {
  a[0]++;
  b[1]++;
  c[1][2]++;
  return sizeof a + sizeof b + sizeof c + d[1][0];
}
static int fn(int f(int), func g, func *h, int (*const k)(int)) { return f(1) + g(2) * 10 + h(3) * 100 + k(4) * 1000; }
static int inc(int n) { return n + 1; }
static int narrow(char c, signed char s, unsigned char u, short h, _Bool b, float f) { return c + s + u + h + b + (int)f; }
static struct s by(struct s s, struct s *p) {
  s.a[0] = p->a[0]++;
  return s;
}
static int total(int n, ...) {
  va_list ap;
  va_start(ap, n);
  int t = 0;
  while (n--) t += va_arg(ap, int);
  va_end(ap);
  return t;
}
static int open(const int n, int n2);
static int open(int n, const int n2) {
  n += n2;
  return n;
}
int extern_(int, char[], int (*)(void));
int extern_(int n, char t[n], int f()) { return t[n] + f(); }
static int vl(int n, int m, int a[n][m], int i) { return a[i][m - 1]; }
static long long mixed(int a, double b, long long c, float d, char e, long double f, short g, double h) {
  return a + b * 10 + c * 100 + d * 1000 + e + f + g + h;
}
int main(void) {
  int a[1] = {1}, b[3] = {0}, c[2][3] = {{0}};
  char *d[] = {"a", "b"};
  printf("%d %d %d %d\n", array(a, b, c, d), none(), 0, fn(inc, inc, inc, &inc));
  printf("%d %d %d\n", a[0], b[1], c[1][2]);
  printf("%d\n", narrow(257, 255, -1, 65537, 5, 2.9));
  struct s s = {{1, 2, 3}}, t = by(s, &s);
  printf("%d %d %d\n", t.a[0], s.a[0], t.a[2]);
  printf("%d %d %d\n", total(0), total(4, 1, 2, 'c', (short)4), open(1, 2));
  printf("%d %d\n", extern_(1, "xyz", none), vl(2, 3, c, 1));
  printf("%lld\n", mixed(1, 0.5, 3, 0.25f, 'e', 0.5L, -7, 0.25));
}
// light: MPL4001
// model: LP64
// out: 122 1 0 5432
// out: 2 1 1
// out: 259
// out: 1 2 3
// out: 0 106 3
// out: 122 1
// out: 650
