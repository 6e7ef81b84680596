/* 7.6.3: one rounds to nearest at the start; ties go to the even side. */
#include <fenv.h>
#include <math.h>
#include <stdio.h>

int main(void) {
  printf("%d\n", fegetround() == FE_TONEAREST);
  printf("%d\n", fesetround(FE_TONEAREST));
  printf("%d\n", fesetround(12345) != 0);
  const double halves[] = {0.5, 1.5, 2.5, -0.5, -1.5, -2.5, 4503599627370495.5};
  for (int i = 0; i < 7; i++) printf("%.0f %ld %.0f | ", rint(halves[i]), lrint(halves[i]), nearbyint(halves[i]));
  puts("");
  volatile double large = 9007199254740992, small = 1;
  printf("%d %d\n", large + small == large, large + 3 * small == large + 4);
  volatile float f = 16777216;
  printf("%d %d\n", f + 1 == f, f + 3 == f + 4);
  fenv_t here;
  printf("%d %d\n", fegetenv(&here), fesetenv(&here));
}
// model: LP64
// out: "1\n0\n1\n0 0 0 | 2 2 2 | 2 2 2 | -0 0 -0 | -2 -2 -2 | -2 -2 -2 | 4503599627370496 4503599627370496 4503599627370496 | \n1 1\n1 1\n0 0\n"
