/* GNU: vectors with static storage. */
// light: MPL4001
#include <stdio.h>
typedef int v4 __attribute__((vector_size(16)));
int main(void) { static v4 constant = {1, 2, 3, 4}; printf("%d\n", constant[2]); }
// out: 3
