/* 6.3.1.6: both parts of a complex number follow the rules of real numbers when it is converted to another complex type. */
#include <stdio.h>
int main(void) {
  double _Complex z = 0.1 + 16777217.0i;
  float _Complex f = z;
  double _Complex back = f;
  printf("%.17g %.17g\n", __real__ back, __imag__ back);
  printf("%d %d\n", __real__ back == 0.1, __imag__ f == 16777216.0f);
  double _Complex large = 1e300 - 1e-300i;
  float _Complex narrow = large;
  printf("%g %g\n", __real__ narrow, __imag__ narrow);
  narrow = 3.5f + 0.25if;
  z = narrow;
  printf("%g %g\n", __real__ z, __imag__ z);
  printf("%zu %zu %zu\n", sizeof narrow, sizeof z, sizeof(narrow + z));
}
// light: MPL4001
// out: 0.10000000149011612 16777216
// out: 0 1
// out: inf -0
// out: 3.5 0.25
// out: 8 16 16
