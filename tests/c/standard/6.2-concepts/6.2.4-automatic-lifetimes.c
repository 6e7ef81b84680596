/* 6.2.4p5: each entry of a block has its objects anew; their addresses hold until the block ends. */
#include <stdio.h>
static int *keep;
static int depth(int n) {
  int here = n, *before = keep;
  keep = &here;
  int sum = (before ? *before : 0) + (n ? depth(n - 1) : 0);
  keep = before;
  return sum + here;
}
int main(void) {
  printf("%d %d\n", depth(5), keep == 0);
  int total = 0;
  for (int i = 0; i < 3; i++) { int a[3] = {i}; a[1] += a[0]; a[2]++; total = total * 10 + a[0] + a[1] + a[2]; }
  printf("%d\n", total);
  int i = 0, *p;
  { int x = 7; p = &x; *p += 1; i = x; }
  printf("%d\n", i);
again:;
  int fresh = 3;
  fresh += i;
  if (i++ < 10) goto again;
  printf("%d\n", fresh);
}
// out: 30 1
// out: 135
// out: 8
// out: 13
