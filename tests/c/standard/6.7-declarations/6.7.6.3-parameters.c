/* 6.7.6.3p7-8: arrays and functions as parameters are pointers, with the qualifiers in the brackets. */
#include <stdio.h>
static int a(int x[const 3], int y[][2], int z[2][2]) { return x[0] + y[1][1] + z[0][1] + (int)(sizeof x / sizeof(int *)); }
static int b(int f(int), int (*g)(int), int n) { return f(n) + g(n) * 10 + (f == g); }
static int neg(int n) { return -n; }
static int c(const char *s, char *const t) { return *s + *t; }
static int d(int n, struct later { int v; } *p) { return n + (p != 0); }
static int e(register int x, int) { return x; }
static int v(void) { return 3; }
int main(void) {
  int m[2][2] = {{1, 2}, {3, 4}};
  printf("%d %d %d\n", a(m[0], m, m), b(neg, neg, 3), c("a", (char[]){1}));
  printf("%d %d %d\n", d(1, 0), e(5, 6), v());
}
// out: 8 -32 98
// out: 1 5 3
