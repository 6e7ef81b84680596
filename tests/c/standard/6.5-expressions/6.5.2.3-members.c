/* 6.5.2.3: `.` and `->`; the member of a value that a function returns; members of unions share their place. */
#include <stdio.h>
#include <string.h>
struct point { int x, y; };
struct line { struct point a, b; struct line *next; };
static struct line make(int n) { return (struct line){{n, n + 1}, {n + 2, n + 3}, 0}; }
int main(void) {
  struct line second = make(10), first = {{1, 2}, {3, 4}, &second};
  struct line *p = &first, **pp = &p;
  printf("%d %d %d\n", p->next->b.y, (*p).a.x, (*pp)->next->a.y);
  printf("%d %d\n", make(5).b.x, make(7).a.y);
  p->next->b.y = p->a.x++ + 40;
  printf("%d %d\n", second.b.y, first.a.x);
  int *y = &p->next->a.y;
  *y = -1;
  printf("%d\n", second.a.y);
  union { unsigned u; unsigned char b[4]; float f; } v;
  v.f = 1.0f;
  printf("%x %d %d\n", v.u, v.b[0], v.b[3]);
  v.b[3] = 0xc0;
  printf("%g\n", v.f);
}
// out: 13 1 11
// out: 7 8
// out: 41 2
// out: -1
// out: 3f800000 0 63
// out: -4
