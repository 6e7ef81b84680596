/* 6.8.1: labels stand before any statement, several on one; jumps into and out of blocks. */
#include <stdio.h>
static int f(int n) {
  int r = 0;
  switch (n) {
  one: case 1: r += 1;
  two: case 2: two_again: case 3: r += 10; break;
  default: r += 100; if (n > 5) { n = 1; goto one; } if (n == 5) { n = 0; goto two; }
  }
  return r;
}
static int g(int n) {
  int steps = 0;
top:
  steps++;
  if (n == 1) goto done;
  if (n % 2) goto odd;
  n /= 2;
  goto top;
odd:
  n = 3 * n + 1;
  goto top;
done:
  return steps;
}
int main(void) {
  for (int i = 0; i < 8; i++) printf("%d ", f(i));
  printf("\n%d %d\n", g(27), g(1));
}
// out: "100 11 10 10 100 110 111 111 \n112 1\n"
