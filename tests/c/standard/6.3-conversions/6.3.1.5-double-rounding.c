/* 6.3.1.5: a double is rounded once when it becomes a float, ties to even; subnormal and infinite results. */
#include <stdio.h>
static unsigned bits(float f) { union { float f; unsigned u; } u = {f}; return u.u; }
int main(void) {
  volatile double d[] = {1.00000005960464477539, 1.00000005960464499744, 1.00000017881393432617, 1.00000017881393410413,
    3.4028235677973362e38, 3.4028235677973366e38, 1.4e-45, 0.7e-45, 7.006492321624085e-46, 7.006492321624086e-46, -0.0, 1e-46, -1e300};
  for (int i = 0; i < 13; i++) printf("%08x\n", bits((float)d[i]));
  volatile float small = 1e-40f;
  double exact = small;
  printf("%d %.17g\n", (float)exact == small, exact);
  volatile long double l = 0.1L;
  printf("%d %d\n", (double)l == 0.1, (float)l == 0.1f);
  volatile double tenth = 0.1;
  printf("%d %d\n", (long double)tenth == l, (float)tenth == tenth);
}
// light: MPL4001
// out: 3f800000
// out: 3f800001
// out: 3f800002
// out: 3f800001
// out: 7f7fffff
// out: 7f800000
// out: 00000001
// out: 00000000
// out: 00000000
// out: 00000000
// out: 80000000
// out: 00000000
// out: ff800000
// out: 1 9.9999461011147596e-41
// out: 1 1
// out: 0 0
