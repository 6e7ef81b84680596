/* C23 6.4.4: binary constants and digit separators. */
// oracle: -std=gnu2x
#include <stdio.h>
int main(void) { printf("%d %d %ld %d %g\n", 0b1010'1010, 1'000'000, 0xFFFF'FFFFl, 0'17, 1'0.2'5e1'0); printf("%zu\n", sizeof 0b1u); }
// model: LP64
// out: 170 1000000 4294967295 15 1.025e+11
// out: 4
