/* 6.5.2.2: calls through any expression that is a function: stars, conditional, table, member, result of a call. */
#include <stdio.h>
static int add(int a, int b) { return a + b; } static int sub(int a, int b) { return a - b; }
typedef int op(int, int);
static op *choose(char c) { return c == '+' ? add : sub; }
static op **table(void) { static op *both[] = {add, sub}; return both; }
struct ops { op *f; struct { op *g; } in; };
static int apply(op f, int x) { return f(x, 1); }
static op mul; static int mul(int a, int b) { return a * b; }
int main(void) {
  op *p = add;
  printf("%d %d %d %d\n", p(1, 2), (*p)(3, 4), (****p)(5, 6), (&*add)(7, 8));
  printf("%d %d\n", choose('+')(5, 3), (*choose('-'))(5, 3));
  printf("%d %d\n", table()[1](9, 4), (**table())(9, 4));
  struct ops o = {sub, {mul}}, *q = &o;
  printf("%d %d %d\n", o.f(1, 2), q->in.g(6, 7), (*q).in.g(2, 2));
  printf("%d %d\n", (o.f ? o.f : add)(10, 1), (0, mul)(3, 3));
  printf("%d %d\n", apply(add, 1), apply(&sub, 1));
  printf("%d\n", ((op *)(void *)mul)(4, 5));
  int depth = 0;
  for (op *f = add; f; f = f == add ? sub : f == sub ? mul : 0) depth = depth * 10 + f(3, 1);
  printf("%d\n", depth);
  printf("%d %d\n", p == *p, sizeof(p) == sizeof(void *));
}
// out: 3 7 11 15
// out: 8 2
// out: 5 13
// out: -1 42 4
// out: 9 9
// out: 2 0
// out: 20
// out: 423
// out: 1 1
