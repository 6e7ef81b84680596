/* 6.3.1.8: where one operand is complex and one real, the real one stays real, but the precision is that of the wider. */
#include <stdio.h>
#define SHOW(z) printf("%g %g (%zu)\n", (double)__real__(z), (double)__imag__(z), sizeof(z))
int main(void) {
  float _Complex f = 1.5f + 2.0if;
  double _Complex d = 3 - 1.0i;
  SHOW(f + 1);
  SHOW(f + 1.0);
  SHOW(f * 2u);
  SHOW(d / 2.0f);
  SHOW(2 - d);
  SHOW(d * d);
  SHOW(f * d);
  SHOW(1 ? f : 2.0);
  SHOW(0 ? f : 7);
  f += 0.25;
  SHOW(f);
  d -= f;
  SHOW(d);
  printf("%d %d %d\n", f == 1.75f + 2.0i, d != d, d == 1.25);
  d = 5;
  printf("%d %d\n", d == 5, 5L == d);
}
// light: MPL4001
// out: 2.5 2 (8)
// out: 2.5 2 (16)
// out: 3 4 (8)
// out: 1.5 -0.5 (16)
// out: -1 1 (16)
// out: 8 -6 (16)
// out: 6.5 4.5 (16)
// out: 1.5 2 (16)
// out: 7 0 (8)
// out: 1.75 2 (8)
// out: 1.25 -3 (16)
// out: 1 0 0
// out: 1 1
