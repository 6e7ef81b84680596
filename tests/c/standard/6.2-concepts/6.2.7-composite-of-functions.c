/* 6.2.7p3: declarations of one function add up: sizes of arrays and lists of parameters. */
#include <stdio.h>
int sum(), sum(int (*)[3], int);
extern int table[];
extern int table[4];
int (*pick(void))();
static int one(int a) { return a + 1; }
int (*pick(void))(int) { return one; }
int f(int (*)[]), f(int (*)[5]);
int main(void) {
  int a[2][3] = {{1, 2, 3}, {4, 5, 6}};
  printf("%d\n", sum(a, 2));
  printf("%zu\n", sizeof table);
  printf("%d\n", pick()(41));
  int b[5] = {1, 2, 3, 4, 5};
  printf("%d\n", f(&b));
  int (*open)[] = &b, (*closed)[5] = open;
  printf("%d %zu\n", (*open)[4], sizeof *(1 ? open : closed));
  int n = 3;
  int (*vla)[n] = (int (*)[n])b;
  printf("%zu\n", sizeof *(n ? vla : (int (*)[3])0));
}
int sum(int (*a)[3], int n) { int s = 0; while (n--) for (int i = 0; i < 3; i++) s = s * 10 + a[n][i]; return s; }
int table[] = {1, 2, 3, 4};
int f(int (*p)[5]) { return (*p)[4] + sizeof *p; }
// out: 456123
// out: 16
// out: 42
// out: 25
// out: 5 20
// out: 12
