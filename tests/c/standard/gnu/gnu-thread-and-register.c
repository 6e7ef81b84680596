/* GNU: __thread, and integers of exact modes. */
#include <stdio.h>
static __thread int t = 5; static _Thread_local struct { int a; } s = {6}; typedef int si __attribute__((mode(SI))); typedef unsigned di __attribute__((mode(DI))); typedef int qi __attribute__((__mode__(__QI__)));
int main(void) { t++; s.a *= 2; static __thread int local = 1; local += t; printf("%d %d %d\n", t, s.a, local); printf("%zu %zu %zu\n", sizeof(si), sizeof(di), sizeof(qi)); int *p = &t; *p = 9; printf("%d\n", t); }
// out: 6 12 7
// out: 4 8 1
// out: 9
