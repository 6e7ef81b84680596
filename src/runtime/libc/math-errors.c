/* Errors of mathematical functions [C17 7.12.1]: `math_errhandling` is MATH_ERRNO, so errno is set and no flags are raised. */
#include <errno.h>
#include <math.h>
#include "math-wide.h"

/* An argument outside of the domain; a NaN among the arguments is no error. */
double __math_invalid(double x) {
  if (!isnan(x)) errno = EDOM;
  return isnan(x) ? x + x : NAN;
}

/* An exact infinity of a finite argument. */
double __math_pole(double x) {
  errno = ERANGE;
  return x;
}

/* A result of finite arguments, which has become an infinity or has vanished. */
double __math_range(double x) {
  if (isinf(x) || MAGNITUDE(x) < 0x1p-1022) errno = ERANGE;
  return x;
}

/* The same after rounding to float: `wide` is the result before. */
float __math_rangef(float x, double wide) {
  if (wide != 0 && isfinite(wide) && (isinf(x) || MAGNITUDE(x) < 0x1p-126)) errno = ERANGE;
  return x;
}
