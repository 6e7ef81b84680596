/* 7.3.1, 6.5.5: sums, products and quotients of complex numbers whose parts are small integers, so that nothing is rounded. */
// light: MPL4001
#include <complex.h>
#include <stdio.h>

static void show(const char *name, double complex z) { printf("%s = %g %+gi\n", name, creal(z), cimag(z)); }

int main(void) {
  double complex a = 3 + 4 * I, b = 1 - 2 * I;
  show("a + b", a + b);
  show("a - b", a - b);
  show("a * b", a * b);
  show("a / b", (a * b) / b);
  show("-a", -a);
  show("2 * a", 2 * a);
  show("a / 2", a / 2);
  show("a + 1", a + 1);
  a += b;
  show("a += b", a);
  a *= I;
  show("a *= I", a);
  a -= 1;
  show("a -= 1", a);
  printf("%d %d %d\n", a == a, a != b, b == 1 - 2 * I);
  printf("%d %d %d\n", !b, a && b, (0 * I) || 0);
  double complex c = a == b ? a : b;
  show("c", c);
}
// out: a + b = 4 +2i
// out: a - b = 2 +6i
// out: a * b = 11 -2i
// out: a / b = 3 +4i
// out: -a = -3 -4i
// out: 2 * a = 6 +8i
// out: a / 2 = 1.5 +2i
// out: a + 1 = 4 +4i
// out: a += b = 4 +2i
// out: a *= I = -2 +4i
// out: a -= 1 = -3 +4i
// out: 1 1 1
// out: 0 1 0
// out: c = 1 -2i
