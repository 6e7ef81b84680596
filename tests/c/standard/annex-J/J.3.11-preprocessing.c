/* J.3.11: characters in #if have the values that they have in the program; __DATE__ and __TIME__ are there. */
#include <stdio.h>
#if '\377' < 0 && 'A' == 65 && '\xff' == -1
#define SAME 1
#else
#define SAME 0
#endif
#pragma unknown to everybody
#define S(x) #x
int main(void) { printf("%d %d %zu %zu\n", SAME, '\377' < 0, sizeof __DATE__, sizeof __TIME__); puts(S("\u00e4" '\n')); }
// out: "1 1 12 9\n\"\\u00e4\" '\\n'\n"
