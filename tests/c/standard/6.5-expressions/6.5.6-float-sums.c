/* 6.5.6 with F.3: each sum of doubles is rounded by itself, to nearest, ties to even. */
#include <stdio.h>
int main(void) {
  volatile double two53 = 9007199254740992.0;
  printf("%.0f %.0f %.0f\n", two53 + 1, two53 + 2, two53 + 3);
  volatile double a = 1e16, b = -1e16, c = 1;
  printf("%g %g\n", (a + b) + c, a + (b + c));
  double sum = 0;
  for (int i = 0; i < 10; i++) sum += 0.1;
  printf("%.17g %d\n", sum, sum == 1.0);
  float fs = 0;
  for (int i = 0; i < 10; i++) fs += 0.1f;
  printf("%.9g %d\n", fs, fs == 1.0f);
  volatile float big = 3e38f;
  printf("%g %g\n", big + big, (double)big + big);
}
// out: 9007199254740992 9007199254740994 9007199254740996
// out: 1 0
// out: 0.99999999999999989 0
// out: 1.00000012 0
// out: inf 6e+38
