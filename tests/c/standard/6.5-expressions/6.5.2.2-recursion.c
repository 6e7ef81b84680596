/* 6.5.2.2p11: functions may call themselves and one another, each call with objects of its own. */
#include <stdio.h>
static int odd(unsigned n);
static int even(unsigned n) { return n == 0 ? 1 : odd(n - 1); }
static int odd(unsigned n) { return n == 0 ? 0 : even(n - 1); }
static unsigned ackermann(unsigned m, unsigned n) {
  if (m == 0) return n + 1;
  return n == 0 ? ackermann(m - 1, 1) : ackermann(m - 1, ackermann(m, n - 1));
}
static void digits(unsigned n, unsigned base) {
  char own = "0123456789abcdef"[n % base];
  if (n >= base) digits(n / base, base);
  putchar(own);
}
static int depth(int n, int *outer) {
  int mine = n;
  int below = n ? depth(n - 1, &mine) : 0;
  if (outer) *outer += 100;
  return mine + below;
}
int main(void) {
  printf("%d %d\n", even(100), odd(100));
  printf("%u\n", ackermann(2, 3));
  digits(255, 2), putchar(' '), digits(65535, 16), putchar('\n');
  printf("%d\n", depth(3, 0));
}
// out: 1 0
// out: 9
// out: 11111111 ffff
// out: 306
