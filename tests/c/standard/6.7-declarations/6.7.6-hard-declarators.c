/* 6.7.6: declarators that are hard to read. */
#include <stdio.h>
static int one(int n) { return n + 1; }
static int two(int n) { return n * 2; }
static int (*get(int i))(int) { return i ? two : one; }
static int (*(*getter(void))(int))(int) { return get; }
static int table_[2][3] = {{1, 2, 3}, {4, 5, 6}};
int (*(*f1)(void))[3], *(*(*f2[2])(char))(int), (*(*f3)[2])(int), (*const f4[])(int) = {one, two};
static int (*rows(void))[3] { return table_ + 1; }
static int *elem(int i) { return &table_[0][i]; }
static int *(*pick(char c))(int) { return c == 'e' ? elem : 0; }
static void each(int (*f)(int), int n, int a[static n]) {
  for (int i = 0; i < n; i++) a[i] = f(a[i]);
}
static int compose(int (*f)(int), int (*g)(int (*)(int), int), int x) { return g(f, x); }
static int call(int f(int), int x) { return f(x); }
typedef int (*fn)(int);
typedef fn (*fnfn)(fn);
static fn same(fn f) { return f; }
int main(void) {
  f1 = rows;
  f2[0] = f2[1] = pick;
  int (*two_[2])(int) = {two, one};
  f3 = &two_;
  printf("%d %d %d %d\n", (*f1())[2], *(*f2[0])('e')(2), (*f3)[0](5), f4[1](6));
  printf("%d %d\n", getter()(1)(21), (*(*(*getter)())(0))(1));
  int a[3] = {1, 2, 3};
  each(two, 3, a);
  printf("%d%d%d %d\n", a[0], a[1], a[2], compose(one, call, 9));
  fnfn s = same;
  printf("%d\n", s(s(s(one)))(1));
  char *(*(**x[2][1])())[3] = {{0}, {0}};
  printf("%d %zu\n", x[1][0] == 0, sizeof x);
  int(((v))) = 3, (*(p)) = &(v), *((*(q))) = &p;
  printf("%d %d\n", *p, **q);
  int(*(*(*deep)[2])(void))[3] = &(int(*(*[2])(void))[3]){rows, rows};
  printf("%d\n", *(*(*deep)[1]()));
  extern int (*late(void))(void);
  printf("%d\n", late()());
}
static int seven(void) { return 7; }
int (*late(void))(void) { return seven; }
// model: LP64
// out: 6 3 10 12
// out: 42 2
// out: 246 10
// out: 2
// out: 1 16
// out: 3 3
// out: 4
// out: 7
