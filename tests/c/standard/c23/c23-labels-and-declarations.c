/* C23 6.8.1: labels before declarations and at the end of a block. */
// oracle: none
// clang 14 has no label at the end of a block.
#include <stdio.h>
int main(void) { int n = 0; again: int k = n * 2; if (++n < 3) goto again; printf("%d\n", k); switch (n) { case 3: int z = 9; printf("%d\n", z); break; default: } goto end; end: }
// out: 4
// out: 9
