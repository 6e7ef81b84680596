/* GNU: what a variable is cleaned up with runs at the end of its block, the last one first. */
#include <stdio.h>
static void bye(int *p) { printf("bye %d\n", *p); } static void text(const char **p) { printf("text %s\n", *p); }
int main(void) { int a __attribute__((cleanup(bye))) = 1; { int b __attribute__((cleanup(bye))) = 2; const char *s __attribute__((cleanup(text))) = "s"; b = 20; } for (int i = 0; i < 2; i++) { int c __attribute__((cleanup(bye))) = i; puts("in"); } a = 10; puts("end"); }
// out: text s
// out: bye 20
// out: in
// out: bye 0
// out: in
// out: bye 1
// out: end
// out: bye 10
