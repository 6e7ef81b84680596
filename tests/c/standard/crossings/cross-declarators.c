/* declarators: functions that give pointers to arrays and functions; typedefs of functions; parameters of all kinds */
#include <stdio.h>
typedef int fn(int); typedef fn *pfn; typedef int row[4]; typedef row grid[3];
static fn inc, dbl; static int inc(int x) { return x + 1; } static int dbl(int x) { return x * 2; }
static int (*pick(int n))(int) { return n ? dbl : &inc; } static row *rows(grid g, int i) { return &g[i]; } static int (*(*chooser(void))(int))(int) { return pick; }
static int apply(int f(int), int v) { return (*****f)(v); } static int sum(int n, int a[static n][n], int (*b)[n]) { int s = 0; for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) s += a[i][j] * b[j][i]; return s; }
static int len(int n, char (*p)[n]) { return sizeof *p + (*p)[0]; } static int quals(const char *const *volatile *restrict p) { return ***p; } static int proto(int, char[], int (*)(void), ...);
struct node { struct node *(*next)(struct node *); int (*vt[2])(int); const int k; } ; static struct node *self(struct node *n) { return n; }
static int v(int n, int m[n][n + 1], int (*f)(int a, int b[a])) { return f(n, m[0]) + sizeof m[0]; } static int tail(int a, int b[a]) { return b[a]; }
int proto(int a, char b[], int (*c)(void), ...) { return a + b[0] + c(); } static int three(void) { return 3; }
int main(void) {
  grid g = {{1}, {2, 3}, {4}}; printf("%d %d %d\n", pick(0)(4), chooser()(1)(5), (*rows(g, 1))[1]); pfn t[] = {inc, dbl, pick(1)}; fn *(*pp)[3] = &t; printf("%d %d\n", (*pp)[1](7), apply(t[0], 3));
  int a[2][2] = {{1, 2}, {3, 4}}; printf("%d\n", sum(2, a, a)); char c[6] = "A"; printf("%d\n", len(6, &c)); const char *s = "z", *const *ps = &s; const char *const *volatile vps = ps; printf("%d\n", quals(&vps)); printf("%d\n", proto(1, c, three, 1, 2.0));
  struct node n = {self, {inc, dbl}, 9}; printf("%d %d\n", n.next(&n)->vt[1](n.next(n.next(&n))->k), (int)sizeof(n.vt)); int mm[3][4] = {{0, 1, 2, 3}}; printf("%d\n", v(3, mm, tail)); int (*q)[4] = mm, *r = *q; printf("%d %d %d\n", q[0][2], *(r + 3), (int)(&mm[2] - q));
  typeof(int (*)[2]) x = a; printf("%d %zu %zu\n", (*x)[1], sizeof(int (*[3])(void)), sizeof(typeof(*x))); { typedef char inc; inc k = 'c'; printf("%c\n", k); } int dbl = 2; printf("%d\n", dbl * 3); { struct inc { int dbl; } inc = {5}; printf("%d\n", inc.dbl); }
  for (struct { int i; char c; } it = {0, 'a'}; it.i < 3; it.i++, it.c++) printf("%c", it.c); puts(""); extern int far(int); printf("%d\n", far(2)); int f1 = sizeof(struct { int y; enum { AA = 5, BB } e; }) + BB; printf("%d\n", f1); enum { CC = sizeof(enum { DD = 7 }) + DD }; printf("%d\n", CC);
}
int far(int x) { return x << 4; }
// model: LP64
// out: 5 10 3
// out: 14 4
// out: 29
// out: 71
// out: 122
// out: 69
// out: 18 16
// out: 19
// out: 2 3 2
// out: 2 24 8
// out: c
// out: 6
// out: 5
// out: abc
// out: 32
// out: 14
// out: 11
