/* 6.7.2.1p13: members of an anonymous structure or union are members of the one around it. */
#include <stddef.h>
#include <stdio.h>
struct v {
  int kind;
  union { int i; double d; struct { short lo, hi; }; };
  struct { union { char c; unsigned char u; }; int tail; };
};
int main(void) {
  struct v a = {1, {.d = 2.5}, {{'x'}, 9}}, b = {.hi = 7, .lo = 3, .u = 200, .kind = 2, .tail = -1};
  printf("%d %g %c %d\n", a.kind, a.d, a.c, a.tail);
  printf("%d %d %d %d %d %d\n", b.kind, b.lo, b.hi, b.u, b.tail, b.i);
  printf("%zu %zu %zu %zu\n", sizeof a, offsetof(struct v, hi), offsetof(struct v, u), offsetof(struct v, tail));
  struct v *p = &a;
  p->i = 0x00050004;
  printf("%d %d\n", p->lo, p->hi);
  p->c++;
  printf("%c\n", a.u);
}
// out: 1 2.5 x 9
// out: 2 3 7 200 -1 458755
// out: 24 10 16 20
// out: 4 5
// out: y
