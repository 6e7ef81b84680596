/* 7.7 and 7.10: limits are constants, usable in #if and as lengths. */
#include <float.h>
#include <limits.h>
#include <stdio.h>
#if DBL_DIG < 10 || FLT_RADIX != 2 || SHRT_MAX < 32767 || LLONG_MAX < 9223372036854775807
#error limits
#endif
static char a[DBL_MANT_DIG], b[CHAR_BIT]; static double d = DBL_MAX; static float f = FLT_EPSILON;
int main(void) { printf("%zu %zu %d %d\n", sizeof a, sizeof b, d > 1e308, f < 1e-6f); enum { M = UCHAR_MAX + 1 }; printf("%d\n", M); }
// out: 53 8 1 1
// out: 256
