/* 6.8.6.4p3: what is returned is converted to the function's type; a structure may be returned into what it was made of. */
#include <stdio.h>
struct s { int a[4]; };
static struct s swap(const struct s *p) { return (struct s){{p->a[3], p->a[2], p->a[1], p->a[0]}}; }
static unsigned char c(int n) { return n; }
static _Bool b(double d) { return d; }
static float fl(void) { return 16777217; }
static long l(unsigned u) { return -u; }
static int sign(int n) { if (n < 0) return -1; return n > 0; }
static const char *name(int n) { return n ? "yes" : 0; }
static void none(int *p) { if (*p) return; *p = 9; }
int main(void) {
  struct s s = {{1, 2, 3, 4}};
  s = swap(&s);
  printf("%d%d%d%d\n", s.a[0], s.a[1], s.a[2], s.a[3]);
  printf("%d %d %.1f %ld\n", c(511), b(0.1), fl(), l(1));
  printf("%d%d%d %d %s\n", sign(-9), sign(0), sign(9), name(0) == 0, name(1));
  int x = 0;
  none(&x), none(&x);
  printf("%d\n", x);
}
// model: LP64
// out: 4321
// out: 255 1 16777216.0 4294967295
// out: -101 1 yes
// out: 9
