/* 6.8.4.1p3: an else belongs to the nearest if that may have it. */
#include <stdio.h>
static int f(int a, int b) {
  if (a) if (b) return 1; else return 2;
  return 3;
}
static int g(int a, int b) {
  if (a) { if (b) return 1; } else return 2;
  return 3;
}
static int h(int x) {
  if (x < 0) return -1; else if (x == 0) return 0; else if (x < 10) return 1; else return 2;
}
int main(void) {
  for (int i = 0; i < 4; i++) printf("%d%d ", f(i >> 1, i & 1), g(i >> 1, i & 1));
  printf("%d %d %d %d\n", h(-5), h(0), h(9), h(10));
  double d = 0.0; char *s = "", *n = 0;
  if (d) puts("d"); if (!d) puts("!d"); if (s) puts("s"); if (n) puts("n"); else puts("!n");
  if (d - d) ; else if (0.5) puts("half"); else ;
}
// out: 32 32 23 11 -1 0 1 2
// out: !d
// out: s
// out: !n
// out: half
