/* 6.5.7p5: to the right; of negative values it is arithmetic here and with gcc, of unsigned ones zeros come in. */
#include <limits.h>
#include <stdio.h>
int main(void) {
  volatile int n = -17;
  volatile signed char sc = -128;
  volatile long long ll = LLONG_MIN;
  printf("%d %d %d\n", n >> 1, n >> 4, n >> 31);
  printf("%d %d\n", sc >> 3, sc >> 7);
  printf("%lld %lld\n", ll >> 63, ll >> 62);
  printf("%u %u\n", (unsigned)n >> 28, (unsigned)n >> 31);
  printf("%llu\n", (unsigned long long)ll >> 63);
  printf("%d\n", (unsigned char)sc >> 7);
  printf("%u\n", (unsigned short)n >> 12);
}
// out: -9 -2 -1
// out: -16 -1
// out: -1 -2
// out: 15 1
// out: 1
// out: 1
// out: 15
