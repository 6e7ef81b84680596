/* J.3.12: NULL is (void *)0; what assert and abort do is in the page. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
int main(void) { printf("%d %zu\n", EXIT_FAILURE, sizeof NULL); char t[20]; snprintf(t, 20, "%p", (void *)0x1f); puts(t); int v = 0; sscanf("0x1f", "%x", (unsigned *)&v); printf("%x\n", v); printf("%d\n", getenv("SAMARA_NO_SUCH_NAME") == NULL); printf("%d %d\n", sscanf("b-a", "%[a-c]", t), (int)strlen(t) > 0); }
// model: LP64
// out: 1 8
// out: 0x1f
// out: 1f
// out: 1
// out: 1 1
