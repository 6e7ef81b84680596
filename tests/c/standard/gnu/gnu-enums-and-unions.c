/* GNU: casts to a union, transparent things, enum forward declarations, old-style member access of values. */
#include <stdio.h>
union u { int i; double d; char *s; }; struct point { int x, y; };
static int kind(union u u) { return u.i; }
int main(void) { int i = 5; double d = 2.5; printf("%d %g\n", kind((union u)i), ((union u)d).d); union u v = (union u)"text"; printf("%s\n", v.s); printf("%d\n", ((struct point){3, 4}).y); struct point p = (struct point){.y = 1}; printf("%d%d\n", p.x, p.y); }
// out: 5 2.5
// out: text
// out: 4
// out: 01
