/* 6.3.1.5: to float rounded once; too large is infinite; back to double is exact. */
#include <stdio.h>
int main(void) {
  volatile double d[] = {0.1, 1e39, -1e39, 1e-46, 3.4028235677973366e38, 3.4028235677973362e38, 16777217.0, 1.00000005960464477539};
  for (int i = 0; i < 8; i++) { float f = d[i]; printf("%.9g %d\n", f, (double)f == d[i]); }
  float f = 0.1f; double e = f;
  printf("%d %d\n", e == 0.1f, e == 0.1);
  float sum = 0.1f + 0.2f;
  printf("%d %d\n", sum == 0.3f, 0.1f + 0.2 == 0.3);
  printf("%.17g\n", (double)(float)1e-40);
}
// out: 0.100000001 0
// out: inf 0
// out: -inf 0
// out: 0 0
// out: inf 0
// out: 3.40282347e+38 0
// out: 16777216 0
// out: 1 0
// out: 1 0
// out: 1 0
// out: 9.9999461011147596e-41
