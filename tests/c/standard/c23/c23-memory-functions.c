/* C23 7.26: strdup, strndup and memccpy, which every library has had. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
int main(void) { char *a = strdup("copy"), *b = strndup("limited", 3), *c = strndup("x", 9); a[0] = 'C'; printf("%s %s %s\n", a, b, c); char t[8]; char *e = memccpy(t, "abc:def", ':', 8); printf("%td %.4s %d\n", e - t, t, memccpy(t, "abc", 'z', 2) == NULL); free(a), free(b), free(c); }
// out: Copy lim x
// out: 4 abc: 1
