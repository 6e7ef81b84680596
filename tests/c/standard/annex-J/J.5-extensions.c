/* J.5: arguments in env, more than one external definition, words of K&R: what we have of the common extensions. */
#include <stdio.h>
extern int shared; int shared; int shared = 4;
static int f(int n) { return n; } typedef long long ll; enum { BIG = 0x7fffffff, };
int main(int argc, char **argv, char **envp) { int a = 5, *p = &a; printf("%d %d\n", shared, envp != 0); printf("%d\n", (*f)(3) + (int)sizeof(ll)); void *v = (void *)f; printf("%d\n", ((int (*)(int))v)(BIG) == BIG); asm(""); printf("%d\n", *p); struct { unsigned long x : 40; unsigned char y : 3; } s = {1ul << 39, 5}; printf("%lu %d\n", (unsigned long)s.x, s.y); }
// model: LP64
// out: 4 1
// out: 11
// out: 1
// out: 5
// out: 549755813888 5
