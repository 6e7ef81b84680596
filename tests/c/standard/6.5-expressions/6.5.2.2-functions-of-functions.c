/* 6.5.2.2p1 and p5: what is called is a pointer to a function; functions that give functions. */
#include <stdio.h>
typedef int binary(int, int);
static int add(int a, int b) { return a + b; }
static int sub(int a, int b) { return a - b; }
static binary *choose(char c) { return c == '+' ? add : sub; }
static int (*plain(int k))(int, int) { return k ? add : sub; }
static int (*(*deep(void))(int))(int, int) { return plain; }
static int apply(int f(int, int), int a, int b) { return f(a, b) + (*f)(b, a) + (****f)(1, 1); }
int main(void) {
  printf("%d %d\n", choose('+')(7, 3), (*choose('-'))(7, 3));
  printf("%d %d\n", plain(1)(1, 2), deep()(0)(9, 2));
  printf("%d %d\n", apply(add, 5, 6), apply(sub, 5, 6));
  binary *table[2][2] = {{add, sub}, {sub, add}};
  int r = 0;
  for (int i = 0; i < 4; i++) r = table[i & 1][i >> 1](r * 2, i + 1);
  printf("%d\n", r);
  struct { binary *op; } s = {sub};
  printf("%d %d\n", s.op(1, 2), (&s)->op(5, 1));
}
// out: 10 4
// out: 3 7
// out: 24 0
// out: -2
// out: -1 4
