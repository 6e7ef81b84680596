/* 6.7.3.1: restrict promises; with promises that are kept nothing else happens. */
#include <stdio.h>
static void add(int n, int *restrict to, const int *restrict a, const int *restrict b) { while (n--) *to++ = *a++ + *b++; }
static int sum(int n, int a[restrict static n]) { int s = 0; for (int i = 0; i < n; i++) s += a[i]; return s; }
struct v { int n; int *restrict p; };
int main(void) {
  int a[] = {1, 2, 3}, t[3], *restrict r = t;
  add(3, r, a, a);
  printf("%d %d %d\n", t[0], t[1], t[2]);
  struct v v = {3, t};
  printf("%d %d\n", sum(v.n, v.p), sum(2, a + 1));
  { int *restrict q = a; q[1] = 50; }
  printf("%d\n", a[1]);
}
// out: 2 4 6
// out: 12 5
// out: 50
