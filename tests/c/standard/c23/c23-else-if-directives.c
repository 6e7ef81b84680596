/* C23 6.10.1: #elifdef and #elifndef, __has_c_attribute, #warning. */
// oracle: -std=gnu2x
#include <stdio.h>
#define B 1
#ifdef A
#define R 1
#elifdef B
#define R 2
#else
#define R 3
#endif
#ifdef A
#define Q 1
#elifndef B
#define Q 2
#elifndef C
#define Q 3
#endif
int main(void) { printf("%d %d\n", R, Q); }
// out: 2 3
