/* 5.1.2.3 example 5: no reassociation of floating values, no narrowing that is not written. */
#include <stdio.h>
int main(void) {
  volatile double x = 1e308, y = 1e308, z = -1e308, small = 1e-300;
  printf("%g %g\n", x + y + z, x + (y + z));
  printf("%g %g\n", small * small / small, small * (small / small));
  volatile float f = 1e30f, g = 1e30f;
  printf("%g %g\n", (double)(f * g), (double)f * g);
  volatile double zero = 0.0;
  printf("%g %g %g\n", zero - zero, -zero, 0.0 - zero);
  printf("%d\n", (x - x) == 0 && x * 0.0 == 0);
  volatile double a = 0.1, b = 0.2, c = 0.3;
  printf("%d %d\n", a + b == c, a + b - c != 0);
  volatile char ch = 127; ch = ch + 1 - 1;
  printf("%d\n", ch);
}
// out: inf 1e+308
// out: 0 1e-300
// out: inf 1e+60
// out: 0 -0 0
// out: 1
// out: 0 1
// out: 127
