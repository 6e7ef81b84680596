// samara run FILE
// engine: all
// A function in the style of K&R gets what calls without a prototype pass: `double` for `float`, `int` for `char`.
#include <stdio.h>
struct pair { int a; double b; };
struct pair make(a, b, c) int a; float b; char c; { struct pair p = {a + c, b}; return p; }
int declared(short, float);
int declared(s, f) short s; float f; { return s + (int)(f * 2); }
static unsigned char low(c, n) unsigned char c; short *n; { c += *n; return c; }
int main(void) {
  struct pair (*f)() = make;
  printf("%d %g %d\n", f(1, 0.5, 'A').a, f(1, 0.1, 2).b, make(1, 2.5, 3).a);
  int (*g)(short, float) = declared;
  unsigned char (*h)() = low;
  short n = 10;
  printf("%d %d %d\n", g(3, 1.5f), declared(70000, 1), h(250, &n));
}
// out: 66 0.1 4
// out: 6 4466 4
