/* 5.2.4.2.2: binary32 and binary64. */
#include <float.h>
#include <stdio.h>
int main(void) {
  printf("%d %d %d %d\n", FLT_RADIX, FLT_EVAL_METHOD, FLT_ROUNDS, DECIMAL_DIG >= 17);
  printf("%d %d %d %d %d %d\n", FLT_MANT_DIG, FLT_DIG, FLT_MIN_EXP, FLT_MAX_EXP, FLT_MIN_10_EXP, FLT_MAX_10_EXP);
  printf("%d %d %d %d %d %d\n", DBL_MANT_DIG, DBL_DIG, DBL_MIN_EXP, DBL_MAX_EXP, DBL_MIN_10_EXP, DBL_MAX_10_EXP);
  printf("%.9g %.9g %.9g %.9g\n", FLT_MAX, FLT_MIN, FLT_EPSILON, FLT_TRUE_MIN);
  printf("%.17g %.17g %.17g %.17g\n", DBL_MAX, DBL_MIN, DBL_EPSILON, DBL_TRUE_MIN);
  volatile double one = 1, e = DBL_EPSILON;
  printf("%d %d\n", one + e > 1, one + e / 2 == 1);
  printf("%d %d %d\n", FLT_DECIMAL_DIG, DBL_DECIMAL_DIG, DBL_HAS_SUBNORM);
  printf("%d\n", sizeof(FLT_MAX) == sizeof(float));
}
// out: 2 0 1 1
// out: 24 6 -125 128 -37 38
// out: 53 15 -1021 1024 -307 308
// out: 3.40282347e+38 1.17549435e-38 1.1920929e-07 1.40129846e-45
// out: 1.7976931348623157e+308 2.2250738585072014e-308 2.2204460492503131e-16 4.9406564584124654e-324
// out: 1 1
// out: 9 17 1
// out: 1
