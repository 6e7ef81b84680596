/* 6.9.1p6: definitions with a list of names; arguments are promoted, then cut to the declared types. */
#include <stdio.h>
int f(a, b, c) char a; float b; { return a * 100 + (int)(b * 10) + c; }
static double g(p, n) const double *p; int n; { double s = 0; while (n--) s += *p++; return s; }
static int h() { return 5; }
static short k(s, t) register short s, *t; { return s + *t; }
int main(void) {
  double d[] = {1.5, 2.5};
  short t = 7;
  printf("%d\n", f(0x101, 1.5, 3));
  printf("%g %d %d\n", g(d, 2), h(), k(t, &t));
  printf("%d\n", f('a', 0.25f, -1));
}
// out: 118
// out: 4 5 14
// out: 9701
