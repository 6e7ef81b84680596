/* 5.2.4.1: macros with many parameters, long arguments, and calls over many lines. */
#include <stdio.h>
#define M(a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t) a b c d e f g h i j k l m n o p q r s t
#define LAST(a, b, c, d, e, f, g, h, i, j, ...) j __VA_ARGS__
#define ADD2(x) ((x) + (x))
#define ADD4(x) ADD2(ADD2(x))
#define ADD64(x) ADD4(ADD4(ADD4(x)))
int main(void) { int v = M(1 +, 2 +, 3 +, 4 +, 5 +, 6 +, 7 +, 8 +, 9 +, 10 +, 11 +, 12 +, 13 +, 14 +, 15 +, 16 +, 17 +, 18 +, 19 +, 20); printf("%d %d %d\n", v, ADD64(3), LAST(1, 2, 3, 4,
   5, 6, 7,
   8, 9, 10 +, 11)); }
// out: 210 192 21
