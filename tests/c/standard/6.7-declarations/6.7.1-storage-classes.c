/* 6.7.1: static and extern, auto and register, in their places. */
#include <stdio.h>
extern int shared;
static int hidden = 5;
static int next(register int by) { static int at = 100; auto int r = at; at += by; return r; }
int main(void) {
  register int i, sum = 0;
  for (i = 0; i < 4; i++) sum += next(i);
  auto double d = 1.5;
  extern int shared;
  static const char *text = "static";
  static int table[3] = {1, 2}, *p = &table[1];
  register struct { int a, b; } s = {3, 4};
  *p += s.a * s.b;
  printf("%d %g %d %s %d %d\n", sum, d, shared, text, table[1], hidden);
}
int shared = 77;
// out: 404 1.5 77 static 14 5
