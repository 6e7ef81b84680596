/* 6.3.2.1p4: a function is a pointer to it nearly everywhere. */
#include <stdio.h>
static int f(int x) { return x + 1; }
static int g(int x) { return x * 2; }
static int call(int h(int), int x) { return h(x) + (*h)(x); }
int main(void) {
  int (*p)(int) = f, (*q)(int) = *g, (*r)(int) = **&f;
  printf("%d %d %d\n", p(1), (*q)(4), (**r)(9));
  printf("%d %d\n", call(f, 2), call(&g, 2));
  printf("%d %d %d\n", p == r, !f, f && g);
  printf("%d\n", (1 ? f : g)(5) + (0, g)(5));
  int (*a[])(int) = {f, g, f};
  int x = 1;
  for (int i = 0; i < 3; i++) x = a[i](x);
  printf("%d\n", x);
}
// out: 2 8 10
// out: 6 8
// out: 1 0 1
// out: 16
// out: 5
