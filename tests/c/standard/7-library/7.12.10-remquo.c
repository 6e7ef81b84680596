/* 7.12.10: remainders of signs and sizes, and low bits of quotients. */
#include <math.h>
#include <stdio.h>

int main(void) {
  const double xs[] = {7, -7, 7.5, 1e17, 0.3, -0.0}, ys[] = {2, -2, 3, 0.1};
  for (int i = 0; i < 6; i++) {
    for (int j = 0; j < 4; j++) {
      int quotient;
      double r = remquo(xs[i], ys[j], &quotient);
      printf("%.6g:%.6g:%d:%d ", fmod(xs[i], ys[j]), remainder(xs[i], ys[j]), r == remainder(xs[i], ys[j]), quotient & 7);
    }
    puts("");
  }
  printf("%d %d %g\n", isnan(fmod(1, 0)), isnan(fmod(INFINITY, 1)), fmod(1, INFINITY));
  printf("%d %g %g\n", isnan(remainder(1, 0)), remainder(5, INFINITY), remainder(1, 0x1p-1074));
  printf("%g %g\n", fmod(1e308, 3e-308) < 3e-308 ? 1.0 : 0.0, fmod(0x1p1000, 3));
  printf("%d\n", !!signbit(fmod(-6, 3)));
  printf("%g %g\n", fmodf(5.5f, -2), remainderf(5, 2));
}
// out: "1:-1:1:4 1:-1:1:4 1:1:1:2 0.1:-3.88578e-16:1:6 \n-1:1:1:4 -1:1:1:4 -1:-1:1:6 -0.1:3.88578e-16:1:2 \n1.5:-0.5:1:4 1.5:-0.5:1:4 1.5:1.5:1:2 0.1:-4.16334e-16:1:3 \n0:0:1:0 0:0:1:0 1:1:1:5 0.0488849:0.0488849:1:0 \n0.3:0.3:1:0 0.3:0.3:1:0 0.3:0.3:1:0 0.1:-2.77556e-17:1:3 \n-0:-0:1:0 -0:-0:1:0 -0:-0:1:0 -0:-0:1:0 \n1 1 1\n1 5 0\n1 1\n1\n1.5 1\n"
