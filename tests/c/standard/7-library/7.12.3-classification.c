/* 7.12.3: kinds of floating values. */
#include <math.h>
#include <stdio.h>
static const char *kind(double d) {
  switch (fpclassify(d)) { case FP_NAN: return "nan"; case FP_INFINITE: return "inf"; case FP_ZERO: return "zero"; case FP_SUBNORMAL: return "sub"; case FP_NORMAL: return "normal"; }
  return "?";
}
int main(void) {
  volatile double list[] = {0.0, -0.0, 1.0, -INFINITY, NAN, 5e-324, 2.2250738585072014e-308, 2.2250738585072009e-308, 1e308};
  for (int i = 0; i < 9; i++) { double d = list[i]; printf("%s %d%d%d%d%d\n", kind(d), !!isnan(d), !!isinf(d), !!isfinite(d), !!isnormal(d), !!signbit(d)); }
  volatile float f = 1e-40f, g = HUGE_VALF;
  printf("%d %d %d\n", fpclassify(f) == FP_SUBNORMAL, fpclassify((double)f) == FP_NORMAL, !!isinf(g));
  printf("%d %d %d\n", HUGE_VAL == INFINITY, NAN == NAN, sizeof NAN == sizeof(float));
}
// out: zero 00100
// out: zero 00101
// out: normal 00110
// out: inf 01001
// out: nan 10000
// out: sub 00100
// out: normal 00110
// out: sub 00100
// out: normal 00110
// out: 1 1 1
// out: 1 0 1
