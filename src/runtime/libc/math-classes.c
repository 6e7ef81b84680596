/* What kind of number something is [C17 7.12.3], as functions: C has macros for it, and these are for programs compiled with other headers. */
#define CLASSES(type, f)                                                                          \
  int isnan##f(type x) { return x != x; }                                                                \
  int isinf##f(type x) { return __builtin_isinf(x) ? (x > 0 ? 1 : -1) : 0; }                             \
  int finite##f(type x) { return __builtin_isfinite(x); }                                                \
  int isfinite##f(type x) { return __builtin_isfinite(x); }                                              \
  int isnormal##f(type x) { return __builtin_isnormal(x); }                                              \
  int signbit##f(type x) { return __builtin_signbit(x) != 0; }                                           \
  int __isnan##f(type x) { return x != x; }                                                              \
  int __isinf##f(type x) { return isinf##f(x); }                                                         \
  int __finite##f(type x) { return __builtin_isfinite(x); }                                              \
  int __signbit##f(type x) { return __builtin_signbit(x) != 0; }                                         \
  int __fpclassify##f(type x) { return __builtin_fpclassify(0, 1, 4, 3, 2, x); }

CLASSES(double, )
CLASSES(float, f)
