/* GNU: floating values without a header. */
#include <stdio.h>
int main(void) {
  double inf = __builtin_inf(), nan = __builtin_nan(""), h = __builtin_huge_val();
  printf("%d %d %d %d\n", __builtin_isinf(inf) != 0, __builtin_isnan(nan) != 0, h == inf, __builtin_isfinite(1e308) != 0);
  printf("%d %d\n", __builtin_signbit(-0.0) != 0, __builtin_isnormal(1e-310) != 0);
  printf("%d\n", __builtin_fpclassify(0, 1, 2, 3, 4, 5e-324)); printf("%d %d\n", __builtin_isgreater(2.0, 1.0), __builtin_isunordered(nan, 1.0));
  printf("%g %g %g %g\n", __builtin_sqrt(16), __builtin_copysign(2, -1), __builtin_floor(-1.5), (double)__builtin_fabsf(-1.5f));
  static double c = __builtin_inf(); static float f = __builtin_inff(); printf("%g %g\n", c, f); printf("%d\n", __builtin_isinf_sign(-inf));
}
// out: 1 1 1 1
// out: 1 0
// out: 3
// out: 1 1
// out: 4 -2 -2 1.5
// out: inf inf
// out: -1
