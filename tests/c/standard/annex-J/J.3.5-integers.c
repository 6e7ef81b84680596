/* J.3.5: two's complement without traps; conversions cut off; >> of negative values is arithmetic. */
#include <stdio.h>
int main(void) { volatile int n = -1; volatile long long big = 0x1234567890; printf("%x %d %d %d\n", (unsigned)n, (signed char)384, (short)40000, (int)big); printf("%d %d %d\n", n >> 5, -5 >> 1, -5 & 3); printf("%d %d %d\n", ~5, -5 ^ 3, -8 | 1); printf("%d\n", (int)3000000000u); printf("%zu %zu\n", sizeof(__int128), _Alignof(__int128)); }
// out: ffffffff -128 -25536 878082192
// out: -1 -3 3
// out: -6 -8 -7
// out: -1294967296
// out: 16 16
