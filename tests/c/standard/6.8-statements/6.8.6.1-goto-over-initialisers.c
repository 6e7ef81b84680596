/* 6.2.4p6 and 6.8.6.1: a jump past a declaration leaves the object there, without its initialiser having run. */
#include <stdio.h>
static int f(int n) {
  int r = 0;
  goto in;
  {
    int k = 5;
  in:
    k = n;
    r = k * 2;
  }
  return r;
}
static int loop(void) {
  int i = 0, sum = 0;
again: {
    int fresh = 1;
    fresh += i;
    sum += fresh;
    if (++i < 4) goto again;
  }
  return sum;
}
static int out(void) {
  for (int i = 0; i < 5; i++) for (int j = 0; j < 5; j++) for (int k = 0; k < 5; k++) if (i * j * k == 12) { i = i * 100 + j * 10 + k; printf("%d ", i); goto found; }
  return 0;
found:
  return 1;
}
int main(void) { printf("%d %d\n", f(21), loop()); printf("%d\n", out()); }
// out: 42 10
// out: 134 1
