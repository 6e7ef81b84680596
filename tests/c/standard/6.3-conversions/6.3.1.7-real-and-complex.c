/* 6.3.1.7: a real becomes the real part, the imaginary part is +0; a complex becomes real by leaving off its imaginary part. */
#include <stdio.h>
static double _Complex twice(double _Complex z) { return z + z; }
static int whole(double d) { return d; }
int main(void) {
  double _Complex z = 7;
  printf("%g %g\n", __real__ z, __imag__ z);
  z = 2.75 + 99.0i;
  double d = z;
  int i = z;
  unsigned char c = (unsigned char)(z * 50);
  _Bool b = 0.0 + 1.0i, none = 0.0 + 0.0i;
  printf("%g %d %d %d %d\n", d, i, c, b, none);
  z = twice(-3);
  printf("%g %g %d\n", __real__ z, __imag__ z, whole(z));
  z = 'A' + 0.5f;
  printf("%g %g\n", __real__ z, __imag__ z);
  if (0.0 + 1e-320i) puts("not zero");
  printf("%d %d\n", !(0.0 - 0.0i), (1.0i && 2));
}
// light: MPL4001
// out: 7 0
// out: 2.75 2 137 1 0
// out: -6 0 -6
// out: 65.5 0
// out: not zero
// out: 1 1
