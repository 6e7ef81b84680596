/* 7.13: longjmp comes back to setjmp with its value, 1 for 0; volatile locals keep theirs. */
#include <setjmp.h>
#include <stdio.h>
static jmp_buf env, inner; static void deep(int n) { if (n) deep(n - 1); else longjmp(env, 7); }
int main(void) { volatile int n = 0; int r = setjmp(env); printf("%d %d\n", r, n); if (n++ == 0) deep(5); if (n == 2) longjmp(env, 0); switch (setjmp(inner)) { case 0: n = 100; longjmp(inner, 3); case 3: printf("three %d\n", n); break; default: puts("other"); } if (!setjmp(inner)) { puts("first"); longjmp(inner, 1); } else puts("second"); }
// out: 0 0
// out: 7 1
// out: 1 2
// out: three 100
// out: first
// out: second
