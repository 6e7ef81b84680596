/* 6.10.1: names that are no macros are 0; arithmetic is that of intmax_t and uintmax_t. */
#include <stdio.h>
#define A 1
#define EMPTY
#define F(x) ((x) + 1)
#if A && !B && defined A && defined(F) && !defined B && F(1) == 2
#define R1 1
#endif
#if -1 > 0u && -1 < 0 && (2 || 1 / 0) && !(0 && 1 % 0) && (1 ? 1 : 1 / 0)
#define R2 1
#endif
#if 'a' == 97 && '\377' < 0 && 0x7fffffffffffffff + 1u == 0x8000000000000000u && (1 << 40) > 0
#define R3 1
#endif
#if int || sizeof_x == 1
#define R4 0
#else
#define R4 1
#endif
#if EMPTY + 5 == 5 && -7 / 2 == -3 && -7 % 2 == -1 && ~0 == -1 && (3 ^ 1 | 4) == 6
#define R5 1
#endif
int main(void) { printf("%d %d %d %d %d\n", R1, R2, R3, R4, R5); }
// out: 1 1 1 1 1
