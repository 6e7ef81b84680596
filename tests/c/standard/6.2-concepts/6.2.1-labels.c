/* 6.2.1p3: a label is known in all of its function, whatever blocks are about it. */
#include <stdio.h>
static int f(int n) {
  int r = 0;
  if (n > 2) goto inside;
  { r += 1; inside: r += 10; { goto out; } }
  r += 100;
out:
  return r;
}
static int g(int out) { goto out; out: return out; }
int main(void) {
  printf("%d %d %d\n", f(1), f(3), g(6));
  int i = 0;
  i: if (i++ < 3) goto i;
  printf("%d\n", i);
}
// out: 11 10 6
// out: 4
