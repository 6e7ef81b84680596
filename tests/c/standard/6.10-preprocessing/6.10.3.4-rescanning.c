/* 6.10.3.4: a macro's own name is not expanded again in what it made, not even later. */
#include <stdio.h>
#define f(a) a*g
#define g(a) f(a)
#define S(x) #x
#define X(x) S(x)
#define foo (4 + foo)
#define a b
#define b a
#define self self + 1
#define obj_like fn_like
#define fn_like(x) (x * 2)
#define NIL(xxx) xxx
#define G_0(arg) NIL(G_1)(arg)
#define G_1(arg) NIL(arg)
int main(void) {
  puts(X(f(2)(9)));
  puts(X(foo));
  puts(X(a b));
  puts(X((self) self));
  printf("%d\n", obj_like(4));
  puts(X(g(f)(1)));
  puts(X(G_0(42)));
  puts(X(NIL(f)(x)(y)));
}
// out: 2*9*g
// out: (4 + foo)
// out: a b
// out: (self + 1) self + 1
// out: 8
// out: f*g(1)
// out: 42
// out: x*y*g
