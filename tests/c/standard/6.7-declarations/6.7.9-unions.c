/* 6.7.9p16 and p17: a union gets its first member, or the one that is designated, however deep it lies. */
#include <stdio.h>
struct a { int k; long v; };
struct b { int k; const char *s; };
struct c { int k; double d[2]; };
union u { struct a a; struct b b; struct c c; };
struct holder { int n; union { int i; struct { char c; union u u; } in; }; };
int main(void) {
  union u list[] = {{{1, 5}}, {.b = {2, "two"}}, {.c.d[1] = 2.5, .c.k = 3}, {.b.s = "only"}};
  printf("%ld %s %g %d %s\n", list[0].a.v, list[1].b.s, list[2].c.d[1], list[2].c.k, list[3].b.s);
  struct holder h = {1, .in = {'x', {.c = {7, {1.5, 3.5}}}}}, g = {.in.u.b.s = "deep", .n = 4};
  printf("%c %g %s %d\n", h.in.c, h.in.u.c.d[1], g.in.u.b.s, g.n);
  static union u st = {.c = {1, {0.5}}};
  printf("%g %g\n", st.c.d[0], st.c.d[1]);
}
// out: 5 two 2.5 3 only
// out: x 3.5 deep 4
// out: 0.5 0
