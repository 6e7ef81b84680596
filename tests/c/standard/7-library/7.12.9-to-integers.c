/* 7.12.9: floors, ceilings and the nearest, whose signs of zero and large values stay. */
#include <math.h>
#include <stdio.h>

int main(void) {
  const double of[] = {-2.5, -2, -1.5, -0.6, -0.5, -0.4, -0.0, 0.0, 0.4, 0.49999999999999994, 0.5, 1.5, 2.5, 4503599627370497.5, 1e300, -INFINITY};
  for (int i = 0; i < 16; i++)
    printf("%g: %g %g %g %g %g %d%d%d\n", of[i], floor(of[i]), ceil(of[i]), trunc(of[i]), round(of[i]), rint(of[i]),
           !!signbit(ceil(of[i])), !!signbit(round(of[i])), !!signbit(trunc(of[i])));
  for (int i = 0; i < 14; i++) printf("%ld %lld ", lround(of[i]), llrint(of[i]));
  puts("");
  printf("%ld %lld\n", lround(4503599627370497.5), llround(-9007199254740993.0));
  printf("%g %g %g %ld\n", floorf(-0.1f), ceilf(0.1f), roundf(8388607.5f), lroundf(-2.5f));
  printf("%d %d\n", isnan(floor(NAN)), isnan(round(NAN)));
}
// model: LP64
// out: "-2.5: -3 -2 -2 -3 -2 111\n-2: -2 -2 -2 -2 -2 111\n-1.5: -2 -1 -1 -2 -2 111\n-0.6: -1 -0 -0 -1 -1 111\n-0.5: -1 -0 -0 -1 -0 111\n-0.4: -1 -0 -0 -0 -0 111\n-0: -0 -0 -0 -0 -0 111\n0: 0 0 0 0 0 000\n0.4: 0 1 0 0 0 000\n0.5: 0 1 0 0 0 000\n0.5: 0 1 0 1 0 000\n1.5: 1 2 1 2 2 000\n2.5: 2 3 2 3 2 000\n4.5036e+15: 4.5036e+15 4.5036e+15 4.5036e+15 4.5036e+15 4.5036e+15 000\n1e+300: 1e+300 1e+300 1e+300 1e+300 1e+300 000\n-inf: -inf -inf -inf -inf -inf 111\n-3 -2 -2 -2 -2 -2 -1 -1 -1 0 0 0 0 0 0 0 0 0 0 0 1 0 2 2 3 2 4503599627370498 4503599627370498 \n4503599627370498 -9007199254740992\n-1 1 8.38861e+06 -3\n1 1\n"
