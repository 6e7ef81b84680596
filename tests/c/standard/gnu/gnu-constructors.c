/* GNU: constructors run before main, destructors behind it; priorities order them. */
#include <stdio.h>
static int n;
__attribute__((constructor)) static void plain(void) { n = n * 10 + 3; } __attribute__((constructor(200))) static void later(void) { n = n * 10 + 2; } __attribute__((constructor(101))) static void first(void) { n = n * 10 + 1; }
__attribute__((destructor)) static void out(void) { printf("out %d\n", n); } __attribute__((destructor(101))) static void last(void) { puts("last"); }
int main(void) { printf("%d\n", n); n = 0; }
// out: 123
// out: out 0
// out: last
