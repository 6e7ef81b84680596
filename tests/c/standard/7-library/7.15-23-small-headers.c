/* 7.15 and 7.23: alignas, alignof, noreturn. */
#include <stdalign.h>
#include <stdio.h>
#include <stdlib.h>
#include <stdnoreturn.h>
#if !__alignas_is_defined || !__alignof_is_defined
#error stdalign
#endif
static noreturn void leave(void) { puts("leaving"); exit(0); }
int main(void) { alignas(16) int a = 3; struct { char c; alignas(double) char d; } s; printf("%d %zu %zu\n", a, alignof(int), sizeof s); leave(); }
// out: 3 4 16
// out: leaving
