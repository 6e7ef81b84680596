/* 7.12.3: classification by the type of the argument: what is normal as double may be subnormal as float. */
#include <float.h>
#include <math.h>
#include <stdio.h>

static const char *name(int class) {
  switch (class) {
    case FP_NAN: return "nan";
    case FP_INFINITE: return "infinite";
    case FP_ZERO: return "zero";
    case FP_SUBNORMAL: return "subnormal";
    case FP_NORMAL: return "normal";
  }
  return "?";
}

int main(void) {
  const double of[] = {0, -0.0, 1e-40, 1e-46, 1e-310, 1e39, DBL_MIN, DBL_MIN / 2, -DBL_MAX, INFINITY, NAN};
  for (int i = 0; i < 11; i++) {
    float f = (float)of[i];
    printf("%s %s %d%d%d %d%d%d\n", name(fpclassify(of[i])), name(fpclassify(f)), isfinite(of[i]) != 0, isnormal(of[i]) != 0, isinf(of[i]) != 0,
           isfinite(f) != 0, isnormal(f) != 0, isinf(f) != 0);
  }
  printf("%d %d %d\n", signbit(-1.0f) != 0, signbit(0.0) != 0, signbit(-INFINITY) != 0);
  printf("%s %s\n", name(fpclassify(FLT_MIN / 2)), name(fpclassify((double)FLT_MIN / 2)));
}
// out: zero zero 100 100
// out: zero zero 100 100
// out: normal subnormal 110 100
// out: normal zero 110 100
// out: subnormal zero 100 100
// out: normal infinite 110 001
// out: normal zero 110 100
// out: subnormal zero 100 100
// out: normal infinite 110 001
// out: infinite infinite 001 001
// out: nan nan 000 000
// out: 1 0 1
// out: subnormal normal
