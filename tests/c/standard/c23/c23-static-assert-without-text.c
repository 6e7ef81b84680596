/* C23 6.7.11: the text may be left out. */
// oracle: -std=gnu2x
#include <stdio.h>
_Static_assert(sizeof(char) == 1);
int main(void) { _Static_assert(1 + 1 == 2); puts("fine"); }
// out: fine
