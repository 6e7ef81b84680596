/* 6.7.2.3: a tag alone declares it anew in an inner block; structures may refer to one another. */
#include <stdio.h>
struct a;
struct b { struct a *a; int v; };
struct a { struct b *b; int v; };
struct t { char c; };
static int f(struct t *t) { return t->c; }
int main(void) {
  struct a a = {0, 1}; struct b b = {&a, 2};
  a.b = &b;
  printf("%d %d\n", a.b->a->v, b.a->b->v);
  struct t outer = {'o'};
  { struct t; struct u { struct t *t; } u; struct t { double d; }; struct t inner = {1.5}; u.t = &inner; printf("%g %zu\n", u.t->d, sizeof(struct t)); }
  printf("%c %zu %d\n", outer.c, sizeof(struct t), f(&outer));
  { union t { int i; }; union t t = {5}; printf("%d\n", t.i); }
  struct p { struct p *next; } x = {&x}, *y = x.next->next;
  printf("%d\n", y == &x);
}
// out: 1 2
// out: 1.5 8
// out: o 1 111
// out: 5
// out: 1
