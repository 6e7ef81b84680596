/* 6.7.6.1: qualifiers of the pointer and of what it points to. */
#include <stdio.h>
int main(void) { int x = 1, y = 2; const int *a = &x; int *const b = &x; const int *const c = &y; int *const *d = &b; a = &y; *b = 5; **d += 1; printf("%d %d %d %d\n", *a, x, *c, **d); int **pp, *p = &x; pp = &p; *pp = &y; printf("%d\n", *p); const char *s[] = {"a", "b"}, **ps = s; *ps++ = "c"; printf("%s%s\n", s[0], *ps); volatile int *v = &x; printf("%d\n", *v); }
// out: 2 6 2 6
// out: 2
// out: cb
// out: 6
