/* 6.5.16.1: structures are assigned whole, arrays in them too; a copy is a copy. */
#include <stdio.h>
#include <string.h>
struct inner { char name[8]; double d; };
struct outer { int n; struct inner in[2]; struct outer *self; };
int main(void) {
  struct outer a = {1, {{"ab", 1.5}, {"cd", 2.5}}, 0}, b, c;
  a.self = &a;
  c = b = a;
  a.in[0].name[0] = 'X';
  b.in[1].d = 9;
  printf("%s %s %s\n", a.in[0].name, b.in[0].name, c.in[0].name);
  printf("%g %g %g\n", a.in[1].d, b.in[1].d, c.in[1].d);
  printf("%d %d\n", b.self == &a, b.self->n);
  struct outer *p = &a;
  *p = *p;
  *p->self = c;
  printf("%s\n", a.in[0].name);
  struct inner list[2] = {{"one", 1}, {"two", 2}}, t = list[0];
  list[0] = list[1];
  list[1] = t;
  printf("%s %s %d\n", list[0].name, list[1].name, (int)strlen(t.name));
  union { int i; char c[12]; } u = {.c = "hello world"}, v;
  v = u;
  puts(v.c);
}
// out: Xb ab ab
// out: 2.5 9 2.5
// out: 1 1
// out: ab
// out: two one 3
// out: hello world
