/* J.1: equal string literals may be one array; what they print is the same. */
#include <stdio.h>
#include <string.h>
int main(void) { const char *a = "same", *b = "same"; printf("%d\n", strcmp(a, b)); union { int i; char c[4]; } u = {1}; u.c[0] = 2; printf("%d\n", u.i & 0xff); }
// out: 0
// out: 2
