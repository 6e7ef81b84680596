/* J.3.6: binary32 and binary64, rounded to nearest, nothing evaluated wider, nothing contracted. */
#include <float.h>
#include <stdio.h>
#pragma STDC FP_CONTRACT OFF
int main(void) { printf("%d %d\n", FLT_ROUNDS, FLT_EVAL_METHOD); volatile double a = 1.0000000000000002, b = 1e16; printf("%.17g %.1f\n", a * b - b, (float)16777217); volatile long long n = 9007199254740993; printf("%.1f %.1f\n", (double)n, (double)(float)0.1 * 1e9); volatile float f = 0.1f, g = 3; printf("%d\n", f * g == 0.3f); printf("%d %d\n", (int)-2.9, (int)(float)2.9999999999); }
// out: 1 0
// out: 2 16777216.0
// out: 9007199254740992.0 100000001.5
// out: 1
// out: -2 3
