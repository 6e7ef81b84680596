/* J.3.12: malloc(0) gives an address of its own. */
#include <stdio.h>
#include <stdlib.h>
int main(void) { void *a = malloc(0), *b = malloc(0); printf("%d %d\n", a == NULL, a == b); free(a); free(b); }
// out: 0 0
